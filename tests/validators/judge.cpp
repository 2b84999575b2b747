#include <chrono>
#include <cstdio>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "codegen/runtime/json_reader.h"
#include "generated/registry/registry.h"

// Judges arguments of tools: each line of the input is an identity, a tabulator and a JSON text; each line of the
// output is "ok" or what is wrong. With --time it says instead how many nanoseconds reading and judging took, JSON text
// to typed arguments; with --time-reading how many nlohmann-json takes to go through the texts and make nothing of
// them.
namespace {

struct Given {
  const offhand::ToolInfo* tool;
  std::string text;
};

std::vector<Given> read_all() {
  std::vector<Given> all;
  for (std::string line; std::getline(std::cin, line);) {
    const auto tab = line.find('\t');
    all.push_back({offhand::catalog().find_tool(line.substr(0, tab)), line.substr(tab + 1)});
  }
  return all;
}

/// An empty platform takes what any platform takes, as the JSON Schemas do.
auto judge(const Given& given) { return given.tool->parse(nlohmann::json::parse(given.text), ""); }

std::string said_of(const Given& given) {
  const auto judged = judge(given);
  if (judged) return "ok";
  if (judged.error().code != "unsupported_platform") return judged.error().message;
  // It works nowhere yet; what it will take is declared.
  const auto arguments = nlohmann::json::parse(given.text);
  const offhand::CheckedJson checked(*given.tool->input, arguments);
  return checked.problems().empty() ? "ok" : offhand::summary_of(checked.problems());
}

/// How long `takes` needed for all of them, and how many it took.
void print_time(const std::vector<Given>& all, bool (*takes)(const Given& given)) {
  std::size_t taken = 0;
  const auto began = std::chrono::steady_clock::now();
  for (const Given& given : all) taken += takes(given) ? 1 : 0;
  const auto took = std::chrono::steady_clock::now() - began;
  std::printf("%lld %zu\n", static_cast<long long>(std::chrono::nanoseconds(took).count()), taken);
}

}  // namespace

int main(int argc, char** argv) {
  const auto all = read_all();
  const std::string_view wish = argc > 1 ? argv[1] : "";
  if (wish == "--time") {
    print_time(all, [](const Given& given) { return judge(given).has_value(); });
    return 0;
  }
  if (wish == "--time-reading") {
    print_time(all, [](const Given& given) { return nlohmann::json::accept(given.text); });
    return 0;
  }
  for (const Given& given : all) std::cout << said_of(given) << '\n';
  return 0;
}
