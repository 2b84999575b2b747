#include "generated/tools/desktop/check_permissions.h"

#include <utility>

#include "impl/tools/call.h"

namespace offhand::tools::desktop {
namespace {

using Name = CheckPermissionsResultPermissionsName;
using Permission = CheckPermissionsResultPermissions;

Permission granted(Name name, std::string detail) { return {name, true, std::move(detail)}; }
Permission missing(Name name, const std::string& detail) { return {name, false, "missing: " + detail}; }

Permission by_facet(Name name, const Result<void>& available, std::string detail) {
  if (available) return granted(name, std::move(detail));
  return missing(name, available.error().message + " " + available.error().hint);
}

/// Of an optional facet.
template <class Kind>
Result<void> availability(Call& call, platform::Facet facet, Kind& (platform::FacetAccess::*of)() const) {
  OFFHAND_CHECK(call.facets().require(facet));
  return (call.*of)().available(call.limits());
}

Permission accessibility(Call& call) {
  const auto enabled = call.tree().enabled(call.limits());
  if (!enabled) return missing(Name::accessibility, enabled.error().message + " " + enabled.error().hint);
  if (*enabled) return granted(Name::accessibility, "switched on");
  if (call.see().may_switch_accessibility_on()) {
    return granted(Name::accessibility, "switched off; it is switched on when a tree is first needed");
  }
  return missing(Name::accessibility,
                 "switched off on this desktop; set accessibility_enable to auto, or switch it on in the desktop's "
                 "settings");
}

}  // namespace

Result<CheckPermissionsResult> check_permissions(Call& call, const CheckPermissionsArgs& /*args*/) {
  const auto trees = accessibility(call);
  const auto pictures = by_facet(Name::screen_recording, availability(call, platform::Facet::screen, &Call::screen),
                                 "windows can be taken, covered ones as well");
  const auto input =
      by_facet(Name::input, availability(call, platform::Facet::input, &Call::input), "pointer and keys can be sent");
  OFFHAND_CHECK(call.still_allowed("Looking at what this desktop allows"));
  return CheckPermissionsResult{trees.granted, pictures.granted, input.granted, {trees, pictures, input}};
}

}  // namespace offhand::tools::desktop
