#include "impl/library/members.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "codegen/runtime/suggest.h"
#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"
#include "impl/cup/failure.h"

namespace offhand::library {

Members::Members(const nlohmann::json& object, std::string at, std::vector<Problem>& problems)
    : object_(object), at_(std::move(at)), problems_(problems) {}

const nlohmann::json* Members::find(std::string_view name) {
  asked_.emplace(name);
  const auto found = object_.find(name);
  return found == object_.end() ? nullptr : &*found;
}

std::optional<std::string> Members::text(std::string_view name) {
  const auto* const value = find(name);
  if (value == nullptr) return std::nullopt;
  if (value->is_string()) return value->get<std::string>();
  complain(name, fmt::format("{} is no string", preview(value->dump(), 40)));
  return std::nullopt;
}

std::optional<std::int64_t> Members::integer(std::string_view name, std::int64_t least, std::int64_t most) {
  const auto* const value = find(name);
  if (value == nullptr) return std::nullopt;
  if (!value->is_number_integer()) {
    complain(name, fmt::format("{} is no integer", preview(value->dump(), 40)));
    return std::nullopt;
  }
  const bool is_beyond = value->is_number_unsigned() && value->get<std::uint64_t>() > INT64_MAX;
  const auto number = is_beyond ? INT64_MAX : value->get<std::int64_t>();
  if (number >= least && number <= most) return number;
  complain(name, fmt::format("{} is not from {} to {}", value->dump(), least, most));
  return std::nullopt;
}

std::optional<double> Members::number(std::string_view name, double least, double most) {
  const auto* const value = find(name);
  if (value == nullptr) return std::nullopt;
  if (value->is_number() && value->get<double>() >= least && value->get<double>() <= most) return value->get<double>();
  complain(name, fmt::format("{} is no number from {} to {}", preview(value->dump(), 40), least, most));
  return std::nullopt;
}

void Members::require(std::string_view name) {
  if (find(name) == nullptr) complain(name, "is missing", Problem::Fault::missing);
}

void Members::not_a_word(std::string_view name, std::string_view written, std::span<const std::string_view> words) {
  const auto near = nearest(written, words);
  complain(name, fmt::format("\"{}\" is none of {}{}", preview(written), fmt::join(words, ", "),
                             near ? fmt::format("; did you mean \"{}\"?", *near) : ""));
}

void Members::finish() {
  for (const auto& member : object_.items()) {
    if (asked_.contains(member.key())) continue;
    const std::vector<std::string_view> known(asked_.begin(), asked_.end());
    const auto near = nearest(member.key(), known);
    complain(member.key(), near ? fmt::format("unknown key, did you mean \"{}\"?", *near) : "unknown key",
             Problem::Fault::unknown);
  }
}

void Members::complain(std::string_view name, std::string message, Problem::Fault fault) {
  problems_.push_back({fmt::format("{}/{}", at_, preview(name)), std::move(message), fault});
}

Outcome<nlohmann::json> json_of(std::string_view text, nlohmann::json::value_t kind) {
  if (text.empty()) return nlohmann::json(kind);
  nlohmann::json value;
  try {
    value = nlohmann::json::parse(text);
  } catch (const nlohmann::json::exception& problem) {
    // "[json.exception.parse_error.101] parse error at line 1, column 2: ..."
    const std::string_view what = problem.what();
    return cup::failure_of(
        errors::malformed_json({.reason = std::string(what.substr(std::min(what.size(), what.find("] ") + 2)))}));
  }
  if (value.type() == kind) return value;
  const auto* const wanted = kind == nlohmann::json::value_t::array ? "a list" : "an object";
  return cup::failure_of(errors::malformed_json({.reason = fmt::format("{} is wanted", wanted)}));
}

std::optional<Failure> failure_of_problems(std::string_view function, std::span<const Problem> problems) {
  if (problems.empty()) return std::nullopt;
  return cup::failure_of(errors::invalid_arguments(function, problems));
}

}  // namespace offhand::library
