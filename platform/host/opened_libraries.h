#pragma once

#include <optional>
#include <string>

namespace offhand::host {

/// A shared library of the desktop that a portable build opens when it needs it, and the Debian package that has it.
struct OpenedLibrary {
  std::string file;
  std::string package;
};

/// The first one whose file has this beginning and that this machine lacks; a call of its functions would end the
/// process. None in builds that are linked with their libraries.
std::optional<OpenedLibrary> missing_library(const std::string& beginning);

}  // namespace offhand::host
