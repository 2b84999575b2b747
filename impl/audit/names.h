#pragma once

#include <string>
#include <string_view>

namespace offhand::audit {

/// Nothing but white space.
bool is_blank(std::string_view text);

/// A browser's remark in place of a name: that there is none.
bool says_that_it_has_none(std::string_view name);

/// A name that says nothing of what it names: its kind (`kind`), a file, a placeholder, signs alone.
bool is_misleading(std::string_view name, std::string_view kind);

/// A name that says nothing of where its link leads.
bool is_any_link(std::string_view name);

/// A tag of BCP 47, as far as its form tells.
bool is_language_tag(std::string_view text);

/// No small letters, and more capitals in a row than an abbreviation has.
bool is_in_capitals(std::string_view name);

/// The first word that mixes Latin, Greek and Cyrillic letters, which no voice can read; empty where there is none.
std::string word_of_mixed_scripts(std::string_view text);

}  // namespace offhand::audit
