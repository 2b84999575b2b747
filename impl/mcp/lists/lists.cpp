#include "impl/mcp/lists/lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "codegen/runtime/percent_code.h"
#include "impl/base/base64.h"
#include "impl/mcp/lists/projector.h"
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

/// The part of a template that names what is read; what follows it says how.
std::string path_of(const ResourceInfo& resource) {
  return std::string(resource.uri.substr(0, resource.uri.find("{?")));
}

/// Whether an application is all that the template asks for; where a page begins may be left out.
bool tells_of_an_application(const ResourceInfo& resource) {
  if (!resource.is_template || resource.variables.empty() || resource.variables.front().live != "application")
    return false;
  if (path_of(resource).find('{') == std::string::npos) return false;
  return resource.variables.size() == 1 || (resource.variables.size() == 2 && resource.uri.ends_with("{?cursor}"));
}

/// The entry of a template for one application.
std::string wire_for(const ResourceInfo& resource, const std::string& application) {
  auto entry = nlohmann::json::parse(resource.wire);
  auto uri = path_of(resource);
  const auto open = uri.find('{');
  uri.replace(open, uri.find('}') - open + 1, percent_encoded(application));
  entry.erase("uriTemplate");
  entry["uri"] = std::move(uri);
  entry["name"] = fmt::format("{} {}", resource.name, application);
  entry["title"] = fmt::format("{}: {}", resource.title, application);
  return entry.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace

std::vector<std::pair<std::string, std::string>> Lists::entries(Kind kind, std::string_view version,
                                                                ConfigSecurityMode mode) const {
  std::vector<std::pair<std::string, std::string>> entries;
  const auto add = [&](Subject subject, std::string_view name, std::string_view wire) {
    entries.emplace_back(name, project(subject, wire, version));
  };
  if (kind == Kind::tools) {
    const auto& selection = server_.selection();
    for (const auto* tool : selection.tools()) {
      auto& process = server_.dispatcher().process();
      if (!process.offers(*tool, mode)) continue;
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

std::string Lists::resources_of(std::string_view version, const std::vector<std::string>& applications) const {
  std::string members = R"("resources":[)";
  const auto add = [&](std::string_view text) {
    if (members.back() != '[') members += ',';
    members += text;
  };
  for (const auto& [name, text] : entries(Kind::resources, version, {})) add(text);
  for (const auto* resource : server_.catalog().resources) {
    if (!tells_of_an_application(*resource)) continue;
    for (const auto& application : applications)
      add(project(Subject::resource, wire_for(*resource, application), version));
  }
  members += ']';
  if (version >= first_modern_version) members += R"(,"ttlMs":0,"cacheScope":"private")";
  return members;
}

std::vector<Lists::Page> Lists::write(Kind kind, std::string_view version, ConfigSecurityMode mode) const {
  const auto all = entries(kind, version, mode);
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

const std::string* Lists::page(Kind kind, std::string_view version, ConfigSecurityMode mode,
                               const std::optional<std::string>& cursor) {
  const std::scoped_lock lock(mutex_);
  auto& pages = pages_[Key{kind, version, mode}];
  if (pages.empty()) pages = write(kind, version, mode);
  if (!cursor) return &pages.front().members;
  const auto found =
      std::find_if(pages.begin() + 1, pages.end(), [&](const Page& page) { return page.cursor == *cursor; });
  return found == pages.end() ? nullptr : &found->members;
}

}  // namespace offhand::mcp
