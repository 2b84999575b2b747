#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

namespace offhand {

/// The recipient of a question, by way of the client.
enum class InputKind : std::uint8_t {
  /// The user, who fills in a form of the client.
  form,
  /// The user, who visits a page: for data that must not pass through the client, such as passwords.
  url,
  /// The client's language model.
  sampling,
  /// The client itself, about its working directories.
  roots,
};

/// A question that a body asks before it has any effect. When the body runs again, it finds the answer by the key.
struct InputRequest {
  std::string key;
  InputKind kind = InputKind::form;
  /// JSON text: the params of elicitation/create, sampling/createMessage or roots/list.
  std::string params = "{}";
};

/// Why a call failed, for users and programs. Codes, message templates and the form of `data` are declared in
/// schema/common/errors.json; create errors by the factories of generated/types/errors.h only.
struct Error {
  std::string code;
  /// What failed, with the value and the limit.
  std::string message;
  /// The next useful step; may be empty.
  std::string hint;
  /// JSON text of an object whose form depends on the code.
  std::string data = "{}";
  /// Only for the code `input_required`: all unanswered questions.
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

/// `OFFHAND_ASSIGN(const auto target, call.resolve(args.target));` returns the error from the function, if there is
/// one.
#define OFFHAND_ASSIGN(declaration, expression) \
  OFFHAND_ASSIGN_INNER_(declaration, expression, OFFHAND_JOIN_(offhand_result_, __LINE__))

/// The same for a `Result<void>`.
#define OFFHAND_CHECK(expression)                                 \
  do {                                                            \
    if (auto offhand_checked = (expression); !offhand_checked)    \
      return ::offhand::fail(std::move(offhand_checked).error()); \
  } while (false)
