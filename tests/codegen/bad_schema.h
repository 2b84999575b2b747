#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace offhand::codegen {

/// One edit that spoils the small schema, and everything the generator says about it.
struct BadSchema {
  const char* name;
  const char* file;
  const char* before;
  const char* after;
  std::vector<std::string> errors;
};
void PrintTo(const BadSchema& bad, std::ostream* out);

/// The generator refuses the small schema with this edit by these lines, and makes nothing of it.
void expect_refused(const BadSchema& bad);

}  // namespace offhand::codegen
