#include "impl/workflow/references.h"

#include <fmt/format.h>

#include <charconv>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>
#include <utility>

namespace offhand::workflow {
namespace {

using nlohmann::json;
using Refused = tl::unexpected<std::string>;

constexpr std::string_view opening = "{{step_";
constexpr std::string_view closing = "}}";
constexpr std::string_view escaped = "{{{{step_";
/// Arguments that are deeper than this are left as they are; no tool takes such.
constexpr int deepest = 32;

struct Reference {
  std::size_t step = 0;
  std::string path;
};

tl::expected<Reference, std::string> read_reference(std::string_view inside, std::size_t step) {
  Reference reference;
  const auto dot = inside.find('.');
  const auto number = inside.substr(0, dot);
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), reference.step);
  if (error != std::errc{} || end != number.data() + number.size() || dot == std::string_view::npos ||
      dot + 1 == inside.size()) {
    return Refused(fmt::format("{{{{step_{}}}}} is no reference: write {{{{step_N.field}}}} with the number of a step",
                               inside.substr(0, 64)));
  }
  if (reference.step == 0) return Refused(std::string("{{step_0}} does not exist: steps count from 1"));
  if (reference.step >= step) {
    return Refused(fmt::format("{{{{step_{}}}}} has not run before step {}: only results of earlier steps can be used",
                               inside.substr(0, 64), step));
  }
  reference.path = inside.substr(dot + 1);
  return reference;
}

/// A text in parts: what stands there, and references.
struct Part {
  std::string text;
  std::optional<Reference> reference;
};

tl::expected<std::vector<Part>, std::string> parts_of(std::string_view text, std::size_t step) {
  std::vector<Part> parts;
  std::string plain;
  while (!text.empty()) {
    if (text.starts_with(escaped)) {
      plain += opening;
      text.remove_prefix(escaped.size());
    } else if (text.starts_with(opening)) {
      text.remove_prefix(opening.size());
      const auto end = text.find(closing);
      if (end == std::string_view::npos) {
        return Refused(fmt::format("\"{}{}\" has no closing braces", opening, text.substr(0, 64)));
      }
      auto reference = read_reference(text.substr(0, end), step);
      if (!reference) return Refused(reference.error());
      if (!plain.empty()) parts.push_back({std::exchange(plain, {}), std::nullopt});
      parts.push_back({{}, *std::move(reference)});
      text.remove_prefix(end + closing.size());
    } else {
      plain += text.front();
      text.remove_prefix(1);
    }
  }
  if (!plain.empty() || parts.empty()) parts.push_back({std::move(plain), std::nullopt});
  return parts;
}

tl::expected<json, std::string> value_of(const Reference& reference, const std::vector<json>& results) {
  const auto name = fmt::format("{{{{step_{}.{}}}}}", reference.step, reference.path);
  if (reference.step > results.size() || results[reference.step - 1].is_null())
    return Refused(fmt::format("{} has no value: step {} has no result", name, reference.step));
  const json* at = &results[reference.step - 1];
  std::string_view rest = reference.path;
  while (true) {
    const auto dot = rest.find('.');
    const std::string key(rest.substr(0, dot));
    std::size_t position = 0;
    const auto [end, error] = std::from_chars(key.data(), key.data() + key.size(), position);
    const bool is_number = error == std::errc{} && end == key.data() + key.size();
    if (at->is_object() && at->contains(key)) {
      at = &(*at)[key];
    } else if (at->is_array() && is_number && position < at->size()) {
      at = &(*at)[position];
    } else {
      return Refused(
          fmt::format("{} has no value: the result of step {} has no \"{}\" there", name, reference.step, key));
    }
    if (dot == std::string_view::npos) return *at;
    rest.remove_prefix(dot + 1);
  }
}

std::string written(const json& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

tl::expected<json, std::string> filled_text(const std::string& text, std::size_t step,
                                            const std::vector<json>& results) {
  const auto parts = parts_of(text, step);
  if (!parts) return Refused(parts.error());
  if (parts->size() == 1 && parts->front().reference) return value_of(*parts->front().reference, results);
  std::string whole;
  for (const auto& part : *parts) {
    if (!part.reference) {
      whole += part.text;
      continue;
    }
    const auto value = value_of(*part.reference, results);
    if (!value) return Refused(value.error());
    whole += written(*value);
  }
  return json(std::move(whole));
}

using OnText = std::function<tl::expected<json, std::string>(const std::string& text)>;

/// The value with each text in it as `on_text` makes it.
tl::expected<json, std::string> mapped(const json& value, const OnText& on_text, int depth = 0) {
  if (value.is_string()) return on_text(value.get_ref<const std::string&>());
  if (depth >= deepest || !value.is_structured()) return value;
  json made = value;
  for (auto& member : made) {
    auto one = mapped(member, on_text, depth + 1);
    if (!one) return Refused(one.error());
    member = *std::move(one);
  }
  return made;
}

}  // namespace

bool refers(const json& arguments) {
  bool found = false;
  (void)mapped(arguments, [&](const std::string& text) -> tl::expected<json, std::string> {
    found = found || text.find(opening) != std::string::npos;
    return json();
  });
  return found;
}

tl::expected<json, std::string> filled(const json& arguments, std::size_t step, const std::vector<json>& results) {
  return mapped(arguments, [&](const std::string& text) { return filled_text(text, step, results); });
}

tl::expected<void, std::string> check_references(const json& arguments, std::size_t step) {
  const auto checked = mapped(arguments, [&](const std::string& text) -> tl::expected<json, std::string> {
    const auto parts = parts_of(text, step);
    if (!parts) return Refused(parts.error());
    return json();
  });
  if (!checked) return Refused(checked.error());
  return {};
}

}  // namespace offhand::workflow
