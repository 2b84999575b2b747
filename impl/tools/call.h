#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "codegen/runtime/error.h"
#include "codegen/runtime/facets.h"
#include "codegen/runtime/tool.h"
#include "generated/types/config.h"
#include "impl/action/action_run.h"
#include "impl/config/configuration.h"
#include "impl/evidence/condition_watch.h"
#include "impl/evidence/window_changes.h"
#include "impl/perception/perception.h"
#include "impl/session/read_for.h"
#include "impl/session/scope.h"
#include "impl/session/sessions.h"
#include "impl/target/connected_application.h"
#include "impl/target/target.h"
#include "impl/tools/client.h"
#include "platform/api/platform.h"

namespace offhand {

class Allowance;
class Recordings;
class UserRecordings;
class Statistics;
struct Catalog;

/// What lives as long as the process and bodies may use.
struct CallServices {
  const Catalog& catalog;
  std::string_view platform_name;
  const Statistics& statistics;
  Configuration& configuration;
  Sessions& sessions;
  Recordings& recordings;
  UserRecordings& user_recordings;
  /// Of questions to models that look at pictures.
  Allowance& vision_calls;
  const FacetTable& facets;
  ActionServices action;
};

/// How a call within a call is made.
struct NestedCall {
  /// Whether its actions are noted for undoing, and with which others they are undone; see Journaling.
  bool is_noted = true;
  std::int64_t group = 0;
  /// Where it may take less time than its tool usually may.
  std::optional<std::chrono::milliseconds> at_most = {};
  /// Which step of the call it is; see StepClient. The body then ends with the error `input_required` of a step, and
  /// goes on at that step when it runs again. Empty: the step asks nobody anything.
  std::string step = {};
};

/// What a tool body knows of the world: one call, its session, its deadline, the facets that its tool declares, and the
/// services. Dispatch fills it; whom the call touches stands beside it, found, checked and waited for.
class Call : public platform::FacetAccess {
 public:
  struct Frame {
    std::shared_ptr<Session> session;
    /// What holds for this call.
    std::shared_ptr<const Config> config;
    /// Settings that its caller brought along; null: none.
    std::shared_ptr<const Settings> settings;
    /// The folder that its caller works in; empty: this process's.
    std::string folder = {};
    /// Whether it changes settings for good.
    bool sets_for_good = false;
    /// Empty for a body that needs none.
    std::optional<platform::Facets> platform;
    /// The platform's, or this machine's where there is none.
    platform::Clock* clock = nullptr;
    /// Whether what it leaves behind is still there for a later call. A single command ends with its process.
    bool has_memory = true;
    /// Its caller comes over HTTP.
    bool over_http = false;
    /// Of a resource.
    ReadFor read_for = ReadFor::client;
    std::chrono::milliseconds uptime{};
    /// Whether naming an application connects it.
    Connecting connecting = Connecting::only_when_asked;
    /// Makes another call, in the same run and for the same caller; gives it back with what came of it.
    std::function<Result<std::unique_ptr<Invocation>>(std::unique_ptr<Invocation> invocation, NestedCall how)> invoke =
        {};
    /// How the actions of the body are noted for undoing.
    Journaling journaling = {};
    /// See point_at() and carry_cursor(); empty where no cursor shows.
    std::function<void(const std::function<std::optional<PointTarget>()>& find)> point_at = {};
    std::function<void(std::chrono::milliseconds time)> carry_cursor = {};
    /// Null where there is nobody to ask or tell.
    Client* client = nullptr;
    platform::Limits limits;
    std::chrono::milliseconds timeout{};
    /// How its attempt may go about it, but for what that observes.
    DeliveryOptions delivery_options = {};
    /// Where the desk was looked at already.
    UserStatePrefetch* user_state_prefetch = nullptr;
  };

  Call(const CallServices& services, Frame frame);
  ~Call();

  Session& session() { return *frame_.session; }
  Sessions& sessions() { return services_.sessions; }
  /// Begins a named run, or goes on with it, as the caller's settings want it.
  Sessions::Begun begin_session(std::string_view name);
  Recordings& recordings() { return services_.recordings; }
  UserRecordings& user_recordings() { return services_.user_recordings; }
  /// `needs_memory` where what is begun now would end with this call.
  Result<void> require_memory(const std::string& what) const;
  /// Whether this process stays after the call.
  bool has_memory() const { return frame_.has_memory; }
  bool over_http() const { return frame_.over_http; }
  ReadFor read_for() const { return frame_.read_for; }
  /// The connected application that words name, where only the body knows that they do.
  Result<Connection> application(std::string_view words) {
    return connected_application(scope(), words, frame_.connecting);
  }
  /// Where programs start and their relative paths count from; empty: where this process works.
  const std::string& folder() const { return frame_.folder; }
  /// Another call, through everything that stands between a caller and a body.
  Result<std::unique_ptr<Invocation>> invoke(std::unique_ptr<Invocation> invocation, NestedCall how = {}) {
    return frame_.invoke(std::move(invocation), how);
  }
  template <class Tool>
  Result<typename Tool::Result> invoke(typename Tool::Arguments arguments, NestedCall how = {}) {
    OFFHAND_ASSIGN(const auto made, invoke(Tool::invocation(std::move(arguments)), how));
    return std::move(*outcome_of<Tool>(*made));
  }
  const Config& config() const { return *frame_.config; }
  /// What holds now, after this call changed something.
  std::shared_ptr<const Config> config_now();
  /// Where settings are kept for good, and whether this call changes those.
  const std::string& config_file() const { return services_.configuration.file(); }
  bool sets_for_good() const { return frame_.sets_for_good; }
  const Catalog& catalog() const { return services_.catalog; }
  /// Counts a question to a model that looks at pictures; `rate_limited` by the setting vision_calls_per_minute.
  Result<void> begin_vision_call();
  std::string platform_name() const { return std::string(services_.platform_name); }
  const Statistics& statistics() const { return services_.statistics; }
  /// For how long this process has been running.
  std::chrono::milliseconds uptime() const { return frame_.uptime; }
  /// Deadline and cancellation of this call.
  const platform::Limits& limits() const { return frame_.limits; }
  platform::Clock& clock() { return *frame_.clock; }
  /// `deadline_exceeded` or `cancelled` once that is so.
  Result<void> still_allowed(const std::string& what) {
    return offhand::still_allowed(clock(), limits(), frame_.timeout, what);
  }
  /// Or until the deadline or a stop request.
  void sleep_until(platform::TimePoint at) { platform::sleep_until(clock(), at, limits()); }
  /// Brings the run's cursor to a place of the window that only the body knows, and waits until it is there. It is
  /// looked for only where there is a cursor to be seen.
  void point_at(const std::function<std::optional<PointTarget>()>& find) {
    if (frame_.point_at) frame_.point_at(find);
  }
  /// The run's cursor goes along with what is dragged from now on.
  void carry_cursor(std::chrono::milliseconds time) {
    if (frame_.carry_cursor) frame_.carry_cursor(time);
  }
  /// The text of this call is for a field that shows what it holds. Where only the body knows that, a recording keeps
  /// no text without this.
  void let_text_be_recorded() { may_record_text_ = true; }
  bool may_record_text() const { return may_record_text_; }
  /// Whether the caller asked for foreground delivery.
  bool foreground() const { return frame_.delivery_options.foreground; }

  const platform::Facets& facets() const { return *frame_.platform; }
  /// Of the server's own: bodies get them as arguments.
  Result<void*> own_facet(std::string_view name) const;
  /// What services are given of this call.
  Scope scope() { return {facets(), session(), limits(), frame_.timeout}; }

  Perception& see() { return services_.action.perception; }
  /// Looks for, or waits for, what is expected of windows and elements.
  Result<ConditionWatch> watch_conditions(ConditionWatch::Place place, std::vector<Expected> expected);
  /// What applications reported lately.
  const EventLog& event_log() const { return services_.action.events.log(); }
  /// What an application reports from now on.
  std::unique_ptr<EventWatch> watch_events(std::int64_t pid) { return services_.action.events.watch(pid); }
  /// For verbs that begin actions of their own.
  ActionContext actions(Observe observe = Observe::none);
  /// Begins the one action of a call, on what outlives it. `observe`: what its result tells of the window.
  Result<std::unique_ptr<ActionRun>> begin_action(const Target& target, Observe observe = Observe::none);

  /// An element of a window that the body found itself, read again and ready to be acted on: as dispatch does it with
  /// an element that the caller names. From then on the run can address it.
  Result<Target> address(const platform::WindowInfo& window, const SnapshotElement& element);

  /// What became of a window by something that is no action on what lies in it, once the application rests.
  WindowChanges changes_in(const Target& target);

  /// The body changes on purpose what the user has in front: what earlier actions would still give back, they do not.
  void take_over_desk();
  /// What earlier actions of this run took from the user after they were answered.
  std::optional<std::vector<SideEffect>> late_side_effects();

  /// Asks the client, before any effect: while an answer is missing this fails with `input_required`, and the body runs
  /// again from its start once they are there. Earlier answers are kept. `missing_capability` where it cannot be asked.
  Result<Answers> ask(const std::vector<InputRequest>& questions);
  Result<Answers> ask(InputRequest question) { return ask(std::vector<InputRequest>{std::move(question)}); }
  /// What the question `key` opened at a URL is done, and its page may go: tells the client that was asked, and agreed,
  /// where its version has a word for that (2025-11-25).
  void complete_elicitation(std::string_view key);
  /// For questions to its user; null: there is nobody.
  Client* client() const { return frame_.client; }
  /// Whether this client is offered a tool of this name; a text for it names no other.
  bool client_has(std::string_view tool) const { return frame_.client == nullptr || frame_.client->has_tool(tool); }
  /// Whether this client can be asked so.
  bool client_takes(InputKind kind) const;
  /// `missing_capability` if it cannot.
  Result<void> require(InputKind kind) const;
  /// Kept from one round of a call to the next, unreadable to the client; starts as null.
  nlohmann::json& state();
  /// For a client that asked for it; only rising figures go out.
  void progress(double done, std::optional<double> total = std::nullopt, std::string_view message = {});
  /// `level` as in syslog: debug, info, notice, warning, error, critical, alert, emergency.
  void log(std::string_view level, std::string_view logger, const nlohmann::json& data);
  /// Questions before this are part of the call; what follows runs as a task if the client takes one.
  Result<void> enter_task();
  /// Lets the connection go; the answer waits until the client comes back (legacy HTTP, else nothing happens).
  void pause_stream(std::chrono::milliseconds retry);
  /// Tells all clients that want to know.
  void notify(const Change& change);

  /// Where a file may be written, made absolute; `path_not_allowed` otherwise.
  Result<std::string> output_path(const std::string& path);
  /// The same for a picture, which takes no other file's place; `output_refused` where it would.
  Result<std::string> picture_path(const std::string& path);

 private:
  const CallServices services_;
  Frame frame_;
  std::unique_ptr<nlohmann::json> own_state_;
  bool may_record_text_ = false;
};

}  // namespace offhand
