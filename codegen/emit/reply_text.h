#pragma once

#include <string>
#include <vector>

#include "codegen/emit/writer.h"
#include "codegen/model/model.h"

namespace offhand::codegen {

/// "std::string text_of(const ActionResult& value, std::string_view verb)", of a definition that has a text.
std::string reply_text_signature(const Type& type);

/// A function that words a result: its text, then a line for each item of the lists that have a row. `rows`: what a
/// tool says for lists of its own.
void define_reply_text(Writer& out, const std::string& signature, const Type& type, const std::string& text,
                       const std::vector<TextRow>& rows = {});

}  // namespace offhand::codegen
