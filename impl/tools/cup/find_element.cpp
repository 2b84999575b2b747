#include "generated/tools/cup/find_element.h"

#include <fmt/format.h>

#include <string>
#include <vector>

#include "codegen/runtime/json_writer.h"
#include "impl/capture/pages.h"
#include "impl/session/captures.h"
#include "impl/tools/cup/capture_reply.h"
#include "offhand/cup/search.h"

namespace offhand::tools::cup {
namespace {

using offhand::cup::Node;

offhand::cup::Search search_of(const FindElementArgs& args) {
  offhand::cup::Search search{.query = args.query, .role = args.role, .name = args.name};
  if (args.state) search.state = offhand::cup::state_from_string(to_string(*args.state));
  search.limit = static_cast<std::size_t>(args.limit);
  return search;
}

/// The latest capture; that of the active window where there is none.
Result<CapturePtr> capture_to_search(Call& call) {
  if (auto latest = call.session().captures().latest()) return latest;
  const auto scope = call.scope();
  return capturer(call, scope).capture({});
}

/// What cannot be found because nobody read it.
std::string unread_note(const Capture& capture) {
  std::uint64_t items = 0;
  for (const auto& unread : capture.unread) items += unread.count();
  if (items == 0) return {};
  return fmt::format("\n# {} items of long lists were not read, and not searched — {}\n", items,
                     how_to_read_more(capture));
}

std::string matches_json(const std::vector<Node>& found) {
  std::string text;
  JsonWriter writer(text);
  writer.begin_object();
  writer.key("matches");
  writer.begin_array();
  for (const auto& node : found) writer.raw(offhand::cup::write_node(node));
  writer.end_array();
  writer.end_object();
  return text;
}

}  // namespace

Result<Reply> find_element(Call& call, const FindElementArgs& args) {
  const auto search = search_of(args);
  if (const auto problem = offhand::cup::problem_of(search))
    return fail(
        Error{.code = problem->code, .message = problem->message, .hint = problem->hint, .data = "{}", .input = {}});
  OFFHAND_ASSIGN(const auto capture, capture_to_search(call));
  std::vector<Node> found;
  for (const auto& match : offhand::cup::find_elements(capture->envelope.tree, search))
    found.push_back(capture->envelope.tree[match.index]);
  Reply reply;
  reply.text = found.empty() ? "# no matching elements\n"
                             : fmt::format("# {} match{} found\n\n{}", found.size(), found.size() == 1 ? "" : "es",
                                           offhand::cup::print_nodes(found, capture->dialect));
  reply.text += unread_note(*capture);
  if (args.format == CaptureFormat::json) reply.structured = matches_json(found);
  return reply;
}

}  // namespace offhand::tools::cup
