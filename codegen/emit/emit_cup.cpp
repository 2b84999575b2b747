#include <algorithm>

#include "codegen/emit/products.h"
#include "codegen/emit/writer.h"

namespace offhand::codegen {
namespace {

struct Vocabulary {
  std::string type;
  std::string description;
  const std::vector<CupWord>* words;
};

std::vector<Vocabulary> vocabularies_of(const CupTable& table) {
  return {{"Role", "What an element is, in the words of ARIA.", &table.roles},
          {"State", "A state that an element is in; absence means that it is not.", &table.states},
          {"Action", "What an element can be asked to do.", &table.actions}};
}

/// The header that is installed: standard library only.
std::string public_header(const CupTable& table) {
  Writer out(banner(table.path));
  out.line(
      "#pragma once\n\n#include <cstddef>\n#include <cstdint>\n#include <optional>\n#include <string_view>\n\n"
      "/// The vocabulary of the Computer Use Protocol, version 0.1.0.");
  out.flat_block("namespace offhand::cup {", "\n}  // namespace offhand::cup", {}, [&] {
    for (const Vocabulary& vocabulary : vocabularies_of(table)) {
      out.line();
      out.doc(vocabulary.description);
      out.block("enum class $Type$ : std::uint8_t {", "};", {{"Type", vocabulary.type}}, [&] {
        for (const CupWord& word : *vocabulary.words) {
          out.doc(word.description);
          out.line("$value$,", {{"value", word.name.identifier()}});
        }
      });
      out.line(
          "inline constexpr std::size_t k$Type$Count = $count$;\n"
          "/// The word of the protocol.\n"
          "std::string_view to_string($Type$ $type$);\n"
          "/// The code of the short dialect of the compact text.\n"
          "std::string_view short_code_of($Type$ $type$);\n"
          "/// By the word of the protocol, in small letters; nothing for any other text.\n"
          "std::optional<$Type$> $type$_from_string(std::string_view text);",
          {{"Type", vocabulary.type},
           {"type", Name(vocabulary.type).snake()},
           {"count", std::to_string(vocabulary.words->size())}});
    }
  });
  return out.text();
}

std::string list_of_roles(const std::vector<std::string>& roles) {
  std::string list;
  for (const std::string& role : roles) list += (list.empty() ? "Role::" : ", Role::") + Name(role).identifier();
  return list;
}

std::string header(const CupTable& table) {
  Writer out(banner(table.path));
  out.line(
      "#pragma once\n\n#include <array>\n#include <cstddef>\n#include <cstdint>\n#include <optional>\n#include <span>\n"
      "#include <string_view>\n\n#include \"codegen/runtime/enum_set.h\"\n"
      "#include \"generated/include/offhand/cup/words.h\"\n#include \"generated/types/actions.h\"\n"
      "#include \"generated/types/roles.h\"\n");
  out.flat_block("namespace offhand::cup {\n", "\n}  // namespace offhand::cup", {}, [&] {
    out.line("using Roles = EnumSet<Role>;\n");
    out.line("/// What the compact text asks of a role.");
    out.block("enum class RoleTrait : std::uint8_t {", "};", {}, [&] {
      for (const RoleTrait& trait : table.traits) {
        out.doc(trait.description);
        out.line("$value$,", {{"value", trait.name.identifier()}});
      }
    });
    out.line("using RoleTraits = EnumSet<RoleTrait>;\n");
    out.line("inline constexpr std::array<RoleTraits, kRoleCount> kRoleTraits{{");
    for (const CupWord& role : table.roles) {
      std::string traits;
      for (const std::string& trait : role.traits)
        traits += (traits.empty() ? "RoleTrait::" : ", RoleTrait::") + Name(trait).identifier();
      out.line("    {$traits$},", {{"traits", traits}});
    }
    out.line(
        "}};\n\n"
        "constexpr bool has(Role role, RoleTrait trait) { return "
        "kRoleTraits[static_cast<std::size_t>(role)].contains(trait); }\n\n"
        "/// Words of a search, in small letters and separated by one space, and the roles that they mean.\n"
        "struct RoleWords {\n  std::string_view words;\n  Roles roles;\n};\n"
        "/// Sorted by the words. Names of roles are among them.\n"
        "std::span<const RoleWords> role_words();\n"
        "/// Whether a word of a query is no part of a name.\n"
        "bool is_stop_word(std::string_view word);\n\n"
        "/// Both enums have the roles of the same table, in its order.\n"
        "constexpr Role role_of(offhand::Role role) { return static_cast<Role>(role); }\n"
        "/// Nothing for an action that the protocol does not have.\n"
        "std::optional<Action> action_of(NodeAction action);\n"
        "NodeAction node_action_of(Action action);\n\n"
        "/// JSON Schema of an envelope.\n"
        "std::string_view envelope_schema();");
  });
  return out.text();
}

void define_words(Writer& out, const Vocabulary& vocabulary) {
  std::vector<std::string> words;
  std::vector<std::string> codes;
  for (const CupWord& word : *vocabulary.words) {
    words.push_back(word.name.text());
    codes.push_back(word.code);
  }
  out.line(
      "\nnamespace {\nconstexpr auto k$Type$Words = std::to_array<std::string_view>($words$);\n"
      "constexpr auto k$Type$Codes = std::to_array<std::string_view>($codes$);\n}  // namespace\n\n"
      "std::string_view to_string($Type$ $type$) { return k$Type$Words[static_cast<std::size_t>($type$)]; }\n"
      "std::string_view short_code_of($Type$ $type$) { return k$Type$Codes[static_cast<std::size_t>($type$)]; }\n"
      "std::optional<$Type$> $type$_from_string(std::string_view text) {\n"
      "  const auto* const found = std::ranges::find(k$Type$Words, text);\n"
      "  if (found == k$Type$Words.end()) return std::nullopt;\n"
      "  return static_cast<$Type$>(found - k$Type$Words.begin());\n}",
      {{"Type", vocabulary.type},
       {"type", Name(vocabulary.type).snake()},
       {"words", literal_list(words)},
       {"codes", literal_list(codes)}});
}

void define_searches(Writer& out, const CupTable& table) {
  std::map<std::string, std::vector<std::string>> meant;
  for (const CupWord& role : table.roles) meant[role.name.text()] = {role.name.text()};
  for (const auto& [words, roles] : table.searches) meant[words] = roles;
  out.line("\nnamespace {\nconstexpr auto kSearchedRoles = std::to_array<RoleWords>({");
  for (const auto& [words, roles] : meant)
    out.line("    {$words$, {$roles$}},", {{"words", literal(words)}, {"roles", list_of_roles(roles)}});
  out.line(
      "});\nconstexpr auto kStopWords = std::to_array<std::string_view>($words$);\n}  // namespace\n\n"
      "std::span<const RoleWords> role_words() { return kSearchedRoles; }\n"
      "bool is_stop_word(std::string_view word) { return std::ranges::find(kStopWords, word) != kStopWords.end(); }",
      {{"words", literal_list(table.stop_words)}});
}

void define_actions(Writer& out, const CupTable& table, const NodeActionTable& actions) {
  out.line("\nnamespace {\n// In the order of Action.\nconstexpr std::array<NodeAction, kActionCount> kNodeActions{");
  for (const CupWord& word : table.actions) {
    const auto own = std::ranges::find(actions.actions, word.name.text(), &NodeAction::cup);
    out.line("    NodeAction::$own$,", {{"own", own->name.identifier()}});
  }
  out.line(
      "};\n}  // namespace\n\n"
      "std::optional<Action> action_of(NodeAction action) {\n"
      "  const auto* const found = std::ranges::find(kNodeActions, action);\n"
      "  if (found == kNodeActions.end()) return std::nullopt;\n"
      "  return static_cast<Action>(found - kNodeActions.begin());\n}\n"
      "NodeAction node_action_of(Action action) { return kNodeActions[static_cast<std::size_t>(action)]; }");
}

std::string source(const CupTable& table, const NodeActionTable& actions, const std::string& home) {
  Writer out(banner(table.path));
  out.line("#include \"$home$.h\"\n\n#include <algorithm>\n#include <array>\n", {{"home", home}});
  out.flat_block("namespace offhand::cup {", "\n}  // namespace offhand::cup", {}, [&] {
    for (const Vocabulary& vocabulary : vocabularies_of(table)) define_words(out, vocabulary);
    define_searches(out, table);
    define_actions(out, table, actions);
    out.line("\nstd::string_view envelope_schema() {\n  return $text$;\n}",
             {{"text", raw_literal(table.envelope.dump())}});
  });
  return out.text();
}

}  // namespace

void emit_cup(const Model& model, Products& products) {
  if (!model.cup) return;
  const std::string home = model.part.home("types/cup");
  products.push_back({model.part.home("include/offhand/cup/words.h"), public_header(*model.cup)});
  products.push_back({model.part.home("schemas/cup/envelope.json"), model.cup->envelope.dump(2) + '\n'});
  products.push_back({home + ".h", header(*model.cup)});
  products.push_back({home + ".cpp", source(*model.cup, *model.node_actions, home)});
}

}  // namespace offhand::codegen
