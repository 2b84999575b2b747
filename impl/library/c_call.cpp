#include "impl/library/c_call.h"

#include <cstdlib>
#include <cstring>
#include <new>
#include <utility>

#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"
#include "impl/library/handles.h"

namespace offhand::library {
namespace {

using Errors = Handles<offhand_error, const Failure>;

Errors& errors_handed_out() {
  // Never destroyed: other threads may free errors while the program ends.
  static auto& handles = *new Errors;
  return handles;
}

/// The first byte that belongs to no well-formed character.
std::size_t first_malformed(std::string_view text) {
  std::size_t offset = 0;
  while (offset < text.size()) {
    const auto length = utf8_length(text, offset);
    if (length == 0) break;
    offset += length;
  }
  return offset;
}

/// A member of an error that is handed out; null if it is not.
const char* member_of(const offhand_error* error, std::string Failure::* member) noexcept {
  try {
    const auto failure = errors_handed_out().find(error);
    // It stays where it is until its handle is freed.
    return failure == nullptr ? nullptr : ((*failure).*member).c_str();
  } catch (...) {
    return nullptr;
  }
}

}  // namespace

void hand_out(Failure failure, offhand_error** error) noexcept {
  if (error == nullptr) return;
  try {
    *error = errors_handed_out().add(std::make_shared<const Failure>(std::move(failure)));
  } catch (...) {
    *error = nullptr;
  }
}

char* text_for_c(std::string_view text) {
  auto* const copy = static_cast<char*>(std::malloc(text.size() + 1));
  if (copy == nullptr) throw std::bad_alloc();
  std::memcpy(copy, text.data(), text.size());
  copy[text.size()] = '\0';
  return copy;
}

std::string_view CArguments::text(const char* argument, std::string_view name) {
  if (argument == nullptr) missing(name);
  return optional_text(argument, name);
}

std::string_view CArguments::optional_text(const char* argument, std::string_view name) {
  if (argument == nullptr) return {};
  const std::string_view text = argument;
  if (const auto offset = first_malformed(text); offset < text.size()) {
    found(errors::text_not_utf8(
        {.function = function_, .argument = std::string(name), .offset = static_cast<std::int64_t>(offset)}));
  }
  return text;
}

void CArguments::missing(std::string_view name) {
  found(errors::null_argument({.function = function_, .argument = std::string(name)}));
}

void CArguments::not_open() { found(errors::handle_not_open({.function = function_})); }

void CArguments::found(Error error) {
  if (!problem_) problem_ = cup::failure_of(std::move(error));
}

std::optional<Failure> hand_text(Outcome<std::string> outcome, char** place) {
  if (!outcome) return outcome.error();
  if (place != nullptr) *place = text_for_c(*outcome);
  return std::nullopt;
}

}  // namespace offhand::library

using offhand::Failure;

extern "C" {

const char* offhand_error_code(const offhand_error* error) {
  return offhand::library::member_of(error, &Failure::code);
}

const char* offhand_error_message(const offhand_error* error) {
  return offhand::library::member_of(error, &Failure::message);
}

const char* offhand_error_hint(const offhand_error* error) {
  return offhand::library::member_of(error, &Failure::hint);
}

void offhand_error_free(offhand_error* error) {
  try {
    offhand::library::errors_handed_out().take(error);
  } catch (...) {
    // A lock that cannot be taken: the error stays.
  }
}

void offhand_text_free(char* text) { std::free(text); }

void offhand_bytes_free(uint8_t* bytes) { std::free(bytes); }

}  // extern "C"
