#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "offhand/calls.h"
#include "offhand/cup/compact_text.h"
#include "offhand/cup/search.h"
#include "offhand/outcome.h"

/// What the C interface takes as JSON texts, as the values of the C++ interface. `function` names who asks, for
/// messages. An empty text stands for an empty object. Errors: malformed_json, invalid_arguments with all problems.
namespace offhand::library {

struct CompactWishes {
  CaptureOptions capture;
  cup::PrintOptions print;
};

Outcome<SessionOptions> read_session_options(std::string_view function, std::string_view json);
Outcome<CompactWishes> read_capture_options(std::string_view function, std::string_view json);
/// The same with how to print.
Outcome<CompactWishes> read_compact_options(std::string_view function, std::string_view json);
Outcome<cup::PrintOptions> read_print_options(std::string_view function, std::string_view json);
Outcome<ActionParameters> read_parameters(std::string_view function, std::string_view json);
Outcome<cup::Search> read_search(std::string_view function, std::string_view json);
Outcome<std::vector<BatchStep>> read_steps(std::string_view function, std::string_view json);
/// By the protocol's word; else the nearest one is told.
Outcome<cup::Action> read_action(std::string_view function, std::string_view word);

std::string_view to_string(ScrollTo direction);

/// {"success", "message", "evidence"}.
std::string json_of_done(const ActionDone& done);
/// A list of those, and of {"success": false, "message", "error", "hint"}.
std::string json_of_outcomes(const std::vector<Outcome<ActionDone>>& outcomes);
/// [{"node": {...}, "score": 0.9}].
std::string json_of_found(const std::vector<FoundElement>& found);
std::string json_of_problems(const std::vector<cup::EnvelopeProblem>& problems);

}  // namespace offhand::library
