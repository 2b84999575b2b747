#include "impl/tools/question_forms.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <utility>

namespace offhand {
namespace {

using nlohmann::json;

InputKind kind_of(const Question& question) {
  return question.info->kind == AnswerKind::page ? InputKind::url : InputKind::form;
}

InputRequest request_of(const Question& question, const json& params) {
  return {.key = question.key,
          .kind = kind_of(question),
          .params = params.dump(-1, ' ', false, json::error_handler_t::replace)};
}

InputRequest form(const Question& question, json property, std::optional<std::int64_t> offered = {}) {
  const std::string member(question.info->member);
  property["title"] = question.info->title;
  json properties{{member, std::move(property)}};
  if (const auto& box = question.info->box; !box.member.empty())
    properties[std::string(box.member)] = {{"type", "boolean"}, {"title", box.title}, {"default", box.is_ticked}};
  if (const auto& number = question.info->number; !number.member.empty()) {
    properties[std::string(number.member)] = {
        {"type", "integer"},
        {"title", number.title},
        {"minimum", number.least},
        {"maximum", number.most},
        {"default", std::clamp(offered.value_or(number.usual), number.least, number.most)}};
  }
  const json schema{{"type", "object"}, {"properties", std::move(properties)}, {"required", json::array({member})}};
  return request_of(question, {{"mode", "form"}, {"message", question.message}, {"requestedSchema", schema}});
}

json choice_property(const Question& question, const std::vector<Choice>& choices) {
  json values = json::array();
  for (const auto& [value, title] : choices) values.push_back({{"const", value}, {"title", title}});
  if (choices.empty()) {
    for (const auto& [value, title] : question.info->choices) values.push_back({{"const", value}, {"title", title}});
  }
  return {{"type", "string"}, {"oneOf", std::move(values)}};
}

json text_property(const Question& question) {
  return {{"type", "string"}, {"minLength", 1}, {"maxLength", question.info->max_length}};
}

}  // namespace

bool may_ask(const Client* client, const Question& question) {
  return client != nullptr && client->takes(kind_of(question));
}

Result<bool> user_agrees(Client* client, const Question& question) {
  OFFHAND_ASSIGN(const auto agreed, user_agrees_on(client, question, question.info->number.usual));
  return agreed.has_value();
}

Result<std::optional<std::int64_t>> user_agrees_on(Client* client, const Question& question, std::int64_t offered) {
  auto asked = question;
  // Between two rounds of a call the target may have become another one.
  asked.key += fmt::format(" {:x}", std::hash<std::string>()(question.message));
  OFFHAND_ASSIGN(const auto answers, ask(client, {form(asked, {{"type", "boolean"}, {"default", false}}, offered)}));
  const auto* answer = answers.accepted(asked.key);
  if (answer == nullptr || !answer->value(std::string(question.info->member), false))
    return std::optional<std::int64_t>();
  const auto& number = question.info->number;
  const auto said = number.member.empty() ? offered : answer->value(std::string(number.member), offered);
  return std::optional(number.member.empty() ? said : std::clamp(said, number.least, number.most));
}

Result<std::string> user_says(Client* client, const Question& question, const std::vector<Choice>& choices) {
  OFFHAND_ASSIGN(const auto answers, ask(client, {form(question, choice_property(question, choices))}));
  const auto* answer = answers.accepted(question.key);
  return answer == nullptr ? std::string() : answer->value(std::string(question.info->member), std::string());
}

Result<Written> user_writes(Client* client, const Question& question) {
  OFFHAND_ASSIGN(const auto answers, ask(client, {form(question, text_property(question))}));
  const auto* answer = answers.accepted(question.key);
  if (answer == nullptr) return Written{};
  const auto& box = question.info->box;
  return Written{.text = answer->value(std::string(question.info->member), std::string()),
                 .box = !box.member.empty() && answer->value(std::string(box.member), box.is_ticked)};
}

Result<bool> user_visits(Client* client, const Question& question, const std::string& url) {
  const json params{{"mode", "url"}, {"message", question.message}, {"url", url}};
  OFFHAND_ASSIGN(const auto answers, ask(client, {request_of(question, params)}));
  const auto& answer = answers[question.key];
  return answer.is_object() && answer.value("action", "") == "accept";
}

}  // namespace offhand
