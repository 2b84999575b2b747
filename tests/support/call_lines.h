#pragma once

#include <string>
#include <vector>

#include "tests/support/json.h"
#include "tests/support/process.h"

namespace offhand::test {

/// `offhand call -`: the command line with a memory, one call a line and one line of JSON back.
class CallLines {
 public:
  explicit CallLines(const std::vector<std::string>& program_options = {}, const EnvironmentChanges& environment = {});

  /// The result, or the error as {code, message, hint, data}. Throws when no line comes back.
  nlohmann::json call(const std::string& tool, const nlohmann::json& arguments = nlohmann::json::object());
  /// A line as it is.
  nlohmann::json line(const std::string& text);
  /// Ends the input; the exit status.
  int finish();

 private:
  ChildProcess child_;
  std::string pending_;
};

}  // namespace offhand::test
