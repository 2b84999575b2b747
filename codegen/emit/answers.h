#pragma once

#include <vector>

#include "codegen/emit/writer.h"
#include "codegen/model/model.h"

/// What an invocation answers to whoever does not know its tool, by what the schema says that its arguments hold.
namespace offhand::codegen {

/// Whether a type is a form of a union that says whom a call means.
bool is_form_of_address(const Type& type, const std::vector<TypePtr>& types);
/// The function that takes the parts of an address out of such a form.
void declare_address(Writer& out, const Type& form);
void define_address(Writer& out, const Type& form);

/// The session, the mode of delivery, the time to wait, the address and the fingerprint of a call.
void define_answers(Writer& out, const Tool& tool);

}  // namespace offhand::codegen
