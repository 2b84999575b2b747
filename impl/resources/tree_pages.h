#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "codegen/runtime/resource.h"
#include "impl/perception/snapshot.h"
#include "impl/session/connections.h"

namespace offhand {
class Call;
}

namespace offhand::resources {

/// More of a tree is told in further pages.
inline constexpr std::size_t page_bytes = 100'000;

struct ReadWindow {
  /// Counted from the front of its application's windows.
  std::int64_t index = 0;
  SnapshotPtr snapshot;
};

/// What windows show, as JSON: one page of it, from `cursor` on. A cursor holds only as long as the windows show the
/// same: otherwise pages of different moments would be put together; `resource_not_found` then.
Result<ResourceContent> tree_page(Call& call, const Connection& app, const std::vector<ReadWindow>& windows,
                                  const std::optional<std::string>& cursor, const std::string& incomplete_reason);

}  // namespace offhand::resources
