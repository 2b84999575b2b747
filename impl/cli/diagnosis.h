#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "impl/cli/commands.h"

namespace offhand::cli {

/// The state of one requirement, in words for somebody who has just installed offhand.
struct Finding {
  enum class Standing {
    works,
    limited,  ///< An optional feature is missing; the rest works.
    broken    ///< The main features do not work.
  };
  std::string name;
  Standing standing = Standing::works;
  std::string detail;
  /// What to do, preferably a command; empty if nothing.
  std::string advice = {};
};

/// All checks, in the order in which they depend on each other. Sends no input and changes nothing; it calls tools
/// where a tool reports the fact. Takes seconds at most, also if nothing answers.
std::vector<Finding> diagnose(const ProgramOptions& program);

/// Whether to start and try a private desktop, which takes a second or two.
enum class Thoroughness { quick, thorough };

/// Whether a daemon listens and a private desktop works, in a build with these services. Must be called last: see
/// round_trip.
std::vector<Finding> diagnose_services(const ProgramOptions& program, Thoroughness how);

/// What an MCP client sees: the command in its settings file is started as the client does, asked for its tools, and
/// for one call that changes nothing.
std::vector<Finding> diagnose_client(std::string_view name, std::string_view scope);

/// Converts an error to a finding.
Finding finding_of(std::string name, const Error& error, Finding::Standing standing);

}  // namespace offhand::cli
