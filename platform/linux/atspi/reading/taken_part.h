#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "platform/linux/atspi/elements/geometry.h"
#include "platform/linux/atspi/reading/inquiry.h"

namespace offhand::platform::atspi {

/// Finds the part of an item in which its view accepts presses, in one inquiry, which it must outlive.
///
/// The reported bounds of Qt items may include a margin in which a press hits no item (an icon view without icons:
/// outside of the picture and the name). The view answers a hit test as it handles a press; some views take the point
/// as relative to themselves instead of the screen.
class TakenPart {
 public:
  TakenPart(Inquiry& inquiry, const WindowFrame& frame, Reference item, Reference view)
      : inquiry_(inquiry), frame_(frame), item_(std::move(item)), view_(std::move(view)) {}
  /// `visible` part of the item, and the point where it is to be hit.
  void begin(const Bounds& visible, double x, double y);
  /// Another point that hits it; empty if the given point does or if nothing is known.
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
  /// The given point, then those around it.
  std::vector<Spot> spots_;
  struct Place {
    Reference of;
    std::optional<Extents> extents;
  };
  /// The item's first, then those of the answers, whose handles may differ from the item's (Qt creates some anew).
  std::vector<Place> places_;
  std::optional<Extents> view_place_;
  std::optional<std::pair<double, double>> elsewhere_;
};

}  // namespace offhand::platform::atspi
