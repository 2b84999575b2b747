#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "codegen/runtime/utf8.h"
#include "impl/base/base_letter.h"
#include "impl/base/utf8_character.h"
#include "impl/cup/prune.h"
#include "impl/cup/search_terms.h"
#include "impl/cup/words_of_text.h"
#include "offhand/cup/search.h"

// Searches are quick because they look away early. The same rules without any such thing find the same.
namespace offhand::cup {
namespace {

using Words = std::vector<std::string>;

Words words_of(std::string_view text) {
  WordsOfText read;
  read.read(text);
  Words words;
  for (std::size_t i = 0; i < read.size(); ++i) words.emplace_back(read[i]);
  return words;
}

std::u32string characters_of(std::string_view text) {
  std::u32string characters;
  for (std::size_t i = 0; i < text.size();) {
    const auto length = utf8_length(text, i);
    characters += length == 0 ? static_cast<unsigned char>(text[i]) : character_at(text, i, length);
    i += std::max<std::size_t>(length, 1);
  }
  return characters;
}

/// Insertions, deletions, replacements and swaps of neighbours that make one text of another, none of which touches
/// what another one made.
std::size_t distance(const std::u32string& one, const std::u32string& other) {
  std::vector<std::vector<std::size_t>> table(one.size() + 1, std::vector<std::size_t>(other.size() + 1));
  for (std::size_t i = 0; i <= one.size(); ++i) {
    for (std::size_t j = 0; j <= other.size(); ++j) {
      if (i == 0 || j == 0) {
        table[i][j] = i + j;
        continue;
      }
      const std::size_t other_letter = one[i - 1] == other[j - 1] ? 0 : 1;
      table[i][j] = std::min({table[i - 1][j] + 1, table[i][j - 1] + 1, table[i - 1][j - 1] + other_letter});
      if (i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1])
        table[i][j] = std::min(table[i][j], table[i - 2][j - 2] + 1);
    }
  }
  return table[one.size()][other.size()];
}

double likeness_of_misspelt(std::string_view wanted, const Words& words) {
  const auto characters = characters_of(wanted);
  const std::size_t most = characters.size() >= 8 ? 2 : characters.size() >= 4 ? 1 : 0;
  double best = 0;
  for (const auto& word : words) {
    const auto own = characters_of(word);
    const auto edits = distance(characters, own);
    if (own.size() < 4 || edits > most) continue;
    best = std::max(best, 0.5 * (1 - static_cast<double>(edits) / static_cast<double>(characters.size())));
  }
  return best;
}

double likeness_of_word(const std::string& wanted, const Words& words, bool misspelt) {
  const auto any = [&](auto fits) { return std::ranges::any_of(words, fits); };
  if (any([&](const std::string& own) { return own == wanted; })) return 1;
  if (any([&](const std::string& own) { return own.starts_with(wanted); })) return 0.7;
  if (any([&](const std::string& own) { return wanted.starts_with(own); })) return 0.5;
  if (any([&](const std::string& own) { return own.find(wanted) != std::string::npos; })) return 0.6;
  return misspelt ? likeness_of_misspelt(wanted, words) : 0;
}

std::size_t shared(const SearchTerms& terms, const Words& words) {
  return static_cast<std::size_t>(
      std::ranges::count_if(terms.words, [&](const auto& word) { return std::ranges::count(words, word) > 0; }));
}

double likeness_of(const Node& node, const SearchTerms& terms, bool misspelt) {
  const auto words = words_of(node.name);
  WordsOfText whole;
  whole.read(node.name);
  double sum = 0;
  for (const auto& word : terms.words) sum += likeness_of_word(word, words, misspelt);
  double likeness = sum / static_cast<double>(terms.words.size());
  if (whole.folded() == terms.joined)
    likeness = std::max(likeness, 1.0);
  else if (whole.folded().find(terms.joined) != std::string_view::npos)
    likeness = std::max(likeness, 0.85);
  auto distinct = words;
  std::ranges::sort(distinct);
  distinct.erase(std::ranges::unique(distinct).begin(), distinct.end());
  if (!distinct.empty() && likeness > 0)
    likeness *= 0.85 + 0.15 * static_cast<double>(shared(terms, words)) / static_cast<double>(distinct.size());
  std::size_t others = shared(terms, words_of(node.description));
  others = std::max(others, shared(terms, words_of(node.value.value_or(""))));
  others = std::max(others, shared(terms, words_of(node.attributes->placeholder.value_or(""))));
  return std::min(1.0, likeness + 0.15 * (static_cast<double>(others) / static_cast<double>(terms.words.size())));
}

std::vector<Match> found_plainly(const std::vector<Node>& tree, const Search& search, bool misspelt) {
  const auto terms = terms_of(search);
  std::vector<Match> matches;
  for (std::size_t i = 0; i < tree.size(); ++i) {
    const Node& node = tree[i];
    if (!terms.roles.empty() && !terms.roles.contains(node.role)) continue;
    if (terms.state && !node.states.contains(*terms.state)) continue;
    double score = terms.roles.empty() ? 0 : 0.35;
    if (terms.words.empty()) {
      score += terms.roles.empty() ? 0 : 0.15;
    } else {
      const double likeness = likeness_of(node, terms, misspelt);
      if (likeness == 0) continue;
      score += 0.5 * likeness;
    }
    if (terms.state) score += 0.1;
    bool is_below_name = false;
    bool is_below_role = false;
    auto depth = node.depth;
    for (std::size_t at = i; at-- > 0 && depth > 0;) {
      if (tree[at].depth >= depth) continue;
      depth = tree[at].depth;
      is_below_name = is_below_name || shared(terms, words_of(tree[at].name)) > 0;
      is_below_role = is_below_role || terms.roles.contains(tree[at].role);
    }
    if (is_below_name) score += 0.1;
    if (is_below_role) score += 0.1;
    if (can_act(node)) score += 0.05;
    if (!node.states.contains(State::offscreen)) score += 0.05;
    if (node.states.contains(State::focused)) score += 0.02;
    if (score >= search.threshold) matches.push_back({i, score});
  }
  if (matches.empty() && !terms.words.empty() && !misspelt) return found_plainly(tree, search, true);
  std::ranges::stable_sort(matches, [](const Match& a, const Match& b) { return a.score > b.score; });
  if (search.limit > 0 && matches.size() > search.limit) matches.resize(search.limit);
  return matches;
}

/// Words that are like each other, in several scripts, and trees that are called by them; the same in every run.
class RandomWords {
 public:
  explicit RandomWords(std::uint32_t seed) : engine_(seed) {}

  std::uint32_t below(std::uint32_t limit) { return static_cast<std::uint32_t>(engine_() % limit); }

  std::string word() {
    static const Words known{"Save",
                             "saved",
                             "SAVE",
                             "as",
                             "a",
                             "Preferences",
                             "Document",
                             "doc",
                             "Caf\xC3\xA9",
                             "cafes",
                             "77",
                             "7",
                             "177",
                             "zzzzzz",
                             "\xD0\xA4\xD0\xB0\xD0\xB9\xD0\xBB",
                             "\xD1\x84\xD0\xB0\xD0\xB9\xD0\xBB\xD1\x8B",
                             "Stra\xC3\x9F\x65",
                             "e\xCC\x81t\xC3\xA9",
                             "\xE4\xBF\x9D\xE5\xAD\x98",
                             "\xFF"};
    auto word = known[below(static_cast<std::uint32_t>(known.size()))];
    // Misspelt by byte: what comes of it may be no character any more.
    for (std::uint32_t edits = below(4) == 0 ? 1 + below(2) : 0; edits > 0 && !word.empty(); --edits) {
      const auto at = below(static_cast<std::uint32_t>(word.size()));
      switch (below(4)) {
        case 0:
          word.erase(at, 1);
          break;
        case 1:
          word.insert(at, 1, static_cast<char>('a' + below(26)));
          break;
        case 2:
          word[at] = static_cast<char>('a' + below(26));
          break;
        default:
          std::swap(word[at], word[(at + 1) % word.size()]);
      }
    }
    return word;
  }

  std::string text(std::uint32_t longest) {
    static const Words between{" ", " ", "-", "", " \xE2\x80\xA6 ", "\n"};
    std::string text;
    for (auto left = below(longest + 1); left > 0; --left)
      text += word() + between[below(static_cast<std::uint32_t>(between.size()))];
    return text;
  }

  std::vector<Node> tree(std::size_t count) {
    std::vector<Node> tree;
    for (std::size_t i = 0; i < count; ++i) {
      Node node{.depth = tree.empty() ? 0 : below(tree.back().depth + 2),
                .role = below(3) == 0 ? Role::button : Role::list};
      if (below(5) != 0) node.name = text(4);
      if (below(4) == 0) node.description = text(2);
      if (below(4) == 0) node.value = text(2);
      if (below(6) == 0) node.attributes.edit().placeholder = text(2);
      for (auto left = below(3); left > 0; --left) node.states.add(static_cast<State>(below(kStateCount)));
      for (auto left = below(3); left > 0; --left) node.actions.add(static_cast<Action>(below(kActionCount)));
      tree.push_back(std::move(node));
    }
    return tree;
  }

  Search search() {
    Search search;
    if (below(3) != 0)
      search.name = text(3);
    else
      search.query = text(2) + " " + (below(2) == 0 ? "button" : "");
    if (below(6) == 0) search.state = static_cast<State>(below(kStateCount));
    search.limit = below(3) == 0 ? 0 : below(12);
    search.threshold = below(3) == 0 ? 0.3 : 0.15;
    return search;
  }

 private:
  std::mt19937 engine_;
};

TEST(CupSearch, FindsWhatThePlainRulesFind) {
  std::size_t found = 0;
  std::size_t misspelt = 0;
  for (std::uint32_t seed = 0; seed < 400; ++seed) {
    RandomWords random(seed);
    const auto tree = random.tree(1 + random.below(60));
    for (int turn = 0; turn < 5; ++turn) {
      const auto search = random.search();
      const auto expected = found_plainly(tree, search, false);
      ASSERT_EQ(find_elements(tree, search), expected)
          << "seed " << seed << ", " << search.name.value_or("") << "|" << search.query.value_or("");
      found += expected.size();
      if (!expected.empty() && expected.front().score < 0.4 && search.name) ++misspelt;
    }
  }
  // Trees in which nothing is found would prove nothing.
  EXPECT_GT(found, 4000U);
  EXPECT_GT(misspelt, 50U);
}

TEST(CupSearch, LettersHaveNoFurtherLetterBelowThem) {
  for (char32_t character = 0; character < 0x110000; ++character)
    ASSERT_EQ(base_letter(base_letter(character)), base_letter(character)) << std::uint32_t{character};
}

}  // namespace
}  // namespace offhand::cup
