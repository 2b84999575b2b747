#include <chrono>
#include <cstdio>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "generated/registry/registry.h"
#include "tests/codegen/empty_bodies.h"

// Reads batches, one a line: the arguments of compose in the schema that the generator is tested with, whose steps are
// calls of the other tools there. Says how many nanoseconds that took, JSON text to typed arguments, and how many were
// right; with --time-reading, how many nlohmann-json takes to go through the texts and make nothing of them.

namespace {

bool is_right(const std::string& text) {
  return offhand::tools::demo::parse_compose_args(nlohmann::json::parse(text), "").has_value();
}

bool is_read(const std::string& text) { return nlohmann::json::accept(text); }

}  // namespace

int main(int argc, char** argv) {
  const bool only_reads = argc > 1 && std::string_view(argv[1]) == "--time-reading";
  std::vector<std::string> all;
  for (std::string line; std::getline(std::cin, line);) all.push_back(line);
  std::size_t right = 0;
  const auto began = std::chrono::steady_clock::now();
  for (const auto& text : all) right += (only_reads ? is_read(text) : is_right(text)) ? 1 : 0;
  const auto took = std::chrono::steady_clock::now() - began;
  std::printf("%lld %zu\n", static_cast<long long>(std::chrono::nanoseconds(took).count()), right);
  return 0;
}
