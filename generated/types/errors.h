// Generated from schema/common/errors.json. Do not edit.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/error.h"

namespace offhand {

class JsonWriter;
struct Problem;

}  // namespace offhand

namespace offhand::errors {

/// One thing that is wrong with the arguments.
struct Problem {
  /// JSON pointer of the offending value.
  std::string pointer{};
  /// What is wrong with it.
  std::string message{};
};
void write(JsonWriter& writer, const Problem& value);

struct InvalidArguments {
  std::string tool{};
  std::string summary{};
  std::vector<Problem> problems{};
};
void write(JsonWriter& writer, const InvalidArguments& value);

struct UnknownTool {
  std::string tool{};
  std::optional<std::string> suggestion{};
};
void write(JsonWriter& writer, const UnknownTool& value);

struct ToolNotSelected {
  std::string tool{};
  std::string preset{};
};
void write(JsonWriter& writer, const ToolNotSelected& value);

struct UnknownPreset {
  std::string name{};
  std::optional<std::string> suggestion{};
  std::string presets{};
};
void write(JsonWriter& writer, const UnknownPreset& value);

struct EqualToolNames {
  std::string name{};
  std::string one{};
  std::string other{};
};
void write(JsonWriter& writer, const EqualToolNames& value);

struct UnsupportedPlatform {
  std::string tool{};
  std::string platform{};
  std::string reason{};
};
void write(JsonWriter& writer, const UnsupportedPlatform& value);

struct UnknownPlatform {
  std::string platform{};
  std::string platforms{};
};
void write(JsonWriter& writer, const UnknownPlatform& value);

struct ResourceNotFound {
  std::string reason{};
};
void write(JsonWriter& writer, const ResourceNotFound& value);

struct MalformedJson {
  std::string reason{};
};
void write(JsonWriter& writer, const MalformedJson& value);

struct BadCallLine {
  std::string reason{};
  std::string form{};
};
void write(JsonWriter& writer, const BadCallLine& value);

struct InvalidOption {
  std::string command{};
  std::string option{};
  std::string value{};
  std::string expected{};
};
void write(JsonWriter& writer, const InvalidOption& value);

struct InvalidMeta {
  std::string member{};
  std::string value{};
  std::string expected{};
};
void write(JsonWriter& writer, const InvalidMeta& value);

struct MessageTooLong {
  std::int64_t limit_bytes = 0;
};
void write(JsonWriter& writer, const MessageTooLong& value);

struct ConfigurationInvalid {
  std::string source{};
  std::string reason{};
};
void write(JsonWriter& writer, const ConfigurationInvalid& value);

struct PortInUse {
  std::string address{};
  std::int64_t port = 0;
};
void write(JsonWriter& writer, const PortInUse& value);

struct AddressUnavailable {
  std::string address{};
  std::int64_t port = 0;
  std::string reason{};
};
void write(JsonWriter& writer, const AddressUnavailable& value);

struct TokenRequired {
  std::string address{};
};
void write(JsonWriter& writer, const TokenRequired& value);

struct TokenInvalid {
  std::string source{};
  std::string reason{};
};
void write(JsonWriter& writer, const TokenInvalid& value);

struct TokenFileUnsafe {
  std::string path{};
  std::string reason{};
};
void write(JsonWriter& writer, const TokenFileUnsafe& value);

struct InputRequired {
  std::string key{};
  std::string question{};
};
void write(JsonWriter& writer, const InputRequired& value);

struct MissingCapability {
  std::string capability{};
};
void write(JsonWriter& writer, const MissingCapability& value);

struct DeadlineExceeded {
  std::string what{};
  std::int64_t timeout_ms = 0;
};
void write(JsonWriter& writer, const DeadlineExceeded& value);

struct AppNotResponding {
  std::string app{};
  std::int64_t pid = 0;
  std::string what{};
  std::int64_t waited_ms = 0;
  std::optional<std::int64_t> silent_ms{};
};
void write(JsonWriter& writer, const AppNotResponding& value);

struct Cancelled {
  std::string what{};
};
void write(JsonWriter& writer, const Cancelled& value);

struct Busy {
  std::string what{};
  std::int64_t limit = 0;
};
void write(JsonWriter& writer, const Busy& value);

struct TooMuchWaiting {
  std::string what{};
  std::int64_t bytes = 0;
  std::int64_t held_bytes = 0;
  std::int64_t limit_bytes = 0;
};
void write(JsonWriter& writer, const TooMuchWaiting& value);

struct Internal {
  std::string reason{};
};
void write(JsonWriter& writer, const Internal& value);

struct NullArgument {
  std::string function{};
  std::string argument{};
};
void write(JsonWriter& writer, const NullArgument& value);

struct HandleNotOpen {
  std::string function{};
};
void write(JsonWriter& writer, const HandleNotOpen& value);

struct TextNotUtf8 {
  std::string function{};
  std::string argument{};
  std::int64_t offset = 0;
};
void write(JsonWriter& writer, const TextNotUtf8& value);

struct NoDisplay {
  std::string reason{};
};
void write(JsonWriter& writer, const NoDisplay& value);

struct DisplayRefused {
  std::string display{};
  std::string reason{};
};
void write(JsonWriter& writer, const DisplayRefused& value);

struct DisplayLost {
  std::string display{};
  std::string reason{};
};
void write(JsonWriter& writer, const DisplayLost& value);

struct MissingExtension {
  std::string display{};
  std::string extension{};
};
void write(JsonWriter& writer, const MissingExtension& value);

struct NoAccessibilityBus {
  std::string reason{};
};
void write(JsonWriter& writer, const NoAccessibilityBus& value);

struct WaylandSession {
  std::string display{};
};
void write(JsonWriter& writer, const WaylandSession& value);

struct NoCompositor {
  std::string display{};
};
void write(JsonWriter& writer, const NoCompositor& value);

struct AccessibilityOff {
  std::string app{};
  std::int64_t pid = 0;
  std::optional<std::string> how{};
  std::optional<std::int64_t> window_id{};
  std::optional<std::string> others{};
  std::optional<std::string> toolkit{};
  std::optional<bool> foreground{};
};
void write(JsonWriter& writer, const AccessibilityOff& value);

struct AccessibilityDisabled {
  std::string app{};
  std::int64_t pid = 0;
  std::string setting{};
};
void write(JsonWriter& writer, const AccessibilityDisabled& value);

struct FacetMissing {
  std::string facet{};
  std::string platform{};
  std::optional<std::string> reason{};
  std::optional<std::string> advice{};
};
void write(JsonWriter& writer, const FacetMissing& value);

struct ProcessNotFound {
  std::int64_t pid = 0;
};
void write(JsonWriter& writer, const ProcessNotFound& value);

struct NoWindow {
  std::string app{};
  std::int64_t pid = 0;
  std::optional<std::string> reason{};
  std::optional<std::string> output{};
};
void write(JsonWriter& writer, const NoWindow& value);

struct WindowNotFound {
  std::int64_t window_id = 0;
};
void write(JsonWriter& writer, const WindowNotFound& value);

struct WindowOwnerMismatch {
  std::int64_t window_id = 0;
  std::int64_t owner_pid = 0;
  std::int64_t pid = 0;
};
void write(JsonWriter& writer, const WindowOwnerMismatch& value);

struct WindowClosed {
  std::int64_t window_id = 0;
  std::string what{};
};
void write(JsonWriter& writer, const WindowClosed& value);

struct AmbiguousWindow {
  std::int64_t window_id = 0;
  std::string title{};
  std::int64_t count = 0;
  std::string candidates{};
};
void write(JsonWriter& writer, const AmbiguousWindow& value);

struct NotSatisfied {
  std::string what{};
  std::string reason{};
  std::int64_t waited_ms = 0;
};
void write(JsonWriter& writer, const NotSatisfied& value);

struct SessionEnded {
  std::string session{};
  std::string reason{};
};
void write(JsonWriter& writer, const SessionEnded& value);

struct RecordingFolderInUse {
  std::string path{};
  std::string reason{};
};
void write(JsonWriter& writer, const RecordingFolderInUse& value);

struct FileUnreadable {
  std::string path{};
};
void write(JsonWriter& writer, const FileUnreadable& value);

struct EnvelopeInvalid {
  std::string what{};
  std::string summary{};
  std::int64_t count = 0;
};
void write(JsonWriter& writer, const EnvelopeInvalid& value);

struct CompactTextInvalid {
  std::int64_t line = 0;
  std::int64_t column = 0;
  std::string expected{};
};
void write(JsonWriter& writer, const CompactTextInvalid& value);

struct NothingToFind {
};
void write(JsonWriter& writer, const NothingToFind& value);

struct UnknownRole {
  std::string role{};
  std::optional<std::string> suggestion{};
};
void write(JsonWriter& writer, const UnknownRole& value);

struct NoCapture {
};
void write(JsonWriter& writer, const NoCapture& value);

struct OutdatedElementId {
  std::string element_id{};
  std::optional<std::string> ids{};
};
void write(JsonWriter& writer, const OutdatedElementId& value);

struct UnknownElementId {
  std::string element_id{};
  std::optional<std::string> ids{};
};
void write(JsonWriter& writer, const UnknownElementId& value);

struct NoSuchWindowTitle {
  std::string app{};
  std::optional<std::string> titles{};
};
void write(JsonWriter& writer, const NoSuchWindowTitle& value);

struct RegionOutside {
  std::int64_t x = 0;
  std::int64_t y = 0;
  std::int64_t width = 0;
  std::int64_t height = 0;
  std::int64_t screen_width = 0;
  std::int64_t screen_height = 0;
};
void write(JsonWriter& writer, const RegionOutside& value);

struct NothingToPage {
  std::string element_id{};
  std::string reason{};
};
void write(JsonWriter& writer, const NothingToPage& value);

struct RecordingInvalid {
  std::string path{};
  std::string reason{};
};
void write(JsonWriter& writer, const RecordingInvalid& value);

struct NeedsMemory {
  std::string what{};
};
void write(JsonWriter& writer, const NeedsMemory& value);

struct UnknownSetting {
  std::string key{};
  std::optional<std::string> suggestion{};
};
void write(JsonWriter& writer, const UnknownSetting& value);

struct NothingToSet {
  std::string settings{};
};
void write(JsonWriter& writer, const NothingToSet& value);

struct NoSnapshot {
  std::int64_t window_id = 0;
};
void write(JsonWriter& writer, const NoSnapshot& value);

struct UnknownElement {
  std::string element{};
  std::optional<std::int64_t> window_id{};
};
void write(JsonWriter& writer, const UnknownElement& value);

struct ElementsDiffer {
  std::int64_t element_index = 0;
  std::string element_token{};
};
void write(JsonWriter& writer, const ElementsDiffer& value);

struct StaleElement {
  std::string element{};
  std::int64_t window_id = 0;
  std::string reason{};
  std::optional<std::string> candidates{};
};
void write(JsonWriter& writer, const StaleElement& value);

struct NotVisible {
  std::string what{};
  std::string reason{};
  std::string advice{};
};
void write(JsonWriter& writer, const NotVisible& value);

struct ElementCovered {
  std::string what{};
  std::string reason{};
  std::string advice{};
};
void write(JsonWriter& writer, const ElementCovered& value);

struct PointOutside {
  double x = 0;
  double y = 0;
  std::string what{};
  std::optional<std::int64_t> window_id{};
  std::int64_t width = 0;
  std::int64_t height = 0;
};
void write(JsonWriter& writer, const PointOutside& value);

struct ApplicationDenied {
  std::string application{};
  std::string setting{};
};
void write(JsonWriter& writer, const ApplicationDenied& value);

struct RefusedByMode {
  std::string tool{};
  std::string mode{};
  std::string allowed{};
};
void write(JsonWriter& writer, const RefusedByMode& value);

struct NotConfirmed {
  std::string what{};
  std::optional<std::string> word{};
  std::string reason{};
};
void write(JsonWriter& writer, const NotConfirmed& value);

struct RateLimited {
  std::string session{};
  std::int64_t calls = 0;
  std::string what{};
  std::int64_t window_ms = 0;
  std::int64_t limit = 0;
  std::int64_t retry_after_ms = 0;
};
void write(JsonWriter& writer, const RateLimited& value);

struct PersonActive {
  std::int64_t window_id = 0;
  std::int64_t ago_ms = 0;
  std::int64_t waited_ms = 0;
  std::int64_t quiet_ms = 0;
};
void write(JsonWriter& writer, const PersonActive& value);

struct UserTyping {
  std::int64_t window_id = 0;
  std::int64_t ago_ms = 0;
  std::int64_t waited_ms = 0;
  std::int64_t quiet_ms = 0;
};
void write(JsonWriter& writer, const UserTyping& value);

struct EndedByUser {
  std::string tool{};
  std::string key{};
};
void write(JsonWriter& writer, const EndedByUser& value);

struct UserRecordedAlready {
};
void write(JsonWriter& writer, const UserRecordedAlready& value);

struct UserNotRecorded {
};
void write(JsonWriter& writer, const UserNotRecorded& value);

struct TlsUnusable {
  std::string path{};
  std::string reason{};
};
void write(JsonWriter& writer, const TlsUnusable& value);

struct OauthUnusable {
  std::string issuer{};
  std::string reason{};
};
void write(JsonWriter& writer, const OauthUnusable& value);

struct AuditUnwritable {
  std::string tool{};
  std::string path{};
  std::string reason{};
};
void write(JsonWriter& writer, const AuditUnwritable& value);

struct DesktopScopeDisabled {
  std::optional<double> x{};
  std::optional<double> y{};
};
void write(JsonWriter& writer, const DesktopScopeDisabled& value);

struct NoZoomPicture {
  std::int64_t window_id = 0;
};
void write(JsonWriter& writer, const NoZoomPicture& value);

struct NoSuchAction {
  std::string element{};
  std::string action{};
  std::string offered{};
};
void write(JsonWriter& writer, const NoSuchAction& value);

struct NotEditable {
  std::string element{};
};
void write(JsonWriter& writer, const NotEditable& value);

struct TextNotSent {
  std::string element{};
  std::string reason{};
  std::string advice{};
};
void write(JsonWriter& writer, const TextNotSent& value);

struct PartlySent {
  std::string element{};
  std::int64_t sent = 0;
  std::int64_t total = 0;
  std::string reason{};
  std::optional<std::string> value{};
};
void write(JsonWriter& writer, const PartlySent& value);

struct NoValue {
  std::string element{};
};
void write(JsonWriter& writer, const NoValue& value);

struct InvalidValue {
  std::string element{};
  std::string expected{};
  std::string value{};
};
void write(JsonWriter& writer, const InvalidValue& value);

struct NoSuchOption {
  std::string element{};
  std::string value{};
  std::optional<std::string> suggestion{};
  std::string options{};
};
void write(JsonWriter& writer, const NoSuchOption& value);

struct UnknownKey {
  std::string key{};
  std::optional<std::string> suggestion{};
};
void write(JsonWriter& writer, const UnknownKey& value);

struct InvalidKeyCombination {
  std::string keys{};
  std::string reason{};
};
void write(JsonWriter& writer, const InvalidKeyCombination& value);

struct BlockedByDialog {
  std::int64_t window_id = 0;
  std::int64_t dialog_window_id = 0;
};
void write(JsonWriter& writer, const BlockedByDialog& value);

struct ElementUnstable {
  std::string what{};
  std::int64_t changes = 0;
  std::int64_t window_ms = 0;
};
void write(JsonWriter& writer, const ElementUnstable& value);

struct NotReady {
  std::string what{};
  std::string reason{};
  std::int64_t waited_ms = 0;
  std::string advice{};
};
void write(JsonWriter& writer, const NotReady& value);

struct BackgroundUnavailable {
  std::string what{};
  std::string reason{};
  std::string advice{};
};
void write(JsonWriter& writer, const BackgroundUnavailable& value);

struct ForegroundUnavailable {
  std::int64_t window_id = 0;
  std::string reason{};
};
void write(JsonWriter& writer, const ForegroundUnavailable& value);

struct Composing {
  std::int64_t window_id = 0;
  std::string method{};
  std::int64_t waited_ms = 0;
};
void write(JsonWriter& writer, const Composing& value);

struct InputMethodOn {
  std::int64_t window_id = 0;
  std::string method{};
};
void write(JsonWriter& writer, const InputMethodOn& value);

struct ActionFailed {
  std::string what{};
  std::string reason{};
  std::string advice{};
};
void write(JsonWriter& writer, const ActionFailed& value);

struct PageUnavailable {
  std::string app{};
  std::int64_t pid = 0;
  std::string reason{};
  std::string advice{};
};
void write(JsonWriter& writer, const PageUnavailable& value);

struct PageNotFound {
  std::int64_t window_id = 0;
  std::string title{};
  std::int64_t count = 0;
  std::string candidates{};
};
void write(JsonWriter& writer, const PageNotFound& value);

struct AmbiguousPage {
  std::int64_t count = 0;
  std::string candidates{};
};
void write(JsonWriter& writer, const AmbiguousPage& value);

struct PageProtocolError {
  std::string endpoint{};
  std::string reason{};
};
void write(JsonWriter& writer, const PageProtocolError& value);

struct PageReplaced {
  std::string what{};
};
void write(JsonWriter& writer, const PageReplaced& value);

struct BrowserUnavailable {
  std::string endpoint{};
  std::string reason{};
  std::string advice{};
};
void write(JsonWriter& writer, const BrowserUnavailable& value);

struct PageGone {
  std::string what{};
  std::string reason{};
  /// Whether the process of the page crashed: nothing comes of it until it is loaded again.
  bool crashed = false;
  /// Whether it was closed.
  bool closed = false;
};
void write(JsonWriter& writer, const PageGone& value);

struct PageBlocked {
  std::string dialog{};
};
void write(JsonWriter& writer, const PageBlocked& value);

struct PageSilent {
  std::string what{};
  std::int64_t waited_ms = 0;
};
void write(JsonWriter& writer, const PageSilent& value);

struct ScriptFailed {
  std::string reason{};
  std::optional<std::int64_t> line{};
};
void write(JsonWriter& writer, const ScriptFailed& value);

struct ScriptTimeout {
  std::int64_t waited_ms = 0;
  std::string reason{};
};
void write(JsonWriter& writer, const ScriptTimeout& value);

struct ScriptResultUnusable {
  std::string reason{};
};
void write(JsonWriter& writer, const ScriptResultUnusable& value);

struct InvalidSelector {
  std::string selector{};
  std::string reason{};
};
void write(JsonWriter& writer, const InvalidSelector& value);

struct NoPageElement {
  std::string selector{};
  std::optional<std::int64_t> hidden{};
};
void write(JsonWriter& writer, const NoPageElement& value);

struct AmbiguousSelector {
  std::string selector{};
  std::int64_t count = 0;
  std::string candidates{};
};
void write(JsonWriter& writer, const AmbiguousSelector& value);

struct WhichBrowser {
  std::string action{};
};
void write(JsonWriter& writer, const WhichBrowser& value);

struct AppNotFound {
  std::string name{};
  std::optional<std::string> suggestion{};
};
void write(JsonWriter& writer, const AppNotFound& value);

struct AppNotConnected {
  std::string app{};
  std::string connected{};
};
void write(JsonWriter& writer, const AppNotConnected& value);

struct AppNotRunning {
  std::string app{};
};
void write(JsonWriter& writer, const AppNotRunning& value);

struct AmbiguousApp {
  std::string app{};
  std::int64_t count = 0;
  std::string candidates{};
};
void write(JsonWriter& writer, const AmbiguousApp& value);

struct AliasInUse {
  std::string alias{};
  std::string app{};
  std::int64_t pid = 0;
};
void write(JsonWriter& writer, const AliasInUse& value);

struct ConnectionEnded {
  std::string app{};
  std::int64_t pid = 0;
  std::string reason{};
};
void write(JsonWriter& writer, const ConnectionEnded& value);

struct TooManyConnections {
  std::int64_t limit = 0;
};
void write(JsonWriter& writer, const TooManyConnections& value);

struct NoWindowThere {
  double x = 0;
  double y = 0;
};
void write(JsonWriter& writer, const NoWindowThere& value);

struct NoSuchWindow {
  std::string app{};
  std::int64_t index = 0;
  std::int64_t count = 0;
};
void write(JsonWriter& writer, const NoSuchWindow& value);

struct InvalidQuery {
  std::int64_t at = 0;
  std::string reason{};
};
void write(JsonWriter& writer, const InvalidQuery& value);

struct NoMatchingElement {
  std::string query{};
  std::string app{};
  std::optional<std::string> nearest{};
  std::optional<std::string> dialog{};
};
void write(JsonWriter& writer, const NoMatchingElement& value);

struct PlaceSaidTwice {
  std::string which{};
};
void write(JsonWriter& writer, const PlaceSaidTwice& value);

struct PlaceMissing {
  std::string which{};
};
void write(JsonWriter& writer, const PlaceMissing& value);

struct PlacesInTwoWindows {
  std::int64_t window_id = 0;
  std::int64_t to_window_id = 0;
};
void write(JsonWriter& writer, const PlacesInTwoWindows& value);

struct AmbiguousQuery {
  std::string query{};
  std::string app{};
  std::int64_t count = 0;
  std::string candidates{};
};
void write(JsonWriter& writer, const AmbiguousQuery& value);

struct WorkflowInvalid {
  std::int64_t step = 0;
  std::string tool{};
  std::string reason{};
};
void write(JsonWriter& writer, const WorkflowInvalid& value);

struct PictureRefused {
  std::string what{};
  std::string reason{};
  std::string advice{};
};
void write(JsonWriter& writer, const PictureRefused& value);

struct VisionUnavailable {
  std::string reason{};
  std::string advice{};
};
void write(JsonWriter& writer, const VisionUnavailable& value);

struct VisionFailed {
  std::string backend{};
  std::string reason{};
};
void write(JsonWriter& writer, const VisionFailed& value);

struct TextNotRead {
  std::string reason{};
};
void write(JsonWriter& writer, const TextNotRead& value);

struct LaunchFailed {
  std::string name{};
  std::string reason{};
  std::optional<std::string> output{};
};
void write(JsonWriter& writer, const LaunchFailed& value);

struct LaunchNotAllowed {
  std::string name{};
  std::string reason{};
};
void write(JsonWriter& writer, const LaunchNotAllowed& value);

struct ForeignProcess {
  std::int64_t pid = 0;
  std::string name{};
  std::string reason{};
};
void write(JsonWriter& writer, const ForeignProcess& value);

struct ProtectedProcess {
  std::int64_t pid = 0;
  std::string name{};
  std::string reason{};
};
void write(JsonWriter& writer, const ProtectedProcess& value);

struct NoSuchMenuEntry {
  std::string where{};
  std::string entry{};
  std::optional<std::string> suggestion{};
  std::string entries{};
  std::optional<std::string> commands{};
};
void write(JsonWriter& writer, const NoSuchMenuEntry& value);

struct AmbiguousMenuEntry {
  std::string where{};
  std::string entry{};
  std::int64_t count = 0;
  std::string candidates{};
};
void write(JsonWriter& writer, const AmbiguousMenuEntry& value);

struct MenuEntryDisabled {
  std::string entry{};
};
void write(JsonWriter& writer, const MenuEntryDisabled& value);

struct MenuPathIncomplete {
  std::string entry{};
  std::string entries{};
};
void write(JsonWriter& writer, const MenuPathIncomplete& value);

struct InvalidCommandValue {
  std::string command{};
  std::string expected{};
  std::optional<std::string> value{};
  std::string advice{};
};
void write(JsonWriter& writer, const InvalidCommandValue& value);

struct ClipboardUnavailable {
  std::string action{};
  std::string reason{};
  std::string advice{};
};
void write(JsonWriter& writer, const ClipboardUnavailable& value);

struct ClipboardTooLarge {
  std::int64_t limit_bytes = 0;
};
void write(JsonWriter& writer, const ClipboardTooLarge& value);

struct ClipboardLacks {
  std::string form{};
  std::optional<std::string> types{};
};
void write(JsonWriter& writer, const ClipboardLacks& value);

struct InputFileRefused {
  std::string path{};
  std::string reason{};
  std::string advice{};
};
void write(JsonWriter& writer, const InputFileRefused& value);

struct PathNotAllowed {
  std::string path{};
  std::string roots{};
};
void write(JsonWriter& writer, const PathNotAllowed& value);

struct OutputRefused {
  std::string path{};
  std::string reason{};
};
void write(JsonWriter& writer, const OutputRefused& value);

struct WriteFailed {
  std::string path{};
  std::string reason{};
};
void write(JsonWriter& writer, const WriteFailed& value);

struct ClientFileRefused {
  std::string path{};
  std::string reason{};
};
void write(JsonWriter& writer, const ClientFileRefused& value);

struct ClientFileInvalid {
  std::string path{};
  std::int64_t line = 0;
  std::int64_t column = 0;
  std::string reason{};
};
void write(JsonWriter& writer, const ClientFileInvalid& value);

struct ClientWithoutProjects {
  std::string client{};
};
void write(JsonWriter& writer, const ClientWithoutProjects& value);

struct ClientNotChosen {
  std::string found{};
};
void write(JsonWriter& writer, const ClientNotChosen& value);

struct NoClientFound {
  std::string home{};
};
void write(JsonWriter& writer, const NoClientFound& value);

struct OutputLost {
  std::string reason{};
};
void write(JsonWriter& writer, const OutputLost& value);

struct MissingPackage {
  std::string program{};
  std::string package{};
};
void write(JsonWriter& writer, const MissingPackage& value);

struct SandboxFailed {
  std::string step{};
  std::string reason{};
};
void write(JsonWriter& writer, const SandboxFailed& value);

struct CommandUnavailable {
  std::string command{};
};
void write(JsonWriter& writer, const CommandUnavailable& value);

struct CommandNotFound {
  std::string command{};
};
void write(JsonWriter& writer, const CommandNotFound& value);

struct CommandNotExecutable {
  std::string command{};
  std::string reason{};
};
void write(JsonWriter& writer, const CommandNotExecutable& value);

struct DaemonRunning {
  std::string socket{};
};
void write(JsonWriter& writer, const DaemonRunning& value);

struct SocketInUse {
  std::string socket{};
};
void write(JsonWriter& writer, const SocketInUse& value);

struct SocketOfAnotherDesktop {
  std::string passed{};
  std::string socket{};
};
void write(JsonWriter& writer, const SocketOfAnotherDesktop& value);

struct DaemonNotRunning {
  std::string socket{};
  std::string reason{};
};
void write(JsonWriter& writer, const DaemonNotRunning& value);

struct DaemonGone {
  std::string what{};
};
void write(JsonWriter& writer, const DaemonGone& value);

struct DaemonHangs {
  std::int64_t pid = 0;
  std::int64_t waited_ms = 0;
};
void write(JsonWriter& writer, const DaemonHangs& value);

struct DaemonElsewhere {
  std::string socket{};
  std::int64_t pid = 0;
  std::int64_t stated = 0;
};
void write(JsonWriter& writer, const DaemonElsewhere& value);

struct SandboxNotNamed {
  std::string sandboxes{};
};
void write(JsonWriter& writer, const SandboxNotNamed& value);

struct SandboxNotFound {
  std::string id{};
};
void write(JsonWriter& writer, const SandboxNotFound& value);

/// {tool}: {summary}
Error invalid_arguments(const InvalidArguments& data);
/// There is no tool "{tool}"[; did you mean "{suggestion}"?]
Error unknown_tool(const UnknownTool& data);
/// The tool "{tool}" is not in this selection.
Error tool_not_selected(const ToolNotSelected& data);
/// There is no preset or tool "{name}"[; did you mean "{suggestion}"?]
Error unknown_preset(const UnknownPreset& data);
/// {one} and {other} have the same name, {name}: a client could not tell them apart.
Error equal_tool_names(const EqualToolNames& data);
/// {tool} does not work on {platform}: {reason}
Error unsupported_platform(const UnsupportedPlatform& data);
/// There is no platform "{platform}" in this build.
Error unknown_platform(const UnknownPlatform& data);
/// There is no such resource: {reason}
Error resource_not_found(const ResourceNotFound& data);
/// Not valid JSON: {reason}
Error malformed_json(const MalformedJson& data);
/// The line is no call of a tool: {reason}
Error bad_call_line(const BadCallLine& data);
/// {option} is "{value}": it must be {expected}.
Error invalid_option(const InvalidOption& data);
/// The member {member} of _meta is {value}: it must be {expected}.
Error invalid_meta(const InvalidMeta& data);
/// A message of more than {limit_bytes} bytes was skipped.
Error message_too_long(const MessageTooLong& data);
/// {source}: {reason}
Error configuration_invalid(const ConfigurationInvalid& data);
/// Port {port} of {address} is in use.
Error port_in_use(const PortInUse& data);
/// Nothing can be served at {address} port {port}: {reason}
Error address_unavailable(const AddressUnavailable& data);
/// Serving at {address} needs a token: others can reach it.
Error token_required(const TokenRequired& data);
/// The token of {source} cannot be used: {reason}.
Error token_invalid(const TokenInvalid& data);
/// The token file {path} cannot be used: {reason}.
Error token_file_unsafe(const TokenFileUnsafe& data);
/// An answer is needed first: {question}
Error input_required(const InputRequired& data);
/// This client cannot be asked: it does not declare {capability}.
Error missing_capability(const MissingCapability& data);
/// {what} was not done within {timeout_ms} ms.
Error deadline_exceeded(const DeadlineExceeded& data);
/// {app} (pid {pid}) does not answer: {what} got no reply within {waited_ms} ms.
Error app_not_responding(const AppNotResponding& data);
/// {what} was cancelled.
Error cancelled(const Cancelled& data);
/// {what} is busy: {limit} calls wait already.
Error busy(const Busy& data);
/// {what} of {bytes} bytes was refused: the messages that wait on this connection hold {held_bytes} bytes, and may hold
/// {limit_bytes}.
Error too_much_waiting(const TooMuchWaiting& data);
/// Something inside offhand failed: {reason}
Error internal(const Internal& data);
/// {function} was given null for {argument}.
Error null_argument(const NullArgument& data);
/// {function} was given a handle that is not open: it was freed already, or never made.
Error handle_not_open(const HandleNotOpen& data);
/// {function}: {argument} is not UTF-8, from byte {offset} on.
Error text_not_utf8(const TextNotUtf8& data);
/// There is no display: {reason}
Error no_display(const NoDisplay& data);
/// The display {display} refuses the connection: {reason}
Error display_refused(const DisplayRefused& data);
/// The connection to the display {display} broke: {reason}
Error display_lost(const DisplayLost& data);
/// The display {display} lacks the extension {extension}.
Error missing_extension(const MissingExtension& data);
/// The accessibility bus cannot be reached: {reason}
Error no_accessibility_bus(const NoAccessibilityBus& data);
/// This is a Wayland session ({display}): only windows of X11 programs are seen and operated.
Error wayland_session(const WaylandSession& data);
/// No compositor runs on {display}: cursors of sessions are drawn opaque instead of blended with what lies beneath.
Error no_compositor(const NoCompositor& data);
/// {app} (pid {pid}) shows no accessibility tree[ of window {window_id}, only of {others}][; {toolkit} is not known to
/// have any].
Error accessibility_off(const AccessibilityOff& data);
/// {app} (pid {pid}) shows no accessibility tree: accessibility is switched off on this desktop, and
/// accessibility_enable is "{setting}".
Error accessibility_disabled(const AccessibilityDisabled& data);
/// There is no {facet} on {platform}[: {reason}].
Error facet_missing(const FacetMissing& data);
/// There is no process {pid}.
Error process_not_found(const ProcessNotFound& data);
/// {app} (pid {pid}) has no window[: {reason}][. It said last: {output}].
Error no_window(const NoWindow& data);
/// There is no window {window_id}.
Error window_not_found(const WindowNotFound& data);
/// Window {window_id} belongs to pid {owner_pid}, not to {pid}.
Error window_owner_mismatch(const WindowOwnerMismatch& data);
/// Window {window_id} closed during {what}.
Error window_closed(const WindowClosed& data);
/// {count} accessible windows fit window {window_id} "{title}": {candidates}.
Error ambiguous_window(const AmbiguousWindow& data);
/// This did not come true within {waited_ms} ms: {what}. Now {reason}.
Error not_satisfied(const NotSatisfied& data);
/// The session {session} has ended: {reason}.
Error session_ended(const SessionEnded& data);
/// {path} cannot take a recording: {reason}.
Error recording_folder_in_use(const RecordingFolderInUse& data);
/// The file {path} cannot be read.
Error file_unreadable(const FileUnreadable& data);
/// {what} breaks the rules of the Computer Use Protocol: {summary}.
Error envelope_invalid(const EnvelopeInvalid& data);
/// Line {line}, column {column} of the compact text: expected {expected}.
Error compact_text_invalid(const CompactTextInvalid& data);
/// The search says nothing of what to find.
Error nothing_to_find(const NothingToFind& data);
/// "{role}" means no role[; did you mean "{suggestion}"?]
Error unknown_role(const UnknownRole& data);
/// This session has captured nothing yet.
Error no_capture(const NoCapture& data);
/// {element_id} is of an earlier capture[; ids of the latest one are {ids}].
Error outdated_element_id(const OutdatedElementId& data);
/// This session has given no element the id {element_id}[; ids of its latest capture are {ids}].
Error unknown_element_id(const UnknownElementId& data);
/// No window has "{app}" in its title[; there are: {titles}].
Error no_such_window_title(const NoSuchWindowTitle& data);
/// The region {x},{y} {width}x{height} lies outside of the screen, which has {screen_width}x{screen_height} pixels.
Error region_outside(const RegionOutside& data);
/// {element_id} cannot be paged through: {reason}.
Error nothing_to_page(const NothingToPage& data);
/// {path} cannot be read as a recording: {reason}.
Error recording_invalid(const RecordingInvalid& data);
/// {what} would end with this command.
Error needs_memory(const NeedsMemory& data);
/// There is no setting "{key}"[; did you mean "{suggestion}"?]
Error unknown_setting(const UnknownSetting& data);
/// No setting was given.
Error nothing_to_set(const NothingToSet& data);
/// This session has no snapshot of window {window_id}.
Error no_snapshot(const NoSnapshot& data);
/// {element} is not in this session's latest snapshots[ of window {window_id}].
Error unknown_element(const UnknownElement& data);
/// element_index {element_index} and element_token {element_token} name different elements.
Error elements_differ(const ElementsDiffer& data);
/// {element} is gone from window {window_id}: {reason}.
Error stale_element(const StaleElement& data);
/// {what} cannot be seen: {reason}.
Error not_visible(const NotVisible& data);
/// {what} cannot be hit by the pointer: {reason}.
Error element_covered(const ElementCovered& data);
/// The point {x}, {y} lies outside {what} ({width}x{height}).
Error point_outside(const PointOutside& data);
/// {application} is denied here by the setting {setting}.
Error application_denied(const ApplicationDenied& data);
/// {tool} is refused in the security mode {mode}, in which {allowed}.
Error refused_by_mode(const RefusedByMode& data);
/// {what} was not done: [its name holds "{word}", and ]{reason}.
Error not_confirmed(const NotConfirmed& data);
/// Session {session} began {calls} {what} within {window_ms} ms; the limit is {limit}.
Error rate_limited(const RateLimited& data);
/// Nothing was sent to window {window_id}: somebody works in it with pointer or keyboard, the last time {ago_ms} ms
/// ago, and went on for the {waited_ms} ms that were waited.
Error person_active(const PersonActive& data);
/// Nothing was sent to window {window_id}: it would take the user's keyboard, on which they typed the last time
/// {ago_ms} ms ago, and went on for the {waited_ms} ms that were waited.
Error user_typing(const UserTyping& data);
/// {tool} was ended: the user pressed {key}, which ends whatever acts here.
Error ended_by_user(const EndedByUser& data);
/// This session records already what the user does.
Error user_recorded_already(const UserRecordedAlready& data);
/// This session records nobody.
Error user_not_recorded(const UserNotRecorded& data);
/// HTTPS cannot be served with {path}: {reason}.
Error tls_unusable(const TlsUnusable& data);
/// Tokens of {issuer} cannot be checked: {reason}.
Error oauth_unusable(const OauthUnusable& data);
/// {tool} was refused: the audit log {path} cannot be written: {reason}.
Error audit_unwritable(const AuditUnwritable& data);
/// Without pid and window_id the call means the whole screen, which the scope "window" does not allow.
Error desktop_scope_disabled(const DesktopScopeDisabled& data);
/// from_zoom needs a zoom picture of window {window_id}, and this session has none.
Error no_zoom_picture(const NoZoomPicture& data);
/// {element} offers no action for "{action}"; it offers: {offered}.
Error no_such_action(const NoSuchAction& data);
/// {element} takes no text.
Error not_editable(const NotEditable& data);
/// The text was not sent to {element}: {reason}.
Error text_not_sent(const TextNotSent& data);
/// Only {sent} of {total/key/keys} were sent to {element}: {reason}[; it holds "{value}" now].
Error partly_sent(const PartlySent& data);
/// {element} holds no value that could be set.
Error no_value(const NoValue& data);
/// {element} takes {expected}, not "{value}".
Error invalid_value(const InvalidValue& data);
/// {element} has no option "{value}"[; did you mean "{suggestion}"?]
Error no_such_option(const NoSuchOption& data);
/// There is no key "{key}"[; did you mean "{suggestion}"?]
Error unknown_key(const UnknownKey& data);
/// "{keys}" is no combination of keys: {reason}.
Error invalid_key_combination(const InvalidKeyCombination& data);
/// Window {window_id} takes no input: the modal dialog {dialog_window_id} stands in front of it.
Error blocked_by_dialog(const BlockedByDialog& data);
/// {what} does not hold still: it or what is around it changed {changes/time/times} in the last {window_ms} ms.
Error element_unstable(const ElementUnstable& data);
/// {what} is not ready: {reason}, and was still so after {waited_ms} ms.
Error not_ready(const NotReady& data);
/// {what} cannot be done in the background: {reason}
Error background_unavailable(const BackgroundUnavailable& data);
/// Window {window_id} could not be brought to the front: {reason}
Error foreground_unavailable(const ForegroundUnavailable& data);
/// Nothing was sent to window {window_id}: the user composes text by the input method {method}, and went on for the
/// {waited_ms} ms that were waited. What makes another window take the keyboard would break the syllable.
Error composing(const Composing& data);
/// The characters were not sent to window {window_id}: its application passes keys to the input method {method}, which
/// is switched on and would make other characters of them.
Error input_method_on(const InputMethodOn& data);
/// {what} failed: {reason}
Error action_failed(const ActionFailed& data);
/// {app} (pid {pid}) offers no page: {reason}.
Error page_unavailable(const PageUnavailable& data);
/// None of the {count/page/pages} of this browser is the one that window {window_id} "{title}" shows: {candidates}.
Error page_not_found(const PageNotFound& data);
/// {count/page/pages} fit: {candidates}.
Error ambiguous_page(const AmbiguousPage& data);
/// {endpoint} is not served by a browser that the page tool can work with: {reason}.
Error page_protocol_error(const PageProtocolError& data);
/// The page was replaced by another one before {what}.
Error page_replaced(const PageReplaced& data);
/// The browser at {endpoint} cannot be used: {reason}.
Error browser_unavailable(const BrowserUnavailable& data);
/// The page went away during {what}: {reason}.
Error page_gone(const PageGone& data);
/// A dialog blocks the page: {dialog}.
Error page_blocked(const PageBlocked& data);
/// The page did not answer {what} within {waited_ms} ms.
Error page_silent(const PageSilent& data);
/// The script failed[ in line {line}]: {reason}
Error script_failed(const ScriptFailed& data);
/// The script was not done within {waited_ms} ms: {reason}.
Error script_timeout(const ScriptTimeout& data);
/// The script ran, but its result cannot be told: {reason}.
Error script_result_unusable(const ScriptResultUnusable& data);
/// "{selector}" is no CSS selector: {reason}
Error invalid_selector(const InvalidSelector& data);
/// Nothing on the page fits {selector}[; {hidden} that fit cannot be seen].
Error no_page_element(const NoPageElement& data);
/// {count} visible elements fit {selector}: {candidates}.
Error ambiguous_selector(const AmbiguousSelector& data);
/// {action} needs pid or window_id: it is not the case that exactly one application offers its pages.
Error which_browser(const WhichBrowser& data);
/// There is no application "{name}"[; did you mean "{suggestion}"?]
Error app_not_found(const AppNotFound& data);
/// No application "{app}" is connected.
Error app_not_connected(const AppNotConnected& data);
/// {app} is installed but does not run.
Error app_not_running(const AppNotRunning& data);
/// "{app}" fits {count} applications: {candidates}.
Error ambiguous_app(const AmbiguousApp& data);
/// The alias "{alias}" belongs to {app} (pid {pid}).
Error alias_in_use(const AliasInUse& data);
/// The connection to {app} (pid {pid}) has ended: {reason}.
Error connection_ended(const ConnectionEnded& data);
/// This session has {limit} connected applications already, and all of them run.
Error too_many_connections(const TooManyConnections& data);
/// No window shows at {x}, {y} of the screen.
Error no_window_there(const NoWindowThere& data);
/// {app} has no window {index}: it has {count}, counted from 0.
Error no_such_window(const NoSuchWindow& data);
/// The query is not understood at character {at}: {reason}.
Error invalid_query(const InvalidQuery& data);
/// No element of {app} matches {query}[; nearest: {nearest}][; {dialog} is open and has to be answered first].
Error no_matching_element(const NoMatchingElement& data);
/// It is said twice where the drag {which}: by a query and by coordinates.
Error place_said_twice(const PlaceSaidTwice& data);
/// It is not said where the drag {which}.
Error place_missing(const PlaceMissing& data);
/// The drag would lead from window {window_id} to window {to_window_id}.
Error places_in_two_windows(const PlacesInTwoWindows& data);
/// {count} elements of {app} match {query}: {candidates}.
Error ambiguous_query(const AmbiguousQuery& data);
/// Step {step} ({tool}) cannot be done: {reason}.
Error workflow_invalid(const WorkflowInvalid& data);
/// The {what} cannot be used: {reason}.
Error picture_refused(const PictureRefused& data);
/// Nothing here can look at pictures: {reason}.
Error vision_unavailable(const VisionUnavailable& data);
/// {backend} gave no answer that can be used: {reason}.
Error vision_failed(const VisionFailed& data);
/// The text of the picture cannot be read: {reason}.
Error text_not_read(const TextNotRead& data);
/// {name} did not start: {reason}[. It said last: {output}]
Error launch_failed(const LaunchFailed& data);
/// {name} is not started: {reason}, and the setting launch allows installed applications only.
Error launch_not_allowed(const LaunchNotAllowed& data);
/// Process {pid} ({name}) may not be ended: {reason}.
Error foreign_process(const ForeignProcess& data);
/// Process {pid} ({name}) is never ended: {reason}.
Error protected_process(const ProtectedProcess& data);
/// {where} has no entry "{entry}"[; did you mean "{suggestion}"?]
Error no_such_menu_entry(const NoSuchMenuEntry& data);
/// {where} has {count/entry/entries} "{entry}".
Error ambiguous_menu_entry(const AmbiguousMenuEntry& data);
/// The menu entry "{entry}" is disabled now.
Error menu_entry_disabled(const MenuEntryDisabled& data);
/// "{entry}" is a menu, not a command.
Error menu_path_incomplete(const MenuPathIncomplete& data);
/// The command {command} takes {expected}[, not "{value}"].
Error invalid_command_value(const InvalidCommandValue& data);
/// The clipboard cannot be {action}: {reason}.
Error clipboard_unavailable(const ClipboardUnavailable& data);
/// The content of the clipboard is larger than {limit_bytes} bytes.
Error clipboard_too_large(const ClipboardTooLarge& data);
/// The clipboard holds no {form}[; it offers: {types}].
Error clipboard_lacks(const ClipboardLacks& data);
/// {path} cannot be used: {reason}.
Error input_file_refused(const InputFileRefused& data);
/// {path} is not below a folder that may be written to: {roots}.
Error path_not_allowed(const PathNotAllowed& data);
/// {path} is not written: {reason}.
Error output_refused(const OutputRefused& data);
/// {path} cannot be written: {reason}
Error write_failed(const WriteFailed& data);
/// {path} is left as it is: {reason}
Error client_file_refused(const ClientFileRefused& data);
/// {path} is left as it is, because line {line}, column {column} cannot be understood: {reason}
Error client_file_invalid(const ClientFileInvalid& data);
/// {client} has no settings file for a project.
Error client_without_projects(const ClientWithoutProjects& data);
/// --client is missing, and nobody can be asked here. Clients that were found: {found}
Error client_not_chosen(const ClientNotChosen& data);
/// None of the known MCP clients was found in {home}.
Error no_client_found(const NoClientFound& data);
/// Standard output (stdout) cannot be written: {reason}
Error output_lost(const OutputLost& data);
/// The program {program} is missing.
Error missing_package(const MissingPackage& data);
/// The sandbox failed at {step}: {reason}
Error sandbox_failed(const SandboxFailed& data);
/// This build has no command "{command}": it has neither a daemon nor servers nor private desktops.
Error command_unavailable(const CommandUnavailable& data);
/// There is no program "{command}".
Error command_not_found(const CommandNotFound& data);
/// The program "{command}" cannot be run: {reason}
Error command_not_executable(const CommandNotExecutable& data);
/// A daemon listens on {socket} already.
Error daemon_running(const DaemonRunning& data);
/// A process that is no daemon of offhand listens on {socket}: for instance systemd, which starts the daemon with the
/// first command.
Error socket_in_use(const SocketInUse& data);
/// The socket passed to this process is {passed}, and that of its desktop is {socket}: its clients mean another
/// desktop.
Error socket_of_another_desktop(const SocketOfAnotherDesktop& data);
/// No daemon answers on {socket}: {reason}
Error daemon_not_running(const DaemonNotRunning& data);
/// The daemon ended while {what} was on its way. Whether it was done, or how much of it, is not known.
Error daemon_gone(const DaemonGone& data);
/// The daemon (pid {pid}) did not end within {waited_ms} ms.
Error daemon_hangs(const DaemonHangs& data);
/// Process {pid} answers on {socket}, but the daemon says that it is process {stated}.
Error daemon_elsewhere(const DaemonElsewhere& data);
/// The command does not say which sandbox is meant; there {sandboxes}.
Error sandbox_not_named(const SandboxNotNamed& data);
/// There is no sandbox "{id}".
Error sandbox_not_found(const SandboxNotFound& data);

/// What a generated parser answers when validation found problems.
Error invalid_arguments(std::string_view tool, std::span<const offhand::Problem> problems);

/// An error as the schema declares it.
struct ErrorInfo {
  std::string_view code;
  /// Templates: {x} stands for a member of the data.
  std::string_view message;
  std::string_view hint;
  /// For a user at a command line, in place of the hint; may be empty.
  std::string_view shell_hint;
  int exit_code = 1;
};

/// Sorted by code.
std::span<const ErrorInfo> all_errors();
const ErrorInfo* find_error(std::string_view code);
/// Exit code of the command line; 1 for a code that is not declared.
int exit_code(std::string_view code);

}  // namespace offhand::errors
