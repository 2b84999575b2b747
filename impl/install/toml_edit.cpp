#include <toml++/toml.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

#include "impl/install/lines.h"
#include "impl/install/text_edit.h"

namespace offhand::install {
namespace {

Edited<toml::table> parsed_toml(std::string_view text) {
  try {
    return toml::parse(text);
  } catch (const toml::parse_error& error) {
    return tl::unexpected(TextProblem{.line = error.source().begin.line,
                                      .column = error.source().begin.column,
                                      .reason = std::string(error.description())});
  }
}

/// The names in the header of a table, [mcp_servers.offhand]; empty for any other line.
std::vector<std::string> names_of_header(std::string_view line) {
  const auto content = content_of(line);
  if (!content.starts_with('[') || content.starts_with("[[")) return {};
  try {
    // The library reads the names: the header alone is a file of empty tables, each in the one before.
    std::vector<std::string> names;
    toml::table file = toml::parse(content);
    for (const toml::table* table = &file; table->size() == 1;) {
      names.emplace_back(table->begin()->first.str());
      table = table->begin()->second.as_table();
    }
    return names;
  } catch (const toml::parse_error&) {
    return {};
  }
}

/// How many of these marks stand in the line; an odd number begins or ends a text of several lines.
bool toggles(std::string_view line, std::string_view mark) {
  std::size_t count = 0;
  for (auto at = line.find(mark); at != std::string_view::npos; at = line.find(mark, at + mark.size())) ++count;
  return count % 2 == 1;
}

struct LineRange {
  std::size_t begin = 0;
  std::size_t end = 0;
};

/// The lines of the tables that are at the path or below it: from their header to the one after, without the comments
/// and blank lines in front of that.
std::vector<LineRange> tables_at(const std::vector<std::string>& lines, MemberPath path) {
  std::vector<LineRange> found;
  bool inside = false;
  std::string_view open_text;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    const std::string_view line = lines[at];
    if (open_text.empty() && content_of(line).starts_with('[')) {
      const auto names = names_of_header(line);
      // An array's second line may begin with a bracket too; it is no header of names.
      if (!names.empty() || content_of(line).starts_with("[[")) {
        inside = names.size() >= path.size() && std::equal(path.begin(), path.end(), names.begin());
        if (inside) found.push_back({at, at + 1});
      }
    }
    for (const std::string_view mark : {"\"\"\"", "'''"})
      if ((open_text.empty() || open_text == mark) && toggles(line, mark)) open_text = open_text.empty() ? mark : "";
    const auto content = content_of(line);
    if (inside && !content.empty() && !content.starts_with('#')) found.back().end = at + 1;
  }
  return found;
}

/// Takes the table out of a parsed file, and those around it that it leaves empty. Tells whether it was there.
bool erase_table(toml::table& table, MemberPath path) {
  if (path.size() == 1) return table.erase(path.front()) > 0;
  auto* inner = table.get_as<toml::table>(path.front());
  if (inner == nullptr) return false;
  const bool was_there = erase_table(*inner, path.subspan(1));
  if (inner->empty()) table.erase(path.front());
  return was_there;
}

std::string table_text(MemberPath path, std::string_view value, std::string_view line_end) {
  std::string text = "[";
  for (const auto& name : path) text += (&name == path.data() ? "" : ".") + name;
  text.append("]").append(line_end);
  // Texts, numbers, truth values and arrays of them are written in TOML as in JSON.
  const auto members = nlohmann::ordered_json::parse(value);
  for (const auto& [key, member] : members.items())
    text.append(key).append(" = ").append(member.dump()).append(line_end);
  return text;
}

class TomlEditor final : public TextEditor {
 public:
  Edited<std::string> with_member(std::string_view text, MemberPath path, std::string_view value) const override {
    const auto kept = without_tables(text, path);
    if (!kept) return tl::unexpected(kept.error());
    const auto line_end = line_end_of(text);
    auto lines = lines_of(kept->text);
    auto place = lines.size();
    if (kept->first_line) place = std::min(*kept->first_line, lines.size());
    std::string written = table_text(path, value, line_end);
    if (place > 0 && !content_of(lines[place - 1]).empty()) {
      if (!lines[place - 1].ends_with('\n')) lines[place - 1] += line_end;
      written.insert(0, line_end);
    }
    if (place < lines.size() && !content_of(lines[place]).empty()) written += line_end;
    lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(place), written);
    const auto result = text_of_lines(lines);
    if (const auto whole = parsed_toml(result); !whole) return tl::unexpected(whole.error());
    return result;
  }

  Edited<std::string> without_member(std::string_view text, MemberPath path) const override {
    auto kept = without_tables(text, path);
    if (!kept) return tl::unexpected(kept.error());
    return std::move(kept->text);
  }

  Edited<std::optional<std::string>> member(std::string_view text, MemberPath path) const override {
    const auto file = parsed_toml(text);
    if (!file) return tl::unexpected(file.error());
    const toml::table* table = &*file;
    for (const auto& name : path) {
      table = table->get_as<toml::table>(name);
      if (table == nullptr) return std::nullopt;
    }
    std::ostringstream json;
    json << toml::json_formatter{*table};
    return json.str();
  }

 private:
  struct Kept {
    std::string text;
    /// Where the first of the removed tables stood.
    std::optional<std::size_t> first_line;
  };

  static Edited<Kept> without_tables(std::string_view text, MemberPath path) {
    auto file = parsed_toml(text);
    if (!file) return tl::unexpected(file.error());
    const bool was_there = erase_table(*file, path);
    auto lines = lines_of(text);
    const auto tables = tables_at(lines, path);
    std::optional<std::size_t> first_line;
    for (auto table = tables.rbegin(); table != tables.rend(); ++table) {
      auto begin = table->begin;
      // One blank line goes with the table, where another stays or the file ends.
      if (begin > 0 && content_of(lines[begin - 1]).empty() &&
          (table->end == lines.size() || content_of(lines[table->end]).empty()))
        --begin;
      lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(begin),
                  lines.begin() + static_cast<std::ptrdiff_t>(table->end));
      first_line = begin;
    }
    Kept kept{.text = text_of_lines(lines), .first_line = first_line};
    auto rest = parsed_toml(kept.text);
    if (!rest || erase_table(*rest, path) || *rest != *file) {
      // Of a table that is written in another form, nothing is removed by halves.
      const auto offset = was_there ? std::max(text.find(path.back()), std::size_t{0}) : 0;
      return tl::unexpected(
          problem_at(text, std::min(offset, text.size()),
                     "the server is not written as a table with a header of its own; remove it by hand"));
    }
    return kept;
  }
};

}  // namespace

const TextEditor& toml_editor() {
  static const TomlEditor editor;
  return editor;
}

}  // namespace offhand::install
