#include "generated/tools/ax/ax_find_visual.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <nlohmann/json.hpp>

#include "codegen/runtime/json_writer.h"
#include "generated/types/errors.h"
#include "impl/base/base64.h"
#include "impl/perception/encoded_picture.h"
#include "impl/perception/picture.h"
#include "impl/tools/ax/given_picture.h"
#include "impl/tools/ax/search.h"
#include "impl/tools/call.h"
#include "impl/tools/picture_reply.h"
#include "impl/vision/screen_text.h"
#include "impl/vision/sighting.h"

namespace offhand::tools::ax {
namespace {

using nlohmann::json;
using vision::Sighting;

constexpr std::chrono::milliseconds reading_timeout{20'000};
/// Models scale larger pictures down by themselves, and then say other places than they mean.
constexpr int side_for_models = 1'400;
constexpr const char* by_sampling = "sampling";
constexpr const char* by_reading = "tesseract";
constexpr const char* question_key = "where";

/// What is looked at; without a window a picture of the caller's.
struct LookedAt {
  platform::Picture picture;
  std::optional<platform::WindowInfo> window;
};

Result<LookedAt> looked_at(Call& call, const Target& target, const AxFindVisualArgs& args) {
  LookedAt it;
  if (args.screenshot) {
    OFFHAND_ASSIGN(it.picture, handed_over_picture(*args.screenshot, "screenshot"));
    return it;
  }
  OFFHAND_ASSIGN(it.window, front_window(call, target));
  OFFHAND_ASSIGN(it.picture, call.screen().capture(*it.window, call.limits()));
  return it;
}

/// Picture and question are messages of their own: not every version of the protocol takes both in one.
InputRequest question(const std::string& description, const platform::Picture& picture, const EncodedPicture& encoded) {
  std::string data;
  append_base64(data, encoded.bytes);
  const auto message = [](json content) { return json{{"role", "user"}, {"content", std::move(content)}}; };
  const json image{{"type", "image"}, {"data", std::move(data)}, {"mimeType", encoded.mime_type}};
  const json words{{"type", "text"}, {"text", vision::question_about(description, picture.width, picture.height)}};
  const json params{{"messages", {message(image), message(words)}}, {"maxTokens", 300}};
  return {.key = question_key, .kind = InputKind::sampling, .params = params.dump()};
}

/// The text of a sampled message.
std::string text_of_answer(const json& message) {
  if (!message.is_object() || !message.contains("content")) return {};
  const auto& content = message["content"];
  const auto blocks = content.is_array() ? content : json::array({content});
  std::string text;
  for (const auto& block : blocks) {
    if (block.is_object() && block.contains("text") && block["text"].is_string())
      text += block["text"].get<std::string>();
  }
  return text;
}

/// Asks the client's model. The body runs again with the answer, which holds for the picture of the first time: its
/// size is kept, and a window that has another size by then is not what was looked at.
Result<std::optional<Sighting>> ask_model(Call& call, const std::string& description, const platform::Picture& whole) {
  const double step = shrinking_step(whole, side_for_models);
  const auto small = shrunk(whole, step);
  const json size{whole.width, whole.height};
  if (call.state().is_object() && call.state().value("size", size) != size) {
    return fail(errors::vision_failed(
        {.backend = "The client's model", .reason = "the window changed its size while it was looked at"}));
  }
  OFFHAND_ASSIGN(const auto encoded, encode_picture(small, ImageFormat::auto_));
  call.state()["size"] = size;
  OFFHAND_ASSIGN(const auto answers, call.ask(question(description, small, encoded)));
  auto sighting = vision::read_answer(text_of_answer(answers[question_key]), small.width, small.height);
  if (!sighting) return fail(errors::vision_failed({.backend = "The client's model", .reason = sighting.error()}));
  if (!*sighting) return std::optional<Sighting>();
  const auto back = [step](std::int64_t value) { return std::llround(static_cast<double>(value) * step); };
  const auto& there = (*sighting)->bounds;
  return Sighting{{back(there.x), back(there.y), back(there.width), back(there.height)}, (*sighting)->confidence};
}

Result<std::optional<Sighting>> read_screen(Call& call, const std::string& description,
                                            const platform::Picture& picture) {
  const auto words = vision::read_words(picture, reading_timeout, call.limits().stop);
  if (!words && words.error().code == "missing_package") {
    return fail(errors::vision_unavailable(
        {.reason = "the client offers no model (sampling), and the program tesseract is missing",
         .advice = "Install it: apt-get install tesseract-ocr. It finds text that is written there."}));
  }
  if (!words) return fail(words.error());
  const auto written = vision::find_text(*words, description);
  if (written.empty()) return std::optional<Sighting>();
  return Sighting{written.front().bounds, written.front().confidence};
}

/// The element that lies there, as far as the tree tells.
void tell_element(Call& call, const platform::WindowInfo& window, const Sighting& sighting,
                  AxFindVisualResult& result) {
  const auto snapshot = call.see().snapshot(call.facets(), window, {}, call.limits());
  if (!snapshot) return;
  const auto* element = vision::element_there(**snapshot, sighting.bounds);
  if (element == nullptr) return;
  result.element = describe_element(*element);
  result.element_ref = hand_out(call.scope(), call.see(), {*snapshot, element});
}

void tell_place(Call& call, const LookedAt& it, const Sighting& sighting, AxFindVisualResult& result) {
  const auto& bounds = sighting.bounds;
  const auto corner = it.window ? it.window->bounds : Bounds{};
  result.found = true;
  result.position = {corner.x + bounds.x, corner.y + bounds.y};
  result.size = {bounds.width, bounds.height};
  result.confidence = sighting.confidence;
  if (it.window) tell_element(call, *it.window, sighting, result);
}

}  // namespace

Result<Reply> ax_find_visual(Call& call, const Target& target, const AxFindVisualArgs& args) {
  OFFHAND_ASSIGN(auto it, looked_at(call, target, args));
  const bool has_model = call.client_takes(InputKind::sampling);
  AxFindVisualResult result;
  result.vlm_backend = has_model ? by_sampling : by_reading;
  OFFHAND_ASSIGN(const auto sighting, has_model ? ask_model(call, args.description, it.picture)
                                                : read_screen(call, args.description, it.picture));
  Reply reply;
  if (sighting) {
    tell_place(call, it, *sighting, result);
    vision::draw_frame(it.picture, sighting->bounds);
  }
  OFFHAND_CHECK(send_picture(call, std::move(it.picture), {}, {}, reply));
  reply.text = text_of(result);
  reply.structured = to_json(result);
  return reply;
}

}  // namespace offhand::tools::ax
