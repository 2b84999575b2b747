#include "offhand/cup/search.h"

#include <algorithm>
#include <string_view>

#include "impl/cup/prune.h"
#include "impl/cup/search_terms.h"
#include "impl/cup/words_of_text.h"

namespace offhand::cup {
namespace {

/// What each part of a match is worth, and how well a word of the name fits one of the search.
constexpr double for_role = 0.35;
constexpr double for_name = 0.5;
constexpr double for_role_without_name = 0.15;
constexpr double for_state = 0.1;
constexpr double for_ancestor_name = 0.1;
constexpr double for_ancestor_role = 0.1;
constexpr double for_acting = 0.05;
constexpr double for_being_shown = 0.05;
constexpr double for_focus = 0.02;

constexpr double same_word = 1;
constexpr double contained_name = 0.85;
constexpr double begins_with_word = 0.7;
constexpr double contains_word = 0.6;
constexpr double begins_word = 0.5;
constexpr double other_text = 0.15;
/// Of a misspelt word, times the share of its characters that are right: less than any word as it is written.
constexpr double for_misspelt = 0.5;

enum class Spelling : unsigned char { as_written, misspelt };

class Finder {
 public:
  Finder(const std::vector<Node>& tree, const SearchTerms& terms, double threshold, Spelling spelling)
      : tree_(tree),
        terms_(terms),
        threshold_(threshold),
        misspellings_(misspellings_of(terms, spelling)),
        sieve_(terms.words, misspellings_) {}

  std::vector<Match> find() {
    for (std::size_t i = 0; i < tree_.size(); ++i) {
      const Node& node = tree_[i];
      if (ancestors_.size() > node.depth) ancestors_.resize(node.depth);
      if (const auto score = score_of(node); score && *score >= threshold_) matches_.push_back({i, *score});
      const bool below_role = !ancestors_.empty() && ancestors_.back().below_role;
      ancestors_.push_back({&node, below_role || terms_.roles.contains(node.role), Shares::unknown});
    }
    return std::move(matches_);
  }

 private:
  static std::vector<Misspelling> misspellings_of(const SearchTerms& terms, Spelling spelling) {
    if (spelling == Spelling::as_written) return {};
    return std::vector<Misspelling>(terms.words.begin(), terms.words.end());
  }

  enum class Shares : unsigned char { unknown, no, yes };

  struct Ancestor {
    const Node* node;
    /// Whether it or one above it has a role that is searched for.
    bool below_role;
    /// Whether its name or that of one above it has a word that is searched for.
    Shares shares;
  };

  /// Nothing for an element that is out of the question.
  std::optional<double> score_of(const Node& node) {
    double score = 0;
    if (!terms_.roles.empty()) {
      if (!terms_.roles.contains(node.role)) return std::nullopt;
      score += for_role;
    }
    if (terms_.state && !node.states.contains(*terms_.state)) return std::nullopt;
    if (terms_.words.empty()) {
      if (!terms_.roles.empty()) score += for_role_without_name;
    } else {
      const double likeness = likeness_of(node);
      if (likeness == 0) return std::nullopt;
      score += for_name * likeness;
    }
    if (terms_.state) score += for_state;
    if (is_below_shared_name()) score += for_ancestor_name;
    if (!ancestors_.empty() && ancestors_.back().below_role) score += for_ancestor_role;
    if (can_act(node)) score += for_acting;
    if (!node.states.contains(State::offscreen)) score += for_being_shown;
    if (node.states.contains(State::focused)) score += for_focus;
    return score;
  }

  /// From 0 to 1.
  double likeness_of(const Node& node) {
    return std::min(1.0, likeness_of_name(node.name) + other_text * likeness_of_other_text(node));
  }

  double likeness_of_name(std::string_view name) {
    if (!sieve_.lets_pass(name)) return 0;
    words_.read(name);
    double sum = 0;
    std::size_t shared = 0;
    bool has_all = true;
    for (std::size_t i = 0; i < terms_.words.size(); ++i) {
      const double likeness = likeness_of_word(i);
      sum += likeness;
      if (likeness == same_word) ++shared;
      has_all = has_all && likeness > 0;
    }
    if (sum == 0) return 0;
    double likeness = sum / static_cast<double>(terms_.words.size());
    // Whatever contains the whole contains each of its words.
    if (has_all) likeness = std::max(likeness, likeness_of_whole());
    const auto distinct = shared == 0 ? std::size_t{1} : words_.count_distinct();
    return likeness * (0.85 + 0.15 * static_cast<double>(shared) / static_cast<double>(distinct));
  }

  double likeness_of_whole() const {
    if (words_.folded() == terms_.joined) return 1;
    return words_.folded().find(terms_.joined) != std::string_view::npos ? contained_name : 0;
  }

  double likeness_of_word(std::size_t index) {
    const std::string_view word = terms_.words[index];
    bool is_beginning = false;
    bool has_beginning = false;
    for (std::size_t i = 0; i < words_.size(); ++i) {
      const std::string_view own = words_[i];
      // Most words have nothing in common, which this tells soonest.
      if (own.front() != word.front()) continue;
      if (own == word) return same_word;
      is_beginning = is_beginning || own.starts_with(word);
      has_beginning = has_beginning || word.starts_with(own);
    }
    if (is_beginning) return begins_with_word;
    if (has_beginning) return begins_word;
    if (words_.holds(word)) return contains_word;
    return misspellings_.empty() ? 0 : likeness_of_misspelt(misspellings_[index]);
  }

  double likeness_of_misspelt(Misspelling& word) {
    double best = 0;
    for (std::size_t i = 0; i < words_.size(); ++i) {
      const std::size_t edits = word.edits_of(words_[i]);
      if (edits == Misspelling::none) continue;
      best = std::max(best, for_misspelt * (1 - static_cast<double>(edits) / static_cast<double>(word.length())));
    }
    return best;
  }

  /// The words of the search that are among these.
  std::size_t count_in(const WordsOfText& words) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(terms_.words, [&](const std::string& word) { return words.contains(word); }));
  }

  double likeness_of_other_text(const Node& node) {
    std::size_t best = 0;
    const auto look_in = [&](std::string_view text) {
      if (!sieve_.lets_pass(text)) return;
      other_words_.read(text);
      best = std::max(best, count_in(other_words_));
    };
    look_in(node.description);
    if (node.value) look_in(*node.value);
    if (node.attributes.is_held()) look_in(node.attributes->placeholder.value_or(""));
    return static_cast<double>(best) / static_cast<double>(terms_.words.size());
  }

  /// Asked of few elements, so names of ancestors are read only then, and once.
  bool is_below_shared_name() {
    if (terms_.words.empty()) return false;
    bool shares = false;
    for (Ancestor& ancestor : ancestors_) {
      if (ancestor.shares == Shares::unknown) {
        if (!shares) {
          other_words_.read(ancestor.node->name);
          shares = count_in(other_words_) > 0;
        }
        ancestor.shares = shares ? Shares::yes : Shares::no;
      }
      shares = ancestor.shares == Shares::yes;
    }
    return shares;
  }

  const std::vector<Node>& tree_;
  const SearchTerms& terms_;
  const double threshold_;
  /// Of the words of the search; empty where none is looked for.
  std::vector<Misspelling> misspellings_;
  const WordSieve sieve_;
  std::vector<Ancestor> ancestors_;
  WordsOfText words_;
  WordsOfText other_words_;
  std::vector<Match> matches_;
};

}  // namespace

std::vector<Match> find_elements(const std::vector<Node>& tree, const Search& search) {
  const SearchTerms terms = terms_of(search);
  auto matches = Finder(tree, terms, search.threshold, Spelling::as_written).find();
  if (matches.empty() && !terms.words.empty())
    matches = Finder(tree, terms, search.threshold, Spelling::misspelt).find();
  const std::size_t most = search.limit == 0 ? matches.size() : std::min(search.limit, matches.size());
  std::ranges::partial_sort(
      matches, matches.begin() + static_cast<std::ptrdiff_t>(most),
      [](const Match& a, const Match& b) { return a.score != b.score ? a.score > b.score : a.index < b.index; });
  matches.resize(most);
  return matches;
}

}  // namespace offhand::cup
