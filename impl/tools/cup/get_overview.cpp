#include "generated/tools/cup/get_overview.h"

#include "impl/tools/cup/capture_reply.h"

namespace offhand::tools::cup {

Result<Reply> get_overview(Call& call, const GetOverviewArgs& args) {
  return reply_of_capture(call, {.scope = offhand::cup::Scope::overview}, args.format);
}

}  // namespace offhand::tools::cup
