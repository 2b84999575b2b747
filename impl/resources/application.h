#pragma once

#include <string>
#include <string_view>

#include "codegen/runtime/error.h"
#include "codegen/runtime/resource.h"
#include "impl/session/connections.h"

namespace offhand {
class Call;
}

namespace offhand::resources {

/// The running application that a URI names. `resource_not_found` where none is called so.
Result<Connection> application_of(Call& call, std::string_view name);

/// What is told of it when there is none of that name: there is no such resource.
Error missing(Error error);

}  // namespace offhand::resources
