#pragma once

#include "impl/target/resolver.h"
#include "impl/tools/client.h"

namespace offhand {

/// Lets the client's user choose among the elements that a query of an action means. Null, or a client that takes no
/// forms: nobody is asked.
Resolver::Choose choice_of(Client* client);

/// Lets the user describe otherwise what a query of an action does not find.
Resolver::Describe description_of(Client* client);

}  // namespace offhand
