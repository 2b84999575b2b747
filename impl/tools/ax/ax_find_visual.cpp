#include "generated/tools/ax/ax_find_visual.h"

#include "codegen/runtime/json_writer.h"
#include "generated/types/errors.h"
#include "impl/tools/ax/given_picture.h"
#include "impl/tools/ax/looking.h"
#include "impl/tools/ax/search.h"
#include "impl/tools/call.h"
#include "impl/tools/picture_reply.h"
#include "impl/vision/sighting.h"

namespace offhand::tools::ax {
namespace {

using vision::Sighting;

/// What is looked at; without a window a picture of the caller's.
struct LookedAt {
  platform::Picture picture;
  std::optional<platform::WindowInfo> window;
};

Result<LookedAt> looked_at(Call& call, const Target& target, const AxFindVisualArgs& args) {
  LookedAt it;
  if (args.screenshot) {
    OFFHAND_ASSIGN(it.picture, handed_over_picture(*args.screenshot, "picture to look at"));
    return it;
  }
  OFFHAND_ASSIGN(it.window, front_window(call, target));
  OFFHAND_ASSIGN(it.picture, call.screen().capture(*it.window, call.limits()));
  return it;
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
  auto place = place_on_screen(it.window.value_or(platform::WindowInfo{}), sighting.bounds);
  result.found = true;
  result.position = std::move(place.position);
  result.size = std::move(place.size);
  result.confidence = sighting.confidence;
  if (it.window) tell_element(call, *it.window, sighting, result);
}

}  // namespace

Result<Reply> ax_find_visual(Call& call, const Target& target, const AxFindVisualArgs& args) {
  call.progress(0, 3, "Capturing the picture");
  OFFHAND_ASSIGN(auto it, looked_at(call, target, args));
  OFFHAND_ASSIGN(const auto look, look_for(call, args.description, it.picture));
  call.progress(2, 3, "Finding the element that lies there");
  AxFindVisualResult result;
  result.vlm_backend = look.by;
  Reply reply;
  if (look.sighting) {
    tell_place(call, it, *look.sighting, result);
    vision::draw_frame(it.picture, look.sighting->bounds);
  }
  OFFHAND_CHECK(send_picture(call, std::move(it.picture), {}, {}, reply));
  reply.text = text_of(result);
  reply.structured = to_json(result);
  call.progress(3, 3, look.sighting ? "Found" : "Not found");
  return reply;
}

}  // namespace offhand::tools::ax
