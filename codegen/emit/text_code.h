#pragma once

#include <string>
#include <string_view>

#include "codegen/emit/writer.h"
#include "codegen/model/model.h"

namespace offhand::codegen {

/// Statements that append the text to a std::string named `target`; `starts_line`: after a line break.
void emit_text_code(Writer& out, std::string_view text, const Type& type, const std::string& variable,
                    const std::string& target, bool starts_line = false);

}  // namespace offhand::codegen
