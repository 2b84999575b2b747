#include "impl/user_recording/user_recording.h"

#include <algorithm>
#include <utility>

#include "generated/types/errors.h"
#include "generated/types/roles.h"
#include "impl/user_recording/durable_query.h"
#include "impl/user_recording/pressed_element.h"

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
/// Windows are read anew after changes, at most so often, and for at most a tenth of the time.
constexpr milliseconds least_look_interval{150};
constexpr int looks_share = 10;
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

/// Holds a value that a drag or a choice sets, and not the click as such.
bool holds_value(const platform::Node& node) {
  return node.role == Role::slider || node.role == Role::spinbutton || node.role == Role::combobox;
}

bool is_drop_down(const platform::Node& node) { return node.role == Role::combobox; }

/// Keys with which a list that is open is left.
bool closes_list(const platform::UserInput& input) {
  constexpr auto keys = std::to_array<std::string_view>({"return", "escape", "tab"});
  return std::ranges::find(keys, input.key) != keys.end();
}

std::string element_words(const platform::Node& node) {
  return std::string(to_string(node.role)) + (node.name.empty() ? " without a name" : " \"" + node.name + "\"");
}

}  // namespace

Result<std::unique_ptr<UserRecording>> UserRecording::begin(const platform::Facets& facets, Perception& perception,
                                                            const Options& options, std::unique_ptr<EventWatch> changes,
                                                            const platform::Limits& limits) {
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
  // Whoever was told that it has begun may press at once.
  recording->look(0);
  recording->thread_ = std::jthread([raw = recording.get()](const std::stop_token& stop) { raw->run(stop); });
  recording->watching_ = std::jthread(
      [raw = recording.get(), watch = std::move(changes)](const std::stop_token& stop) { raw->heed(*watch, stop); });
  return recording;
}

UserRecording::UserRecording(const platform::Facets& facets, Perception& perception, const Options& options)
    : facets_(facets), perception_(perception), options_(options) {}

UserRecording::~UserRecording() {
  listening_.reset();
  stop_.request_stop();
  thread_.request_stop();
  watching_.request_stop();
}

UserDeeds UserRecording::finish() {
  listening_.reset();
  {
    const std::scoped_lock lock(mutex_);
    is_last_ = true;
    came_.notify_all();
  }
  watching_.request_stop();
  if (thread_.joinable()) thread_.join();
  leave_field();
  if (inputs_lost_ > 0) leave_out(std::to_string(inputs_lost_) + " keys and clicks", "they came too fast");
  return std::move(deeds_);
}

void UserRecording::run(const std::stop_token& stop) {
  std::int64_t last_window = 0;
  for (;;) {
    platform::UserInput input;
    bool is_latest = false;
    {
      std::unique_lock lock(mutex_);
      const auto has_work = [&] { return is_last_ || !inputs_.empty() || has_changed_; };
      came_.wait(lock, stop, has_work);
      // What changes all the time is not read all the time.
      if (inputs_.empty() && !is_last_)
        facets_.clock().bystander().wait_until(lock, came_, look_again_, stop,
                                               [&] { return is_last_ || !inputs_.empty(); });
      if (stop.stop_requested() || (is_last_ && inputs_.empty())) return;
      has_changed_ = false;
      if (!inputs_.empty()) {
        input = std::move(inputs_.front());
        inputs_.pop_front();
        is_latest = inputs_.empty();
      }
    }
    if (input.window_id != 0) last_window = input.window_id;
    handle(input);
    // A key may close the window of its field before anybody can ask what that holds.
    if (is_latest) keep_text();
    if (is_latest || input.window_id == 0) look(last_window);
  }
}

/// What lies in the windows is read anew when it changes, so that it is known what the user saw when they press.
void UserRecording::heed(EventWatch& watch, const std::stop_token& stop) {
  constexpr std::chrono::seconds long_time{3600};
  auto& clock = facets_.clock().bystander();
  while (!stop.stop_requested()) {
    const auto any = [](const platform::Event& /*event*/) { return true; };
    if (!watch.wait(any, clock.now() + long_time, stop, clock)) continue;
    const std::scoped_lock lock(mutex_);
    has_changed_ = true;
    came_.notify_all();
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

/// A window that was read while the user pressed may be as it was after that.
SnapshotPtr UserRecording::seen_before(const platform::WindowInfo& window, platform::TimePoint at) const {
  const auto seen = seen_.find(window.window_id);
  if (seen == seen_.end()) return nullptr;
  if (seen->second.latest.read_by <= at) return seen->second.latest.snapshot;
  return seen->second.earlier.read_by <= at ? seen->second.earlier.snapshot : nullptr;
}

/// The window that is active, which the next input is most likely for, and the one that the last was for.
void UserRecording::look(std::int64_t window_id) {
  const auto began = facets_.clock().now();
  const auto windows = facets_.windows().list(limits());
  if (!windows) return;
  std::map<std::int64_t, SeenWindow> seen;
  for (const auto& window : *windows) {
    if (!window.is_active && window.window_id != window_id) continue;
    auto snapshot = perception_.snapshot(facets_, window, recorded_tree, limits());
    if (!snapshot) continue;
    auto& kept = seen[window.window_id];
    kept.earlier = seen_[window.window_id].latest;
    kept.latest = {facets_.clock().now(), *std::move(snapshot)};
  }
  seen_ = std::move(seen);
  const auto now = facets_.clock().now();
  look_again_ = now + std::max<platform::TimePoint::duration>(least_look_interval, (now - began) * looks_share);
}

void UserRecording::on_press(const platform::WindowInfo& window, const platform::UserInput& input) {
  // What is chosen in its list, it holds afterwards.
  const bool is_choosing = input.is_in_menu && field_ && is_drop_down(field_->node);
  if (!is_choosing) leave_field();
  const PressedPoint point{input.x - window.bounds.x, input.y - window.bounds.y, input.is_in_menu};
  auto snapshot = seen_before(window, input.at);
  std::optional<platform::Node> hit;
  if (!input.is_in_menu) {
    if (auto there =
            facets_.tree().node_at(window, static_cast<double>(point.x), static_cast<double>(point.y), limits()))
      hit = *std::move(there);
  }
  auto place = snapshot ? pressed_element(*snapshot, point, hit ? &*hit : nullptr) : std::nullopt;
  if (!place) {
    auto now = perception_.snapshot(facets_, window, recorded_tree, limits());
    if (!now) return leave_out("a click in \"" + window.app_name + "\"", "it tells nothing of its elements");
    snapshot = *std::move(now);
    place = pressed_element(*snapshot, point, hit ? &*hit : nullptr);
  }
  if (!place && is_choosing) return;
  if (!place) return leave_out("a click in \"" + window.app_name + "\"", "no element was found there");
  if (input.is_in_menu && input.button == MouseButton::left && choose_option(window, *snapshot, *place)) return;
  leave_field();
  on_press_of(window, input, *snapshot, *place);
}

/// An option of an open list is the value of what the list belongs to: nobody finds it while the list is closed.
bool UserRecording::choose_option(const platform::WindowInfo& window, const Snapshot& snapshot, std::size_t place) {
  const auto holder = drop_down_around(snapshot, place);
  // GTK 3 opens the list in a window of its own beside the drop-down, which was pressed before.
  const bool is_of_field = field_ && is_drop_down(field_->node) && field_->window.window_id == window.window_id;
  if (!holder && !is_of_field) return false;
  const auto& option = snapshot.elements[place].node;
  const auto query = holder ? durable_query(snapshot, *holder) : std::optional(field_->query);
  field_.reset();
  if (!query || option.name.empty()) {
    leave_out("the choice of " + element_words(option), "nothing finds it again");
  } else {
    add(window, "ax_set_value", {{"app", name_of_application(window)}, {"query", *query}, {"value", option.name}});
  }
  return true;
}

void UserRecording::on_press_of(const platform::WindowInfo& window, const platform::UserInput& input,
                                const Snapshot& snapshot, std::size_t place) {
  const auto& element = snapshot.elements[place].node;
  const auto query = durable_query(snapshot, place);
  if (!query) return leave_out("a click on " + element_words(element), "nothing finds it again");
  if (input.button == MouseButton::left && (is_text_field(element) || holds_value(element))) {
    field_ = Field{.window = window, .node = element, .query = *query};
    if (!is_text_field(element) || holds_value(element)) field_->held = element.value;
    field_->may_be_open = is_drop_down(element);
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

/// Whether a key goes to a list or a menu that is open, and to nothing that a step could press it in: a menu that
/// another run opens may be another one.
bool UserRecording::goes_to_popup(const platform::WindowInfo& window, const platform::UserInput& input) {
  const bool is_in_field = field_ && field_->window.window_id == window.window_id;
  if (is_in_field && is_drop_down(field_->node) && (input.is_in_menu || field_->may_be_open)) {
    field_->is_typed_into = true;
    if (closes_list(input)) field_->may_be_open = false;
    return true;
  }
  if (!input.is_in_menu) return false;
  // A list of completions is open while somebody types.
  if (is_in_field && (input.key.empty() || edits(input))) return false;
  leave_out(input.key.empty() ? "typing in \"" + window.app_name + "\"" : "the key " + input.key,
            "it went to a menu or a list that was open");
  return true;
}

void UserRecording::on_key(const platform::WindowInfo& window, const platform::UserInput& input) {
  if (goes_to_popup(window, input)) return;
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
    if (is_drop_down(field_->node)) return choice_of_field();
  }
  // What is protected by now was not when it was entered.
  const auto states = facets_.tree().states(field_->window, field_->node.handle, limits());
  if (!states || !*states || (*states)->contains(ElementState::protected_)) return std::nullopt;
  const auto text = facets_.tree().text(field_->node.handle, limits());
  return text ? *text : std::nullopt;
}

/// What is chosen in a drop-down; few have a text.
std::optional<std::string> UserRecording::choice_of_field() const {
  if (const auto text = facets_.tree().text(field_->node.handle, limits()); text && *text) return *text;
  const auto snapshot = perception_.snapshot(facets_, field_->window, recorded_tree, limits());
  const auto place = snapshot ? place_in(**snapshot, field_->node) : std::nullopt;
  if (!place) return std::nullopt;
  const auto& now = (*snapshot)->elements[*place].node;
  return now.has_value ? std::optional(now.value) : std::nullopt;
}

void UserRecording::keep_text() {
  if (!field_ || !field_->is_typed_into) return;
  if (auto text = text_of_field()) field_->text = std::move(text);
}

void UserRecording::leave_field() {
  if (!field_) return;
  auto now = field_->is_typed_into || field_->held ? text_of_field() : std::nullopt;
  const auto field = *std::exchange(field_, std::nullopt);
  if (!field.is_typed_into && !(field.held && now)) return;
  if (field.held && now == field.held) return;
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
