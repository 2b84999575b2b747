#include "platform/linux/atspi/reader.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <limits>
#include <utility>

#include "platform/host/steady_clock.h"
#include "platform/linux/atspi/roles.h"
#include "platform/linux/atspi/toolkit_traits.h"

namespace offhand::platform::atspi {
namespace {

constexpr std::size_t least_at_once = 50;
/// Where there is more than room for, half of it is for one level, so that something is left for deeper ones; a rest
/// so small is not worth a round trip more.
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
  if (detail_ == Detail::full) ask_for_popups();
  inquiry_.then([this] {
    adopt_popups();
    inquiry_.then([this] { list_level(); });
  });
}

/// What was read stays; of an application that has said nothing yet there is
/// nothing to show.
void TreeReader::run_out_of_time() {
  if (nodes_.empty() || !nodes_.front().known) return;
  cut_short_ = true;
  const auto waited = std::chrono::round<std::chrono::milliseconds>(steady_now() - began_);
  note("the application had not told everything after " + std::to_string(waited.count()) +
       " ms; it is busy, ask again");
  order_children();
  inquiry_.finish();
}

/// Adds a node, from the cache if it is there; else asks for it.
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
    node(parent).children.push_back(index);
  }
  nodes_.push_back(std::move(item));
  frontier_.push_back(index);
  // GTK 4 fills its cache when children are listed; asking it again afterwards is cheaper than asking for each.
  const bool cache_will_know = toolkit_ == Toolkit::gtk4 && !cache_.empty() && !walked_;
  if (nodes_.back().known || cache_will_know) return;
  if (only_looks_for_what_shows_ && !node(parent).states.has(StateBits::showing)) {
    ask_whether_it_shows(index);
  } else {
    ask_identity(index);
  }
}

/// What shows is told, and with it what it lies in.
void TreeReader::ask_whether_it_shows(int index) {
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
    // A page of WebKit is found by a name that was made for it, and tells its children and their parents by this one.
    if (!asked.handle.application.starts_with(':') && reply.sender().starts_with(':'))
      asked.handle.application = reply.sender();
  });
  inquiry_.call({handle, interface::accessible, "GetState"}, [this, index](const Reply& reply) {
    if (!reply.ok()) return;
    MessageReader in = reply.reader();
    read_states(in, node(index).states);
  });
  if (!is_further_cell(index) && !traits_of(toolkit_).all_have_places_and_actions) ask_interfaces(index, [] {});
  // GetAll crashes Qt: on an application root for certain, and its handler looks the same for every object.
  if (toolkit_ == Toolkit::gtk3 || toolkit_ == Toolkit::gtk4 || toolkit_ == Toolkit::chromium) {
    inquiry_.call(get_all_properties(handle, interface::accessible), [this, index](const Reply& reply) {
      read_properties(reply, node(index));
      go_on_at_once(index);
    });
    return;
  }
  inquiry_.call(get_property(handle, interface::accessible, "Name"),
                [this, index](const Reply& reply) { reply.property("s", node(index).name); });
  inquiry_.call(get_property(handle, interface::accessible, "Description"),
                [this, index](const Reply& reply) { reply.property("s", node(index).description); });
  inquiry_.call(get_property(handle, interface::accessible, "ChildCount"), [this, index](const Reply& reply) {
    reply.property("i", node(index).child_count);
    go_on_at_once(index);
  });
}

/// All is known of a node: of what shows the details and the children are asked for in any case, so the application
/// need not wait for that until its whole level is known.
void TreeReader::go_on_at_once(int index) {
  if (uses_cache() || node(index).gone || !node(index).states.has(StateBits::showing)) return;
  settle_interfaces(index);
  if (node(index).interfaces.known()) ask_details_of(index);
  if (node(index).depth >= options_.max_depth) return;
  list_children(index);
  node(index).is_listed = true;
}

/// Nor need the children of what shows wait, while there is so much room that no others are kept out.
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

/// Where all objects have the usual interfaces, they are asked for others only if those would be used.
void TreeReader::settle_interfaces(int index) {
  Accessible& item = node(index);
  if (!item.known || item.interfaces.known() || !traits_of(toolkit_).all_have_places_and_actions) return;
  const bool may_have_value = !is_outline(item) && (shows_text(item.role) || shows_number(item.role));
  if (item.states.has(StateBits::editable) || may_have_value) {
    ask_interfaces(index, [] {});
  } else {
    item.interfaces.assume(Interfaces::component, Interfaces::action);
  }
}

/// Whether it is only told what this is, and not what it holds: it does not show, and of that little is wanted.
bool TreeReader::is_outline(const Accessible& item) const {
  const bool wants_little = options_.max_hidden < std::numeric_limits<int>::max();
  return wants_little && !uses_cache() && tells_showing() && !item.states.has(StateBits::showing);
}

/// The cells of one table are alike: what the first of them offers need not be asked of the others.
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
    // GTK's own cells all have bounds and actions, other things only as their column has them.
    if (first.has(Interfaces::action)) node(index).interfaces.assume(Interfaces::component, Interfaces::action);
  }
}

/// All nodes of the frontier are known now: find their children.
void TreeReader::list_level() {
  std::size_t behind = lists_behind();
  for (const int index : std::exchange(frontier_, {})) {
    if (node(index).gone || node(index).is_listed) continue;
    settle_interfaces(index);
    if (node(index).depth >= options_.max_depth) {
      if (node(index).child_count != 0)
        note("nodes deeper than " + std::to_string(options_.max_depth) + " levels left out");
      continue;
    }
    if (lies_behind(node(index))) {
      // Something may stay in place where all else was scrolled away; in what is hidden altogether nothing shows.
      if (only_looks_for_what_shows_ && !node(index).states.has(StateBits::visible)) continue;
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

/// Of how many nodes of a level that do not show the children are asked for: after all that shows, and only if any of
/// them will be taken. Where it is only looked for what shows, half of the room is left for deeper levels, and a list
/// has to be worth its call: two of each are looked at.
std::size_t TreeReader::lists_behind() const {
  constexpr std::size_t all = std::numeric_limits<std::size_t>::max();
  if (uses_cache() || !tells_showing()) return all;
  const std::size_t left = reads_hidden_ ? std::min(room(), room_for_hidden()) : 0;
  if (left == 0) return 0;
  return only_looks_for_what_shows_ ? part_of(left) / 2 : all;
}

/// Whether it has children, which do not show because it does not.
bool TreeReader::lies_behind(const Accessible& parent) const {
  return !parent.states.has(StateBits::showing) && (!parent.known || parent.child_count != 0);
}

/// Whether more is told to lie there than would be read.
bool TreeReader::lies_too_much_behind() const {
  std::int64_t count = 0;
  for (const int index : waiting_) {
    const std::int32_t children = nodes_[static_cast<std::size_t>(index)].child_count;
    if (children <= max_listed_children(toolkit_)) count += std::max(children, 0);
  }
  return !uses_cache() && count > options_.max_hidden;
}

/// Whether the absence of SHOWING means something in this window.
bool TreeReader::tells_showing() const {
  return toolkit_ != Toolkit::gtk4 && nodes_.front().states.has(StateBits::showing);
}

bool TreeReader::shows(int parent, const Reference& child) {
  if (!node(parent).states.has(StateBits::showing)) return false;
  const Accessible* cached = cache_.find(child);
  return cached == nullptr || cached->states.has(StateBits::showing);
}

/// Closed menus and hidden pages wait until all that shows has been taken; otherwise they would use up the room.
void TreeReader::defer_what_does_not_show() {
  if (reads_hidden_ || !tells_showing()) return;
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

/// While there is much, only half of the room is used on one level, so that one long list does not keep everything
/// below its neighbours out; what waits is taken when nothing deeper is left.
void TreeReader::take_level() {
  defer_what_does_not_show();
  const std::size_t hidden_room = room_for_hidden();
  // Inside what does not show something may: a part of a page that stays in place while the rest scrolls.
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
    only_looks_for_what_shows_ = lies_too_much_behind();
    first_hidden_ = nodes_.size();
    families_.swap(deferred_);
    frontier_.swap(waiting_);
    return list_level();
  }
  if (!families_.empty() || !deferred_.empty() || !waiting_.empty() || only_looks_for_what_shows_) {
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
  // What is in a cache costs the application nothing more.
  if (!reads_hidden_ || uses_cache()) return room();
  const auto taken = std::count_if(nodes_.begin() + static_cast<std::ptrdiff_t>(first_hidden_), nodes_.end(),
                                   [](const Accessible& item) { return !item.states.has(StateBits::showing); });
  return static_cast<std::size_t>(std::max<std::ptrdiff_t>(options_.max_hidden - taken, 0));
}

/// Takes children in turns over their parents.
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

/// GTK 4 puts into its cache what somebody has listed. The first walk listed everything, so now the cache knows it in
/// one call, pages of stacks included, which are in no list of children though they are the parents of what is.
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
