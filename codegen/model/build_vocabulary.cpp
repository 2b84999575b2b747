#include <algorithm>
#include <limits>
#include <set>

#include "codegen/model/build_model.h"
#include "codegen/runtime/suggest.h"

namespace offhand::codegen {
namespace {

/// Sets of a generated enum are one word.
constexpr std::size_t kMostOfASet = 64;

class RoleReader {
 public:
  RoleReader(const Document& document, const SchemaFolder& folder, Diagnostics& diagnostics)
      : json_(document.json), root_{document.path, ""}, folder_(folder), diagnostics_(diagnostics) {
    table_.path = document.path;
  }

  RoleTable read() {
    read_vocabularies();
    for (const auto& [name, text] : json_.at("traits").items())
      table_.traits.push_back({Name(name), text.get<std::string>()});
    for (const auto& [name, json] : json_.at("roles").items()) read_role(name, json);
    read_fallback();
    read_synonyms_of_names();
    check_traits();
    for (const RoleVocabulary& vocabulary : table_.vocabularies) check_use(vocabulary);
    if (table_.roles.size() > kMostOfASet) error(root_.child("roles"), "a set holds at most 64 of them.");
    if (table_.traits.size() > kMostOfASet) error(root_.child("traits"), "a set holds at most 64 of them.");
    return std::move(table_);
  }

 private:
  void error(const Place& place, std::string_view message) { folder_.error(diagnostics_, place, message); }

  void read_vocabularies() {
    using Kind = RoleVocabulary::Kind;
    for (const auto& [name, json] : json_.at("vocabularies").items()) {
      const auto kind = json.at("kind").get<std::string>();
      table_.vocabularies.push_back({Name(name),
                                     kind == "numbers"        ? Kind::numbers
                                     : kind == "shared_names" ? Kind::shared_names
                                                              : Kind::names,
                                     json.at("description").get<std::string>(),
                                     root_.child("vocabularies").child(name)});
    }
  }

  void read_role(const std::string& name, const Json& json) {
    const Place place = root_.child("roles").child(name);
    Role role{Name(name),
              json.at("description").get<std::string>(),
              json.value("traits", std::vector<std::string>()),
              json.value("synonyms", std::vector<std::string>()),
              {},
              {},
              place};
    const Json names = json.value("names", Json::object());
    for (const auto& [vocabulary, words] : names.items()) {
      const Place at = place.child("names").child(vocabulary);
      const RoleVocabulary* known = find_vocabulary(vocabulary, at);
      if (known == nullptr) continue;
      if (known->kind == RoleVocabulary::Kind::numbers) error(at, "its roles have numbers: they stand in \"numbers\".");
      role.names[vocabulary] = words.get<std::vector<std::string>>();
      if (known->kind == RoleVocabulary::Kind::shared_names) continue;
      for (const std::string& word : role.names[vocabulary]) take(vocabulary, word, name, at);
    }
    const Json by_number = json.value("numbers", Json::object());
    for (const auto& [vocabulary, numbers] : by_number.items()) {
      const Place at = place.child("numbers").child(vocabulary);
      const RoleVocabulary* known = find_vocabulary(vocabulary, at);
      if (known == nullptr) continue;
      if (known->kind != RoleVocabulary::Kind::numbers) error(at, "its roles have no numbers.");
      for (const auto& [word, number] : numbers.items()) {
        take(vocabulary, word, name, at.child(word));
        take(vocabulary, std::to_string(number.get<int>()), name, at.child(word));
        role.numbers[vocabulary].emplace_back(word, number.get<int>());
      }
    }
    check_role_traits(role);
    table_.roles.push_back(std::move(role));
  }

  const RoleVocabulary* find_vocabulary(const std::string& name, const Place& place) {
    const auto found = std::ranges::find(table_.vocabularies, name, [](const auto& each) { return each.name.text(); });
    if (found != table_.vocabularies.end()) return &*found;
    error(place, "there is no vocabulary " + name + '.');
    return nullptr;
  }

  /// A word or number of a vocabulary is one role.
  void take(const std::string& vocabulary, const std::string& word, const std::string& role, const Place& place) {
    const auto [taken, is_new] = taken_.emplace(std::pair(vocabulary, word), role);
    if (!is_new) error(place, word + " is the role " + taken->second + " already.");
  }

  void check_role_traits(const Role& role) {
    std::vector<std::string_view> known;
    for (const RoleTrait& trait : table_.traits) known.push_back(trait.name.text());
    for (std::size_t i = 0; i < role.traits.size(); ++i) {
      if (std::ranges::find(known, role.traits[i]) != known.end()) continue;
      const auto near = nearest(role.traits[i], known);
      error(role.place.child("traits").child(i),
            "there is no trait " + role.traits[i] +
                (near ? "; did you mean \"" + std::string(*near) + "\"?" : std::string(".")));
    }
  }

  void check_traits() {
    for (const RoleTrait& trait : table_.traits) {
      const auto has = [&](const Role& role) {
        return std::ranges::find(role.traits, trait.name.text()) != role.traits.end();
      };
      if (std::ranges::none_of(table_.roles, has))
        error(root_.child("traits").child(trait.name.text()), "no role has it.");
    }
  }

  void read_fallback() {
    table_.fallback = json_.at("fallback").get<std::string>();
    const auto is_it = [&](const Role& role) { return role.name.text() == table_.fallback; };
    if (std::ranges::none_of(table_.roles, is_it))
      error(root_.child("fallback"), "there is no role " + table_.fallback + '.');
  }

  void read_synonyms_of_names() {
    const Json synonyms = json_.value("synonyms_of_names", Json::object());
    for (const auto& [name, words] : synonyms.items()) {
      const auto is_it = [&](const auto& taken) { return taken.first.second == name; };
      if (std::ranges::none_of(taken_, is_it))
        error(root_.child("synonyms_of_names").child(name), "no vocabulary has this name.");
      for (const auto& word : words) table_.synonyms_of_names.emplace_back(name, word.get<std::string>());
    }
  }

  void check_use(const RoleVocabulary& vocabulary) {
    const std::string& name = vocabulary.name.text();
    const auto is_of_it = [&](const auto& taken) { return taken.first.first == name; };
    const auto is_shared = [&](const Role& role) { return role.names.contains(name) && !role.names.at(name).empty(); };
    if (std::ranges::none_of(taken_, is_of_it) && std::ranges::none_of(table_.roles, is_shared)) {
      error(vocabulary.place, "no role has a name of it.");
    } else if (vocabulary.kind == RoleVocabulary::Kind::numbers) {
      check_gaps(vocabulary);
    }
  }

  /// What is generated is a table that is looked up by the number.
  void check_gaps(const RoleVocabulary& vocabulary) {
    std::set<int> numbers;
    for (const Role& role : table_.roles) {
      const auto own = role.numbers.find(vocabulary.name.text());
      if (own == role.numbers.end()) continue;
      for (const auto& [word, number] : own->second) numbers.insert(number);
    }
    for (int number = *numbers.begin(); number < *numbers.rbegin(); ++number) {
      if (!numbers.contains(number)) error(vocabulary.place, "no role has the number " + std::to_string(number) + '.');
    }
  }

  const Json& json_;
  const Place root_;
  const SchemaFolder& folder_;
  Diagnostics& diagnostics_;
  RoleTable table_;
  /// Vocabulary and word: the role.
  std::map<std::pair<std::string, std::string>, std::string> taken_;
};

}  // namespace

void read_vocabulary(Model& model, const SchemaFolder& folder, Diagnostics& diagnostics) {
  if (const Document* roles = folder.find(shown_path("common/roles.json")))
    model.roles = RoleReader(*roles, folder, diagnostics).read();
  const Document* actions = folder.find(shown_path("common/actions.json"));
  if (actions == nullptr) return;
  model.node_actions.emplace().path = actions->path;
  std::map<std::string, std::string> called;
  for (const auto& [name, json] : actions->json.at("actions").items()) {
    NodeAction action{Name(name), json.at("description").get<std::string>(), json.value("cup", "")};
    const auto [taken, is_new] = called.emplace(action.cup, name);
    if (!is_new && !action.cup.empty())
      folder.error(diagnostics, Place{actions->path, "/actions"}.child(name).child("cup"),
                   action.cup + " is the action " + taken->second + " already.");
    model.node_actions->actions.push_back(std::move(action));
  }
  if (model.node_actions->actions.size() > kMostOfASet)
    folder.error(diagnostics, {actions->path, "/actions"}, "a set holds at most 64 of them.");
}

}  // namespace offhand::codegen
