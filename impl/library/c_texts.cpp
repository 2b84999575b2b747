#include <optional>
#include <string>
#include <vector>

#include "impl/library/c_call.h"
#include "impl/library/wishes.h"
#include "offhand/cup/compact_text.h"
#include "offhand/cup/envelope.h"
#include "offhand/cup/search.h"
#include "offhand/version.h"

// The C interface of the protocol's texts, over that of C++.
namespace offhand::library {
namespace {

/// Of an envelope, or of a list of nodes.
Outcome<std::vector<cup::Node>> nodes_in(std::string_view json) {
  const auto begin = json.find_first_not_of(" \t\r\n");
  if (begin != std::string_view::npos && json[begin] == '[') return cup::read_nodes(json);
  auto envelope = cup::read_envelope(json);
  if (!envelope) return envelope.error();
  return std::move(envelope->tree);
}

}  // namespace
}  // namespace offhand::library

using namespace offhand;
using namespace offhand::library;

extern "C" {

const char* offhand_version(void) {
  // A literal, which ends with a null byte.
  return library_version().data();
}

offhand_status offhand_format(const char* envelope, const char* options, char** text, offhand_error** error) {
  return run_for_c(error, [&]() -> std::optional<Failure> {
    CArguments arguments("offhand_format");
    arguments.result(text, "text");
    const auto json = arguments.text(envelope, "envelope");
    const auto wishes = arguments.optional_text(options, "options");
    if (arguments.problem()) return arguments.problem();
    const auto print = read_print_options(arguments.function(), wishes);
    if (!print) return print.error();
    const auto read = cup::read_envelope(json);
    if (!read) return read.error();
    *text = text_for_c(read->scope == cup::Scope::overview ? cup::print_overview(*read)
                                                           : cup::print_compact(*read, *print));
    return std::nullopt;
  });
}

offhand_status offhand_parse(const char* text, char** envelope, offhand_error** error) {
  return run_for_c(error, [&]() -> std::optional<Failure> {
    CArguments arguments("offhand_parse");
    arguments.result(envelope, "envelope");
    const auto compact = arguments.text(text, "text");
    if (arguments.problem()) return arguments.problem();
    const auto read = cup::parse_compact(compact);
    if (!read) return read.error();
    *envelope = text_for_c(cup::write_envelope(read->envelope));
    return std::nullopt;
  });
}

offhand_status offhand_search(const char* tree, const char* search, char** found, offhand_error** error) {
  return run_for_c(error, [&]() -> std::optional<Failure> {
    CArguments arguments("offhand_search");
    arguments.result(found, "found");
    const auto json = arguments.text(tree, "tree");
    const auto wishes = arguments.text(search, "search");
    if (arguments.problem()) return arguments.problem();
    const auto wanted = read_search(arguments.function(), wishes);
    if (!wanted) return wanted.error();
    if (auto problem = cup::problem_of(*wanted)) return problem;
    const auto nodes = nodes_in(json);
    if (!nodes) return nodes.error();
    std::vector<FoundElement> elements;
    for (const auto& match : cup::find_elements(*nodes, *wanted))
      elements.push_back({(*nodes)[match.index], match.score});
    *found = text_for_c(json_of_found(elements));
    return std::nullopt;
  });
}

offhand_status offhand_validate(const char* json, char** problems, offhand_error** error) {
  return run_for_c(error, [&]() -> std::optional<Failure> {
    CArguments arguments("offhand_validate");
    arguments.result(problems, "problems");
    const auto text = arguments.text(json, "json");
    if (arguments.problem()) return arguments.problem();
    *problems = text_for_c(json_of_problems(cup::validate_envelope(text)));
    return std::nullopt;
  });
}

}  // extern "C"
