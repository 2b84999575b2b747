#include "generated/tools/cup/get_foreground.h"

#include "impl/tools/cup/capture_reply.h"

namespace offhand::tools::cup {

Result<Reply> get_foreground(Call& call, const GetForegroundArgs& args) {
  return reply_of_capture(call, wishes_of(args, offhand::cup::Scope::foreground), args.format);
}

}  // namespace offhand::tools::cup
