#include "generated/tools/cup/page.h"

#include <utility>

#include "impl/capture/pages.h"
#include "impl/session/captures.h"
#include "impl/tools/call.h"

namespace offhand::tools::cup {

Result<Reply> page(Call& call, const PageArgs& args) {
  PageWishes wishes{.element_id = args.element_id, .direction = args.direction};
  if (args.offset) wishes.offset = static_cast<std::size_t>(*args.offset);
  if (args.limit) wishes.limit = static_cast<std::size_t>(*args.limit);
  OFFHAND_ASSIGN(auto text, page_of_capture(call.session().captures(), wishes));
  Reply reply;
  reply.text = std::move(text);
  return reply;
}

}  // namespace offhand::tools::cup
