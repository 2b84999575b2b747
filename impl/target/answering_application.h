#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "codegen/runtime/error.h"
#include "generated/types/config.h"
#include "impl/target/element_search.h"

namespace offhand {

/// An application that does not answer in this time is told as one that does not.
inline constexpr std::chrono::milliseconds answer_timeout{500};

/// Whether the error says that the application is busy: it did not answer.
bool is_busy(const Error& error);

/// read_application() of an application that answers when it is asked for the first element of its front window;
/// `app_not_responding`, soon, by one that does not, or that stops answering so early that the call can still say so.
Result<ElementSearch> read_answering_application(const Scope& scope, Perception& perception, std::int64_t pid,
                                                 const std::string& app,
                                                 std::optional<ConfigAccessibilityEnable> policy = {},
                                                 const WindowsRead& tell = {});

}  // namespace offhand
