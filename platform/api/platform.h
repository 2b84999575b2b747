#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "codegen/runtime/error.h"
#include "generated/support/facets.h"
#include "platform/api/apps.h"
#include "platform/api/clipboard.h"
#include "platform/api/clock.h"
#include "platform/api/event.h"
#include "platform/api/focus_synthesis.h"
#include "platform/api/input.h"
#include "platform/api/input_grabs.h"
#include "platform/api/key_interception.h"
#include "platform/api/menus.h"
#include "platform/api/overlay.h"
#include "platform/api/pages.h"
#include "platform/api/screen.h"
#include "platform/api/screen_layout.h"
#include "platform/api/scripts.h"
#include "platform/api/tree.h"
#include "platform/api/user_desk.h"
#include "platform/api/window_placement.h"
#include "platform/api/windows.h"

namespace offhand::platform {

/// A backend without its facets.
struct Backend {
  /// As in schema/platforms.
  std::string name;
  /// "linux on :0", for people.
  std::string description;
  /// Why facets that its schema names are missing on this desktop, and what helps, as a sentence; empty if none is
  /// missing.
  std::string lack_reason;
  std::string lack_advice;
  std::shared_ptr<void> connection;
  std::shared_ptr<Clock> clock;
};

/// A backend with its facets. A facet that the backend or this desktop lacks is null; tools that need it are refused.
/// Facets are destroyed before `clock` and `connection`.
struct Platform : Backend, FacetPlaces {
  /// `facet_missing`.
  Error missing(Facet facet) const;
};

/// The part of a platform that one call may use: its clock, and the facets that its tool declares in the schema.
class Facets : public FacetAccess {
 public:
  /// By the names of schema/facets.json. `facet_missing` if one of `needs` is missing; facets of `uses`, and facets
  /// that extend a declared one, are optional.
  static Result<Facets> of(const Platform& platform, std::span<const std::string_view> needs,
                           std::span<const std::string_view> uses = {});

  Clock& clock() const { return *platform_->clock; }
  /// The error for an optional facet that is missing.
  Error missing(Facet facet) const { return platform_->missing(facet); }
  /// Fails with missing() if the facet is missing.
  Result<void> require(Facet facet) const;

  /// The user state; without the facet nothing of it is observable.
  Result<UserState> user_state(const Limits& limits) const;
  /// Whether the user has used their own pointer or keyboard since then; false if that is unknown.
  Result<bool> user_acted_since(TimePoint begin, const Limits& limits) const;
  /// Restores the user state, as far as it is observable.
  Result<void> restore(const UserState& before, const Limits& limits) const;

 private:
  Facets(const Platform& platform, FacetSet usable) : FacetAccess(platform, usable), platform_(&platform) {}

  const Platform* platform_;
};

}  // namespace offhand::platform
