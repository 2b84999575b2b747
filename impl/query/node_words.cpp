#include "impl/query/node_words.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

#include "generated/types/roles.h"
#include "impl/base/fold_case.h"
#include "impl/query/text.h"

namespace offhand {
namespace {

using platform::Node;

/// Whether UTF-8 begins with a dash, a quotation mark, "…" or the like: U+2000 to U+206F.
bool is_typographic(std::string_view text) {
  if (text.size() < 3 || !text.starts_with('\xe2')) return false;
  return text[1] == '\x80' || (text[1] == '\x81' && static_cast<unsigned char>(text[2]) < 0xb0);
}

/// The edit distance in bytes.
std::size_t distance(std::string_view one, std::string_view other) {
  std::vector<std::size_t> row(other.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= one.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i);
    for (std::size_t j = 1; j <= other.size(); ++j) {
      const std::size_t change = diagonal + (one[i - 1] == other[j - 1] ? 0 : 1);
      diagonal = std::exchange(row[j], std::min({row[j] + 1, row[j - 1] + 1, change}));
    }
  }
  return row.back();
}

/// A longer text is not a mistyped name.
constexpr std::size_t longest_mistyped = 64;
/// Allows one mistake in five letters.
constexpr double least_likeness = 0.8;

double mistyped(std::string_view name, std::string_view wanted) {
  const auto longer = std::max(name.size(), wanted.size());
  if (longer == 0 || longer > longest_mistyped) return 0;
  const double alike = 1 - static_cast<double>(distance(name, wanted)) / static_cast<double>(longer);
  return alike >= least_likeness ? alike : 0;
}

/// Whether a role is called so by any of the vocabularies that people write.
bool is_called(Role role, std::string_view word, std::string_view bare_word) {
  return bare_word == to_string(role) || role_of_ax(word) == role || role_of_aria(bare_word) == role;
}

}  // namespace

std::string bare(std::string_view text) {
  const auto folded = fold_case(text);
  std::string out;
  for (std::size_t i = 0; i < folded.size(); ++i) {
    const auto byte = static_cast<unsigned char>(folded[i]);
    if (is_typographic(std::string_view(folded).substr(i))) {
      i += 2;
    } else if (byte >= 0x80 || std::isalnum(byte) != 0) {
      out += folded[i];
    }
  }
  return out;
}

double likeness(std::string_view name, std::string_view wanted) {
  if (name == wanted) return 1;
  if (fold_case(name) == fold_case(wanted)) return 0.98;
  const auto bare_name = bare(name);
  const auto bare_wanted = bare(wanted);
  if (bare_name.empty() || bare_wanted.empty()) return 0;
  if (bare_name == bare_wanted) return 0.96;
  if (bare_name.starts_with(bare_wanted)) return 0.9;
  if (query::has_part(bare_name, bare_wanted)) return 0.85;
  return 0.8 * mistyped(bare_name, bare_wanted);
}

bool is_role(const Node& node, std::string_view word) {
  const auto wanted = bare(word);
  if (is_called(node.role, word, wanted)) return true;
  const auto platform_role = bare(node.platform_role);
  return wanted == platform_role || is_role_synonym(wanted, node.role, platform_role);
}

bool names_a_role(std::string_view word) {
  const auto wanted = bare(word);
  if (wanted.empty()) return false;
  for (std::size_t i = 0; i < kRoleTraits.size(); ++i) {
    const auto role = static_cast<Role>(i);
    if (is_called(role, word, wanted) || is_role_synonym(wanted, role, {})) return true;
  }
  for (std::uint32_t number = 0; number <= atspi_push_button_menu; ++number) {
    const auto name = atspi_name_of(number);
    if (!name.empty() && bare(name) == wanted) return true;
  }
  return false;
}

bool can_be_acted_on(const Node& node) {
  return has_any(node.role, {RoleTrait::control, RoleTrait::item}) || node.editable_text;
}

bool shows(const Node& node) {
  return !node.states.contains(ElementState::hidden) && !node.states.contains(ElementState::offscreen) &&
         (!node.bounds || (node.bounds->width > 0 && node.bounds->height > 0));
}

}  // namespace offhand
