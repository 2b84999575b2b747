#include "platform/api/platform.h"

#include "generated/types/errors.h"

namespace offhand::platform {
namespace {

FacetSet facets_called(std::span<const std::string_view> names) {
  FacetSet facets;
  for (const auto name : names)
    if (const auto facet = facet_called(name)) facets.insert(*facet);
  return facets;
}

}  // namespace

Error Platform::missing(Facet facet) const {
  errors::FacetMissing data{.facet = std::string(to_string(facet)), .platform = description};
  if (!lack_reason.empty()) data.reason = lack_reason;
  if (!lack_advice.empty()) data.advice = lack_advice;
  return errors::facet_missing(data);
}

Result<Facets> Facets::of(const Platform& platform, std::span<const std::string_view> needs,
                          std::span<const std::string_view> uses) {
  const auto provided = platform.provided();
  auto declared = facets_called(needs);
  for (const Facet facet : declared)
    if (!provided.contains(facet)) return fail(platform.missing(facet));
  for (const Facet facet : facets_called(uses)) declared.insert(facet);
  FacetSet usable;
  for (const Facet facet : provided) {
    const auto whole = whole_of(facet);
    if (declared.contains(facet) || (whole && declared.contains(*whole))) usable.insert(facet);
  }
  return Facets(platform, usable);
}

Result<void> Facets::require(Facet facet) const {
  if (has(facet)) return {};
  return fail(missing(facet));
}

Result<UserState> Facets::user_state(const Limits& limits) const {
  if (has_user_desk()) return user_desk().user_state(limits);
  UserState unknown;
  unknown.observable = {};
  return unknown;
}

Result<bool> Facets::user_acted_since(TimePoint begin, const Limits& limits) const {
  return has_user_desk() ? user_desk().user_acted_since(begin, limits) : Result<bool>(false);
}

Result<void> Facets::restore(const UserState& before, const Limits& limits) const {
  return has_user_desk() ? user_desk().restore(before, limits) : Result<void>();
}

}  // namespace offhand::platform
