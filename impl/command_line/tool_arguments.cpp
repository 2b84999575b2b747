#include "impl/command_line/tool_arguments.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"

namespace offhand::cli {

using nlohmann::json;

namespace {

json scalar(CliKind kind, const std::string& word) {
  if (kind == CliKind::string) return word;
  auto value = json::parse(word, nullptr, false);
  return value.is_discarded() ? json(word) : value;
}

json list_of(CliKind item_kind, const std::vector<std::string>& words) {
  json list = json::array();
  for (const auto& word : words) {
    if (word.starts_with('[')) {
      const auto written = json::parse(word, nullptr, false);
      if (written.is_array()) {
        list.insert(list.end(), written.begin(), written.end());
        continue;
      }
    }
    for (std::size_t from = 0; from <= word.size();) {
      const auto comma = std::min(word.find(',', from), word.size());
      list.push_back(scalar(item_kind, word.substr(from, comma - from)));
      from = comma + 1;
    }
  }
  return list;
}

const CliOption* positional(const ToolInfo& tool, std::size_t position) {
  const auto found = std::find_if(tool.cli.begin(), tool.cli.end(), [&](const CliOption& option) {
    return option.position == static_cast<int>(position);
  });
  return found == tool.cli.end() ? nullptr : &*found;
}

}  // namespace

json value_of(CliKind kind, CliKind item_kind, const std::vector<std::string>& words) {
  return kind == CliKind::list ? list_of(item_kind, words) : scalar(kind, words.back());
}

Result<json> json_arguments(const ToolInfo& tool, const WrittenArguments& written) {
  json arguments = json::object();
  const auto& words = written.positionals;
  const bool as_json = words.size() == 1 && words[0].starts_with('{');
  if (as_json) {
    try {
      arguments = json::parse(words[0]);
    } catch (const json::exception& problem) {
      return fail(errors::malformed_json({.reason = problem.what()}));
    }
  }
  for (std::size_t i = 0; i < words.size() && !as_json; ++i) {
    const auto* option = positional(tool, i);
    if (option == nullptr) {
      return fail(errors::invalid_arguments({.tool = std::string(tool.name),
                                             .summary = fmt::format("unexpected argument \"{}\"", preview(words[i])),
                                             .problems = {}}));
    }
    arguments[std::string(option->key)] = value_of(option->kind, option->item_kind, {words[i]});
  }
  for (const auto& option : tool.cli) {
    const auto given = written.options.find(std::string(option.key));
    if (given != written.options.end()) {
      arguments[given->first] = value_of(option.kind, option.item_kind, given->second);
    }
  }
  return arguments;
}

void complete_arguments(const ToolInfo& tool, OutputForm form, json& arguments) {
  if (!arguments.is_object()) return;
  for (const auto& option : tool.cli) {
    if (arguments.contains(option.key)) continue;
    if (option.key == "format" && form == OutputForm::json) arguments["format"] = "json";
    if (!option.only_with.empty()) arguments[std::string(option.key)] = arguments.contains(option.only_with);
  }
}

}  // namespace offhand::cli
