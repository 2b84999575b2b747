#include "impl/user_recording/user_recording.h"

#include <algorithm>
#include <utility>

#include "generated/types/errors.h"
#include "generated/types/roles.h"
#include "impl/user_recording/durable_query.h"

namespace offhand {
namespace {

using nlohmann::json;
using std::chrono::milliseconds;

/// For the questions at one event.
constexpr milliseconds question_time{2000};
constexpr milliseconds double_press_time{400};
/// Waiting events; of more the oldest are lost, and said to be.
constexpr std::size_t most_waiting = 512;
constexpr std::size_t most_left_out = 100;
const platform::ReadOptions recorded_tree{.max_nodes = 20'000, .max_depth = 256};

bool is_shortcut(const platform::UserInput& input) {
  return input.modifiers.contains(KeyModifier::ctrl) || input.modifiers.contains(KeyModifier::alt) ||
         input.modifiers.contains(KeyModifier::super);
}

/// Keys that change or walk through what a field holds, which is read when it is left.
bool edits(const platform::UserInput& input) {
  if (is_shortcut(input)) {
    constexpr auto keys = std::to_array<std::string_view>(
        {"a", "c", "v", "x", "y", "z", "backspace", "delete", "home", "end", "left", "right", "up", "down"});
    return std::ranges::find(keys, input.key) != keys.end();
  }
  constexpr auto keys =
      std::to_array<std::string_view>({"backspace", "delete", "home", "end", "left", "right", "up", "down", "insert"});
  return std::ranges::find(keys, input.key) != keys.end();
}

bool is_protected(const platform::Node& node) { return node.states.contains(ElementState::protected_); }

bool is_text_field(const platform::Node& node) {
  return node.editable_text || is_protected(node) || has(node.role, RoleTrait::text_field);
}

/// Holds a value that a drag or a choice sets, and not the click as such.
bool holds_value(const platform::Node& node) {
  return node.role == Role::slider || node.role == Role::spinbutton || node.role == Role::combobox;
}

/// What lies in it is a part of it, and it is what was pressed.
bool is_pressable(const platform::Node& node) {
  return has(node.role, RoleTrait::control) || has(node.role, RoleTrait::item) || is_text_field(node);
}

std::optional<std::size_t> place_in(const Snapshot& snapshot, const platform::Node& node) {
  const auto is_it = [&](const SnapshotElement& element) {
    return element.node.handle == node.handle || (node.lasting && element.node.lasting == node.lasting);
  };
  const auto found = std::ranges::find_if(snapshot.elements, is_it);
  if (found == snapshot.elements.end()) return std::nullopt;
  return static_cast<std::size_t>(found - snapshot.elements.begin());
}

std::size_t pressable_around(const Snapshot& snapshot, std::size_t place) {
  for (auto at = static_cast<int>(place); at >= 0; at = snapshot.elements[static_cast<std::size_t>(at)].node.parent) {
    if (is_pressable(snapshot.elements[static_cast<std::size_t>(at)].node)) return static_cast<std::size_t>(at);
  }
  return place;
}

/// The smallest entry of a menu at a point.
std::optional<std::size_t> menu_item_at(const Snapshot& snapshot, std::int64_t x, std::int64_t y) {
  std::optional<std::size_t> found;
  for (std::size_t place = 0; place < snapshot.elements.size(); ++place) {
    const auto& node = snapshot.elements[place].node;
    if (!node.bounds || !has(node.role, RoleTrait::menu_item)) continue;
    const auto& box = *node.bounds;
    if (x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height) found = place;
  }
  return found;
}

std::string element_words(const platform::Node& node) {
  return std::string(to_string(node.role)) + (node.name.empty() ? " without a name" : " \"" + node.name + "\"");
}

}  // namespace

Result<std::unique_ptr<UserRecording>> UserRecording::begin(const platform::Facets& facets, Perception& perception,
                                                            const Options& options, const platform::Limits& limits) {
  OFFHAND_CHECK(facets.require(platform::Facet::user_desk));
  std::unique_ptr<UserRecording> recording(new UserRecording(facets, perception, options));
  const auto take = [raw = recording.get()](const platform::UserInput& input) {
    const std::scoped_lock lock(raw->mutex_);
    if (raw->inputs_.size() >= most_waiting) {
      raw->inputs_.pop_front();
      ++raw->inputs_lost_;
    }
    raw->inputs_.push_back(input);
    raw->came_.notify_all();
  };
  OFFHAND_ASSIGN(recording->listening_, facets.user_desk().listen_to_user(take, limits));
  if (!recording->listening_) return fail(facets.missing(platform::Facet::user_desk));
  recording->thread_ = std::jthread([raw = recording.get()](const std::stop_token& stop) { raw->run(stop); });
  return recording;
}

UserRecording::UserRecording(const platform::Facets& facets, Perception& perception, const Options& options)
    : facets_(facets), perception_(perception), options_(options) {}

UserRecording::~UserRecording() {
  listening_.reset();
  stop_.request_stop();
  thread_.request_stop();
}

UserDeeds UserRecording::finish() {
  listening_.reset();
  {
    const std::scoped_lock lock(mutex_);
    is_last_ = true;
    came_.notify_all();
  }
  if (thread_.joinable()) thread_.join();
  leave_field();
  if (inputs_lost_ > 0) leave_out(std::to_string(inputs_lost_) + " keys and clicks", "they came too fast");
  return std::move(deeds_);
}

void UserRecording::run(const std::stop_token& stop) {
  for (;;) {
    platform::UserInput input;
    bool is_latest = false;
    {
      std::unique_lock lock(mutex_);
      came_.wait(lock, stop, [&] { return is_last_ || !inputs_.empty(); });
      if (stop.stop_requested() || inputs_.empty()) return;
      input = std::move(inputs_.front());
      inputs_.pop_front();
      is_latest = inputs_.empty();
    }
    handle(input);
    // A key may close the window of its field before anybody can ask what that holds.
    if (is_latest) keep_text();
  }
}

void UserRecording::handle(const platform::UserInput& input) {
  if (input.window_id == 0 || stop_.stop_requested()) return;
  const auto window = facets_.windows().describe(input.window_id, limits());
  // Denied, or gone.
  if (!window) return;
  if (input.kind == platform::UserInput::Kind::press) return on_press(*window, input);
  on_key(*window, input);
}

void UserRecording::on_press(const platform::WindowInfo& window, const platform::UserInput& input) {
  leave_field();
  const std::int64_t x = input.x - window.bounds.x;
  const std::int64_t y = input.y - window.bounds.y;
  std::optional<platform::Node> node;
  if (!input.is_in_menu) {
    if (auto there = facets_.tree().node_at(window, static_cast<double>(x), static_cast<double>(y), limits());
        there && *there)
      node = **there;
  }
  const auto snapshot = perception_.snapshot(facets_, window, recorded_tree, limits());
  if (!snapshot) return leave_out("a click in \"" + window.app_name + "\"", "it tells nothing of its elements");
  auto place = input.is_in_menu ? menu_item_at(**snapshot, x, y)
                                : (node ? place_in(**snapshot, *node) : std::optional<std::size_t>());
  if (!place) return leave_out("a click in \"" + window.app_name + "\"", "no element was found there");
  place = pressable_around(**snapshot, *place);
  const auto& element = (*snapshot)->elements[*place].node;
  const auto query = durable_query(**snapshot, *place);
  if (!query) return leave_out("a click on " + element_words(element), "nothing finds it again");
  if (input.button == MouseButton::left && (is_text_field(element) || holds_value(element))) {
    field_ = Field{.window = window, .node = element, .query = *query};
    if (!is_text_field(element) || holds_value(element)) field_->held = element.value;
    return;
  }
  if (input.button == MouseButton::middle)
    return leave_out("a middle click on " + element_words(element), "no tool does it");
  json arguments{{"app", name_of_application(window)}, {"query", *query}};
  if (input.button == MouseButton::right) arguments["click_type"] = "right";
  const bool is_second = input.at - clicked_at_ < double_press_time && !deeds_.steps.empty() &&
                         deeds_.steps.back().tool == "ax_click" && deeds_.steps.back().arguments == arguments;
  clicked_at_ = input.at;
  if (is_second && has(element.role, RoleTrait::item)) {
    deeds_.steps.back().arguments["click_type"] = "double";
    return;
  }
  add(window, "ax_click", std::move(arguments));
}

void UserRecording::on_key(const platform::WindowInfo& window, const platform::UserInput& input) {
  if (input.key.empty()) return on_typing(window);
  if (edits(input)) {
    on_typing(window);
    if (field_) return;
  }
  const bool was_in_field = field_ && field_->window.window_id == window.window_id;
  leave_field();
  // The next field is named by its own step.
  if (input.key == "tab" && !is_shortcut(input) && was_in_field) return;
  json arguments{{"app", name_of_application(window)}, {"key", input.key}};
  for (const auto modifier : input.modifiers) arguments["modifiers"].push_back(std::string(to_string(modifier)));
  add(window, "ax_key_press", std::move(arguments));
}

void UserRecording::on_typing(const platform::WindowInfo& window) {
  if (field_ && field_->window.window_id != window.window_id) leave_field();
  if (!field_) {
    const auto focused = facets_.tree().focused(window, limits());
    if (!focused || !*focused || !is_text_field(**focused)) return;
    enter_field(window, **focused);
  }
  if (field_) field_->is_typed_into = true;
}

void UserRecording::enter_field(const platform::WindowInfo& window, const platform::Node& node) {
  const auto snapshot = perception_.snapshot(facets_, window, recorded_tree, limits());
  const auto place = snapshot ? place_in(**snapshot, node) : std::nullopt;
  const auto query = place ? durable_query(**snapshot, *place) : std::nullopt;
  if (!query) return leave_out("text in " + element_words(node), "nothing finds the field again");
  field_ = Field{.window = window, .node = (*snapshot)->elements[*place].node, .query = *query};
}

std::optional<std::string> UserRecording::text_of_field() const {
  const bool is_named = options_.named_pid != 0 && field_->window.pid == options_.named_pid;
  if (!is_named || is_protected(field_->node)) return std::nullopt;
  if (field_->held) {
    const auto number = facets_.tree().number(field_->node.handle, limits());
    if (number && *number) return json((*number)->value).dump();
  }
  // What is protected by now was not when it was entered.
  const auto states = facets_.tree().states(field_->window, field_->node.handle, limits());
  if (!states || !*states || (*states)->contains(ElementState::protected_)) return std::nullopt;
  const auto text = facets_.tree().text(field_->node.handle, limits());
  return text ? *text : std::nullopt;
}

void UserRecording::keep_text() {
  if (!field_ || !field_->is_typed_into) return;
  if (auto text = text_of_field()) field_->text = std::move(text);
}

void UserRecording::leave_field() {
  if (!field_) return;
  auto now = field_->is_typed_into || field_->held ? text_of_field() : std::nullopt;
  const auto field = *std::exchange(field_, std::nullopt);
  if (!field.is_typed_into && (!field.held || !now || now == field.held)) return;
  if (!now) now = field.text;
  if (is_protected(field.node)) return leave_out("text in " + element_words(field.node), "it is a password field");
  if (options_.named_pid == 0 || field.window.pid != options_.named_pid)
    return leave_out("text in \"" + field.window.app_name + "\"", "it is not the application that was named");
  if (!now) return leave_out("text in " + element_words(field.node), "it could not be read");
  add(field.window, "ax_set_value",
      {{"app", name_of_application(field.window)}, {"query", field.query}, {"value", *now}});
}

/// As ax_connect finds it again.
std::string UserRecording::name_of_application(const platform::WindowInfo& window) {
  const auto [name, is_new] = names_.try_emplace(window.pid, window.app_name);
  if (!is_new) return name->second;
  const auto apps = facets_.apps().list({window}, limits());
  if (!apps) return name->second;
  const auto owns_it = [&](const platform::AppInfo& app) { return std::ranges::count(app.pids, window.pid) > 0; };
  const auto app = std::ranges::find_if(*apps, owns_it);
  if (app != apps->end()) name->second = app->id.empty() ? app->name : app->id;
  return name->second;
}

void UserRecording::add(const platform::WindowInfo& window, std::string tool, json arguments) {
  if (deeds_.steps.size() + 2 > most_steps) return leave_out(tool, "a workflow has no more steps");
  if (connected_.insert(window.pid).second)
    deeds_.steps.push_back({"ax_connect", {{"app", name_of_application(window)}}});
  deeds_.steps.push_back({std::move(tool), std::move(arguments)});
}

void UserRecording::leave_out(std::string what, std::string reason) {
  const bool is_told =
      !deeds_.left_out.empty() && deeds_.left_out.back().what == what && deeds_.left_out.back().reason == reason;
  // Each key that goes into a field would be told.
  if (!is_told && deeds_.left_out.size() < most_left_out)
    deeds_.left_out.push_back({std::move(what), std::move(reason)});
}

platform::Limits UserRecording::limits() const {
  return {.deadline = facets_.clock().now() + question_time, .stop = stop_.get_token()};
}

}  // namespace offhand
