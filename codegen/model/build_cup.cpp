#include <algorithm>
#include <map>
#include <set>

#include "codegen/model/build_model.h"
#include "codegen/runtime/suggest.h"

namespace offhand::codegen {
namespace {

class CupReader {
 public:
  CupReader(const Document& document, const Model& model, const SchemaFolder& folder, Diagnostics& diagnostics)
      : json_(document.json), root_{document.path, ""}, model_(model), folder_(folder), diagnostics_(diagnostics) {
    table_.path = document.path;
  }

  CupTable read() {
    for (const auto& [name, text] : json_.at("traits").items())
      table_.traits.push_back({Name(name), text.get<std::string>()});
    read_roles();
    read_states();
    read_actions();
    for (const auto* key : {"roles", "states", "actions"}) check_codes(key);
    check_traits();
    read_searches();
    table_.stop_words = json_.at("stop_words").get<std::vector<std::string>>();
    table_.envelope = json_.at("envelope");
    define("role", table_.roles);
    define("state", table_.states);
    define("action", table_.actions);
    return std::move(table_);
  }

 private:
  void error(const Place& place, std::string_view message) { folder_.error(diagnostics_, place, message); }

  std::string did_you_mean(const std::string& word, const std::vector<std::string_view>& known) const {
    const auto near = nearest(word, known);
    return near ? "; did you mean \"" + std::string(*near) + "\"?" : std::string(".");
  }

  /// Words of another table, each of which has an entry here, and none else has.
  void check_same(const std::string& key, const std::vector<std::string_view>& expected, std::string_view kind) {
    const Place place = root_.child(key);
    for (const auto& [name, entry] : json_.at(key).items()) {
      if (std::ranges::find(expected, name) == expected.end())
        error(place.child(name), "there is no " + std::string(kind) + ' ' + name + did_you_mean(name, expected));
    }
    for (const std::string_view name : expected) {
      if (!json_.at(key).contains(name))
        error(place, "the " + std::string(kind) + ' ' + std::string(name) + " is missing.");
    }
  }

  void read_roles() {
    std::vector<std::string_view> expected;
    for (const Role& role : model_.roles->roles) expected.push_back(role.name.text());
    check_same("roles", expected, "role");
    for (const Role& role : model_.roles->roles) {
      const Json& roles = json_.at("roles");
      if (!roles.contains(role.name.text())) continue;
      const Json& entry = roles.at(role.name.text());
      table_.roles.push_back({role.name, role.description, entry.at("code").get<std::string>(),
                              entry.value("traits", std::vector<std::string>())});
    }
  }

  void read_states() {
    for (const auto& [name, entry] : json_.at("states").items())
      table_.states.push_back(
          {Name(name), entry.at("description").get<std::string>(), entry.at("code").get<std::string>(), {}});
  }

  void read_actions() {
    std::map<std::string_view, std::string> descriptions;
    std::vector<std::string_view> expected;
    for (const NodeAction& action : model_.node_actions->actions) {
      if (action.cup.empty()) continue;
      expected.push_back(action.cup);
      descriptions[action.cup] = action.description;
    }
    check_same("actions", expected, "action");
    for (const auto& [name, entry] : json_.at("actions").items())
      table_.actions.push_back({Name(name), descriptions[name], entry.at("code").get<std::string>(), {}});
  }

  /// A code is one word, and no other word of its vocabulary is spelt so.
  void check_codes(const std::string& key) {
    std::map<std::string, std::string> taken;
    for (const auto& [name, entry] : json_.at(key).items()) taken[name] = name;
    for (const auto& [name, entry] : json_.at(key).items()) {
      const auto code = entry.at("code").get<std::string>();
      const auto [before, is_new] = taken.emplace(code, name);
      if (!is_new && before->second != name)
        error(root_.child(key).child(name).child("code"), code + " means " + before->second + " already.");
    }
  }

  void check_traits() {
    std::vector<std::string_view> known;
    for (const RoleTrait& trait : table_.traits) known.push_back(trait.name.text());
    std::set<std::string> used;
    for (const CupWord& role : table_.roles) {
      const Place place = root_.child("roles").child(role.name.text()).child("traits");
      for (std::size_t i = 0; i < role.traits.size(); ++i) {
        used.insert(role.traits[i]);
        if (std::ranges::find(known, role.traits[i]) == known.end())
          error(place.child(i), "there is no trait " + role.traits[i] + did_you_mean(role.traits[i], known));
      }
    }
    for (const std::string_view trait : known) {
      if (!used.contains(std::string(trait))) error(root_.child("traits").child(std::string(trait)), "no role has it.");
    }
  }

  void read_searches() {
    std::vector<std::string_view> known;
    for (const CupWord& role : table_.roles) known.push_back(role.name.text());
    for (const auto& [words, roles] : json_.at("searches").items()) {
      table_.searches.emplace_back(words, roles.get<std::vector<std::string>>());
      const auto& meant = table_.searches.back().second;
      for (std::size_t i = 0; i < meant.size(); ++i) {
        if (std::ranges::find(known, meant[i]) == known.end())
          error(root_.child("searches").child(words).child(i),
                "there is no role " + meant[i] + did_you_mean(meant[i], known));
      }
    }
  }

  void define(const std::string& name, const std::vector<CupWord>& words) {
    Json values = Json::array();
    for (const CupWord& word : words) values.push_back(word.name.text());
    table_.envelope["$defs"][name] = {{"type", "string"}, {"enum", values}};
  }

  const Json& json_;
  const Place root_;
  const Model& model_;
  const SchemaFolder& folder_;
  Diagnostics& diagnostics_;
  CupTable table_;
};

}  // namespace

void read_cup(Model& model, const SchemaFolder& folder, Diagnostics& diagnostics) {
  const Document* cup = folder.find(shown_path("common/cup.json"));
  if (cup == nullptr || !model.roles || !model.node_actions) return;
  model.cup = CupReader(*cup, model, folder, diagnostics).read();
}

}  // namespace offhand::codegen
