#include "generated/tools/desktop/get_desktop_state.h"

#include <utility>

#include "codegen/runtime/json_writer.h"
#include "impl/tools/call.h"
#include "impl/tools/picture_reply.h"

namespace offhand::tools::desktop {
namespace {

Result<void> add_picture(Call& call, const GetDesktopStateArgs& args, GetDesktopStateResult& state, Reply& reply) {
  OFFHAND_ASSIGN(auto picture, call.screen().capture_desktop(call.limits()));
  const PictureWishes wishes{args.max_image_dimension, args.image_format, args.screenshot_out_file};
  OFFHAND_ASSIGN(const auto sent, send_picture(call, std::move(picture), wishes, {}, reply));
  tell(state, sent);
  call.session().show_picture(Session::screen_picture, {sent.scale});
  return {};
}

}  // namespace

Result<Reply> get_desktop_state(Call& call, const GetDesktopStateArgs& args) {
  GetDesktopStateResult state;
  OFFHAND_ASSIGN(const auto screen, call.screen_layout().screen(call.limits()));
  OFFHAND_ASSIGN(const auto desk, call.user_desk().user_state(call.limits()));
  OFFHAND_ASSIGN(const auto monitors, call.screen_layout().monitors(call.limits()));
  OFFHAND_ASSIGN(state.windows, call.windows().list(call.limits()));
  std::erase_if(state.windows, [](const Window& window) { return !window.is_on_screen; });
  state.width = screen.width;
  state.height = screen.height;
  state.cursor_x = desk.pointer.x;
  state.cursor_y = desk.pointer.y;
  for (const auto& monitor : monitors) state.monitors.push_back({monitor.name, monitor.bounds, monitor.primary});
  Reply reply;
  if (args.include_screenshot) OFFHAND_CHECK(add_picture(call, args, state, reply));
  reply.text = text_of(state);
  if (args.format == GetDesktopStateFormat::json) reply.structured = to_json(state);
  return reply;
}

}  // namespace offhand::tools::desktop
