#include "impl/dispatch/element_questions.h"

#include <utility>
#include <vector>

#include "generated/types/questions.h"
#include "impl/tools/question_forms.h"

namespace offhand {

Resolver::Choose choice_of(Client* client) {
  if (!may_ask(client, questions::which_element({}))) return nullptr;
  return [client](const Ambiguity& ambiguity) {
    const auto rest = static_cast<std::int64_t>(ambiguity.total - ambiguity.candidates.size());
    auto question = questions::which_element({.count = static_cast<std::int64_t>(ambiguity.total),
                                              .app = ambiguity.app,
                                              .query = ambiguity.query,
                                              .rest = rest == 0 ? std::nullopt : std::optional(rest)});
    // A way has two queries.
    question.key += ' ' + ambiguity.query;
    std::vector<Choice> choices;
    for (const auto& candidate : ambiguity.candidates) choices.push_back({candidate.reference, candidate.words});
    return user_says(client, question, choices);
  };
}

Resolver::Describe description_of(Client* client) {
  if (!may_ask(client, questions::describe_element({}))) return nullptr;
  return [client](const Unmatched& unmatched) -> Result<Resolver::Description> {
    auto question =
        questions::describe_element({.app = unmatched.app, .query = unmatched.query, .nearest = unmatched.nearest});
    question.key += ' ' + unmatched.query;
    OFFHAND_ASSIGN(auto written, user_writes(client, question));
    return Resolver::Description{.query = std::move(written.text), .may_look = written.box};
  };
}

}  // namespace offhand
