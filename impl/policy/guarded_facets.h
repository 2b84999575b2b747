#pragma once

#include <memory>

#include "impl/policy/denied_applications.h"
#include "impl/policy/policy.h"
#include "platform/api/platform.h"

namespace offhand {

/// Stands in front of the facets that show applications, so that whatever uses the platform afterwards cannot see those
/// that are denied: they are in no list, and who asks for one gets `application_denied`. Its trees, menus and pages
/// need no guard of their own: each is asked for by a window that these facets described. Gives the policy that refuses
/// calls whose point on the screen, or whose keys, such an application would get.
std::shared_ptr<Policy> guard_facets(platform::Platform& platform, std::shared_ptr<DeniedApplications> denied);

}  // namespace offhand
