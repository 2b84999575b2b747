#include "impl/mcp/lists.h"

#include <algorithm>
#include <array>

#include "impl/base/base64.h"
#include "impl/mcp/projector.h"
#include "impl/mcp/protocol.h"
#include "impl/mcp/server.h"

namespace offhand::mcp {
namespace {

constexpr std::array<std::string_view, 4> member_names{"tools", "resources", "resourceTemplates", "prompts"};

std::string_view member_name(Lists::Kind kind) { return member_names[static_cast<std::size_t>(kind)]; }

/// An opaque cursor: the list, and the entry after which the page begins.
std::string cursor_after(Lists::Kind kind, std::string_view name) {
  return base64_url(std::string(member_name(kind)) + ' ' + std::string(name));
}

}  // namespace

std::vector<std::pair<std::string, std::string>> Lists::entries(Kind kind, std::string_view version) const {
  std::vector<std::pair<std::string, std::string>> entries;
  const auto add = [&](Subject subject, std::string_view name, std::string_view wire) {
    entries.emplace_back(name, project(subject, wire, version));
  };
  if (kind == Kind::tools) {
    const auto& selection = server_.selection();
    for (const auto* tool : selection.tools()) {
      auto& process = server_.dispatcher().process();
      if (!process.offers(*tool)) continue;
      add(Subject::tool, tool->name, tool->wire_on(process.desk().platform_name(), selection.detail_of(*tool)));
    }
  } else if (kind == Kind::prompts) {
    for (const auto* prompt : server_.catalog().prompts) add(Subject::prompt, prompt->name, prompt->wire);
  } else {
    const bool templates = kind == Kind::resource_templates;
    for (const auto* resource : server_.catalog().resources) {
      if (resource->is_template != templates) continue;
      add(templates ? Subject::resource_template : Subject::resource, resource->uri, resource->wire);
    }
  }
  return entries;
}

std::vector<Lists::Page> Lists::write(Kind kind, std::string_view version) const {
  const auto all = entries(kind, version);
  const auto size = std::max<std::size_t>(server_.options().bounds.page_size, 1);
  std::vector<Page> pages;
  std::string cursor;
  std::size_t from = 0;
  do {
    const auto to = std::min(from + size, all.size());
    Page page{cursor, '"' + std::string(member_name(kind)) + "\":["};
    for (auto i = from; i < to; ++i) page.members.append(i == from ? "" : ",").append(all[i].second);
    page.members += ']';
    if (to < all.size()) {
      cursor = cursor_after(kind, all[to - 1].first);
      page.members.append(R"(,"nextCursor":")").append(cursor).append("\"");
    }
    if (version >= first_modern_version) page.members.append(",").append(list_cache_hints);
    pages.push_back(std::move(page));
    from = to;
  } while (from < all.size());
  return pages;
}

const std::string* Lists::page(Kind kind, std::string_view version, const std::optional<std::string>& cursor) {
  const std::scoped_lock lock(mutex_);
  auto& pages = pages_[Key{kind, version, server_.dispatcher().process().config()->security_mode}];
  if (pages.empty()) pages = write(kind, version);
  if (!cursor) return &pages.front().members;
  const auto found =
      std::find_if(pages.begin() + 1, pages.end(), [&](const Page& page) { return page.cursor == *cursor; });
  return found == pages.end() ? nullptr : &found->members;
}

}  // namespace offhand::mcp
