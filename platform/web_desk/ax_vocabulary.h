#pragma once

#include <map>
#include <set>
#include <string_view>

#include "platform/web_desk/ax_words.h"

namespace offhand::platform::web_desk {

/// What may be written of an element, and what the tree calls it.
const std::map<ax::Word, ax::Word>& written_roles();
/// Whether it is a word of ARIA or one of its modules of which not enough is known.
bool is_other_role(std::string_view word);
/// Tags that say by themselves what their element is.
const std::map<ax::Word, ax::Word>& roles_of_tags();
/// Whether an element with this tag is nothing by itself.
bool is_box(ax::Word tag);
/// What certain roles must lie in to be what they are.
const std::map<ax::Word, std::set<ax::Word>>& homes_of_roles();

}  // namespace offhand::platform::web_desk
