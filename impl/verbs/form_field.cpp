#include "impl/verbs/form_field.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <utility>
#include <vector>

#include "generated/types/errors.h"
#include "impl/base/file_address.h"
#include "platform/api/form_fields.h"

namespace offhand {
namespace {

platform::FormFields* form_fields(const ActionRun& run) {
  if (!run.platform().has_tree()) return nullptr;
  return dynamic_cast<platform::FormFields*>(&run.platform().tree());
}

Error invalid(const ActionRun& run, std::string expected, std::string value) {
  return errors::invalid_value(
      {.element = run.target().describe(), .expected = std::move(expected), .value = std::move(value)});
}

/// What an input tells of a file is its name without its folder.
std::vector<std::string> names_of(const std::vector<std::string>& paths) {
  std::vector<std::string> names;
  for (const auto& path : paths) names.push_back(path.substr(path.find_last_of('/') + 1));
  return names;
}

std::string words_of(const std::vector<std::string>& names) {
  return names.empty() ? "no file" : fmt::format("{}", fmt::join(names, ", "));
}

/// Where nobody says which files may be handed over, none may.
Result<std::vector<std::string>> paths_in(const ActionRun& run, const ValueParameters& parameters) {
  std::vector<std::string> paths;
  for (const auto& line : lines_of(parameters.value)) {
    if (!parameters.file) return fail(invalid(run, "no file here", line));
    OFFHAND_ASSIGN(auto path, parameters.file(line));
    paths.push_back(std::move(path));
  }
  return paths;
}

Observation comes_to_hold(const ActionRun& run, platform::FormFields& fields, std::vector<std::string> names,
                          std::vector<std::string> before) {
  const auto held = [&run, &fields]() -> std::optional<std::vector<std::string>> {
    const auto now = fields.file_input(run.target().element->seen.node.handle, run.limits());
    return now && *now ? std::optional((*now)->names) : std::nullopt;
  };
  Observation observation;
  observation.look = [held, names]() -> std::optional<Evidence> {
    if (held() != names) return std::nullopt;
    return Evidence{EvidenceKind::value_readback, fmt::format("it holds {} now", words_of(names))};
  };
  observation.must_change = true;
  observation.windows_count = false;
  observation.doubt = [held, before = std::move(before)]() -> std::optional<std::string> {
    const auto now = held();
    if (!now) return "it is gone, or is no input for files any more";
    if (*now != before) return fmt::format("it holds {}, not what it was given", words_of(*now));
    return "it holds what it held before, as where a page takes the files over and empties it";
  };
  observation.holds = [held]() -> std::optional<std::string> {
    const auto now = held();
    return now ? std::optional(fmt::format("{}", fmt::join(*now, ", "))) : std::nullopt;
  };
  return observation;
}

/// Its numbers as "0", its words as "a", and what stands between them: "0 a 0" of "5 Jan 2026".
std::string form_of(const std::string& text) {
  std::string form;
  for (const char one : text) {
    const auto c = static_cast<unsigned char>(one);
    const bool is_number = std::isdigit(c) != 0;
    const bool is_word = std::isalpha(c) != 0 || c >= 0x80;
    const char kind = is_number ? '0' : is_word ? 'a' : one;
    const bool goes_on = (is_number || is_word) && !form.empty() && form.back() == kind;
    if (!goes_on) form += kind;
  }
  return form;
}

/// A spin button that holds words and no number, such as a date in Qt, keeps a text of another form without taking it.
Result<std::optional<std::string>> value_in_words(const ActionRun& run, const TextReceiver& receiver,
                                                  const std::string& text) {
  if (!is_spin_button_of_words(run, receiver)) return std::optional<std::string>();
  OFFHAND_ASSIGN(const auto held, run.platform().tree().text(receiver.node, run.limits()));
  if (held && !held->empty() && form_of(*held) != form_of(text))
    return fail(invalid(run, fmt::format("its value in the form that it shows, \"{}\"", *held), text));
  return std::optional(text);
}

}  // namespace

bool is_spin_button_of_words(const ActionRun& run, const TextReceiver& receiver) {
  if (receiver.role != Role::spinbutton || form_fields(run) != nullptr) return false;
  auto& tree = run.platform().tree();
  const auto number = tree.number(receiver.node, run.limits());
  if (!number || *number) return false;
  const auto written = tree.markup({receiver.node}, run.limits());
  return written && !written->empty() && written->front().tag.empty();
}

std::optional<platform::Markup> drawn_by_page(const ActionRun& run, const platform::Node& node) {
  if (node.role != Role::spinbutton || node.editable_text) return std::nullopt;
  auto written = run.platform().tree().markup({node.handle}, run.limits());
  if (!written || written->empty() || written->front().tag.empty() || written->front().tag == "input")
    return std::nullopt;
  return std::move(written->front());
}

bool is_number_of_page(const ActionRun& run, const platform::Node& node) {
  if (node.role != Role::spinbutton || !node.editable_text) return false;
  const auto written = run.platform().tree().markup({node.handle}, run.limits());
  return written && !written->empty() && !written->front().tag.empty();
}

bool tells_exact_numbers(const ActionRun& run) { return form_fields(run) != nullptr; }

Result<std::optional<std::string>> whole_value(const ActionRun& run, const std::optional<TextReceiver>& receiver,
                                               const std::string& text) {
  auto* fields = receiver ? form_fields(run) : nullptr;
  if (receiver && fields == nullptr) return value_in_words(run, *receiver, text);
  if (fields == nullptr || !fields->may_hold_whole_value(receiver->platform_role)) return std::optional<std::string>();
  OFFHAND_ASSIGN(auto value, fields->whole_value(receiver->node, text, run.limits()));
  if (!value) return std::optional<std::string>();
  if (!value->held) return fail(invalid(run, std::move(value->expected), text));
  return std::move(value->held);
}

Result<std::optional<Plan>> plan_files(ActionRun& run, const ValueParameters& parameters) {
  auto* fields = form_fields(run);
  if (fields == nullptr) return std::optional<Plan>();
  const auto& node = run.target().element->seen.node.handle;
  OFFHAND_ASSIGN(auto input, fields->file_input(node, run.limits()));
  if (!input) return std::optional<Plan>();
  OFFHAND_ASSIGN(const auto paths, paths_in(run, parameters));
  if (paths.size() > 1 && !input->takes_several) return fail(invalid(run, "the path of one file", parameters.value));
  const auto names = names_of(paths);
  Plan plan;
  if (paths.empty() && input->names.empty()) {
    plan.strategies = {nothing_to_do()};
  } else {
    plan.strategies = {[&run, fields, node, paths] { return fields->give_files(node, paths, run.limits()); }};
  }
  // Where the files lay that it held nobody knows.
  if (input->names.empty()) plan.undo = Undo{.what = ValueParameters{""}};
  plan.observe(comes_to_hold(run, *fields, names, std::move(input->names)));
  return std::optional(std::move(plan));
}

}  // namespace offhand
