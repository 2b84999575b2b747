#pragma once

#include <stdexcept>
#include <string>

namespace offhand::test {

inline void check_json(bool holds, const char* condition) {
  if (!holds) throw std::logic_error(std::string("JSON without what the test looks at: ") + condition);
}

}  // namespace offhand::test

/// A reply that lacks what a test looks at fails that test; the library's own assertion would end all of them, and
/// without assertions it would read nowhere.
#define JSON_ASSERT(condition) ::offhand::test::check_json(static_cast<bool>(condition), #condition)

#include <nlohmann/json.hpp>
