#pragma once

#include <string>

#include "generated/types/errors.h"

namespace offhand::platform::web {

inline Error page_replaced() { return errors::page_replaced({.what = "it could be looked at"}); }

inline Error not_as_expected(const std::string& method) {
  return errors::page_gone({.what = method, .reason = "the answer lacks what it must have"});
}

}  // namespace offhand::platform::web
