// Generated from schema/facets.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "codegen/runtime/enum_set.h"

namespace offhand::platform {

class Input;
class Canvas;

enum class Facet : std::uint8_t {
  /// The brush.
  input,
  /// The canvas.
  screen,
};

using FacetSet = EnumSet<Facet>;

/// Its name in the schema.
std::string_view to_string(Facet facet);
/// Empty if there is no facet of this name.
std::optional<Facet> facet_called(std::string_view name);
/// The facet that this one extends, if any.
std::optional<Facet> whole_of(Facet facet);

/// The facets of a backend; a missing one is null.
struct FacetPlaces {
  std::shared_ptr<Input> input;
  std::shared_ptr<Canvas> screen;

  /// The facets that are not null.
  FacetSet provided() const;
};

/// The facets that one call may use: those that its tool declares, as far as they exist. Access to any other facet
/// throws std::logic_error; for an optional facet, ask has_...() first.
class FacetAccess {
 public:
  FacetAccess() = default;
  bool has(Facet facet) const { return usable_.contains(facet); }

  bool has_input() const { return has(Facet::input); }
  Input& input() const { return used(&FacetPlaces::input, Facet::input); }
  bool has_screen() const { return has(Facet::screen); }
  Canvas& screen() const { return used(&FacetPlaces::screen, Facet::screen); }

 protected:
  FacetAccess(const FacetPlaces& places, FacetSet usable) : places_(&places), usable_(usable) {}

 private:
  template <class Kind>
  Kind& used(std::shared_ptr<Kind> FacetPlaces::* place, Facet facet) const {
    if (!has(facet)) refuse(facet);
    return *(places_->*place);
  }
  [[noreturn]] static void refuse(Facet facet);

  const FacetPlaces* places_ = nullptr;
  FacetSet usable_;
};

}  // namespace offhand::platform
