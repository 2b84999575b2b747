#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "codegen/load/diagnostics.h"
#include "codegen/load/json.h"
#include "codegen/model/name.h"

/// What elements are and what can be asked of them, as schema/common/roles.json, actions.json and cup.json say.
namespace offhand::codegen {

struct RoleTrait {
  Name name;
  std::string description;
};

/// A platform's or a language's own words for roles.
struct RoleVocabulary {
  enum class Kind { numbers, names, shared_names };
  Name name;
  Kind kind = Kind::names;
  std::string description;
  Place place;
};

struct Role {
  Name name;
  std::string description;
  std::vector<std::string> traits;
  std::vector<std::string> synonyms;
  /// By vocabulary.
  std::map<std::string, std::vector<std::string>> names;
  std::map<std::string, std::vector<std::pair<std::string, int>>> numbers;
  Place place;
};

struct RoleTable {
  std::string path;
  std::vector<RoleVocabulary> vocabularies;
  std::vector<RoleTrait> traits;
  std::vector<Role> roles;
  std::string fallback;
  /// Name of a platform and what else finds it.
  std::vector<std::pair<std::string, std::string>> synonyms_of_names;
};

struct NodeAction {
  Name name;
  std::string description;
  /// Its name in the Computer Use Protocol, or empty.
  std::string cup;
};

struct NodeActionTable {
  std::string path;
  std::vector<NodeAction> actions;
};

/// A role, state or action of the Computer Use Protocol.
struct CupWord {
  Name name;
  std::string description;
  /// In the short dialect of the compact text.
  std::string code;
  /// Of a role.
  std::vector<std::string> traits;
};

struct CupTable {
  std::string path;
  std::vector<RoleTrait> traits;
  /// In the order of the role table.
  std::vector<CupWord> roles;
  std::vector<CupWord> states;
  std::vector<CupWord> actions;
  /// Words of a search and the roles that they mean.
  std::vector<std::pair<std::string, std::vector<std::string>>> searches;
  std::vector<std::string> stop_words;
  /// JSON Schema, with the words.
  Json envelope;
};

}  // namespace offhand::codegen
