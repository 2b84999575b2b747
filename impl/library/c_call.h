#pragma once

#include <exception>
#include <optional>
#include <string>
#include <string_view>

#include "impl/library/guard.h"
#include "offhand/offhand.h"
#include "offhand/outcome.h"

namespace offhand::library {

/// Hands a failure to a caller of the C interface; `error` may be null. Never throws: without memory there is none.
void hand_out(Failure failure, offhand_error** error) noexcept;

/// A copy for offhand_text_free().
char* text_for_c(std::string_view text);

/// Runs the body of a function of the C interface: a failure, or an exception, becomes `error`.
template <class Body>
offhand_status run_for_c(offhand_error** error, Body&& body) noexcept {
  if (error != nullptr) *error = nullptr;
  try {
    std::optional<Failure> failure = body();
    if (!failure) return OFFHAND_OK;
    hand_out(*std::move(failure), error);
  } catch (const std::exception& problem) {
    hand_out({"internal", problem.what(), ""}, error);
  } catch (...) {
    hand_out({"internal", "Something that is no exception of C++ was thrown.", ""}, error);
  }
  return OFFHAND_FAILED;
}

/// What a caller passed to a function, checked. The first problem counts.
class CArguments {
 public:
  explicit CArguments(std::string_view function) : function_(function) {}

  /// A text that must be there.
  std::string_view text(const char* argument, std::string_view name);
  /// One that may be null, which is empty.
  std::string_view optional_text(const char* argument, std::string_view name);
  /// Where a result goes: set to null at once.
  template <class T>
  void result(T** place, std::string_view name) {
    if (place == nullptr) return missing(name);
    *place = nullptr;
  }
  void missing(std::string_view name);
  void not_open();

  const std::optional<Failure>& problem() const { return problem_; }
  const std::string& function() const { return function_; }

 private:
  void found(Error error);

  std::string function_;
  std::optional<Failure> problem_;
};

/// Where an outcome with a text goes; `place` may be null where nobody wants it.
std::optional<Failure> hand_text(Outcome<std::string> outcome, char** place);

}  // namespace offhand::library
