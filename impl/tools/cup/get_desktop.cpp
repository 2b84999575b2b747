#include "generated/tools/cup/get_desktop.h"

#include "impl/tools/cup/capture_reply.h"

namespace offhand::tools::cup {

Result<Reply> get_desktop(Call& call, const GetDesktopArgs& args) {
  return reply_of_capture(call, wishes_of(args, offhand::cup::Scope::desktop), args.format);
}

}  // namespace offhand::tools::cup
