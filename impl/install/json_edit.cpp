#include <nlohmann/json.hpp>

#include "impl/install/json_text.h"

namespace offhand::install {
namespace {

using nlohmann::ordered_json;

/// The blanks at the start of the line with this offset.
std::string indent_at(std::string_view text, std::size_t offset) {
  const auto line_end = text.rfind('\n', offset == 0 ? 0 : offset - 1);
  const auto begin = line_end == std::string_view::npos ? 0 : line_end + 1;
  auto end = begin;
  while (end < text.size() && (text[end] == ' ' || text[end] == '\t')) ++end;
  return std::string(text.substr(begin, end - begin));
}

bool spans_lines(std::string_view text, const JsonObject& object) {
  return text.substr(object.open, object.close - object.open).find('\n') != std::string_view::npos;
}

/// What one level of this file is indented by.
std::string unit_of(std::string_view text, const JsonObject& root) {
  if (root.members.empty() || !spans_lines(text, root)) return "  ";
  const auto indent = indent_at(text, root.members.front().begin);
  return indent.empty() ? "  " : indent;
}

/// Writes a JSON text anew, indented as the file is.
std::string formatted(std::string_view value, const std::string& unit, const std::string& indent,
                      std::string_view line_end) {
  const auto parsed = ordered_json::parse(value);
  const bool tabs = unit.starts_with('\t');
  const auto plain = parsed.dump(tabs ? 1 : static_cast<int>(unit.size()), tabs ? '\t' : ' ');
  std::string text;
  for (const char next : plain) {
    if (next == '\n')
      text.append(line_end).append(indent);
    else
      text += next;
  }
  return text;
}

const JsonMember* member_called(const JsonObject& object, std::string_view key) {
  // Readers take the last of several members of one name.
  for (auto at = object.members.rbegin(); at != object.members.rend(); ++at)
    if (at->key == key) return &*at;
  return nullptr;
}

/// `value` inside of the objects that the path names from its second part on.
std::string wrapped(MemberPath path, std::string_view value) {
  ordered_json whole = ordered_json::parse(value);
  for (auto at = path.size(); at > 1; --at) whole = ordered_json{{path[at - 1], std::move(whole)}};
  return whole.dump();
}

/// Adds a member behind all others, and behind the comments that follow these.
std::string with_new_member(std::string_view text, const JsonObject& object, const std::string& key,
                            std::string_view value, const std::string& unit) {
  const auto line_end = line_end_of(text);
  const auto outer = indent_at(text, object.open);
  const bool one_line = !object.members.empty() && !spans_lines(text, object);
  const auto indent = object.members.empty() || one_line ? outer + unit : indent_at(text, object.members.back().begin);
  std::string result(text);
  // The place is before the blanks in front of the closing brace.
  auto place = object.close;
  while (place > object.open + 1 && std::string_view(" \t\r\n").find(text[place - 1]) != std::string_view::npos)
    --place;
  const auto written = ordered_json(key).dump() + ": " + formatted(value, unit, indent, line_end);
  const bool trailing_comma = !object.members.empty() && object.members.back().end != object.members.back().value_end;
  if (one_line) {
    result.insert(place, (trailing_comma ? " " : ", ") + written);
    return result;
  }
  const auto closing = spans_lines(text, object) ? "" : std::string(line_end) + outer;
  result.replace(place, spans_lines(text, object) ? 0 : object.close - place,
                 std::string(line_end) + indent + written + (trailing_comma ? "," : "") + closing);
  if (!object.members.empty() && !trailing_comma) result.insert(object.members.back().value_end, ",");
  return result;
}

std::string without(std::string_view text, const JsonObject& object, const JsonMember& member) {
  std::string result(text);
  const bool last = &member == &object.members.back();
  auto begin = member.begin;
  auto end = member.end;
  // A member that has its lines to itself goes with them.
  while (begin > 0 && (text[begin - 1] == ' ' || text[begin - 1] == '\t')) --begin;
  auto line_end = end;
  while (line_end < text.size() && (text[line_end] == ' ' || text[line_end] == '\t' || text[line_end] == '\r'))
    ++line_end;
  const bool own_lines = begin > 0 && text[begin - 1] == '\n' && line_end < text.size() && text[line_end] == '\n';
  if (own_lines)
    end = line_end + 1;
  else if (begin > 0 && text[begin - 1] == '\n')
    begin = member.begin;
  result.erase(begin, end - begin);
  // The comma before it separates nothing any more.
  if (last && object.members.size() > 1 && member.end == member.value_end) {
    const auto& before = object.members[object.members.size() - 2];
    result.erase(before.value_end, before.end - before.value_end);
  }
  return result;
}

class JsonEditor final : public TextEditor {
 public:
  Edited<std::string> with_member(std::string_view text, MemberPath path, std::string_view value) const override {
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
      return formatted(ordered_json{{path[0], ordered_json::parse(wrapped(path, value))}}.dump(), "  ", "", "\n") +
             "\n";
    auto object = read_json_file(text);
    if (!object) return tl::unexpected(object.error());
    const auto unit = unit_of(text, *object);
    for (std::size_t level = 0;; ++level) {
      const auto* member = member_called(*object, path[level]);
      const auto rest = path.subspan(level);
      if (member == nullptr) return with_new_member(text, *object, path[level], wrapped(rest, value), unit);
      if (level + 1 == path.size()) {
        std::string result(text);
        const auto written = formatted(value, unit, indent_at(text, member->begin), line_end_of(text));
        return result.replace(member->value_begin, member->value_end - member->value_begin, written);
      }
      object = read_json_object(text, member->value_begin);
      if (!object) return tl::unexpected(object.error());
    }
  }

  Edited<std::string> without_member(std::string_view text, MemberPath path) const override {
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) return std::string(text);
    auto object = read_json_file(text);
    if (!object) return tl::unexpected(object.error());
    for (std::size_t level = 0;; ++level) {
      const auto* member = member_called(*object, path[level]);
      if (member == nullptr) return std::string(text);
      if (level + 1 == path.size()) return without(text, *object, *member);
      object = read_json_object(text, member->value_begin);
      if (!object) return tl::unexpected(object.error());
    }
  }

  Edited<std::optional<std::string>> member(std::string_view text, MemberPath path) const override {
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) return std::nullopt;
    auto object = read_json_file(text);
    for (std::size_t level = 0; object; ++level) {
      const auto* found = member_called(*object, path[level]);
      if (found == nullptr) return std::nullopt;
      if (level + 1 == path.size())
        return plain_json(text.substr(found->value_begin, found->value_end - found->value_begin));
      object = read_json_object(text, found->value_begin);
    }
    return tl::unexpected(object.error());
  }
};

}  // namespace

const TextEditor& json_editor() {
  static const JsonEditor editor;
  return editor;
}

}  // namespace offhand::install
