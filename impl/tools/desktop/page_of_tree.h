#pragma once

#include "generated/tools/desktop/page.h"

namespace offhand::tools::desktop {

/// Works in a page by its accessibility tree, for browsers that offer nothing better; `why` they do not. Reads it,
/// finds what simple selectors fit, and acts on it as click and type_text do. What a tree cannot do is `why`.
Result<PageResult> work_in_tree(Call& call, const Target& target, const PageArgs& args, const Error& why);

/// The tag of what a call asks for.
std::string action_of(const PageArgs& args);

/// So much of a page is told.
constexpr std::size_t page_text_limit_characters = 100000;
constexpr std::size_t page_element_limit = 200;

}  // namespace offhand::tools::desktop
