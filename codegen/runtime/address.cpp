#include "codegen/runtime/address.h"

namespace offhand {
namespace {

const address::Surface* surface_of(const Address& address) {
  if (const auto* point = std::get_if<address::Point>(&address)) return &point->of;
  if (const auto* points = std::get_if<address::TwoPoints>(&address)) return &points->of;
  return nullptr;
}

template <class... Kinds>
bool is_one_of(const Address& address) {
  return (std::holds_alternative<Kinds>(address) || ...);
}

}  // namespace

bool is_on_screen(const Address& address) {
  const auto* surface = surface_of(address);
  return surface != nullptr ? surface->is_screen() : is_one_of<address::Screen>(address);
}

bool is_in_a_window(const Address& address) {
  if (const auto* surface = surface_of(address)) return !surface->is_screen();
  return !is_one_of<address::Nothing, address::Desktop, address::Screen, address::Application>(address);
}

Address AddressParts::of_target() const {
  if (element_token) return address::ElementByToken{of_window(), *element_token, element_index};
  if (element_index) return address::ElementByIndex{of_window(), *element_index};
  if (element_id) return address::ElementById{*element_id};
  if (element_query) return address::ElementByQuery{of_application(), of_window(), *element_query};
  const address::Surface surface{of_window(), zoom.value_or(false), scope};
  if (point_x && point_y) {
    if (to_x && to_y) return address::TwoPoints{surface, *point_x, *point_y, *to_x, *to_y};
    return address::Point{surface, *point_x, *point_y};
  }
  if (surface.is_screen()) return address::Screen{scope};
  return of_window();
}

Address AddressParts::of_window_below() const {
  return address::Point{address::Surface{.window_below = true}, point_x.value_or(0), point_y.value_or(0)};
}

Address AddressParts::of_two_places() const {
  return address::TwoPlaces{
      of_window(), element_query.value_or(""), to_element_query.value_or(""), point_x, point_y, to_x, to_y};
}

}  // namespace offhand
