#include "platform/linux/atspi/reading/reader.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <limits>
#include <utility>

#include "platform/host/steady_clock.h"
#include "platform/linux/atspi/applications/toolkit_traits.h"
#include "platform/linux/atspi/vocabulary/roles.h"

namespace offhand::platform::atspi {
namespace {

constexpr std::size_t least_at_once = 50;
/// If there is not room for all, a level gets half of it, so that some is left for deeper levels; a small rest is not
/// worth another round trip.
std::size_t part_of(std::size_t room) { return std::max((room + 1) / 2, std::min(room, least_at_once)); }

/// GTK 3 keeps cells and headers out of its cache.
bool holds_cells(std::uint32_t role) { return role == atspi_table || role == atspi_tree || role == atspi_tree_table; }

}  // namespace

void TreeReader::begin(const Reference& root, std::optional<TimePoint> until) {
  began_ = steady_now();
  heard_before_ = application_.offered_actions().times_heard();
  if (until) inquiry_.at(*until, [this] { run_out_of_time(); });
  if (!uses_cache()) return start(root);
  inquiry_.call(get_items(root.application), [this](const Reply& reply) {
    cache_.read(reply);
    application_.offered_actions().keep(cache_);
  });
  inquiry_.then([this, root] { start(root); });
}

void TreeReader::start(const Reference& root) {
  adopt(-1, root);
  if (begin_part()) return;
  if (detail_ == Detail::full) ask_for_popups();
  inquiry_.then([this] {
    adopt_popups();
    inquiry_.then([this] { list_level(); });
  });
}

/// Keeps what was read so far. If the application has answered nothing yet, there is nothing to show.
void TreeReader::run_out_of_time() {
  if (nodes_.empty() || !nodes_.front().known) return;
  cut_short_ = true;
  const auto waited = std::chrono::round<std::chrono::milliseconds>(steady_now() - began_);
  note("the application had not told everything after " + std::to_string(waited.count()) +
       " ms; it is busy, ask again");
  order_children();
  inquiry_.finish();
}

/// Adds a node from the cache, or queries it if it is not there.
void TreeReader::adopt(int parent, const Reference& child, std::size_t place) {
  if (!seen_.insert(child.application + child.path).second) return;
  const int index = static_cast<int>(nodes_.size());
  Accessible item;
  if (const Accessible* cached = cache_.find(child)) item = *cached;
  item.handle = child;
  item.parent = parent;
  item.place = place;
  if (parent >= 0) {
    item.depth = node(parent).depth + 1;
    const Accessible& holder = node(parent);
    item.is_far = holder.is_far || (holder.is_of_many && holder.known && !holder.states.has(StateBits::showing));
    item.is_of_many = long_lists_.contains(parent);
    node(parent).children.push_back(index);
  }
  nodes_.push_back(std::move(item));
  frontier_.push_back(index);
  // GTK 4 fills its cache when children are listed; reading the cache again afterwards is cheaper than querying each
  // node.
  const bool cache_will_know = toolkit_ == Toolkit::gtk4 && !cache_.empty() && !walked_;
  if (nodes_.back().known || cache_will_know) return;
  if (only_searches_showing_ && !node(parent).states.has(StateBits::showing)) {
    ask_whether_showing(index);
  } else {
    ask_identity(index);
  }
}

/// A descendant that shows is reported, with its ancestors.
void TreeReader::ask_whether_showing(int index) {
  inquiry_.call({node(index).handle, interface::accessible, "GetState"}, [this, index](const Reply& reply) {
    if (reply.target_is_gone()) node(index).gone = true;
    if (!reply.ok()) return;
    MessageReader in = reply.reader();
    read_states(in, node(index).states);
    if (!node(index).states.has(StateBits::showing)) return;
    for (int above = index; above >= 0 && !node(above).is_asked; above = node(above).parent) ask_identity(above);
  });
}

void TreeReader::ask_identity(int index) {
  node(index).is_asked = true;
  const Reference handle = node(index).handle;
  inquiry_.call({handle, interface::accessible, "GetRole"}, [this, index](const Reply& reply) {
    Accessible& asked = node(index);
    asked.known = reply.value(asked.role);
    if (reply.target_is_gone()) asked.gone = true;
    // A page of WebKit is found by a well-known name, but refers to its children and parents by its unique name.
    if (!asked.handle.application.starts_with(':') && reply.sender().starts_with(':'))
      asked.handle.application = reply.sender();
  });
  if (node(index).is_far) return ask_name_of_far(index);
  inquiry_.call({handle, interface::accessible, "GetState"}, [this, index](const Reply& reply) {
    if (!reply.ok()) return;
    MessageReader in = reply.reader();
    read_states(in, node(index).states);
  });
  if (!is_further_cell(index) && !traits_of(toolkit_).all_have_places_and_actions) ask_interfaces(index, [] {});
  // GetAll crashes Qt: certainly on an application root, and its handler is the same for every object.
  if (toolkit_ == Toolkit::gtk3 || toolkit_ == Toolkit::gtk4 || toolkit_ == Toolkit::chromium) {
    inquiry_.call(get_all_properties(handle, interface::accessible), [this, index](const Reply& reply) {
      read_properties(reply, node(index));
      read_details_at_once(index);
    });
    return;
  }
  inquiry_.call(get_property(handle, interface::accessible, "Name"),
                [this, index](const Reply& reply) { reply.property("s", node(index).name); });
  inquiry_.call(get_property(handle, interface::accessible, "Description"),
                [this, index](const Reply& reply) { reply.property("s", node(index).description); });
  inquiry_.call(get_property(handle, interface::accessible, "ChildCount"), [this, index](const Reply& reply) {
    reply.property("i", node(index).child_count);
    read_details_at_once(index);
  });
}

/// Of thousands of nodes that are read to look for one, each call counts.
void TreeReader::ask_name_of_far(int index) {
  for (const auto bit : {StateBits::visible, StateBits::enabled, StateBits::sensitive}) node(index).states.add(bit);
  const Reference handle = node(index).handle;
  if (toolkit_ == Toolkit::chromium || toolkit_ == Toolkit::gtk3) {
    inquiry_.call(get_all_properties(handle, interface::accessible),
                  [this, index](const Reply& reply) { read_properties(reply, node(index)); });
    return;
  }
  inquiry_.call(get_property(handle, interface::accessible, "Name"),
                [this, index](const Reply& reply) { reply.property("s", node(index).name); });
  inquiry_.call(get_property(handle, interface::accessible, "ChildCount"),
                [this, index](const Reply& reply) { reply.property("i", node(index).child_count); });
}

/// Everything about this node is known. Details and children of a visible node are needed in any case, so they are
/// queried without waiting for the rest of its level.
void TreeReader::read_details_at_once(int index) {
  if (uses_cache() || node(index).gone || !node(index).states.has(StateBits::showing)) return;
  settle_interfaces(index);
  if (node(index).interfaces.known()) ask_details_of(index);
  if (node(index).is_listed || node(index).depth >= options_.max_depth) return;
  list_children(index);
  node(index).is_listed = true;
}

/// Children of a visible node are taken at once too, while there is room enough for all.
void TreeReader::take_at_once(Family& family) {
  const bool is_roomy =
      nodes_.size() + family.members.size() <= static_cast<std::size_t>(std::max(options_.max_nodes, 0)) / 2;
  if (uses_cache() || !is_roomy || !node(family.parent).states.has(StateBits::showing)) return;
  for (const Member& child : std::exchange(family.members, {})) {
    if (!is_null(child.handle)) adopt(family.parent, child.handle, child.place);
  }
}

void TreeReader::ask_interfaces(int index, std::function<void()> then) {
  inquiry_.call({node(index).handle, interface::accessible, "GetInterfaces"},
                [this, index, then = std::move(then)](const Reply& reply) {
                  if (reply.ok()) {
                    MessageReader in = reply.reader();
                    node(index).interfaces.read(in);
                  }
                  then();
                });
}

/// If all objects of the toolkit have the usual interfaces, they are queried only where others would be used.
void TreeReader::settle_interfaces(int index) {
  Accessible& item = node(index);
  if (!item.known || item.is_far || item.interfaces.known() || !traits_of(toolkit_).all_have_places_and_actions) return;
  const bool may_have_value = !is_outline(item) && (shows_text(item.role) || shows_number(item.role));
  if (item.states.has(StateBits::editable) || may_have_value) {
    ask_interfaces(index, [] {});
  } else {
    item.interfaces.assume(Interfaces::component, Interfaces::action);
  }
}

/// True if only the node itself is reported and not its content: it does not show, and few hidden nodes are wanted.
bool TreeReader::is_outline(const Accessible& item) const {
  if (item.is_far) return true;
  const bool wants_little = options_.max_hidden < std::numeric_limits<int>::max();
  return wants_little && !uses_cache() && reports_showing() && !item.states.has(StateBits::showing);
}

/// The cells of a table are alike: only the first one's interfaces are queried.
bool TreeReader::is_further_cell(int index) {
  const int parent = node(index).parent;
  return toolkit_ == Toolkit::gtk3 && parent >= 0 && holds_cells(node(parent).role) &&
         node(parent).children.front() != index;
}

void TreeReader::infer_interfaces_of_cells() {
  for (int index = 0; index < static_cast<int>(nodes_.size()); ++index) {
    if (node(index).interfaces.known() || !is_further_cell(index)) continue;
    const Interfaces& first = node(node(node(index).parent).children.front()).interfaces;
    if (!first.known()) continue;
    node(index).interfaces = first;
    // GTK's own cells all have bounds and actions; other interfaces depend on their column.
    if (first.has(Interfaces::action)) node(index).interfaces.assume(Interfaces::component, Interfaces::action);
  }
}

/// All nodes of the frontier are known now: find their children.
void TreeReader::list_level() {
  std::size_t behind = hidden_list_limit();
  for (const int index : std::exchange(frontier_, {})) {
    if (node(index).gone || node(index).is_listed) continue;
    settle_interfaces(index);
    if (node(index).depth >= options_.max_depth) {
      if (node(index).child_count != 0)
        note("nodes deeper than " + std::to_string(options_.max_depth) + " levels left out");
      continue;
    }
    if (has_hidden_children(node(index))) {
      // In a scrolled-out part something may have a fixed position and show; in an invisible one nothing shows.
      if (only_searches_showing_ && !node(index).states.has(StateBits::visible)) continue;
      if (behind == 0) {
        waiting_.push_back(index);
        continue;
      }
      --behind;
    }
    list_children(index);
  }
  inquiry_.then([this] { take_level(); });
}

/// The number of hidden nodes of a level whose children are listed: after all visible ones, and only if any of them
/// will be taken. If only visible descendants are searched for, half of the room is kept for deeper levels, and at
/// least two children of each list are examined.
std::size_t TreeReader::hidden_list_limit() const {
  constexpr std::size_t all = std::numeric_limits<std::size_t>::max();
  if (uses_cache() || !reports_showing()) return all;
  const std::size_t left = reads_hidden_ ? std::min(room(), room_for_hidden()) : 0;
  if (left == 0) return 0;
  return only_searches_showing_ ? part_of(left) / 2 : all;
}

/// True if it has children, which are hidden because it is.
bool TreeReader::has_hidden_children(const Accessible& parent) const {
  return !parent.states.has(StateBits::showing) && (!parent.known || parent.child_count != 0);
}

/// True if there are more hidden nodes than would be read.
bool TreeReader::has_too_many_hidden() const {
  std::int64_t count = 0;
  for (const int index : waiting_) {
    const std::int32_t children = nodes_[static_cast<std::size_t>(index)].child_count;
    if (children <= max_listed_children(toolkit_)) count += std::max(children, 0);
  }
  return !uses_cache() && count > options_.max_hidden;
}

/// True if a missing SHOWING state is meaningful in this window.
bool TreeReader::reports_showing() const {
  return toolkit_ != Toolkit::gtk4 && nodes_.front().states.has(StateBits::showing);
}

bool TreeReader::shows(int parent, const Reference& child) {
  if (!node(parent).states.has(StateBits::showing)) return false;
  const Accessible* cached = cache_.find(child);
  return cached == nullptr || cached->states.has(StateBits::showing);
}

/// Closed menus and hidden pages wait until everything visible is taken; otherwise they would use up the room.
void TreeReader::defer_hidden() {
  if (reads_hidden_ || !reports_showing()) return;
  for (Family& family : families_) {
    Family hidden;
    hidden.parent = family.parent;
    const auto waiting = family.members.begin() + static_cast<std::ptrdiff_t>(family.taken);
    const auto first_hidden = std::stable_partition(
        waiting, family.members.end(), [&](const Member& member) { return shows(family.parent, member.handle); });
    hidden.members.assign(first_hidden, family.members.end());
    family.members.erase(first_hidden, family.members.end());
    if (!hidden.members.empty()) deferred_.push_back(std::move(hidden));
  }
}

/// While there are many nodes, a level uses only half of the room, so that one long list does not keep out everything
/// below its siblings. The rest is taken when nothing deeper is left.
void TreeReader::take_level() {
  defer_hidden();
  const std::size_t hidden_room = room_for_hidden();
  // A hidden node may have a visible descendant: a part of a page with a fixed position while the rest scrolls.
  const auto hidden = std::stable_partition(families_.begin(), families_.end(), [this](const Family& family) {
    return !reads_hidden_ || node(family.parent).states.has(StateBits::showing);
  });
  const auto showing_families = static_cast<std::size_t>(hidden - families_.begin());
  take_in_turns(std::span(families_).first(showing_families), room());
  take_in_turns(std::span(families_).subspan(showing_families), std::min(room(), hidden_room));
  std::erase_if(families_, [](const Family& family) { return family.taken == family.members.size(); });
  if (!frontier_.empty()) {
    inquiry_.then([this] { list_level(); });
    return;
  }
  if (families_.empty() && !(deferred_.empty() && waiting_.empty()) && !reads_hidden_) {
    reads_hidden_ = true;
    only_searches_showing_ = has_too_many_hidden();
    first_hidden_ = nodes_.size();
    families_.swap(deferred_);
    frontier_.swap(waiting_);
    return list_level();
  }
  if (part_.index >= 0 && families_.empty() && waiting_.empty() && take_next_of_part()) return;
  note_part();
  if (!families_.empty() || !deferred_.empty() || !waiting_.empty() || only_searches_showing_) {
    left_hidden_out_ = room() > 0;
    note(left_hidden_out_
             ? "of what does not show only a part was read; hidden lists more, query looks through all"
             : "more than " + std::to_string(options_.max_nodes) +
                   " nodes, of which those that show came first; max_elements takes more, query looks through all");
  }
  complete_from_cache();
}

std::size_t TreeReader::room() const {
  const auto most = static_cast<std::size_t>(std::max(options_.max_nodes, 0));
  return most - std::min(most, nodes_.size());
}

std::size_t TreeReader::room_for_hidden() const {
  // Cached nodes cost the application nothing more.
  if (!reads_hidden_ || uses_cache()) return room();
  const auto taken = std::count_if(nodes_.begin() + static_cast<std::ptrdiff_t>(first_hidden_), nodes_.end(),
                                   [](const Accessible& item) { return !item.states.has(StateBits::showing); });
  return static_cast<std::size_t>(std::max<std::ptrdiff_t>(options_.max_hidden - taken, 0));
}

/// Takes children of all parents in turn.
void TreeReader::take_in_turns(std::span<Family> families, std::size_t room) {
  std::size_t waiting = 0;
  for (const Family& family : families) waiting += family.members.size() - family.taken;
  std::size_t allowance = waiting > room ? part_of(room) : waiting;
  bool any = true;
  while (any && allowance > 0) {
    any = false;
    for (Family& family : families) {
      if (allowance == 0 || family.taken == family.members.size()) continue;
      const Member& child = family.members[family.taken++];
      any = true;
      if (is_null(child.handle)) continue;
      adopt(family.parent, child.handle, child.place);
      --allowance;
    }
  }
}

/// GTK 4 caches what has been listed. The first walk listed everything, so one call now returns it all, including pages
/// of stacks, which are in no list of children though they are parents.
void TreeReader::complete_from_cache() {
  const bool unknown =
      std::any_of(nodes_.begin(), nodes_.end(), [](const Accessible& item) { return !item.known && !item.gone; });
  if (!unknown || walked_ || toolkit_ != Toolkit::gtk4) return ask_details();
  walked_ = true;
  inquiry_.call(get_items(nodes_.front().handle.application), [this](const Reply& reply) { cache_.read(reply); });
  inquiry_.then([this, root = nodes_.front().handle] {
    nodes_.clear();
    seen_.clear();
    families_.clear();
    deferred_.clear();
    waiting_.clear();
    reads_hidden_ = false;
    frontier_.clear();
    incomplete_.clear();
    told_of_.clear();
    long_lists_.clear();
    part_ = {};
    start(root);
  });
}

void TreeReader::order_children() {
  for (Accessible& parent : nodes_) {
    std::sort(parent.children.begin(), parent.children.end(),
              [this](int one, int other) { return node(one).place < node(other).place; });
  }
}

void TreeReader::note(const std::string& reason) {
  if (incomplete_.find(reason) != std::string::npos) return;
  if (!incomplete_.empty()) incomplete_ += "; ";
  incomplete_ += reason;
}

}  // namespace offhand::platform::atspi
