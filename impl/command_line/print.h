#pragma once

#include <string>
#include <string_view>

#include "codegen/runtime/error.h"
#include "codegen/runtime/tool.h"

namespace offhand::cli {

enum class OutputForm { text, json, quiet };

/// The value of --output, which CLI11 has checked against the schema.
OutputForm output_form(std::string_view name);

/// Prints the outcome of a command or call and returns its exit code. Errors go to standard error in text form. A write
/// error on standard output turns success into failure; std::ferror(stdout) is set from then on.
int print(const Result<Reply>& outcome, OutputForm form);
int print_error(const Error& error, OutputForm form);

/// The error's hint in terms of the command line.
std::string hint_for_a_user(const Error& error);

/// Prints text for a user or `json` for a program.
int print(OutputForm form, const std::string& text, const std::string& json);

/// Prints text as it is, without a line feed of its own.
int print_exactly(std::string_view text);

/// Sets the program's name in error messages; "offhand" by default.
void name_program(std::string name);

/// Writes a line for the user to standard error. A failure to do so cannot be reported.
void complain(std::string_view text);

}  // namespace offhand::cli
