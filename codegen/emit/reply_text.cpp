#include "codegen/emit/reply_text.h"

#include <algorithm>

#include "codegen/emit/text_code.h"

namespace offhand::codegen {
namespace {

/// Empty where the text says nothing of the items.
std::string row_of(const Field& field, const std::vector<TextRow>& rows) {
  const auto own = std::ranges::find(rows, field.name.text(), &TextRow::list);
  return own == rows.end() ? field.row : own->text;
}

void append_rows(Writer& out, const Field& field, const std::string& row) {
  const std::string list = "value." + field.name.identifier();
  const auto loop = [&](const std::string& range) {
    out.block("for (const auto& row : $range$) {", "}", {{"range", range}},
              [&] { emit_text_code(out, row, *field.type->items, "row", "text", true); });
  };
  if (field.is_optional()) {
    out.block("if ($list$.has_value()) {", "}", {{"list", list}}, [&] { loop('*' + list); });
  } else {
    loop(list);
  }
}

}  // namespace

std::string reply_text_signature(const Type& type) {
  return "std::string text_of(const " + type.cpp_name + "& value" +
         (type.asks_for_verb() ? ", std::string_view verb)" : ")");
}

void define_reply_text(Writer& out, const std::string& signature, const Type& type, const std::string& text,
                       const std::vector<TextRow>& rows) {
  out.block(signature + " {", "}\n", {}, [&] {
    out.line("std::string text;");
    emit_text_code(out, text, type, "value", "text");
    for (const Field& field : type.fields) {
      if (const std::string row = row_of(field, rows); !row.empty()) append_rows(out, field, row);
    }
    out.line("return text;");
  });
}

}  // namespace offhand::codegen
