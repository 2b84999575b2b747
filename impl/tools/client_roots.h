#pragma once

#include "codegen/runtime/error.h"
#include "impl/session/session.h"
#include "impl/tools/client.h"

namespace offhand {

/// Asks a client that offers roots, once a session, which folders it works in; the session keeps them. Null: there is
/// nobody to ask. Over HTTP they may be those of another machine, and are not asked for. `input_required`.
Result<void> learn_roots(Client* client, Session& session, bool over_http);

}  // namespace offhand
