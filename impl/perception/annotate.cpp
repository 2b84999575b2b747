#include "impl/perception/annotate.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

namespace offhand {
namespace {

using platform::Picture;
using Ink = std::array<std::uint8_t, 3>;

/// A bitmap font of five by seven pixels: one byte per row, the highest of its five bits on the left.
constexpr int digit_width = 5;
constexpr int digit_height = 7;
constexpr std::array<std::array<std::uint8_t, digit_height>, 10> digits{{
    {0x0e, 0x11, 0x13, 0x15, 0x19, 0x11, 0x0e},
    {0x04, 0x0c, 0x04, 0x04, 0x04, 0x04, 0x0e},
    {0x0e, 0x11, 0x01, 0x02, 0x04, 0x08, 0x1f},
    {0x1f, 0x02, 0x04, 0x02, 0x01, 0x11, 0x0e},
    {0x02, 0x06, 0x0a, 0x12, 0x1f, 0x02, 0x02},
    {0x1f, 0x10, 0x1e, 0x01, 0x01, 0x11, 0x0e},
    {0x06, 0x08, 0x10, 0x1e, 0x11, 0x11, 0x0e},
    {0x1f, 0x01, 0x02, 0x04, 0x08, 0x08, 0x08},
    {0x0e, 0x11, 0x11, 0x0e, 0x11, 0x11, 0x0e},
    {0x0e, 0x11, 0x11, 0x0f, 0x01, 0x02, 0x0c},
}};
constexpr int margin = 2;
constexpr int label_height = digit_height + 2 * margin;

/// Used in turn, so that a frame and its number differ from those beside them. Dark enough for white digits.
constexpr std::array<Ink, 6> colours{
    {{200, 0, 0}, {0, 90, 200}, {0, 120, 40}, {150, 60, 0}, {130, 0, 150}, {0, 110, 120}}};
constexpr Ink white{255, 255, 255};

struct Box {
  int left = 0;
  int top = 0;
  int right = 0;  // exclusive
  int bottom = 0;
  bool overlaps(const Box& other) const {
    return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
  }
};

void fill(Picture& picture, Box box, const Ink& colour) {
  box = {std::max(0, box.left), std::max(0, box.top), std::min(picture.width, box.right),
         std::min(picture.height, box.bottom)};
  for (int y = box.top; y < box.bottom; ++y) {
    for (int x = box.left; x < box.right; ++x) {
      const auto place = static_cast<std::ptrdiff_t>(y) * picture.width + x;
      std::ranges::copy(colour, picture.rgb.begin() + place * 3);
    }
  }
}

void draw_frame(Picture& picture, const Box& box, const Ink& colour) {
  fill(picture, {box.left, box.top, box.right, box.top + 1}, colour);
  fill(picture, {box.left, box.bottom - 1, box.right, box.bottom}, colour);
  fill(picture, {box.left, box.top, box.left + 1, box.bottom}, colour);
  fill(picture, {box.right - 1, box.top, box.right, box.bottom}, colour);
}

void draw_number(Picture& picture, const Box& label, const std::string& number, const Ink& colour) {
  fill(picture, label, colour);
  int left = label.left + margin;
  for (const char digit : number) {
    const auto& rows = digits.at(static_cast<std::size_t>(digit - '0'));
    for (int y = 0; y < digit_height; ++y) {
      for (int x = 0; x < digit_width; ++x) {
        if ((rows.at(static_cast<std::size_t>(y)) >> (digit_width - 1 - x) & 1) == 0) continue;
        const int top = label.top + margin + y;
        fill(picture, {left + x, top, left + x + 1, top + 1}, white);
      }
    }
    left += digit_width + 1;
  }
}

bool is_worth_a_number(const platform::Node& node) {
  if (!node.bounds || node.bounds->width <= 0 || node.bounds->height <= 0 || node.parent < 0) return false;
  if (node.states.contains(ElementState::hidden) || node.states.contains(ElementState::offscreen)) return false;
  return !node.actions.empty() || node.editable_text || node.states.contains(ElementState::focusable);
}

Box in_picture(const Bounds& bounds, double scale) {
  const auto at = [&](std::int64_t pixel) { return static_cast<int>(std::lround(static_cast<double>(pixel) * scale)); };
  return {at(bounds.x), at(bounds.y), at(bounds.x + bounds.width), at(bounds.y + bounds.height)};
}

/// The upper left corner of the element, or the place to the right of numbers that are already there.
Box place_for(const std::string& number, const Box& element, const Picture& picture, const std::vector<Box>& taken) {
  const int width = static_cast<int>(number.size()) * (digit_width + 1) - 1 + 2 * margin;
  const int left = std::clamp(element.left, 0, std::max(0, picture.width - width));
  const int top = std::clamp(element.top, 0, std::max(0, picture.height - label_height));
  Box label{left, top, left + width, top + label_height};
  for (auto other = taken.begin(); other != taken.end();) {
    if (!label.overlaps(*other)) {
      ++other;
      continue;
    }
    label = {other->right + 1, top, other->right + 1 + width, top + label_height};
    other = taken.begin();
  }
  return label;
}

}  // namespace

void draw_numbers(Picture& picture, const Snapshot& snapshot, double scale) {
  struct Mark {
    Box element;
    std::string number;
    Ink colour;
  };
  std::vector<Mark> marks;
  const Box whole{0, 0, picture.width, picture.height};
  for (const auto& element : snapshot.elements) {
    if (!is_worth_a_number(element.node)) continue;
    const auto box = in_picture(*element.node.bounds, scale);
    if (box.overlaps(whole))
      marks.push_back({box, std::to_string(element.index), colours.at(marks.size() % colours.size())});
  }
  for (const auto& mark : marks) draw_frame(picture, mark.element, mark.colour);
  // Numbers are drawn above all frames.
  std::vector<Box> taken;
  for (const auto& mark : marks) {
    taken.push_back(place_for(mark.number, mark.element, picture, taken));
    draw_number(picture, taken.back(), mark.number, mark.colour);
  }
}

}  // namespace offhand
