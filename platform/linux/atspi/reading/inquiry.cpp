#include "platform/linux/atspi/reading/inquiry.h"

#include <utility>

#include "platform/linux/atspi/elements/cell_handle.h"

namespace offhand::platform::atspi {

void Inquiry::call(Call call, ReplyHandler handler) {
  if (cell_place_of(call.target)) {
    call_cell(std::move(call), std::move(handler));
  } else {
    queue(std::move(call), std::move(handler));
  }
}

void Inquiry::queue(Call call, ReplyHandler handler) {
  ++calls_;
  queued_.push_back({std::move(call), std::move(handler)});
}

void Inquiry::call_cell(Call call, ReplyHandler handler) {
  const auto [found, is_new] = cells_.try_emplace(call.target.application + call.target.path);
  Cell& cell = found->second;
  if (cell.found) {
    call.target = cell.object;
    return queue(std::move(call), std::move(handler));
  }
  const auto place = cell_place_of(call.target);
  cell.waiting.push_back({std::move(call), std::move(handler)});
  if (!is_new) return;
  queue(get_cell(*place), [this, &cell](const Reply& reply) {
    cell.found = true;
    if (!reply.value(cell.object) || cell.object.path == null_path) cell.object = {};
    for (Queued& waiting : std::exchange(cell.waiting, {})) {
      if (cell.object.path.empty()) {
        waiting.handler(Reply("org.freedesktop.DBus.Error.UnknownObject"));
      } else {
        waiting.call.target = cell.object;
        queue(std::move(waiting.call), std::move(waiting.handler));
      }
    }
  });
}

}  // namespace offhand::platform::atspi
