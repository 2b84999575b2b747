#pragma once

/// Characters without their marks, for comparisons after case folding (fold_case.h).
namespace offhand {

/// The letter that a letter with accents is made of: e for é. Others stay as they are.
char32_t base_letter(char32_t character);

/// An accent or the like that stands behind its letter.
bool is_combining_mark(char32_t character);

/// Whether a character is a part of a word, in any script: neither punctuation nor a symbol.
bool is_letter_or_digit(char32_t character);

}  // namespace offhand
