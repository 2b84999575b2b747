#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

namespace offhand {

/// Whom a question goes to, by way of the client.
enum class InputKind : std::uint8_t {
  /// The user behind the client, who fills in a form.
  form,
  /// The same user, who visits a page: for what must not pass through the client, such as passwords.
  url,
  /// The client's language model.
  sampling,
  /// The client itself: which folders it works in.
  roots,
};

/// A question that a body asks before any effect. Its answer is found under the key when the body runs again.
struct InputRequest {
  std::string key;
  InputKind kind = InputKind::form;
  /// JSON text: the params of elicitation/create, sampling/createMessage or roots/list.
  std::string params = "{}";
};

/// Why a call failed, for a user and for a program.
/// Codes, message templates and the shape of `data` are declared in schema/common/errors.json; make errors with the
/// factories of generated/types/errors.h, never by hand.
struct Error {
  std::string code;
  /// What failed, with the value and the limit.
  std::string message;
  /// The next useful step; may be empty.
  std::string hint;
  /// JSON text of an object whose shape belongs to the code.
  std::string data = "{}";
  /// Set for the code `input_required` only: all that is still unanswered.
  std::shared_ptr<const std::vector<InputRequest>> input;
};

template <class T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(Error error) { return tl::unexpected<Error>(std::move(error)); }

}  // namespace offhand

#define OFFHAND_JOIN_INNER_(a, b) a##b
#define OFFHAND_JOIN_(a, b) OFFHAND_JOIN_INNER_(a, b)
#define OFFHAND_ASSIGN_INNER_(declaration, expression, result)    \
  auto result = (expression);                                     \
  if (!result) return ::offhand::fail(std::move(result).error()); \
  declaration = *std::move(result)

/// `OFFHAND_ASSIGN(const auto target, call.resolve(args.target));` leaves the function with the error if there is one.
#define OFFHAND_ASSIGN(declaration, expression) \
  OFFHAND_ASSIGN_INNER_(declaration, expression, OFFHAND_JOIN_(offhand_result_, __LINE__))

/// The same for a `Result<void>`.
#define OFFHAND_CHECK(expression)                                 \
  do {                                                            \
    if (auto offhand_checked = (expression); !offhand_checked)    \
      return ::offhand::fail(std::move(offhand_checked).error()); \
  } while (false)
