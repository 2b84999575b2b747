#include <yaml-cpp/yaml.h>

#include <nlohmann/json.hpp>

#include "impl/install/lines.h"
#include "impl/install/text_edit.h"

namespace offhand::install {
namespace {

Edited<YAML::Node> parsed_yaml(std::string_view text) {
  try {
    auto file = YAML::Load(std::string(text));
    if (!file.IsNull() && !file.IsMap())
      return tl::unexpected(TextProblem{.line = 1, .column = 1, .reason = "the file is no mapping of names to values"});
    return file;
  } catch (const YAML::ParserException& error) {
    return tl::unexpected(TextProblem{.line = static_cast<std::size_t>(error.mark.line + 1),
                                      .column = static_cast<std::size_t>(error.mark.column + 1),
                                      .reason = error.msg});
  }
}

std::size_t indent_of(std::string_view line) {
  const auto first = line.find_first_not_of(' ');
  return first == std::string_view::npos ? line.size() : first;
}

bool is_blank_or_comment(std::string_view line) {
  return content_of(line).empty() || content_of(line).starts_with('#');
}

/// The lines below `begin` that are indented deeper than it, without the blank lines and comments behind them.
std::size_t end_of_block(const std::vector<std::string>& lines, std::size_t begin) {
  auto end = begin + 1;
  for (auto at = begin + 1; at < lines.size(); ++at) {
    if (is_blank_or_comment(lines[at])) continue;
    if (indent_of(lines[at]) <= indent_of(lines[begin])) break;
    end = at + 1;
  }
  return end;
}

/// The line of the member's name, by the library's reading; nothing if there is no such member.
std::optional<std::size_t> line_of_member(const YAML::Node& mapping, const std::string& name) {
  if (!mapping.IsMap()) return std::nullopt;
  for (const auto& member : mapping)
    if (member.first.IsScalar() && member.first.Scalar() == name)
      return static_cast<std::size_t>(member.first.Mark().line);
  return std::nullopt;
}

std::string member_text(const std::string& name, std::string_view value, std::size_t indent,
                        std::string_view line_end) {
  const std::string outer(indent, ' ');
  std::string text = outer + name + ":" + std::string(line_end);
  // Values are written as in JSON, which is YAML too.
  const auto members = nlohmann::ordered_json::parse(value);
  for (const auto& [key, member] : members.items())
    text.append(outer).append("  ").append(key).append(": ").append(member.dump()).append(line_end);
  return text;
}

nlohmann::ordered_json json_of(const YAML::Node& node) {
  nlohmann::ordered_json json;
  if (node.IsScalar()) return node.Scalar();
  if (node.IsMap()) {
    json = nlohmann::ordered_json::object();
    for (const auto& member : node) json[member.first.Scalar()] = json_of(member.second);
  }
  if (node.IsSequence()) {
    json = nlohmann::ordered_json::array();
    for (const auto& item : node) json.push_back(json_of(item));
  }
  return json;
}

class YamlEditor final : public TextEditor {
 public:
  Edited<std::string> with_member(std::string_view text, MemberPath path, std::string_view value) const override {
    auto kept = without_member(text, path);
    if (!kept) return kept;
    const auto file = parsed_yaml(*kept);
    if (!file) return tl::unexpected(file.error());
    const auto line_end = line_end_of(text);
    auto lines = lines_of(*kept);
    if (!lines.empty() && !lines.back().ends_with('\n')) lines.back() += line_end;
    const auto outer = line_of_member(*file, path[0]);
    if (!outer) {
      lines.push_back(path[0] + ":" + std::string(line_end) + member_text(path[1], value, 2, line_end));
    } else {
      const auto members = (*file)[path[0]];
      if (!members.IsNull() &&
          (!members.IsMap() || (members.Style() == YAML::EmitterStyle::Flow && members.size() > 0)))
        return tl::unexpected(
            TextProblem{.line = *outer + 1,
                        .column = 1,
                        .reason = path[0] + " is not a mapping with a line for each member; add the server by hand"});
      const auto indent = members.size() > 0 ? static_cast<std::size_t>(members.begin()->first.Mark().column)
                                             : indent_of(lines[*outer]) + 2;
      // An empty mapping is written {} or as nothing.
      if (members.size() == 0) lines[*outer] = path[0] + ":" + std::string(line_end);
      lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(end_of_block(lines, *outer)),
                   member_text(path[1], value, indent, line_end));
    }
    auto result = text_of_lines(lines);
    if (const auto whole = parsed_yaml(result); !whole) return tl::unexpected(whole.error());
    return result;
  }

  Edited<std::string> without_member(std::string_view text, MemberPath path) const override {
    auto file = parsed_yaml(text);
    if (!file) return tl::unexpected(file.error());
    const auto outer = file->IsMap() ? (*file)[path[0]] : YAML::Node();
    const auto line = line_of_member(outer, path[1]);
    if (!line) return std::string(text);
    auto lines = lines_of(text);
    const auto inline_form = content_of(lines[*line]).rfind(path[1], 0) != 0;
    if (inline_form || outer.Style() == YAML::EmitterStyle::Flow)
      return tl::unexpected(TextProblem{
          .line = *line + 1, .column = 1, .reason = "the server does not begin a line of its own; remove it by hand"});
    lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(*line),
                lines.begin() + static_cast<std::ptrdiff_t>(end_of_block(lines, *line)));
    auto result = text_of_lines(lines);
    auto expected = YAML::Clone(*file);
    expected[path[0]].remove(path[1]);
    const auto rest = parsed_yaml(result);
    const bool same = rest && (outer.size() == 1 || YAML::Dump(*rest) == YAML::Dump(expected));
    if (!same)
      return tl::unexpected(
          TextProblem{.line = *line + 1,
                      .column = 1,
                      .reason = "the server cannot be removed without changing what is around it; remove it by hand"});
    return result;
  }

  Edited<std::optional<std::string>> member(std::string_view text, MemberPath path) const override {
    const auto file = parsed_yaml(text);
    if (!file) return tl::unexpected(file.error());
    YAML::Node node = YAML::Clone(*file);
    for (const auto& name : path) {
      if (!node.IsMap() || !node[name]) return std::nullopt;
      node.reset(node[name]);
    }
    return json_of(node).dump();
  }
};

}  // namespace

const TextEditor& yaml_editor() {
  static const YamlEditor editor;
  return editor;
}

}  // namespace offhand::install
