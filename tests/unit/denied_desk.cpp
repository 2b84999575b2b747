#include "tests/unit/denied_desk.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <fstream>
#include <utility>

#include "generated/registry/registry.h"
#include "impl/dispatch/dispatcher.h"
#include "impl/tools/client.h"
#include "tests/unit/decoded_png.h"
#include "tests/unit/simulated.h"

namespace offhand::test {
namespace {

/// The denied application has the keyboard and lies over the other one, which nobody may end.
std::string denied_scene() {
  json children = json::array();
  children.push_back(button("Kanari Secret", {{"bounds", box(5, 5, 50, 12)}, {"description", "Kanari help"}}));
  children.push_back({{"role", "textbox"}, {"name", "Kanari Field"}, {"value", "Kanari hush"}});
  children.back()["bounds"] = box(5, 25, 50, 12);
  children.push_back({{"role", "text"}, {"name", "Kanari Colour"}, {"bounds", box(60, 5, 80, 80)}});
  json items = json::array();
  for (const char* name : {"Kanari One", "Kanari Two", "Kanari Three"})
    items.push_back({{"role", "listitem"}, {"name", name}, {"bounds", box(5, 50, 30, 10)}});
  children.push_back({{"role", "list"}, {"name", "Kanari List"}, {"bounds", box(5, 45, 50, 40)}, {"children", items}});
  const auto window = [](std::int64_t id, const char* name, const json& bounds, const json& inside) {
    return json{{"window_id", id}, {"title", name}, {"bounds", bounds}, {"tree", {{"children", inside}}}};
  };
  auto main = window(DeniedDesk::ledger, DeniedDesk::title, box(10, 10, 150, 110), children);
  main["focus"] = "Kanari Field";
  const auto second = window(DeniedDesk::keys, "Kanari Keys", box(165, 125, 100, 60),
                             json::array({button("Kanari Turn", {{"bounds", box(5, 5, 40, 12)}})}));
  json page{{"role", "textbox"}, {"name", "Page"}, {"value", ""}, {"bounds", box(0, 20, 310, 200)}};
  const auto paper = window(DeniedDesk::letter, "Letter", box(0, 0, 320, 240),
                            json::array({button("Save", {{"bounds", box(5, 2, 40, 14)}}), std::move(page)}));
  json apps = json::array();
  apps.push_back({{"name", "Editor"},
                  {"pid", DeniedDesk::editor},
                  {"protected", "it is needed"},
                  {"windows", json::array({paper})}});
  apps.push_back({{"name", "KanariVault"},
                  {"pid", DeniedDesk::vault},
                  {"program", DeniedDesk::program},
                  {"windows", {second, main}}});
  return json{{"screen", {{"width", 320}, {"height", 240}}},
              {"applications", apps},
              {"desk", {{"active_window", DeniedDesk::title}}},
              {"installed",
               {{{"name", "KanariVault"}, {"program", DeniedDesk::program}},
                {{"name", "Notepad"}, {"program", "/usr/bin/notepad"}}}}}
      .dump();
}

/// Whether a text tells of a word; of a number it does not where that is a part of another.
bool tells_word(std::string_view text, std::string_view word) {
  const auto is_digit = [&](std::size_t at) {
    return at < text.size() && std::isdigit(static_cast<unsigned char>(text[at])) != 0;
  };
  const bool is_number = std::isdigit(static_cast<unsigned char>(word.front())) != 0;
  for (auto at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
    if (!is_number || (!is_digit(at - 1) && !is_digit(at + word.size()))) return true;
  }
  return false;
}

/// What files other than pictures hold.
std::string texts_below(const std::string& folder) {
  std::string texts;
  std::error_code gone;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder, gone)) {
    if (entry.is_regular_file() && entry.path().extension() != ".png") texts += contents(entry.path().string());
  }
  return texts;
}

/// Keeps what a client is told beside answers, and declines what it is asked.
class DecliningClient final : public Client {
 public:
  bool takes(InputKind kind) const override { return kind == InputKind::form || kind == InputKind::sampling; }
  Result<Answers> ask(const std::vector<InputRequest>& questions) override {
    json answers;
    for (const auto& question : questions) {
      heard += question.params;
      answers[question.key] = {{"action", "decline"}};
    }
    return Answers(std::make_shared<const json>(answers));
  }
  json& state() override { return state_; }
  void progress(double, std::optional<double>, std::string_view message) override { heard += message; }
  void log(std::string_view, std::string_view, const json& data) override { heard += data.dump(); }
  Result<std::optional<std::chrono::milliseconds>> enter_task() override {
    return std::optional<std::chrono::milliseconds>();
  }
  void pause_stream(std::chrono::milliseconds) override {}
  void notify(const Change&) override {}
  void complete_elicitation(std::string_view) override {}

  std::string heard;

 private:
  json state_;
};

}  // namespace

/// A failure of the test in words, once they are complete.
class DeniedDesk::Complaint {
 public:
  Complaint(bool is_told, const std::string& words) : is_told_(is_told) { message_ << words; }
  ~Complaint() {
    if (is_told_) ADD_FAILURE() << message_;
  }
  Complaint(const Complaint&) = delete;
  Complaint& operator=(const Complaint&) = delete;
  template <class Value>
  Complaint& operator<<(const Value& value) {
    message_ << value;
    return *this;
  }

 private:
  const bool is_told_;
  testing::Message message_;
};

DeniedDesk::DeniedDesk(Since since) : bench_(options(since)) {
  colour_ = colour_of_secret();
  if (since != Since::the_start) remember();
  if (since == Since::only_others_are_allowed) {
    write({{"allowed_applications", {"Editor", "Notepad"}}});
  } else {
    write({{"denied_applications", {"KanariVault"}}});
  }
  desk().sim().clear_log();
  place_ = place();
}

Aims DeniedDesk::aims(const ToolInfo& tool) {
  Aims aims;
  aims.by_holds = {{Holds::application, {"kanarivault", std::to_string(vault), "mine", "Editor"}},
                   {Holds::process, {vault, editor}},
                   {Holds::window, {ledger, keys, letter}},
                   {Holds::element_index, {secret_index_}},
                   {Holds::element_token, {secret_token_}},
                   {Holds::element_id, {"e0", "e1", "e3"}},
                   {Holds::element_query, {"kanari secret", secret_token_, "Page"}},
                   {Holds::to_element_query, {"kanari field", "Page"}},
                   {Holds::point_x, {30, 250}},
                   {Holds::point_y, {35, 220}},
                   {Holds::to_x, {250, 30}},
                   {Holds::to_y, {220, 35}},
                   {Holds::scope, {"desktop"}},
                   {Holds::key, {"a"}},
                   {Holds::modifier, {"shift"}},
                   {Holds::wait, {60}},
                   {Holds::typed_text, {"a"}}};
  // Of formats of pictures only this one is looked into; to read what is written in one takes a program.
  aims.by_name = {{"image_format", {"png"}},
                  {"text_on_screen", {false}},
                  {"element_id", {"e0", "e1", "e3"}},
                  {"dir", {recorded_}},
                  {"baseline", {"offhand://baseline/kept"}},
                  {"cursor_label", {"kanarivault"}},
                  {"window_index", {0, 1}},
                  {"offset", {0, 1}},
                  {"since", {1}}};
  aims.words = {"kanarivault", "kanarivaul", "kanari ledger", "kanari secret", program, std::to_string(vault)};
  aims.new_path = [this] { return out_.file("out-" + std::to_string(++files_) + ".png"); };
  if (tool.identity == "ax.ax_workflow") add_steps(aims);
  return aims;
}

/// Calls of the tools that a workflow may have as steps.
void DeniedDesk::add_steps(Aims& aims) const {
  constexpr std::size_t most_calls = 4;
  std::vector<json> tools;
  std::vector<json> arguments;
  for (const auto* step : catalog().tools) {
    if (step->toolset != "ax" || step->identity == "ax.ax_workflow") continue;
    auto calls = every_call(*step->input, aims);
    calls.resize(std::min(calls.size(), most_calls));
    for (auto& call : calls) {
      tools.push_back(step->name);
      arguments.push_back(std::move(call));
    }
  }
  aims.by_name["tool"] = std::move(tools);
  aims.by_name["args"] = std::move(arguments);
}

Result<Reply> DeniedDesk::call_unjudged(const ToolInfo& tool, const json& arguments) {
  DecliningClient client;
  CallContext context;
  context.default_session = "test";
  context.client = &client;
  auto outcome = desk().dispatcher().call(tool, arguments, context);
  heard_ = std::move(client.heard);
  return outcome;
}

void DeniedDesk::call(const ToolInfo& tool, const json& with) {
  const auto outcome = call_unjudged(tool, with);
  // What a recording holds was said when it was made.
  const bool is_replayed = with.contains("dir");
  const json arguments = is_replayed ? json{{"replayed", texts_below(recorded_)}} : with;
  if (outcome) {
    judge(tool.identity, arguments, outcome->text + outcome->structured.value_or("") + outcome->cost);
    for (const auto& block : outcome->blocks) judge(tool.identity, arguments, block);
    for (const auto& image : outcome->images) judge_picture(tool.identity, arguments, image.bytes);
  } else {
    const auto& error = outcome.error();
    judge(tool.identity, arguments, error.code + error.message + error.hint + error.data);
  }
  judge(tool.identity, arguments, heard_);
  judge_files(tool.identity, arguments);
  judge_application(tool.identity, arguments);
}

void DeniedDesk::judge(std::string_view by, const json& said, std::string_view told) {
  static const std::array<std::string, 5> words{canary, program, std::to_string(vault), std::to_string(ledger),
                                                std::to_string(keys)};
  if (told.empty()) return;
  for (const auto& word : words) {
    if (!tells_word(told, word) || tells_word(said.dump(), word)) continue;
    complain(by, said) << "tells of \"" << word << "\": " << told.substr(0, 600);
  }
}

/// What has the colour is larger than the distance of the points that are looked at.
void DeniedDesk::judge_picture(std::string_view by, const json& said, const std::string& bytes) {
  constexpr int distance = 6;
  const auto picture = decoded(bytes);
  for (int y = 0; y < picture.height; y += distance) {
    for (int x = 0; x < picture.width; x += distance) {
      const auto pixel = picture.rgb.begin() + 3 * (static_cast<std::ptrdiff_t>(y) * picture.width + x);
      if (!std::equal(colour_.begin(), colour_.end(), pixel)) continue;
      complain(by, said) << "shows it in a picture of " << picture.width << " x " << picture.height;
      return;
    }
  }
}

void DeniedDesk::judge_application(std::string_view by, const json& said) {
  auto& sim = desk().sim();
  for (const auto& entry : sim.log()) {
    if (entry.pid == vault) complain(by, said) << "reached it: " << to_string(entry.via) << " " << entry.what;
  }
  sim.clear_log();
  const auto now = sim.window(title);
  if (!now || now->is_minimized || place() != place_) complain(by, said) << "changed its window";
  if (sim.value(ledger, "Kanari Field") != "Kanari hush") complain(by, said) << "changed its text";
}

void DeniedDesk::allow_looking_only() {
  write({{"security_mode", "sandboxed"}});
  desk().sim().clear_log();
}

void DeniedDesk::write(json settings) {
  settings["capture_scope"] = "desktop";
  std::ofstream(file_) << settings.dump();
}

Process::Options DeniedDesk::options(Since since) {
  auto options = SimulatedDesk::options(denied_scene());
  options.config_file = file_;
  options.config.capture_scope = ConfigCaptureScope::desktop;
  write(json::object());
  if (since == Since::the_start) options.config.denied_applications = {"KanariVault"};
  return options;
}

/// What a session knows of an application before it is denied.
void DeniedDesk::remember() {
  auto& known = desk();
  const auto secret = known.element("Kanari Secret", title);
  secret_index_ = secret.index;
  secret_token_ = secret.token;
  known.call("get_window_state", {{"pid", vault}, {"window_id", ledger}});
  known.call("get_window_state", {{"pid", editor}, {"window_id", letter}, {"include_screenshot", false}});
  known.call("ax_connect", {{"app", "kanarivault"}, {"alias", "mine"}});
  known.call("ax_connect", {{"app", "Editor"}});
  recorded_ = out_.file("recorded");
  known.call("start_recording", {{"output_dir", recorded_}});
  known.call("click", {{"element_token", secret_token_}});
  known.call("type_text", {{"element_token", known.element("Kanari Field", title).token}, {"text", "!"}});
  known.call("stop_recording");
  known.call("set_value", {{"element_token", known.element("Kanari Field", title).token}, {"value", "Kanari hush"}});
  known.call("cup.get_tree", {{"app", "Kanari Ledger"}});
  for (const auto& entry : std::filesystem::recursive_directory_iterator(out_.path())) seen_.insert(entry.path());
}

std::array<std::uint8_t, 3> DeniedDesk::colour_of_secret() {
  const auto raw = desk().sim().platform();
  const platform::Limits limits{raw->clock->now() + std::chrono::seconds(3), {}};
  const auto picture = raw->screen->capture(desk().sim().window(title).value(), limits).value();
  const auto at = static_cast<std::size_t>(3 * (45 * picture.width + 100));
  return {picture.rgb[at], picture.rgb[at + 1], picture.rgb[at + 2]};
}

std::array<std::int64_t, 4> DeniedDesk::place() {
  const auto window = desk().sim().window(title);
  if (!window) return {};
  return {window->bounds.x, window->bounds.y, window->bounds.width, window->bounds.height};
}

void DeniedDesk::judge_files(std::string_view by, const json& said) {
  std::error_code gone;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(out_.path(), gone)) {
    if (!entry.is_regular_file() || !seen_.insert(entry.path()).second) continue;
    const auto bytes = contents(entry.path().string());
    entry.path().extension() == ".png" ? judge_picture(by, said, bytes) : judge(by, said, bytes);
  }
}

/// Of what one tool does wrong the first few are enough.
DeniedDesk::Complaint DeniedDesk::complain(std::string_view by, const json& said) {
  const bool is_told = ++complaints_[std::string(by)] <= 3;
  return {is_told, std::string(by) + " " + said.dump() + " "};
}

}  // namespace offhand::test
