#include "platform/linux/x11/pointer/input_holes.h"

#include <xcb/shape.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace offhand::platform::x11 {

template <>
struct ReplyOf<xcb_shape_get_rectangles_cookie_t> {
  using type = xcb_shape_get_rectangles_reply_t;
};

namespace {

bool contains(const xcb_rectangle_t& box, int x, int y) {
  return x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;
}

struct Neighbour {
  xcb_window_t window;
  Pending<xcb_get_window_attributes_reply_t> attributes;
  Pending<xcb_get_geometry_reply_t> geometry;
  Pending<xcb_shape_get_rectangles_reply_t> shape;
};

/// The pixel of a window that takes input at a point of the screen, if it takes any.
Result<std::optional<Hole>> hole_in(Neighbour& over, ScreenPoint at) {
  OFFHAND_ASSIGN(const auto attributes, over.attributes.get());
  OFFHAND_ASSIGN(const auto geometry, over.geometry.get());
  OFFHAND_ASSIGN(const auto shape, over.shape.get());
  if (!attributes || !geometry || !shape || attributes->map_state != XCB_MAP_STATE_VIEWABLE) return std::nullopt;
  const int border = geometry->border_width;
  const int x = at.x - geometry->x - border;
  const int y = at.y - geometry->y - border;
  const auto* boxes = xcb_shape_get_rectangles_rectangles(shape.get());
  const int count = xcb_shape_get_rectangles_rectangles_length(shape.get());
  if (std::none_of(boxes, boxes + count, [&](const auto& box) { return contains(box, x, y); })) return std::nullopt;
  const bool is_whole = count == 1 && boxes[0].x == -border && boxes[0].y == -border &&
                        boxes[0].width == geometry->width + 2 * border &&
                        boxes[0].height == geometry->height + 2 * border;
  return Hole{
      .window = over.window, .x = static_cast<std::int16_t>(x), .y = static_cast<std::int16_t>(y), .shaped = !is_whole};
}

}  // namespace

Result<std::vector<Hole>> holes_above(Conversation& talk, xcb_window_t child, ScreenPoint at) {
  auto asked = talk.ask(xcb_query_tree(talk.raw(), talk.root()));
  OFFHAND_ASSIGN(const auto tree, asked.get());
  std::vector<Hole> holes;
  if (!tree) return holes;
  const auto* first = xcb_query_tree_children(tree.get());
  const auto* last = first + xcb_query_tree_children_length(tree.get());
  const auto* place = std::find(first, last, child);
  std::vector<Neighbour> above;
  for (const auto* over = place == last ? last : place + 1; over != last; ++over) {
    above.push_back({.window = *over,
                     .attributes = talk.ask(xcb_get_window_attributes(talk.raw(), *over)),
                     .geometry = talk.ask(xcb_get_geometry(talk.raw(), *over)),
                     .shape = talk.ask(xcb_shape_get_rectangles(talk.raw(), *over, XCB_SHAPE_SK_INPUT))});
  }
  for (auto& over : above) {
    OFFHAND_ASSIGN(const auto hole, hole_in(over, at));
    if (hole) holes.push_back(*hole);
  }
  return holes;
}

OpenHoles::OpenHoles(Conversation& talk, std::vector<Hole> holes) : talk_(talk), holes_(std::move(holes)) {
  for (const Hole& hole : holes_) combine(hole, XCB_SHAPE_SO_SUBTRACT);
}

OpenHoles::~OpenHoles() {
  for (const Hole& hole : holes_) {
    if (hole.shaped) {
      combine(hole, XCB_SHAPE_SO_UNION);
    } else {
      xcb_shape_mask(talk_.raw(), XCB_SHAPE_SO_SET, XCB_SHAPE_SK_INPUT, hole.window, 0, 0, XCB_PIXMAP_NONE);
    }
  }
}

void OpenHoles::combine(const Hole& hole, xcb_shape_op_t how) {
  const xcb_rectangle_t pixel{hole.x, hole.y, 1, 1};
  xcb_shape_rectangles(talk_.raw(), how, XCB_SHAPE_SK_INPUT, XCB_CLIP_ORDERING_UNSORTED, hole.window, 0, 0, 1, &pixel);
}

}  // namespace offhand::platform::x11
