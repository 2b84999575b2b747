#pragma once

#include <string>

/// What an argument may hold; the words are those of Holds in codegen/runtime/holds.h.
namespace offhand::codegen {

/// Whether it is a part of the address of a call.
bool is_of_address(const std::string& holds);
/// Whether it says nothing of what is asked for: whom that means, in which session, and what the reply tells besides.
bool is_beside_the_action(const std::string& holds);

}  // namespace offhand::codegen
