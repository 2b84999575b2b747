#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "offhand/cup/word_list.h"
#include "offhand/cup/words.h"
#include "offhand/outcome.h"
#include "offhand/rare.h"

/// The envelope of the Computer Use Protocol, version 0.1.0: a tree of elements with what it was captured from. All
/// text is UTF-8. The functions of this namespace ask nobody, keep nothing, and may be called by several threads at
/// once.
namespace offhand::cup {

/// In physical pixels, from the top left corner of the primary screen: other screens may have negative coordinates.
struct Rectangle {
  std::int64_t x = 0;
  std::int64_t y = 0;
  /// Width, at least 0.
  std::int64_t w = 0;
  /// Height, at least 0.
  std::int64_t h = 0;

  bool operator==(const Rectangle&) const = default;
};

/// What few elements have, with the protocol's names for it. Source of each: the protocol's schema, "attributes".
struct Attributes {
  /// Of a heading, or depth in a tree, from 1.
  std::optional<std::int64_t> level = {};
  /// Range of a slider, a progress bar or a spin button, and where it stands.
  std::optional<double> value_min = {};
  std::optional<double> value_max = {};
  std::optional<double> value_now = {};
  /// "horizontal" or "vertical".
  std::optional<std::string> orientation = {};
  /// Place in a table or grid, from 0, and the size of that.
  std::optional<std::int64_t> row_index = {};
  std::optional<std::int64_t> col_index = {};
  std::optional<std::int64_t> row_count = {};
  std::optional<std::int64_t> col_count = {};
  /// Place among its like, from 1, and how many those are.
  std::optional<std::int64_t> pos_in_set = {};
  std::optional<std::int64_t> set_size = {};
  /// Text that stands in an empty field.
  std::optional<std::string> placeholder = {};
  /// Where a link leads, or where a picture comes from.
  std::optional<std::string> url = {};
  /// "polite", "assertive" or "off".
  std::optional<std::string> live = {};
  /// "inline", "list", "both" or "none".
  std::optional<std::string> autocomplete = {};
  /// Such as "Ctrl+S".
  std::optional<std::string> key_shortcut = {};
  /// What users are told in place of the role.
  std::optional<std::string> roledescription = {};

  bool operator==(const Attributes&) const = default;
};

/// An element. A tree is a list of nodes in preorder, each with its depth: the children of a node are the nodes after
/// it that are one deeper, up to the next one that is not deeper than itself.
struct Node {
  /// 0 for a root; at most one more than that of the node before.
  std::uint32_t depth = 0;
  Role role = Role::generic;
  States states = {};
  Actions actions = {};
  /// Absent for what is not rendered.
  std::optional<Rectangle> bounds = {};
  /// "e" and a number, such as "e14". Valid for the latest capture of its session only.
  std::string id = {};
  /// The accessible name; may be empty.
  std::string name = {};
  /// What the element holds; absent where it holds nothing, which is something else than an empty text.
  std::optional<std::string> value = {};
  /// The accessible description; empty: none.
  std::string description = {};
  Rare<Attributes> attributes = {};
  /// What the platform says of it in its own words: JSON text of an object with one member named as the platform;
  /// empty: nothing.
  std::string platform = {};

  bool operator==(const Node&) const = default;
};

struct Screen {
  /// Width and height in physical pixels.
  std::int64_t w = 0;
  std::int64_t h = 0;
  /// Physical pixels for one of the desktop's.
  double scale = 1;

  bool operator==(const Screen&) const = default;
};

/// What a tree was captured from.
struct App {
  /// The application, or the title of its window.
  std::optional<std::string> name = {};
  std::optional<std::int64_t> pid = {};
  /// Of macOS, iOS and Android.
  std::optional<std::string> bundle_id = {};

  bool operator==(const App&) const = default;
};

/// An open window.
struct Window {
  std::string title = {};
  std::optional<std::int64_t> pid = {};
  /// Whether it is the active one.
  bool foreground = false;
  std::optional<Rectangle> bounds = {};
  /// Of a page; empty: none.
  std::string url = {};
  /// Further members that the sender added: JSON text of an object; empty: none.
  std::string more = {};

  bool operator==(const Window&) const = default;
};

/// What is captured.
enum class Scope : std::uint8_t {
  /// The list of windows alone; no application is asked.
  overview,
  /// The active window, and the list of windows.
  foreground,
  /// The desktop surface.
  desktop,
  /// All windows, or those whose title contains a text.
  full,
};
std::string_view to_string(Scope scope);
std::optional<Scope> scope_from_string(std::string_view text);

struct Envelope {
  std::string version = "0.1.0";
  /// "windows", "macos", "linux", "web", "android" or "ios".
  std::string platform = {};
  /// Milliseconds since 1970 in UTC.
  std::optional<std::int64_t> timestamp = {};
  Screen screen = {};
  std::optional<Scope> scope = {};
  std::optional<App> app = {};
  /// In preorder.
  std::vector<Node> tree = {};
  /// Absent: the envelope says nothing of windows.
  std::optional<std::vector<Window>> windows = {};
  /// Tools that a page offers (WebMCP): JSON text of an object each.
  std::vector<std::string> tools = {};

  bool operator==(const Envelope&) const = default;
};

/// The largest JSON text that is read, in bytes.
inline constexpr std::size_t kLongestEnvelope = std::size_t{16} * 1024 * 1024;
/// The deepest tree that is read and written.
inline constexpr std::uint32_t kDeepestTree = 999;

/// A rule of the protocol that a JSON text breaks.
struct EnvelopeProblem {
  /// JSON pointer (RFC 6901) of the value; empty for the whole text.
  std::string pointer;
  /// What is wrong, with the value and what is allowed.
  std::string message;

  bool operator==(const EnvelopeProblem&) const = default;
};

/// Every rule that `json` breaks; none: it is an envelope. Text that is no JSON, is longer than kLongestEnvelope or is
/// nested deeper than kDeepestTree is one problem; of more than 10,000 the rest is not told. Source of the rules: the
/// protocol's schema, version 0.1.0, and integers of 64 bits.
std::vector<EnvelopeProblem> validate_envelope(std::string_view json);

/// Errors: envelope_invalid, which names the first problems of validate_envelope.
Outcome<Envelope> read_envelope(std::string_view json);

/// A list of nodes, with or without children, as searches return it. Errors: envelope_invalid.
Outcome<std::vector<Node>> read_nodes(std::string_view json);

/// A list of windows, as an envelope holds it. Errors: envelope_invalid.
Outcome<std::vector<Window>> read_windows(std::string_view json);

/// JSON text in one line, always well-formed UTF-8. Members without a value are left out, and the screen's scale
/// where it is 1. It fulfils the rules of the protocol where the members do: ids have their form, platform is known.
std::string write_envelope(const Envelope& envelope);

/// JSON text of one node without its children.
std::string write_node(const Node& node);

}  // namespace offhand::cup
