#pragma once

#include "platform/api/tree.h"

namespace offhand::platform {

/// Of a window that was read whole what ReadOptions::within, first_child and max_nodes want, for backends that are told
/// of all of it at once. The whole where they want nothing.
Tree chosen_part(Tree whole, const ReadOptions& options);

/// How such backends read for these options: everything.
ReadOptions options_for_part(const ReadOptions& options);

}  // namespace offhand::platform
