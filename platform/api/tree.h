#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "codegen/runtime/enum_set.h"
#include "codegen/runtime/error.h"
#include "generated/types/actions.h"
#include "generated/types/element.h"
#include "generated/types/geometry.h"
#include "generated/types/roles.h"
#include "platform/api/clock.h"
#include "platform/api/delivery.h"
#include "platform/api/node_handle.h"
#include "platform/api/shared.h"
#include "platform/api/windows.h"

namespace offhand::platform {

using States = EnumSet<ElementState>;

using offhand::NodeAction;
using offhand::NodeActions;
using offhand::Role;

/// Between which numbers a value lies.
struct ValueRange {
  double minimum = 0;
  double maximum = 0;
};

/// How a press by a node's own action compares with a click by the pointer.
enum class ActionPress {
  serves,
  late,      ///< The toolkit carries it out by a timer, and drops what comes meanwhile.
  unheard,   ///< It offers none but one of which nobody would hear.
  elsewhere  ///< It says that it toggles, and does something else: a cell of GTK 3 activates its row.
};

/// One node of an accessibility tree as it was when it was read.
struct Node {
  NodeHandle handle;
  /// What is the same in another reading, where the application makes a handle anew for everybody who asks; null: the
  /// handle is.
  NodeHandle lasting;
  /// Which node it is of those that have had this handle, where a system gives the handle of one that is gone to
  /// another.
  std::int64_t birth = 0;
  /// Position of the parent in `Tree::nodes`; -1 for the root. Parents come before their children.
  int parent = -1;
  Role role = Role::generic;
  /// The platform's own name of the role, locale-free.
  std::string_view platform_role;
  std::string name;
  std::string description;
  /// Text or number; for a protected node as many '*' as it has characters, never its text.
  std::string value;
  bool has_value = false;
  /// How many characters it holds where `value` is only their start; otherwise 0.
  std::size_t value_characters = 0;
  /// Of a number.
  std::optional<ValueRange> range;
  States states;
  /// In physical pixels from the window's visible frame; absent when the node is not laid out.
  std::optional<Bounds> bounds;
  /// It does not show, and only what it is was asked, neither what it holds nor what it offers: of such things little
  /// was wanted (ReadOptions::max_hidden).
  bool is_outline = false;
  /// Where not all of what does not show was read: how many children it told of that were left out.
  int children_left_out = 0;
  /// How many children it told of where only some of them were read, because they are many; otherwise 0. Of a table
  /// that makes its cells when asked for them they may be more than anybody could read.
  std::int64_t children_told = 0;
  /// In the platform's words and order.
  std::vector<std::string> actions;
  /// What perform() can be asked of it. What a toolkit offers on every node says nothing and is left out.
  NodeActions verbs;
  /// What perform() of a press comes to.
  ActionPress press = ActionPress::serves;
  /// It may be checked and not say so: its toolkit does not tell of all nodes of this kind.
  bool may_be_checked_untold = false;
  /// A node that takes text at a caret: by insert_text() or by keys.
  bool editable_text = false;
  /// Of several lines, in which Tab may be a letter.
  bool many_lines = false;
  /// insert_text() serves; otherwise it takes keys only (browsers).
  bool inserts_text = false;
};

struct ReadOptions {
  /// Caps are breadth first; a tree they cut is incomplete.
  int max_nodes = 1500;
  /// Of what lies in something that does not show and does not show itself, where each node costs the application
  /// calls. Where it is told at once that there are more, fewer are read: what shows in something that does not is
  /// still looked for among so many.
  int max_hidden = std::numeric_limits<int>::max();
  int max_depth = 64;
  /// A node with more children than are listed at once has those read that show. If it has no more than so many, all
  /// are, as far as `max_nodes` and the time allow.
  int max_children = 0;
  /// Reads only this node, what lies in it, and of its ancestors what they are; empty: the whole window. Its children
  /// follow from `first_child` on, each with what lies in it, until `max_nodes` are read.
  NodeHandle within = {};
  std::int64_t first_child = 0;
  bool operator==(const ReadOptions&) const = default;
};

struct Tree {
  /// Depth first, in the order of the application. A tree that a backend knows to be unchanged since an earlier reading
  /// has the same nodes as that, not only equal ones.
  SharedList<Node> nodes;
  bool complete = true;
  std::string incomplete_reason;
  /// The application had not told everything in time: what is missing may be there all the same.
  bool cut_short = false;
  /// Not all of what does not show was read, for ReadOptions::max_hidden.
  bool left_hidden_out = false;
  /// Calls to the application that it took.
  int calls = 0;
};

/// What identifies a node, read again just before acting on it.
struct NodeIdentity {
  bool exists = false;
  /// As Node::birth.
  std::int64_t birth = 0;
  Role role = Role::generic;
  std::string name;
  NodeHandle parent;
  States states;
  std::optional<Bounds> bounds;
};

/// How far a node shows, and what identifies it, read at once.
struct Exposure {
  NodeIdentity now;
  /// Its rectangle as far as its ancestors and the window show it; absent when nothing of it shows.
  std::optional<Bounds> visible;
  /// From its parent outwards, up to the window or to the popup that it lies in.
  std::vector<NodeHandle> ancestors;
  /// How far from there its application believes it to be, in pixels; for hit_at().
  int off_x = 0;
  int off_y = 0;
  /// The first answer of hit_at() may be from before, and the right one there once the application has rested, or after
  /// this time; 0: the first one is right.
  std::chrono::milliseconds stale_hits_within{0};
  /// For so long hit_at() may answer `unknown` where it is told a moment later.
  std::chrono::milliseconds tells_hits_within{0};
  /// Its window was told that it has the keyboard and was left to believe it, and its application says that it does.
  bool is_window_active = false;
  /// Whoever hands it to hit_at() has just read it, and knows of nothing that would have changed it since.
  bool is_fresh = false;
  /// What else the backend was told on the way, for hit_at().
  std::shared_ptr<const void> memento;
};

/// What a pointer would meet at a point where a node is to be hit, and what identifies the node, read at once.
struct PointHit {
  enum class Relation {
    unknown,  ///< The application does not tell.
    node,     ///< The node, or what lies inside it.
    other     ///< Something that lies over it.
  };
  NodeIdentity now;
  Relation relation = Relation::unknown;
  /// From outside inwards: what lies at the point inside the node, or what covers it. Handle, role, name and states.
  std::vector<Node> path;
  /// Where in the node presses are taken for it, in pixels from the window's visible frame, if not at the point; empty:
  /// there, or nobody tells.
  std::optional<std::pair<double, double>> taken_at;
};

/// How an element is written in its page or document, as far as its application tells it; empty where it does not.
struct Markup {
  std::string tag;
  std::string id;
  /// Separated by blanks.
  std::string classes;
  /// A part of a field for days or hours (month, minutes): typed digits are its number, also where it is blank, and
  /// nothing else tells whether it is.
  bool is_part_of_time = false;
  /// What a cell of a spreadsheet computes, from its "=" on; empty where it holds no formula.
  std::string formula = {};
  /// Only its beginning is told.
  bool formula_is_cut = false;
  bool operator==(const Markup&) const = default;
};

/// A number that a node holds: that of a slider, a spin button, a scroll bar.
struct HeldNumber {
  double value = 0;
  double lowest = 0;
  /// Not above `lowest` where no bounds are told (fields for numbers of a page, in Chromium).
  double highest = 0;
  /// The least that it changes by; 0 where that is not told.
  double step = 0;
};

/// Where text would go in a node, and which of its text is selected: in characters from its start.
struct TextCaret {
  /// Negative: it is not in this text, of which something may be selected all the same (a paragraph of a page).
  std::int64_t position = 0;
  /// Equal where nothing is selected.
  std::int64_t selection_start = 0;
  std::int64_t selection_end = 0;
  bool operator==(const TextCaret&) const = default;
};

/// The accessibility trees of applications.
class AccessibilityTree {
 public:
  virtual ~AccessibilityTree() = default;

  /// Reads the tree of a window. Matches the window to its accessible root first: `ambiguous_window` when several fit,
  /// `accessibility_off` when the application shows none, `no_accessibility_bus`, `window_closed`,
  /// `app_not_responding`.
  virtual Result<Tree> read(const WindowInfo& window, const ReadOptions& options, const Limits& limits) = 0;

  /// Reads the identity of a node again, in one batch. A node that is gone has `exists == false`; that is not an error.
  virtual Result<NodeIdentity> identify(const WindowInfo& window, const NodeHandle& node, const Limits& limits) = 0;

  /// Whether the application of a node answers for it from the loop that reads the events of its windows: then an
  /// answer shows that it reads those, too. False of one that was not asked before.
  virtual bool answers_as_it_reads(const NodeHandle& /*node*/) const { return false; }

  /// What a node says of itself, wherever it lies; empty: it is gone.
  virtual Result<std::optional<States>> states(const WindowInfo& window, const NodeHandle& node, const Limits& limits) {
    auto now = identify(window, node, limits);
    if (!now) return fail(std::move(now).error());
    return now->exists ? std::optional(now->states) : std::nullopt;
  }

  /// Whether a node lies in the window; empty: it is gone, or nothing tells.
  virtual Result<std::optional<bool>> lies_in(const WindowInfo& /*window*/, const NodeHandle& /*node*/,
                                              const Limits& /*limits*/) {
    return std::optional<bool>();
  }

  /// Asks a node for an action by its meaning. `not_attempted` when it offers none that fits.
  virtual Delivery perform(const NodeHandle& node, NodeAction action, const Limits& limits) = 0;

  /// What is meant by an action that a node calls so; empty where nothing is known of it.
  virtual std::optional<NodeAction> meaning_of(const NodeHandle& /*node*/, std::string_view /*action*/) const {
    return std::nullopt;
  }

  /// Asks a node for one of its `actions` by the name it has there. `not_attempted` when it offers none of that name.
  virtual Delivery perform_called(const NodeHandle& /*node*/, const std::string& /*action*/, const Limits& /*limits*/) {
    return Delivery::not_attempted("it offers no such action");
  }

  /// Inserts text at the caret of a node. `not_attempted` when it takes none.
  virtual Delivery insert_text(const NodeHandle& node, const std::string& text, const Limits& limits) = 0;

  /// Gives a field another text, whatever it holds, and puts the caret behind it. `not_attempted` when it takes none.
  virtual Delivery replace_text(const NodeHandle& node, const std::string& text, const Limits& limits) = 0;

  /// The number that a node holds; empty: it holds none.
  virtual Result<std::optional<HeldNumber>> number(const NodeHandle& node, const Limits& limits) = 0;
  virtual Delivery set_number(const NodeHandle& node, double number, const Limits& limits) = 0;

  /// What can be chosen in a node, such as the items of a combo box that shows none of them: handle, role, name and
  /// states, in their order.
  virtual Result<std::vector<Node>> options(const NodeHandle& node, const Limits& limits) = 0;
  /// Whether a drop-down tells its options only while its list is open, and holds none that is merely chosen there, but
  /// what is taken by the keys of its list (GTK 4).
  virtual bool opens_for_options(const NodeHandle& /*node*/, const Limits& /*limits*/) { return false; }
  /// Whether a press of a button opens a menu, which its role does not tell (the menu buttons of GTK 4).
  virtual bool opens_menu(const NodeHandle& /*node*/, const Limits& /*limits*/) { return false; }
  /// Whether an option of a drop-down whose list is closed heeds being asked for its action.
  virtual bool heeds_options_while_closed(const NodeHandle& /*node*/, const Limits& /*limits*/) { return true; }
  /// Chooses one of them without opening anything. `not_attempted` where the application knows no such request.
  virtual Delivery choose(const NodeHandle& node, const NodeHandle& option, const Limits& limits) = 0;

  /// Whether a node belongs to another process than its window does, as a page of WebKit. What is sent to the window
  /// reaches it later, keys perhaps before a click, and it tells what has its focus also while the window is inactive.
  virtual bool is_embedded(const WindowInfo& /*window*/, const NodeHandle& /*node*/, const Limits& /*limits*/) {
    return false;
  }

  /// Gives a node the focus within its window, only where that takes neither activation nor stacking from the user's
  /// window (LINUX: Qt); otherwise `not_attempted`.
  virtual Delivery focus_quietly(const NodeHandle& node, const Limits& limits) = 0;

  /// The same while the window's application was told that it is the active one (FocusSynthesis::give_synthetic_focus):
  /// some bring a window to the front only where they believe that it is not.
  virtual Delivery focus_where_feigned(const NodeHandle& node, const Limits& limits) {
    return focus_quietly(node, limits);
  }

  /// Gives a node the focus whatever that takes from the user's window. Only while its window is active on purpose.
  virtual Delivery focus(const NodeHandle& node, const Limits& limits) { return focus_quietly(node, limits); }

  /// The text a node holds; for a protected node as many '*' as it has characters. Empty optional: it holds none.
  virtual Result<std::optional<std::string>> text(const NodeHandle& node, const Limits& limits) = 0;

  /// The caret of a node that holds text; empty: it has none, or does not tell.
  virtual Result<std::optional<TextCaret>> caret(const NodeHandle& /*node*/, const Limits& /*limits*/) {
    return std::optional<TextCaret>();
  }

  /// How the page of a browser writes its elements, in the order of `nodes`, which are of one window; empty ones where
  /// nothing is told.
  virtual Result<std::vector<Markup>> markup(const std::vector<NodeHandle>& nodes, const Limits& /*limits*/) {
    return std::vector<Markup>(nodes.size());
  }

  /// The node of the window that has the focus within it, if it can be told.
  virtual Result<std::optional<Node>> focused(const WindowInfo& window, const Limits& limits) = 0;

  /// Comes back once the application of a window has answered: what it announced before that has been received then.
  virtual Result<void> hear_out(const WindowInfo& window, const Limits& limits) {
    if (const auto answer = focused(window, limits); !answer) return fail(answer.error());
    return {};
  }

  /// Whether this desktop has accessibility switched on. Applications that started while it was off may show no tree.
  virtual Result<bool> enabled(const Limits& /*limits*/) { return true; }
  /// Switches it on, and nothing else: no screen reader.
  virtual Result<void> enable(const Limits& /*limits*/) { return {}; }

  /// How far a node shows. What only its page's style clips may count as showing (Chromium): hit_at() tells.
  /// `ancestors_then`: those it had when it was read, from its parent outwards; they are asked at once rather than one
  /// after the other, and what they answer decides.
  virtual Result<Exposure> exposure(const WindowInfo& window, const NodeHandle& node,
                                    const std::vector<NodeHandle>& ancestors_then, const Limits& limits) = 0;

  /// What a pointer would meet at a point of the window, seen from a node whose `exposure` was just read.
  virtual Result<PointHit> hit_at(const WindowInfo& window, const NodeHandle& node, const Exposure& exposure, double x,
                                  double y, const Limits& limits) = 0;

  /// The innermost node at a point of the window, what a pointer would meet there; empty where nothing is told of it.
  /// Handle, role, name and states.
  virtual Result<std::optional<Node>> node_at(const WindowInfo& window, double x, double y, const Limits& limits) = 0;

  /// Scrolls what holds a node so that it shows, where the application can do that without taking anything from the
  /// user's window; otherwise `not_attempted`.
  virtual Delivery scroll_into_view(const NodeHandle& node, const Limits& limits) = 0;

  /// The deepest node with an action for `press` at a point of the window, if any.
  virtual Result<std::optional<Node>> pressable_at(const WindowInfo& window, double x, double y,
                                                   const Limits& limits) = 0;
};

}  // namespace offhand::platform
