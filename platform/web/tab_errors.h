#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "generated/types/errors.h"

namespace offhand::platform::web {

inline Error page_replaced() { return errors::page_replaced({.what = "it could be looked at"}); }

inline Error not_as_expected(const std::string& method) {
  return errors::page_gone(
      {.what = method, .reason = "the answer lacks what it must have", .crashed = false, .closed = false});
}

/// Whether a page that is gone does not come back by itself.
inline bool is_gone_for_good(const Error& error) {
  if (error.code != "page_gone") return false;
  const auto data = nlohmann::json::parse(error.data, nullptr, false);
  return data.is_object() && (data.value("crashed", false) || data.value("closed", false));
}

}  // namespace offhand::platform::web
