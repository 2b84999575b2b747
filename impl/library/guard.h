#pragma once

#include <exception>
#include <type_traits>

#include "generated/types/errors.h"
#include "impl/cup/failure.h"
#include "offhand/outcome.h"

namespace offhand::library {

/// The value of an internal result, or its error as the public interface tells it.
template <class T>
Outcome<T> outcome_of_result(Result<T> result) {
  if (!result) return cup::failure_of(std::move(result).error());
  return *std::move(result);
}

inline Failure internal_failure(std::string reason) {
  return cup::failure_of(errors::internal({.reason = std::move(reason)}));
}

/// What `work` returns, an Outcome. No exception of ours, or of what we use, leaves the library: it is a failure.
template <class Work>
std::invoke_result_t<Work> guarded(Work&& work) {
  try {
    return work();
  } catch (const std::exception& problem) {
    return internal_failure(problem.what());
  }
}

}  // namespace offhand::library
