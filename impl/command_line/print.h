#pragma once

#include <string>
#include <string_view>

#include "codegen/runtime/error.h"
#include "codegen/runtime/tool.h"

namespace offhand::cli {

enum class OutputForm { text, json, quiet };

/// The value of --output; CLI11 has checked it against the schema.
OutputForm output_form(std::string_view name);

/// Prints the outcome of a command or call and returns its exit code. Errors go to standard error in the form text.
/// What standard output does not take makes a success a failure; std::ferror(stdout) tells from then on.
int print(const Result<Reply>& outcome, OutputForm form);
int print_error(const Error& error, OutputForm form);

/// What to do about it, in the words of the command line.
std::string hint_for_a_user(const Error& error);

/// Text for a user, or `json` for a program.
int print(OutputForm form, const std::string& text, const std::string& json);

/// What this program is called where it complains; "offhand" until somebody says otherwise.
void name_program(std::string name);

/// A line for a user on standard error; when that cannot be written there is nowhere left to say so.
void complain(std::string_view text);

}  // namespace offhand::cli
