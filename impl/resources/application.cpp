#include "impl/resources/application.h"

#include <algorithm>
#include <array>
#include <utility>

#include "generated/types/errors.h"
#include "impl/target/connected_application.h"
#include "impl/tools/call.h"

namespace offhand::resources {

Error missing(Error error) {
  constexpr std::array<std::string_view, 5> codes{"app_not_found", "app_not_running", "application_denied", "no_window",
                                                  "process_not_found"};
  if (std::ranges::count(codes, error.code) == 0) return error;
  return errors::resource_not_found({.reason = std::move(error.message)});
}

Result<Connection> application_of(Call& call, std::string_view name) {
  const bool is_followed = call.read_for() == ReadFor::subscribers;
  auto found = is_followed ? followed_application(call.scope(), name) : named_application(call.scope(), name);
  if (!found) return fail(missing(std::move(found).error()));
  return found;
}

}  // namespace offhand::resources
