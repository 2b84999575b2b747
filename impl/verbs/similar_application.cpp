#include "impl/verbs/similar_application.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <tuple>

#include "impl/base/fold_case.h"

namespace offhand {
namespace {

/// Fewer letters are in too many names.
constexpr std::size_t shortest_part = 3;
constexpr double least_likeness = 0.5;

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80;
}

bool has_word(std::string_view text, std::string_view word) {
  for (auto at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
    const auto end = at + word.size();
    if ((at == 0 || !is_letter(text[at - 1])) && (end == text.size() || !is_letter(text[end]))) return true;
  }
  return false;
}

/// Twice the pairs of neighbouring letters that both have, of all that they have (Dice).
double likeness_of_pairs(std::string_view one, std::string_view other) {
  if (one.size() < 2 || other.size() < 2) return 0;
  std::vector<std::string_view> left;
  for (std::size_t i = 0; i + 1 < other.size(); ++i) left.push_back(other.substr(i, 2));
  const auto all = one.size() + other.size() - 2;
  std::size_t common = 0;
  for (std::size_t i = 0; i + 1 < one.size(); ++i) {
    const auto found = std::ranges::find(left, one.substr(i, 2));
    if (found == left.end()) continue;
    left.erase(found);
    ++common;
  }
  return 2 * static_cast<double>(common) / static_cast<double>(all);
}

/// The kind of likeness, the best first, and how far it goes within its kind; nothing: not alike.
struct Likeness {
  int kind = 4;
  double lack = 0;
  bool operator<(const Likeness& other) const { return std::tie(kind, lack) < std::tie(other.kind, other.lack); }
};

Likeness likeness_of(std::string_view name, std::string_view wanted) {
  const auto length = static_cast<double>(name.size());
  if (wanted.size() >= shortest_part && has_word(name, wanted)) return {0, length};
  if (wanted.size() >= shortest_part && name.find(wanted) != std::string_view::npos) return {1, length};
  if (name.size() >= shortest_part && has_word(wanted, name)) return {2, -length};
  const double alike = likeness_of_pairs(name, wanted);
  return alike >= least_likeness ? Likeness{3, 1 - alike} : Likeness{};
}

}  // namespace

const platform::AppInfo* similar_application(const std::vector<platform::AppInfo>& applications,
                                             std::string_view wanted) {
  const auto folded = fold_case(wanted);
  const platform::AppInfo* best = nullptr;
  Likeness best_likeness;
  for (const auto& application : applications) {
    if (application.launch_path.empty()) continue;
    const auto likeness = likeness_of(fold_case(application.name), folded);
    if (!(likeness < best_likeness)) continue;
    best = &application;
    best_likeness = likeness;
  }
  return best;
}

}  // namespace offhand
