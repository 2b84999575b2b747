#pragma once

#include <functional>
#include <string>

#include "codegen/runtime/error.h"
#include "impl/tools/call.h"

namespace offhand {

/// Tells which files the caller may hand over to a page: makes a path or file address absolute, and fails with
/// `input_file_refused` for what is no file that can be read, or lies in none of the folders that its client works in
/// (roots of MCP), where it named some. A caller over HTTP may give files of its own folder only. Not to outlive the
/// call.
std::function<Result<std::string>(const std::string& path)> files_given_by(Call& call);

}  // namespace offhand
