#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/error.h"
#include "generated/types/input.h"
#include "impl/session/captures.h"

namespace offhand {

/// Which children of a container to show.
struct PageWishes {
  std::string element_id;
  std::optional<ScrollDirection> direction = {};
  /// First child, from 0; wins over the direction.
  std::optional<std::size_t> offset = {};
  std::optional<std::size_t> limit = {};
};

/// How to come to see what was not read of a long list.
std::string how_to_read_more(const Capture& capture);

/// A page of the children of a container in the latest capture, as text; nothing scrolls, and no application is asked.
/// `no_capture`, `outdated_element_id`, `unknown_element_id`, `nothing_to_page`.
Result<std::string> page_of_capture(Captures& captures, const PageWishes& wishes);

}  // namespace offhand
