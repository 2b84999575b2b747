#include <algorithm>
#include <map>

#include "codegen/model/build_model.h"
#include "codegen/runtime/suggest.h"

namespace offhand::codegen {
namespace {

/// More than any window has.
constexpr int kUnlimited = 100'000;

class PatternReader {
 public:
  PatternReader(const Document& document, const SchemaFolder& folder, Diagnostics& diagnostics)
      : json_(document.json), root_{document.path, ""}, folder_(folder), diagnostics_(diagnostics) {
    table_.path = document.path;
  }

  PatternTable read() {
    for (const auto& [name, description] : json_.at("kinds").items())
      table_.kinds.push_back({Name(name), description.get<std::string>()});
    each("patterns", [&](const Json& row, const Place& place) {
      PatternRow pattern{row.at("pattern").get<std::string>(), {}};
      const Json& needs = row.at("needs");
      for (std::size_t i = 0; i < needs.size(); ++i)
        pattern.needs.push_back(need(needs[i], place.child("needs").child(i)));
      table_.patterns.push_back(std::move(pattern));
    });
    each("states", [&](const Json& row, const Place& place) { read_state(row, place); });
    table_.otherwise = json_.at("otherwise").get<std::string>();
    each("suggestions", [&](const Json& row, const Place& place) {
      table_.suggestions.push_back({row.at("pattern").get<std::string>(), row.at("action").get<std::string>(),
                                    row.at("tool").get<std::string>(), kind(row, place), called(row, place),
                                    other_kind(row, "before", place), other_kind(row, "after", place),
                                    place.child("tool")});
      check_pattern(row, place);
    });
    return std::move(table_);
  }

 private:
  template <class Read>
  void each(const std::string& list, const Read& read) {
    const Json& rows = json_.at(list);
    for (std::size_t i = 0; i < rows.size(); ++i) read(rows[i], root_.child(list).child(i));
  }

  void read_state(const Json& row, const Place& place) {
    StateRow state{row.at("state").get<std::string>(), row.value("pattern", ""), {}};
    if (row.contains("needs")) state.needs.push_back(need(row.at("needs"), place.child("needs")));
    if (state.pattern.empty() == state.needs.empty())
      folder_.error(diagnostics_, place, "must name a \"pattern\", or what it \"needs\".");
    if (!state.pattern.empty()) check_pattern(row, place);
    table_.states.push_back(std::move(state));
  }

  void check_pattern(const Json& row, const Place& place) {
    const auto pattern = row.at("pattern").get<std::string>();
    if (std::ranges::find(table_.patterns, pattern, &PatternRow::pattern) == table_.patterns.end())
      folder_.error(diagnostics_, place.child("pattern"), "there is no row of a pattern " + pattern + '.');
  }

  PatternNeed need(const Json& row, const Place& place) {
    PatternNeed made{kind(row, place), row.value("least", 1), row.value("most", kUnlimited), called(row, place)};
    if (made.least > made.most) folder_.error(diagnostics_, place.child("most"), "less than the least.");
    return made;
  }

  std::string kind(const Json& row, const Place& place) {
    auto name = row.at("kind").get<std::string>();
    if (!json_.at("kinds").contains(name))
      folder_.error(diagnostics_, place.child("kind"), "there is no kind " + name + '.');
    return name;
  }

  /// A kind that a row names besides its own; empty: none.
  std::string other_kind(const Json& row, const char* key, const Place& place) {
    auto name = row.value(key, "");
    if (!name.empty() && !json_.at("kinds").contains(name))
      folder_.error(diagnostics_, place.child(key), "there is no kind " + name + '.');
    return name;
  }

  /// The words, separated by blanks.
  std::string called(const Json& row, const Place& place) {
    if (!row.contains("called")) return {};
    const auto name = row.at("called").get<std::string>();
    std::string joined;
    if (!json_.at("words").contains(name)) {
      folder_.error(diagnostics_, place.child("called"), "there are no words " + name + '.');
      return joined;
    }
    for (const auto& word : json_.at("words").at(name)) joined += (joined.empty() ? "" : " ") + word.get<std::string>();
    return joined;
  }

  const Json& json_;
  const Place root_;
  const SchemaFolder& folder_;
  Diagnostics& diagnostics_;
  PatternTable table_;
};

}  // namespace

void read_audit(Model& model, const SchemaFolder& folder) {
  const Document* document = folder.find(shown_path("audit.json"));
  if (document == nullptr || !model.part.is_product()) return;
  AuditTable table{document->path, {}, {}, {}};
  for (const auto& [severity, cost] : document->json.at("costs").items())
    table.costs.emplace_back(severity, cost.get<int>());
  for (const auto& [name, words] : document->json.at("words").items())
    table.words.emplace_back(Name(name), words.get<std::vector<std::string>>());
  for (const auto& [name, json] : document->json.at("rules").items()) {
    table.rules.push_back({Name(name), json.at("description").get<std::string>(),
                           json.at("severity").get<std::string>(), json.at("criterion").get<std::string>(),
                           json.at("level").get<std::string>(), json.value("section508", ""),
                           json.at("suggestion").get<std::string>(), json.value("least", 0.0),
                           json.value("least_of_large_text", json.value("least", 0.0))});
  }
  model.audit = std::move(table);
}

void read_patterns(Model& model, const SchemaFolder& folder, Diagnostics& diagnostics) {
  const Document* document = folder.find(shown_path("patterns.json"));
  if (document == nullptr || !model.part.is_product()) return;
  model.patterns = PatternReader(*document, folder, diagnostics).read();
  for (const SuggestionRow& row : model.patterns->suggestions) {
    if (model.find_tool_ever_called(row.tool) == nullptr)
      folder.error(diagnostics, row.place, "there is no tool " + row.tool + '.');
  }
}

}  // namespace offhand::codegen
