#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "platform/linux/atspi/reading/reader.h"
#include "platform/linux/atspi/reading/round.h"
#include "platform/linux/atspi/vocabulary/roles.h"

// Reads one node of a window and what lies in it (ReadOptions::within), a part of its children at a time.
namespace offhand::platform::atspi {
namespace {

/// More ancestors than any window has.
constexpr std::size_t max_way = 256;
/// Children that are read before it is known how much lies in one of them.
constexpr std::int64_t first_block = 16;
constexpr std::int64_t largest_block = 250;

}  // namespace

/// Returns false if the whole window is to be read.
bool TreeReader::begin_part() {
  if (!options_.within) return false;
  node(0).is_listed = true;
  const Reference& wanted = reference_of(options_.within);
  if (wanted == node(0).handle) {
    take_way({});
  } else {
    climb_from(wanted, {wanted});
  }
  return true;
}

/// `way`: from the wanted node outwards.
void TreeReader::climb_from(const Reference& member, std::vector<Reference> way) {
  inquiry_.call(get_property(member, interface::accessible, "Parent"),
                [this, way = std::move(way)](const Reply& reply) mutable {
                  Reference parent;
                  const bool is_known = reply.property("(so)", parent) && !is_null(parent);
                  const bool is_over = !is_known || parent == node(0).handle || parent.path == root_path;
                  const bool is_circle = std::ranges::find(way, parent) != way.end() || way.size() == max_way;
                  if (is_over || is_circle) return take_way(way);
                  way.push_back(parent);
                  climb_from(parent, std::move(way));
                });
}

/// Only what they are is asked of the ancestors, not for their children.
void TreeReader::take_way(const std::vector<Reference>& way) {
  int parent = 0;
  for (auto next = way.rbegin(); next != way.rend(); ++next) {
    const auto before = nodes_.size();
    adopt(parent, *next);
    if (nodes_.size() == before) continue;
    parent = static_cast<int>(before);
    node(parent).is_listed = true;
  }
  frontier_.clear();
  part_.index = parent;
  // All of it is wanted, whether it shows or not.
  reads_hidden_ = true;
  inquiry_.then([this] { list_part(); });
}

void TreeReader::list_part() {
  part_.nodes_before = nodes_.size();
  part_.first = std::max<std::int64_t>(options_.first_child, 0);
  part_.next = part_.first;
  const Reference handle = node(part_.index).handle;
  std::vector<Reference> children;
  if (node(part_.index).known && cache_.children(node(part_.index), children)) {
    part_.count = static_cast<std::int64_t>(children.size());
    part_.listed = std::move(children);
  } else {
    inquiry_.call(get_property(handle, interface::accessible, "ChildCount"), [this, handle](const Reply& reply) {
      std::int32_t count = -1;
      reply.property("i", count);
      part_.count = count;
      // GTK 3 does not count the entries of a menu.
      if (count >= 0) return;
      inquiry_.call({handle, interface::accessible, "GetChildren"}, [this](const Reply& list) {
        read_references(list, part_.listed.emplace());
        part_.count = static_cast<std::int64_t>(part_.listed->size());
      });
    });
  }
  inquiry_.then([this] { take_level(); });
}

/// The next children, as many as there is room for if as much lies in each as in those before. Returns false if there
/// are none, or no room.
bool TreeReader::take_next_of_part() {
  const std::int64_t left = part_.count - part_.next;
  const auto space = static_cast<std::int64_t>(room());
  if (left <= 0 || space == 0) return false;
  const std::int64_t taken = part_.next - part_.first;
  const auto in_each = taken == 0 ? 1 : static_cast<std::int64_t>(nodes_.size() - part_.nodes_before) / taken;
  const std::int64_t block =
      std::min({left, space / std::max<std::int64_t>(in_each, 1), taken == 0 ? first_block : largest_block});
  if (block <= 0) return false;
  const auto from = part_.next;
  part_.next += block;
  if (part_.listed) {
    const auto begin = part_.listed->begin() + static_cast<std::ptrdiff_t>(from);
    take_block_of_part({begin, begin + static_cast<std::ptrdiff_t>(block)});
    return true;
  }
  const auto children = std::make_shared<std::vector<Reference>>(static_cast<std::size_t>(block));
  for (std::int64_t at = 0; at < block; ++at) {
    inquiry_.call(get_child(node(part_.index).handle, static_cast<std::int32_t>(from + at)),
                  [children, at](const Reply& reply) { reply.value((*children)[static_cast<std::size_t>(at)]); });
  }
  inquiry_.then([this, children] { take_block_of_part(std::move(*children)); });
  return true;
}

void TreeReader::take_block_of_part(std::vector<Reference> block) {
  auto place = static_cast<std::size_t>(part_.next) - block.size();
  for (const Reference& child : block) {
    if (!is_null(child)) adopt(part_.index, child, place);
    ++place;
  }
  inquiry_.then([this] { list_level(); });
}

/// What was read of the window, and how to read on.
void TreeReader::note_part() {
  if (part_.index < 0) return;
  Accessible& whole = node(part_.index);
  std::string what =
      "of the window only " + std::string(platform_role(whole.role)) + " \"" + whole.name + "\" was read";
  if (part_.first > 0 || part_.next < part_.count) {
    what += part_.next > part_.first ? ", of its " + std::to_string(part_.count) + " children those from offset " +
                                           std::to_string(part_.first) + " to " + std::to_string(part_.next - 1)
                                     : ", which has " + std::to_string(std::max<std::int64_t>(part_.count, 0)) +
                                           " children, none of them from offset " + std::to_string(part_.first) + " on";
  }
  if (part_.next > part_.first && part_.next < part_.count)
    what += "; offset " + std::to_string(part_.next) + " reads on";
  note(what);
}

}  // namespace offhand::platform::atspi
