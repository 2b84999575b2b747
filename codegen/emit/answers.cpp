#include "codegen/emit/answers.h"

#include <algorithm>

#include "codegen/model/holds.h"

namespace offhand::codegen {
namespace {

/// Takes the parts of an address that these fields hold; `from` is what they are members of.
void take_parts(Writer& out, const std::vector<Field>& fields, const std::string& from, const std::string& to) {
  for (const Field& field : fields) {
    if (field.flattened || !is_of_address(field.holds)) continue;
    const std::string member = from + '.' + field.name.identifier();
    if (field.holds != "scope") {
      out.line("$to$.$part$ = $member$;", {{"to", to}, {"part", field.holds}, {"member", member}});
      continue;
    }
    out.line("$if$$to$.scope = $member$ == $Scope$::desktop;",
             {{"if", field.is_optional() ? "if (" + member + ") " : ""},
              {"to", to},
              {"member", member},
              {"Scope", field.type->cpp_name}});
  }
}

bool tells_address(const Field& field) {
  return field.flattened && std::ranges::any_of(field.type->fields, is_of_address, &Field::holds);
}

void define_session(Writer& out, const Tool& tool) {
  const Field* session = tool.argument_with("session");
  const Field* first = tool.argument_with("session_first");
  if (session == nullptr) return;
  if (first != nullptr) {
    out.line(
        "std::optional<std::string_view> session() const override { return named_run(arguments_.$first$, "
        "arguments_.$session$); }",
        {{"first", first->name.identifier()}, {"session", session->name.identifier()}});
  } else {
    out.line("std::optional<std::string_view> session() const override { return arguments_.$session$; }",
             {{"session", session->name.identifier()}});
  }
}

void define_foreground(Writer& out, const Tool& tool) {
  const Field* mode = tool.argument_with("delivery");
  if (mode == nullptr && tool.may_act_on_screen()) mode = tool.argument_with("scope");
  if (mode == nullptr) return;
  const bool says_focus =
      std::ranges::any_of(mode->type->values, [](const EnumValue& value) { return value.name.text() == "focus"; });
  out.line("bool foreground() const override { return arguments_.$mode$ == $Mode$::$value$; }",
           {{"mode", mode->name.identifier()},
            {"Mode", mode->type->cpp_name},
            {"value", mode->holds == "scope" ? "desktop"
                      : says_focus           ? "focus"
                                             : "foreground"}});
}

void define_wait(Writer& out, const Tool& tool) {
  const Field* wait = tool.argument_with("wait");
  if (wait == nullptr) return;
  out.line("std::int64_t wait_ms() const override { return arguments_.$wait$$otherwise$; }",
           {{"wait", wait->name.identifier()}, {"otherwise", wait->is_optional() ? ".value_or(0)" : ""}});
}

std::string address_by(const std::string& subject) {
  for (const char* whole : {"application", "window", "page"}) {
    if (subject == whole) return "of_" + subject;
  }
  if (subject == "window_below" || subject == "two_places") return "of_" + subject;
  return "of_target";
}

/// Whether a call without its only argument of an address, an application, can mean nothing but the screen, so that no
/// further word of its caller is needed for that.
bool only_means_screen(const Tool& tool) {
  const Field* application = tool.argument_with("application");
  if (application == nullptr || application->required || tool.subject != "element") return false;
  return std::ranges::none_of(tool.args->fields, [&](const Field& field) {
    return tells_address(field) || (is_of_address(field.holds) && field.holds != "application");
  });
}

void define_address_of_call(Writer& out, const Tool& tool) {
  if (tool.subject == "none") return;
  if (!tool.has_target()) return out.line("Address address() const override { return address::Desktop{}; }");
  out.block("Address address() const override {", "}", {}, [&] {
    if (tool.may_act_on_screen()) out.line("if (!foreground()) return address::Desktop{};");
    out.line("AddressParts parts;");
    for (const Field& field : tool.args->fields) {
      if (tells_address(field))
        out.line("take_address(arguments_.$union$, parts);", {{"union", field.name.identifier()}});
    }
    take_parts(out, tool.args->fields, "arguments_", "parts");
    if (only_means_screen(tool)) out.line("parts.scope = true;");
    out.line("return parts.$by$();", {{"by", address_by(tool.subject)}});
  });
}

/// All that is asked for; not of whom, in which session, and what the reply tells besides.
void define_fingerprint(Writer& out, const Tool& tool) {
  if (!tool.locks()) return;
  std::vector<std::string> parts = {tool.name.snake() + "_tool.identity"};
  for (const Field& field : tool.args->fields) {
    if (!tells_address(field) && !is_beside_the_action(field.holds))
      parts.push_back("arguments_." + field.name.identifier());
  }
  Writer statement;
  statement.wrapped("return fingerprint_of(", parts, ");");
  out.short_block("std::size_t fingerprint() const override",
                  std::string_view(statement.text()).substr(0, statement.text().size() - 1), true);
}

}  // namespace

bool is_form_of_address(const Type& type, const std::vector<TypePtr>& types) {
  return std::ranges::any_of(types, [&](const TypePtr& other) {
    return std::ranges::any_of(other->fields, is_of_address, &Field::holds) &&
           std::ranges::any_of(other->forms, [&](const UnionForm& form) { return form.type.get() == &type; });
  });
}

void declare_address(Writer& out, const Type& form) {
  out.line("void take_address(const $Form$& from, AddressParts& to);", {{"Form", form.cpp_name}});
}

void define_address(Writer& out, const Type& form) {
  const bool has_parts = std::ranges::any_of(form.fields, is_of_address, &Field::holds);
  if (!has_parts) return out.line("void take_address(const $Form$&, AddressParts&) {}\n", {{"Form", form.cpp_name}});
  out.block("void take_address(const $Form$& from, AddressParts& to) {", "}\n", {{"Form", form.cpp_name}},
            [&] { take_parts(out, form.fields, "from", "to"); });
}

void define_answers(Writer& out, const Tool& tool) {
  define_session(out, tool);
  define_foreground(out, tool);
  define_wait(out, tool);
  define_address_of_call(out, tool);
  define_fingerprint(out, tool);
}

}  // namespace offhand::codegen
