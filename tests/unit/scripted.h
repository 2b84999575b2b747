#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "platform/api/platform.h"

/// Facets that stand before those of a platform, answer once what they are told to, and count.
namespace offhand::test {

class ScriptedTree final : public platform::AccessibilityTree {
 public:
  explicit ScriptedTree(std::shared_ptr<platform::AccessibilityTree> real) : real_(std::move(real)) {}

  std::optional<platform::Delivery> next_perform;
  /// What happens just as an action reaches the application.
  std::function<void()> meanwhile = [] {};
  std::optional<platform::Delivery> next_insert;
  int performed = 0;
  int inserted = 0;
  int chosen = 0;
  /// Nothing can be chosen without being asked itself, and whether that comes to anything while its list is closed.
  std::optional<bool> heeds_closed_options;
  /// Of a spin button that takes no number over from its text.
  std::optional<platform::HeldNumber> held_number;
  /// An application whose hit test answers nothing.
  bool tells_nothing = false;
  /// One that answers nothing to so many first hit tests.
  int untold_hits = 0;
  /// One that guesses that nothing covers what is aimed at, as long as this says so.
  std::function<bool()> guesses_hits;
  /// What all nodes say of their own presses.
  std::optional<platform::ActionPress> press;
  /// Whether what hits were asked with was just told.
  std::vector<bool> fresh;
  /// What happens once between the look where a node shows and the answer what lies at a point of it.
  std::function<void()> before_hit;
  /// What a hit test at any point answers, where that is not what the tree would.
  std::optional<platform::Node> lies_on_top;
  /// Nothing is found at a point by its place.
  bool tells_no_places = false;
  /// Nodes belong to another process than their window.
  bool is_of_another_process = false;
  /// Nodes turn out to be gone when it is asked where they show.
  bool gone_when_aimed_at = false;
  /// The desktop's switch for accessibility.
  bool is_on = true;
  int switched_on = 0;

  Result<bool> enabled(const platform::Limits& /*limits*/) override { return is_on; }
  Result<void> enable(const platform::Limits& /*limits*/) override {
    is_on = true;
    ++switched_on;
    return {};
  }

  /// What readings tell without asking anybody, as of an application that did nothing since.
  std::optional<platform::Tree> unchanged;

  Result<platform::Tree> read(const platform::WindowInfo& window, const platform::ReadOptions& options,
                              const platform::Limits& limits) override {
    if (unchanged) return *unchanged;
    auto tree = real_->read(window, options, limits);
    if (tree && press) {
      for (auto& node : tree->nodes.edit()) node.press = *press;
    }
    return tree;
  }
  Result<platform::NodeIdentity> identify(const platform::WindowInfo& window, const platform::NodeHandle& node,
                                          const platform::Limits& limits) override {
    if (not_listed && node == not_listed) return identified();
    if (exists_elsewhere && node == exists_elsewhere) {
      platform::NodeIdentity list;
      list.exists = true;
      list.role = Role::list;
      return list;
    }
    return real_->identify(window, node, limits);
  }
  /// A node that the tree does not list, and what it is.
  std::optional<platform::NodeHandle> not_listed;
  std::function<Result<platform::NodeIdentity>()> identified;
  /// A list of another window.
  std::optional<platform::NodeHandle> exists_elsewhere;
  /// Which nodes lie in the window, where that is told.
  std::function<std::optional<bool>(const platform::NodeHandle&)> lies_here;
  Result<std::optional<bool>> lies_in(const platform::WindowInfo& window, const platform::NodeHandle& node,
                                      const platform::Limits& limits) override {
    return lies_here ? Result<std::optional<bool>>(lies_here(node)) : real_->lies_in(window, node, limits);
  }
  platform::Delivery perform(const platform::NodeHandle& node, platform::NodeAction action,
                             const platform::Limits& limits) override {
    ++performed;
    meanwhile();
    if (next_perform) return *std::exchange(next_perform, std::nullopt);
    return real_->perform(node, action, limits);
  }
  platform::Delivery insert_text(const platform::NodeHandle& node, const std::string& text,
                                 const platform::Limits& limits) override {
    ++inserted;
    meanwhile();
    if (next_insert) return *std::exchange(next_insert, std::nullopt);
    return real_->insert_text(node, text, limits);
  }
  platform::Delivery replace_text(const platform::NodeHandle& node, const std::string& text,
                                  const platform::Limits& limits) override {
    return real_->replace_text(node, text, limits);
  }
  Result<std::optional<platform::HeldNumber>> number(const platform::NodeHandle& node,
                                                     const platform::Limits& limits) override {
    return held_number ? Result<std::optional<platform::HeldNumber>>(held_number) : real_->number(node, limits);
  }
  platform::Delivery set_number(const platform::NodeHandle& node, double number,
                                const platform::Limits& limits) override {
    if (!held_number) return real_->set_number(node, number, limits);
    held_number->value = number;
    return platform::Delivery::delivered(ActionPath::sim_action);
  }
  Result<std::vector<platform::Node>> options(const platform::NodeHandle& node,
                                              const platform::Limits& limits) override {
    return real_->options(node, limits);
  }
  platform::Delivery choose(const platform::NodeHandle& node, const platform::NodeHandle& option,
                            const platform::Limits& limits) override {
    ++chosen;
    if (heeds_closed_options) return platform::Delivery::not_attempted("the test wants it so");
    return real_->choose(node, option, limits);
  }
  bool heeds_options_while_closed(const platform::NodeHandle& /*node*/, const platform::Limits& /*limits*/) override {
    return heeds_closed_options.value_or(true);
  }
  bool is_embedded(const platform::WindowInfo& /*window*/, const platform::NodeHandle& /*node*/,
                   const platform::Limits& /*limits*/) override {
    return is_of_another_process;
  }
  platform::Delivery focus_quietly(const platform::NodeHandle& node, const platform::Limits& limits) override {
    return real_->focus_quietly(node, limits);
  }
  platform::Delivery focus(const platform::NodeHandle& node, const platform::Limits& limits) override {
    return real_->focus(node, limits);
  }
  Result<std::optional<std::string>> text(const platform::NodeHandle& node, const platform::Limits& limits) override {
    return real_->text(node, limits);
  }
  Result<std::optional<platform::TextCaret>> caret(const platform::NodeHandle& node,
                                                   const platform::Limits& limits) override {
    return real_->caret(node, limits);
  }
  Result<std::optional<platform::Node>> focused(const platform::WindowInfo& window,
                                                const platform::Limits& limits) override {
    return real_->focused(window, limits);
  }
  Result<platform::Exposure> exposure(const platform::WindowInfo& window, const platform::NodeHandle& node,
                                      const std::vector<platform::NodeHandle>& ancestors_then,
                                      const platform::Limits& limits) override {
    auto exposure = real_->exposure(window, node, ancestors_then, limits);
    if (exposure && gone_when_aimed_at) exposure->now.exists = false;
    if (exposure && untold_hits > 0) exposure->tells_hits_within = std::chrono::milliseconds(300);
    if (exposure && guesses_hits) exposure->stale_hits_within = std::chrono::milliseconds(300);
    return exposure;
  }
  Result<platform::PointHit> hit_at(const platform::WindowInfo& window, const platform::NodeHandle& node,
                                    const platform::Exposure& exposure, double x, double y,
                                    const platform::Limits& limits) override {
    fresh.push_back(exposure.is_fresh);
    if (before_hit) std::exchange(before_hit, nullptr)();
    auto hit = real_->hit_at(window, node, exposure, x, y, limits);
    if (hit && (tells_nothing || untold_hits-- > 0)) hit->relation = platform::PointHit::Relation::unknown;
    if (hit && guesses_hits && guesses_hits()) {
      hit->relation = platform::PointHit::Relation::node;
      hit->path.clear();
    }
    return hit;
  }
  Result<std::optional<platform::Node>> node_at(const platform::WindowInfo& window, double x, double y,
                                                const platform::Limits& limits) override {
    if (lies_on_top) return lies_on_top;
    return real_->node_at(window, x, y, limits);
  }
  platform::Delivery scroll_into_view(const platform::NodeHandle& node, const platform::Limits& limits) override {
    return real_->scroll_into_view(node, limits);
  }
  Result<std::optional<platform::Node>> pressable_at(const platform::WindowInfo& window, double x, double y,
                                                     const platform::Limits& limits) override {
    if (tells_no_places) return std::optional<platform::Node>();
    return real_->pressable_at(window, x, y, limits);
  }

 private:
  std::shared_ptr<platform::AccessibilityTree> real_;
};

class ScriptedInput final : public platform::Input, public platform::InputGrabs {
 public:
  explicit ScriptedInput(std::shared_ptr<platform::Input> real) : real_(std::move(real)) {}

  Result<platform::Reading> await_ping(const platform::WindowInfo& window, const platform::Limits& limits) override {
    return real_->await_ping(window, limits);
  }
  /// Of dialogs that have come.
  std::chrono::milliseconds input_delay{0};
  std::chrono::milliseconds dialog_input_delay(const platform::WindowInfo& /*window*/) const override {
    return input_delay;
  }

  std::optional<platform::Delivery> next_keys;
  /// What any way for keys refuses with.
  std::optional<platform::Delivery> refusal;
  /// A way that the platform does not have: what it disturbs, and what became of each gesture that was sent by it.
  std::optional<platform::Disturbs> own_way;
  platform::Delivery own_delivery = platform::Delivery::delivered(ActionPath::sim_keys);
  int sent_by_own_way = 0;
  std::vector<platform::KeyPress> own_keys;
  /// Of the keys that came last.
  std::optional<bool> looked_up;
  /// The last turn of the wheel.
  std::optional<platform::Scroll> scrolled;
  /// Clicks and the like are not even tried.
  bool refuses_pointer = false;
  /// Gestures that were passed on or answered.
  int sent = 0;
  /// What happens just after a gesture has reached the application.
  std::function<void()> meanwhile = [] {};

  std::vector<platform::Route> routes(const platform::WindowInfo& window) const override {
    auto routes = real_->routes(window);
    if (own_way) routes.push_back({own_way_id, *own_way});
    std::ranges::stable_sort(routes, {}, &platform::Route::disturbs);
    return routes;
  }
  platform::Delivery deliver(const platform::Gesture& gesture, const platform::Route& route,
                             const platform::WindowInfo& window, const platform::Limits& limits) override {
    if (refuses_pointer && !std::holds_alternative<platform::Keys>(gesture))
      return platform::Delivery::not_attempted("the test wants it so");
    ++sent;
    if (const auto* keys = std::get_if<platform::Keys>(&gesture)) looked_up = keys->looked_up;
    if (const auto* scroll = std::get_if<platform::Scroll>(&gesture)) scrolled = *scroll;
    if (std::holds_alternative<platform::Keys>(gesture) && next_keys) return *std::exchange(next_keys, std::nullopt);
    if (route.id != own_way_id) {
      auto delivery = real_->deliver(gesture, route, window, limits);
      meanwhile();
      return delivery;
    }
    ++sent_by_own_way;
    if (const auto* keys = std::get_if<platform::Keys>(&gesture)) own_keys = keys->keys;
    return own_delivery;
  }
  std::optional<platform::Delivery> refuses(const platform::Gesture& gesture, const platform::Route& route,
                                            const platform::WindowInfo& window,
                                            const platform::Limits& limits) override {
    if (refusal || route.id == own_way_id) return refusal;
    return real_->refuses(gesture, route, window, limits);
  }
  bool knows_key(const std::string& key) const override { return real_->knows_key(key); }

  /// Menus of this platform hold pointer and keyboard. After something was sent they are held, until released.
  bool menus_hold = false;
  platform::InputGrab held_before;
  platform::InputGrab held_after;
  platform::GrabRelease release = platform::GrabRelease::released;
  int released = 0;
  bool release_frees = false;

  Result<bool> shows_menu(const platform::WindowInfo& /*window*/, const platform::Limits& /*limits*/) override {
    return release != platform::GrabRelease::not_its_own;
  }
  bool menus_grab_input() const override { return menus_hold; }
  Result<platform::InputGrab> hold(const platform::Limits& /*limits*/) override {
    return sent > 0 ? held_after : held_before;
  }
  Result<platform::GrabRelease> release_grab(const platform::WindowInfo& /*window*/,
                                             const platform::Limits& /*limits*/) override {
    ++released;
    if (release_frees) held_after = {};
    return release;
  }

  /// When the window was to be moved with the user's pointer; how often that was ended.
  std::optional<platform::TimePoint> moved_at;
  int moves_ended = 0;

  bool called_off_move(const platform::WindowInfo& /*window*/, platform::TimePoint since) override {
    return moved_at && *moved_at >= since;
  }
  Result<platform::GrabRelease> end_move(const platform::Limits& /*limits*/) override {
    ++moves_ended;
    return platform::GrabRelease::called_off;
  }

 private:
  static constexpr int own_way_id = -1;

  std::shared_ptr<platform::Input> real_;
};

/// Applications whose work is as told.
class ScriptedApps final : public platform::Apps {
 public:
  explicit ScriptedApps(std::shared_ptr<platform::Apps> real) : real_(std::move(real)) {}

  std::function<platform::Work()> work;
  std::function<std::chrono::nanoseconds()> deprived = [] { return std::chrono::nanoseconds::zero(); };
  /// Called before it says whether a process comes from another.
  std::function<void()> before_descent = [] {};

  std::unique_ptr<platform::Workload> workload(std::int64_t /*pid*/, const platform::Limits& /*limits*/) override {
    struct Told final : platform::Workload {
      explicit Told(const ScriptedApps& by) : told(by) {}
      platform::Work look() override { return told.work(); }
      std::chrono::nanoseconds deprived() override { return told.deprived(); }
      const ScriptedApps& told;
    };
    return std::make_unique<Told>(*this);
  }
  Result<std::vector<platform::AppInfo>> list(const std::vector<platform::WindowInfo>& windows,
                                              const platform::Limits& limits) override {
    return real_->list(windows, limits);
  }
  Result<platform::LaunchPlan> plan(const std::optional<std::string>& name,
                                    const std::optional<std::string>& launch_path, const std::vector<std::string>& urls,
                                    const std::vector<std::string>& arguments) override {
    return real_->plan(name, launch_path, urls, arguments);
  }
  bool is_instance(const platform::LaunchPlan& plan, const Window& window, platform::InstanceOf of) override {
    return real_->is_instance(plan, window, of);
  }
  Result<std::int64_t> start(const platform::LaunchPlan& plan, const platform::Limits& limits) override {
    return real_->start(plan, limits);
  }
  std::optional<platform::Ended> ended(std::int64_t pid) override { return real_->ended(pid); }
  Result<platform::ProcessInfo> process(std::int64_t pid) override { return real_->process(pid); }
  std::vector<std::int64_t> process_tree(std::int64_t pid) override { return real_->process_tree(pid); }
  bool is_in_process_tree(std::int64_t pid, std::int64_t other) override {
    before_descent();
    return real_->is_in_process_tree(pid, other);
  }
  bool started_here(std::int64_t pid) override { return real_->started_here(pid); }
  std::optional<std::string> protected_reason(std::int64_t pid) override { return real_->protected_reason(pid); }
  Result<void> kill(std::int64_t pid, const platform::Limits& limits) override { return real_->kill(pid, limits); }

 private:
  std::shared_ptr<platform::Apps> real_;
};

inline ScriptedApps& scripted_apps(platform::Platform& platform) {
  auto scripted = std::make_shared<ScriptedApps>(platform.apps);
  auto& reference = *scripted;
  platform.apps = scripted;
  return reference;
}

inline ScriptedTree& scripted_tree(platform::Platform& platform) {
  auto scripted = std::make_shared<ScriptedTree>(platform.tree);
  auto& reference = *scripted;
  platform.tree = scripted;
  return reference;
}

inline ScriptedInput& scripted_input(platform::Platform& platform) {
  auto scripted = std::make_shared<ScriptedInput>(platform.input);
  auto& reference = *scripted;
  platform.input = scripted;
  platform.input_grabs = scripted;
  return reference;
}

}  // namespace offhand::test
