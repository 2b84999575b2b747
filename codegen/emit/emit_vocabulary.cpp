#include <algorithm>
#include <cctype>

#include "codegen/emit/products.h"
#include "codegen/emit/writer.h"

namespace offhand::codegen {
namespace {

using VocabularyKind = RoleVocabulary::Kind;

/// "push button" and "CheckBox" as the end of an identifier.
std::string snake_word(const std::string& word) {
  std::string joined = word;
  std::ranges::replace(joined, ' ', '_');
  return Name(joined).snake();
}

/// Without anything but small letters and digits, as searches compare.
std::string bare(const std::string& word) {
  std::string letters;
  for (const char c : word) {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0)
      letters += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return letters;
}

struct Numbered {
  int number;
  std::string word;
  std::string role;
};

std::vector<Numbered> numbered(const RoleTable& table, const RoleVocabulary& vocabulary) {
  std::vector<Numbered> rows;
  for (const Role& role : table.roles) {
    const auto own = role.numbers.find(vocabulary.name.text());
    if (own == role.numbers.end()) continue;
    for (const auto& [word, number] : own->second) rows.push_back({number, word, role.name.identifier()});
  }
  std::ranges::sort(rows, {}, &Numbered::number);
  return rows;
}

/// Word and the roles that have it, sorted by the word.
std::map<std::string, std::string> named(const RoleTable& table, const RoleVocabulary& vocabulary) {
  std::map<std::string, std::string> rows;
  for (const Role& role : table.roles) {
    const auto own = role.names.find(vocabulary.name.text());
    if (own == role.names.end()) continue;
    for (const std::string& word : own->second) {
      std::string& roles = rows[word];
      roles += (roles.empty() ? "Role::" : ", Role::") + role.name.identifier();
    }
  }
  return rows;
}

/// Enumerators with their descriptions.
template <class Rows>
void emit_enum(Writer& out, const std::string& name, const Rows& rows) {
  out.block("enum class $name$ : std::uint8_t {", "};", {{"name", name}}, [&] {
    for (const auto& row : rows) {
      out.doc(row.description);
      out.line("$value$,", {{"value", row.name.identifier()}});
    }
  });
}

template <class Rows>
std::string names_of(const Rows& rows) {
  std::vector<std::string> names;
  for (const auto& row : rows) names.push_back(row.name.text());
  return literal_list(names);
}

void declare_vocabulary(Writer& out, const RoleTable& table, const RoleVocabulary& vocabulary) {
  const std::string snake = vocabulary.name.snake();
  out.line();
  out.doc(vocabulary.description);
  if (vocabulary.kind == VocabularyKind::names) {
    out.line("std::optional<Role> role_of_$snake$(std::string_view name);", {{"snake", snake}});
  } else if (vocabulary.kind == VocabularyKind::shared_names) {
    out.line("Roles roles_of_$snake$(std::string_view name);", {{"snake", snake}});
  } else {
    out.block("enum $Pascal$Role : std::uint32_t {", "};", {{"Pascal", vocabulary.name.pascal()}}, [&] {
      for (const Numbered& row : numbered(table, vocabulary))
        out.line("$snake$_$word$ = $number$,",
                 {{"snake", snake}, {"word", snake_word(row.word)}, {"number", std::to_string(row.number)}});
    });
    out.line("/// Role::$fallback$ where nobody has defined the number.",
             {{"fallback", Name(table.fallback).identifier()}});
    out.line("Role role_of_$snake$(std::uint32_t number);", {{"snake", snake}});
    out.line("/// Its own name; empty where nobody has defined the number.");
    out.line("std::string_view $snake$_name_of(std::uint32_t number);", {{"snake", snake}});
  }
}

std::string roles_header(const RoleTable& table) {
  Writer out(banner(table.path));
  out.line(
      "#pragma once\n\n#include <array>\n#include <cstddef>\n#include <cstdint>\n#include <optional>\n"
      "#include <string_view>\n\n#include \"codegen/runtime/enum_set.h\"\n");
  out.flat_block("namespace offhand {\n", "\n}  // namespace offhand", {}, [&] {
    out.line("/// What an element is, as ARIA and the Computer Use Protocol name it.");
    emit_enum(out, "Role", table.roles);
    out.line("using Roles = EnumSet<Role>;\n");
    out.line("/// What there is to know of a role.");
    emit_enum(out, "RoleTrait", table.traits);
    out.line("using RoleTraits = EnumSet<RoleTrait>;\n");
    out.line("inline constexpr std::array<RoleTraits, $count$> kRoleTraits{{",
             {{"count", std::to_string(table.roles.size())}});
    for (const Role& role : table.roles) {
      std::string traits;
      for (const std::string& trait : role.traits)
        traits += (traits.empty() ? "RoleTrait::" : ", RoleTrait::") + Name(trait).identifier();
      out.line("    {$traits$},", {{"traits", traits}});
    }
    out.line("}};\n");
    out.line(
        "constexpr bool has(Role role, RoleTrait trait) { return "
        "kRoleTraits[static_cast<std::size_t>(role)].contains(trait); }\n"
        "constexpr bool has_any(Role role, RoleTraits traits) {\n"
        "  return kRoleTraits[static_cast<std::size_t>(role)].intersects(traits);\n}\n");
    out.line("std::string_view to_string(Role role);\nstd::optional<Role> role_from_string(std::string_view text);\n");
    out.line(
        "/// Whether a word is another name of a role, or of what its platform calls by a name. All in small letters "
        "and\n"
        "/// digits alone.\n"
        "bool is_role_synonym(std::string_view word, Role role, std::string_view platform_name);");
    for (const RoleVocabulary& vocabulary : table.vocabularies) declare_vocabulary(out, table, vocabulary);
  });
  return out.text();
}

void define_vocabulary(Writer& out, const RoleTable& table, const RoleVocabulary& vocabulary) {
  const std::string snake = vocabulary.name.snake();
  const std::string pascal = vocabulary.name.pascal();
  if (vocabulary.kind == VocabularyKind::numbers) {
    const auto rows = numbered(table, vocabulary);
    out.line(
        "\nnamespace {\nconstexpr std::uint32_t k$Pascal$Lowest = $lowest$;\n"
        "constexpr auto k$Pascal$Roles = std::to_array<Called>({",
        {{"Pascal", pascal}, {"lowest", std::to_string(rows.front().number)}});
    for (const Numbered& row : rows)
      out.line("    {$word$, Role::$role$},", {{"word", literal(row.word)}, {"role", row.role}});
    out.line(
        "});\n}  // namespace\n\n"
        "Role role_of_$snake$(std::uint32_t number) {\n"
        "  const std::uint32_t place = number - k$Pascal$Lowest;\n"
        "  return place < k$Pascal$Roles.size() ? k$Pascal$Roles[place].role : Role::$fallback$;\n}\n\n"
        "std::string_view $snake$_name_of(std::uint32_t number) {\n"
        "  const std::uint32_t place = number - k$Pascal$Lowest;\n"
        "  return place < k$Pascal$Roles.size() ? k$Pascal$Roles[place].name : std::string_view();\n}",
        {{"snake", snake}, {"Pascal", pascal}, {"fallback", Name(table.fallback).identifier()}});
    return;
  }
  const bool shared = vocabulary.kind == VocabularyKind::shared_names;
  out.line("\nnamespace {\n// Sorted by name.\nconstexpr auto k$Pascal$Roles = std::to_array<$Row$>({",
           {{"Pascal", pascal}, {"Row", shared ? "SharedName" : "Called"}});
  for (const auto& [word, roles] : named(table, vocabulary))
    out.line(shared ? "    {$word$, {$roles$}}," : "    {$word$, $roles$},",
             {{"word", literal(word)}, {"roles", roles}});
  out.line("});\n}  // namespace\n");
  out.line(shared
               ? "Roles roles_of_$snake$(std::string_view name) {\n"
                 "  const auto* const found = std::ranges::lower_bound(k$Pascal$Roles, name, {}, &SharedName::name);\n"
                 "  return found != k$Pascal$Roles.end() && found->name == name ? found->roles : Roles();\n}"
               : "std::optional<Role> role_of_$snake$(std::string_view name) {\n"
                 "  const auto* const found = std::ranges::lower_bound(k$Pascal$Roles, name, {}, &Called::name);\n"
                 "  if (found == k$Pascal$Roles.end() || found->name != name) return std::nullopt;\n"
                 "  return found->role;\n}",
           {{"snake", snake}, {"Pascal", pascal}});
}

bool has_kind(const RoleTable& table, VocabularyKind kind) {
  return std::ranges::find(table.vocabularies, kind, &RoleVocabulary::kind) != table.vocabularies.end();
}

void define_synonyms(Writer& out, const RoleTable& table) {
  const bool of_names = !table.synonyms_of_names.empty();
  std::size_t count = 0;
  for (const Role& role : table.roles) count += role.synonyms.size();
  out.line("\nnamespace {\n// By role.\nconstexpr std::array<Called, $count$> kSynonyms{{",
           {{"count", std::to_string(count)}});
  for (const Role& role : table.roles) {
    for (const std::string& word : role.synonyms)
      out.line("    {$word$, Role::$role$},", {{"word", literal(word)}, {"role", role.name.identifier()}});
  }
  out.line("}};");
  if (of_names) {
    out.line(
        "struct PlatformSynonym {\n  std::string_view word;\n  std::string_view name;\n};\n"
        "constexpr auto kPlatformSynonyms = std::to_array<PlatformSynonym>({");
    for (const auto& [name, word] : table.synonyms_of_names)
      out.line("    {$word$, $name$},", {{"word", literal(word)}, {"name", literal(bare(name))}});
    out.line("});");
  }
  out.line(
      "}  // namespace\n\nbool is_role_synonym(std::string_view word, Role role, std::string_view$platform_name$) {",
      {{"platform_name", of_names ? " platform_name" : " /*platform_name*/"}});
  out.line("  const auto is_of_role = [&](const Called& each) { return each.role == role && each.name == word; };");
  if (of_names) {
    out.line(
        "  const auto is_of_name = [&](const PlatformSynonym& each) { return each.name == platform_name && each.word "
        "== word; };\n"
        "  return std::ranges::any_of(kSynonyms, is_of_role) || std::ranges::any_of(kPlatformSynonyms, "
        "is_of_name);\n}");
  } else {
    out.line("  return std::ranges::any_of(kSynonyms, is_of_role);\n}");
  }
}

/// Names in the order of the enum, and the way back.
void define_names(Writer& out, const std::string& type, const std::string& parameter, const std::string& names) {
  out.line(
      "namespace {\nconstexpr auto k$Type$Names = std::to_array<std::string_view>($names$);\n}  // namespace\n\n"
      "std::string_view to_string($Type$ $parameter$) { return k$Type$Names[static_cast<std::size_t>($parameter$)]; "
      "}\n\n"
      "std::optional<$Type$> $snake$_from_string(std::string_view text) {\n"
      "  const auto* const found = std::ranges::find(k$Type$Names, text);\n"
      "  if (found == k$Type$Names.end()) return std::nullopt;\n"
      "  return static_cast<$Type$>(found - k$Type$Names.begin());\n}",
      {{"Type", type}, {"parameter", parameter}, {"names", names}, {"snake", Name(type).snake()}});
}

std::string roles_source(const RoleTable& table, const std::string& home) {
  Writer out(banner(table.path));
  out.line("#include \"$home$.h\"\n\n#include <algorithm>\n", {{"home", home}});
  out.flat_block("namespace offhand {\n", "\n}  // namespace offhand", {}, [&] {
    out.line("namespace {\nstruct Called {\n  std::string_view name;\n  Role role;\n};");
    if (has_kind(table, VocabularyKind::shared_names))
      out.line("struct SharedName {\n  std::string_view name;\n  Roles roles;\n};");
    out.line("}  // namespace\n");
    define_names(out, "Role", "role", names_of(table.roles));
    define_synonyms(out, table);
    for (const RoleVocabulary& vocabulary : table.vocabularies) define_vocabulary(out, table, vocabulary);
  });
  return out.text();
}

std::string actions_header(const NodeActionTable& table) {
  Writer out(banner(table.path));
  out.line(
      "#pragma once\n\n#include <cstddef>\n#include <cstdint>\n#include <optional>\n#include <string_view>\n\n"
      "#include \"codegen/runtime/enum_set.h\"\n");
  out.flat_block("namespace offhand {\n", "\n}  // namespace offhand", {}, [&] {
    out.line("/// What can be asked of an element, by its meaning.");
    emit_enum(out, "NodeAction", table.actions);
    out.line("using NodeActions = EnumSet<NodeAction>;\n");
    out.line("inline constexpr std::size_t kNodeActionCount = $count$;\n",
             {{"count", std::to_string(table.actions.size())}});
    out.line(
        "std::string_view to_string(NodeAction action);\n"
        "std::optional<NodeAction> node_action_from_string(std::string_view text);\n"
        "/// What the Computer Use Protocol calls it; empty where it does not know it.\n"
        "std::string_view cup_name_of(NodeAction action);");
  });
  return out.text();
}

std::string actions_source(const NodeActionTable& table, const std::string& home) {
  std::vector<std::string> cup;
  for (const NodeAction& action : table.actions) cup.push_back(action.cup);
  Writer out(banner(table.path));
  out.line("#include \"$home$.h\"\n\n#include <algorithm>\n#include <array>\n", {{"home", home}});
  out.flat_block("namespace offhand {\n", "\n}  // namespace offhand", {}, [&] {
    define_names(out, "NodeAction", "action", names_of(table.actions));
    out.line(
        "\nnamespace {\nconstexpr auto kCupNames = std::to_array<std::string_view>($names$);\n}  // namespace\n\n"
        "std::string_view cup_name_of(NodeAction action) { return kCupNames[static_cast<std::size_t>(action)]; }",
        {{"names", literal_list(cup)}});
  });
  return out.text();
}

}  // namespace

void emit_vocabulary(const Model& model, Products& products) {
  if (model.roles) {
    const std::string home = model.part.home("types/roles");
    products.push_back({home + ".h", roles_header(*model.roles)});
    products.push_back({home + ".cpp", roles_source(*model.roles, home)});
  }
  if (model.node_actions) {
    const std::string home = model.part.home("types/actions");
    products.push_back({home + ".h", actions_header(*model.node_actions)});
    products.push_back({home + ".cpp", actions_source(*model.node_actions, home)});
  }
}

}  // namespace offhand::codegen
