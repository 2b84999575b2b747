#include "generated/tools/cup/get_tree.h"

#include <algorithm>
#include <string>

#include "generated/types/errors.h"
#include "impl/tools/cup/capture_reply.h"

namespace offhand::tools::cup {
namespace {

constexpr std::size_t most_titles = 20;

std::string titles_of(const Capture& capture) {
  std::string titles;
  const auto count = std::min(capture.windows.size(), most_titles);
  for (std::size_t i = 0; i < count; ++i) titles += (titles.empty() ? "" : ", ") + capture.windows[i].title;
  return titles;
}

}  // namespace

Result<Reply> get_tree(Call& call, const GetTreeArgs& args) {
  auto wishes = wishes_of(args, offhand::cup::Scope::full);
  wishes.app = args.app;
  const auto scope = call.scope();
  OFFHAND_ASSIGN(const auto capture, capturer(call, scope).capture(wishes));
  if (!capture->envelope.tree.empty()) return reply_with(*capture, args.format);
  const auto titles = titles_of(*capture);
  return fail(
      errors::no_such_window_title({.app = args.app, .titles = titles.empty() ? std::nullopt : std::optional(titles)}));
}

}  // namespace offhand::tools::cup
