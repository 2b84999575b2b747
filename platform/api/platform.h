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
#include "platform/api/tree.h"
#include "platform/api/user_desk.h"
#include "platform/api/window_placement.h"
#include "platform/api/windows.h"

namespace offhand::platform {

/// What a backend is besides its facets.
struct Backend {
  /// As in schema/platforms.
  std::string name;
  /// "linux on :0", for people.
  std::string description;
  /// Why facets that its schema names are missing on this desktop, and what helps, as a sentence; empty where it has
  /// all.
  std::string lack_reason;
  std::string lack_advice;
  std::shared_ptr<void> connection;
  std::shared_ptr<Clock> clock;
};

/// A backend with its facets. One it never has is null, and the generated gate keeps tools that need it away; one that
/// this desktop lacks is refused by missing(). Facets go before `clock` and `connection` do.
struct Platform : Backend, FacetPlaces {
  /// `facet_missing`.
  Error missing(Facet facet) const;
};

/// What one call uses of a platform: its clock, and the facets that its tool declares in the schema.
class Facets : public FacetAccess {
 public:
  /// By the names of schema/facets.json: `facet_missing` where one of `needs` is not there; those of `uses`, and those
  /// that extend a declared one, may be missing.
  static Result<Facets> of(const Platform& platform, std::span<const std::string_view> needs,
                           std::span<const std::string_view> uses = {});

  Clock& clock() const { return *platform_->clock; }
  /// Why a facet that need not be there is not.
  Error missing(Facet facet) const { return platform_->missing(facet); }
  /// The same where it is not there.
  Result<void> require(Facet facet) const;

  /// What the user has at the desk; nothing of it can be observed where no facet tells.
  Result<UserState> user_state(const Limits& limits) const;
  /// Whether the user has used their own pointer or keyboard since then; false where that cannot be told.
  Result<bool> user_acted_since(TimePoint begin, const Limits& limits) const;
  /// Puts it back, as far as it was observed.
  Result<void> restore(const UserState& before, const Limits& limits) const;

 private:
  Facets(const Platform& platform, FacetSet usable) : FacetAccess(platform, usable), platform_(&platform) {}

  const Platform* platform_;
};

}  // namespace offhand::platform
