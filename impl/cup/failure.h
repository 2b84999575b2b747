#pragma once

#include "codegen/runtime/error.h"
#include "offhand/outcome.h"

namespace offhand::cup {

/// An error as the public interface tells it.
inline Failure failure_of(Error error) {
  return {std::move(error.code), std::move(error.message), std::move(error.hint)};
}

}  // namespace offhand::cup
