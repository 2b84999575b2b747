#include "platform/linux/atspi/elements/matcher.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <iterator>

#include "platform/linux/atspi/vocabulary/roles.h"

namespace offhand::platform::atspi {
namespace {

constexpr std::size_t max_top_levels = 200;
constexpr std::size_t max_described = 6;

constexpr double scales[] = {1.0, 1.25, 1.5, 1.75, 2.0, 3.0};

using Predicate = std::function<bool(const Candidate&)>;

/// Keeps the candidates that pass, unless none does.
void prefer(std::vector<Candidate>& candidates, const Predicate& passes) {
  if (candidates.size() < 2 || std::none_of(candidates.begin(), candidates.end(), passes)) return;
  std::erase_if(candidates, [&](const Candidate& candidate) { return !passes(candidate); });
}

bool same_title(const Candidate& candidate, const WindowFacts& facts) {
  return !facts.title.empty() && candidate.name == facts.title;
}

/// Qt appends the application's name to the window title, others a mark for unsaved changes.
bool similar(const std::string& name, const std::string& title) {
  const std::string& shorter = name.size() < title.size() ? name : title;
  const std::string& longer = name.size() < title.size() ? title : name;
  return !shorter.empty() && (longer.starts_with(shorter) || longer.ends_with(shorter));
}

bool similar_title(const Candidate& candidate, const WindowFacts& facts) {
  return similar(candidate.name, facts.title);
}

/// An accessible frame may include the window manager's decoration (GTK 3), lack its own margin (GTK 4), and be in
/// scaled units.
bool fits_size(const Candidate& candidate, const WindowFacts& facts, double slack_width, double slack_height) {
  if (!candidate.extents.plausible()) return false;
  for (const double scale : scales) {
    for (const auto& [width, height] :
         {std::pair{facts.width, facts.height}, {facts.visible_width(), facts.visible_height()}}) {
      if (std::abs(candidate.extents.width * scale - width) <= slack_width &&
          std::abs(candidate.extents.height * scale - height) <= slack_height) {
        return true;
      }
    }
  }
  return false;
}

bool fits_place(const Candidate& candidate, const WindowFacts& facts) {
  return candidate.application != nullptr && fits_size(candidate, facts, 24, 64) &&
         lies_at(candidate.application->toolkit(), candidate.extents, candidate.in_window, facts);
}

bool is_active(const Candidate& candidate) { return candidate.states.has(StateBits::active); }
/// True only if reported: most toolkits leave other modal windows to the window manager.
bool is_modal(const Candidate& candidate) { return candidate.states.has(StateBits::modal); }
/// True for roles of dialogs.
bool is_dialog(const Candidate& candidate) {
  return candidate.role == atspi_alert || candidate.role == atspi_dialog || candidate.role == atspi_file_chooser ||
         candidate.role == atspi_color_chooser || candidate.role == atspi_font_chooser;
}
bool is_shown(const Candidate& candidate) { return candidate.states.has(StateBits::visible); }

bool fits_exactly(const Candidate& candidate, const WindowFacts& facts) { return fits_size(candidate, facts, 1, 1); }
bool fits_loosely(const Candidate& candidate, const WindowFacts& facts) { return fits_size(candidate, facts, 24, 64); }

/// The candidates at the exact position of the window that are active if the window is, whatever their names.
std::vector<Candidate> at_its_place(std::vector<Candidate> candidates, const WindowFacts& facts) {
  std::erase_if(candidates, [&](const Candidate& candidate) {
    return !is_shown(candidate) || !fits_place(candidate, facts) || is_active(candidate) != facts.active;
  });
  return candidates;
}

/// Describes the last candidate.
void describe_candidate(Inquiry& inquiry, std::vector<Candidate>& candidates) {
  const std::size_t index = candidates.size() - 1;
  const Reference window = candidates.back().handle;
  const Toolkit toolkit = candidates.back().application->toolkit();
  inquiry.call(get_property(window, interface::accessible, "Name"),
               [&candidates, index](const Reply& name) { name.property("s", candidates[index].name); });
  inquiry.call({window, interface::accessible, "GetState"}, [&candidates, index](const Reply& state) {
    if (!state.ok()) return;
    MessageReader bits = state.reader();
    read_states(bits, candidates[index].states);
  });
  inquiry.call(get_extents(window, coordinates_of(toolkit)),
               [&candidates, index](const Reply& extents) { read_extents(extents, candidates[index].extents); });
  if (!wants_frame_on_screen(toolkit) || !wants_frame_in_window(toolkit)) return;
  inquiry.call(get_extents(window, CoordinateType::window),
               [&candidates, index](const Reply& extents) { read_extents(extents, candidates[index].in_window); });
}

/// Adds a window that was announced by an event but is in no list, if it is a usable window and still exists.
void gather_announced(Inquiry& inquiry, const std::shared_ptr<Application>& application, const std::string& path,
                      std::vector<Candidate>& candidates) {
  const Reference window{application->name(), path};
  inquiry.call({window, interface::accessible, "GetRole"},
               [&inquiry, &candidates, application, window](const Reply& reply) {
                 std::uint32_t role = 0;
                 if (!reply.value(role)) return application->opened_windows().remove(window.path);
                 Candidate candidate;
                 candidate.application = application;
                 candidate.handle = window;
                 candidate.role = role;
                 if (!is_dialog(candidate) || candidates.size() >= max_top_levels) return;
                 candidates.push_back(std::move(candidate));
                 describe_candidate(inquiry, candidates);
               });
}

}  // namespace

bool may_be_titled(const std::string& name, const std::string& title) {
  return name.empty() || title.empty() || similar(name, title);
}

bool lies_at(Toolkit toolkit, const Extents& screen, const Extents& window, const WindowFacts& facts) {
  if (!wants_frame_on_screen(toolkit) || !screen.plausible()) return false;
  constexpr double slack = 2;
  return std::any_of(std::begin(scales), std::end(scales), [&](double scale) {
    const auto [x, y] = window_origin(screen, window, facts, scale);
    const double across = x * scale - facts.x;
    const double down = y * scale - facts.y;
    return (std::abs(across) <= slack && std::abs(down) <= slack) ||
           (std::abs(across - facts.shadow_left) <= slack && std::abs(down - facts.shadow_top) <= slack);
  });
}

std::vector<Candidate> choose(std::vector<Candidate> candidates, const WindowFacts& facts, Strictness strictness) {
  const std::vector<Candidate> all = candidates;
  if (strictness == Strictness::related_process) {
    std::erase_if(candidates, [&](const Candidate& c) { return !same_title(c, facts) || !fits_loosely(c, facts); });
  } else {
    std::erase_if(candidates, [&](const Candidate& c) {
      if (similar_title(c, facts)) return false;
      // A window with another name is another window, even with the same size.
      return !may_be_titled(c.name, facts.title) || !fits_loosely(c, facts);
    });
    if (candidates.empty()) return at_its_place(all, facts);
  }
  prefer(candidates, is_shown);
  prefer(candidates, [&](const Candidate& c) { return fits_place(c, facts); });
  prefer(candidates, [&](const Candidate& c) { return same_title(c, facts); });
  prefer(candidates, [&](const Candidate& c) { return similar_title(c, facts); });
  prefer(candidates, [&](const Candidate& c) { return fits_loosely(c, facts); });
  prefer(candidates, [&](const Candidate& c) { return fits_exactly(c, facts); });
  prefer(candidates, [&](const Candidate& c) { return is_active(c) == facts.active; });
  prefer(candidates, [&](const Candidate& c) { return is_modal(c) == facts.modal; });
  // A modal window is a dialog; one that is not modal may be either.
  if (facts.modal) prefer(candidates, is_dialog);
  return candidates;
}

std::vector<Candidate> choose_by_elimination(const std::vector<Candidate>& candidates,
                                             const std::vector<WindowFacts>& others) {
  std::vector<Candidate> left = candidates;
  std::erase_if(left, [](const Candidate& candidate) { return !is_shown(candidate); });
  for (const WindowFacts& other : others) {
    const auto its = choose(candidates, other, Strictness::same_process);
    if (its.size() != 1 || !similar_title(its.front(), other)) return {};
    // Two windows that have the same one: that of one of them is unknown.
    if (std::erase_if(left, [&](const Candidate& each) { return each.handle == its.front().handle; }) != 1) return {};
  }
  if (left.size() != 1) left.clear();
  return left;
}

void gather_candidates(Inquiry& inquiry, const std::shared_ptr<Application>& application,
                       std::vector<Candidate>& candidates) {
  const Reference root{application->name(), root_path};
  inquiry.call({root, interface::accessible, "GetChildren"}, [&inquiry, &candidates, application](const Reply& reply) {
    if (!reply.ok()) return;
    MessageReader in = reply.reader();
    Reference child;
    if (!in.enter('a', "(so)")) return;
    std::vector<std::string> listed;
    while (candidates.size() < max_top_levels && !in.at_end() && in.read(child)) {
      if (child.path == null_path || child.application.empty()) continue;
      listed.push_back(child.path);
      Candidate& candidate = candidates.emplace_back();
      candidate.application = application;
      candidate.handle = child;
      inquiry.call(
          {child, interface::accessible, "GetRole"},
          [&candidates, index = candidates.size() - 1](const Reply& role) { role.value(candidates[index].role); });
      describe_candidate(inquiry, candidates);
    }
    const auto announced = application->opened_windows().paths();
    for (const std::string& path : announced) {
      if (std::ranges::find(listed, path) == listed.end()) gather_announced(inquiry, application, path, candidates);
    }
  });
}

std::string describe(const std::vector<Candidate>& candidates) {
  std::string text;
  for (std::size_t i = 0; i < candidates.size() && i < max_described; ++i) {
    const Candidate& candidate = candidates[i];
    if (i > 0) text += ", ";
    text += std::string(platform_role(candidate.role)) + " \"" + candidate.name + "\" " +
            std::to_string(candidate.extents.width) + "x" + std::to_string(candidate.extents.height);
  }
  if (candidates.size() > max_described) text += ", and more";
  return text;
}

}  // namespace offhand::platform::atspi
