#pragma once

#include <functional>
#include <string>
#include <vector>

#include "impl/cli/commands.h"

namespace offhand::cli {

/// How one thing stands that offhand needs, in words for somebody who has just installed it.
struct Finding {
  enum class Standing {
    works,
    limited,  ///< Something can be had that is not; the rest works.
    broken    ///< What most people want of offhand does not work.
  };
  std::string name;
  Standing standing = Standing::works;
  std::string detail;
  /// What to do, best a command; empty where there is nothing to do.
  std::string advice = {};
};

/// Everything worth looking at, in the order in which one thing rests on another. Sends no input and changes nothing;
/// what can be asked of a tool is asked of the tool. Takes seconds at most, also where nothing answers.
std::vector<Finding> diagnose(const ProgramOptions& program);

/// Whether a private desktop is started and tried, which takes a second or two.
enum class Thoroughness { quick, thorough };

/// Whether a daemon listens and a private desktop works; in a build with such services. To be asked last: see
/// round_trip.
std::vector<Finding> diagnose_services(const ProgramOptions& program, Thoroughness how);

/// An error, as a finding.
Finding finding_of(std::string name, const Error& error, Finding::Standing standing);

}  // namespace offhand::cli
