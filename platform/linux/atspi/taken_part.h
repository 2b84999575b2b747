#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "platform/linux/atspi/geometry.h"
#include "platform/linux/atspi/inquiry.h"

namespace offhand::platform::atspi {

/// Finds out where in an item its view takes presses for it, in one inquiry, which it must outlive.
///
/// Items of Qt may be told with room around what they show, where a press is one beside all items (an icon view
/// without icons: neither the picture's place nor the name). Their view says of a point whose it is, as it does for a
/// press; some views take the point for one of their own instead of the screen's.
class TakenPart {
 public:
  TakenPart(Inquiry& inquiry, const WindowFrame& frame, Reference item, Reference view)
      : inquiry_(inquiry), frame_(frame), item_(std::move(item)), view_(std::move(view)) {}
  /// `visible` of the item, and the point where it is to be hit.
  void begin(const Bounds& visible, double x, double y);
  /// Empty: it takes presses at that point, or nothing is told.
  std::optional<std::pair<double, double>> elsewhere() const { return elsewhere_; }

 private:
  enum class DeliveryOptions { point_of_screen, point_of_view };
  struct Spot {
    double x = 0;
    double y = 0;
    Reference of_screen;
    Reference of_view;
  };

  void ask(const Spot& spot, DeliveryOptions manner, Reference& answer);
  void look_around(const Bounds& visible);
  void learn_place(const Reference& answer);
  bool is_item(const Reference& answer) const;
  bool lies_at_spot(const Reference& answer) const;
  std::optional<std::pair<double, double>> nearest(Reference Spot::* answer) const;

  Inquiry& inquiry_;
  const WindowFrame frame_;
  const Reference item_;
  const Reference view_;
  /// The point itself, then those around it.
  std::vector<Spot> spots_;
  struct Place {
    Reference of;
    std::optional<Extents> extents;
  };
  /// The item's first, then those of what was answered; by handle they may be others than the item (Qt makes some
  /// anew).
  std::vector<Place> places_;
  std::optional<Extents> view_place_;
  std::optional<std::pair<double, double>> elsewhere_;
};

}  // namespace offhand::platform::atspi
