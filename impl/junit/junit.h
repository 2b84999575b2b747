#pragma once

#include <string>
#include <vector>

namespace offhand::junit {

/// What became of one case of a test, in the words of JUnit's XML: a failure is a verdict, an error kept one from being
/// reached.
enum class Outcome { passed, failed, error, skipped };

struct Case {
  std::string name;
  /// What it belongs to: shown as its class.
  std::string group;
  Outcome outcome = Outcome::passed;
  /// Why it did not pass.
  std::string message = {};
  double seconds = 0;
};

struct Suite {
  std::string name;
  std::vector<Case> cases;
  double seconds = 0;
};

/// A report as CI servers read it. Characters that XML cannot hold become spaces.
std::string report(const std::vector<Suite>& suites);

}  // namespace offhand::junit
