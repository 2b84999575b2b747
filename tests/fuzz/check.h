#pragma once

#include <cstdlib>

/// What must hold for any input: libFuzzer keeps the input of an abort.
inline void must(bool holds) {
  if (!holds) std::abort();
}
