#include "impl/mcp/server.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "impl/dispatch/alarms.h"
#include "impl/mcp/asking/request_state.h"
#include "impl/mcp/lists/list_news.h"
#include "impl/mcp/lists/lists.h"
#include "impl/mcp/lists/projector.h"
#include "impl/mcp/protocol.h"
#include "impl/mcp/resources/listeners.h"
#include "impl/mcp/resources/resource_news.h"
#include "impl/mcp/resources/statistics_news.h"
#include "impl/mcp/tasks/tasks.h"
#include "platform/host/directories.h"

namespace offhand::mcp {

Server::Server(Dispatcher& dispatcher, Selection selection, Options options)
    : dispatcher_(dispatcher),
      selection_(std::move(selection)),
      options_(std::move(options)),
      alarms_(std::make_unique<Alarms>()),
      lists_(std::make_unique<Lists>(*this)),
      listeners_(options_.beside != nullptr ? options_.beside->listeners_
                                            : std::make_shared<Listeners>(options_.bounds.subscriptions)),
      tasks_(std::make_unique<TaskStore>(options_.bounds.tasks, *alarms_)),
      request_state_(options_.beside != nullptr ? options_.beside->request_state_
                                                : std::make_shared<RequestState>(host::runtime_directory())) {
  nlohmann::json info{{"name", options_.info.name}, {"title", options_.info.title}, {"version", options_.info.version}};
  if (!options_.info.description.empty()) info["description"] = options_.info.description;
  if (!options_.info.website_url.empty()) info["websiteUrl"] = options_.info.website_url;
  if (auto icons = nlohmann::json::parse(options_.info.icons, nullptr, false); icons.is_array()) {
    info["icons"] = std::move(icons);
  }
  const auto wire = info.dump();
  for (const auto version : modern_versions) info_[version] = wire;
  for (const auto version : legacy_versions) info_[version] = project(Subject::implementation, wire, version);
  if (options_.beside == nullptr) {
    news_ = std::make_shared<StatisticsNews>(listeners_);
    dispatcher_.process().statistics().watch(news_);
    list_news_ = std::make_shared<ListNews>(listeners_);
    dispatcher_.process().configuration().watch(list_news_);
    resource_news_ = std::make_shared<ResourceNews>(dispatcher_, listeners_);
  } else {
    resource_news_ = options_.beside->resource_news_;
  }
  tasks_->watch([this](const TaskView& task) { listeners_->publish(task); });
}

Server::~Server() {
  shut_down();
  std::unique_lock lock(mutex_);
  none_left_.wait(lock, [this] { return connections_ == 0; });
  lock.unlock();
  if (options_.beside == nullptr) resource_news_->close();
  alarms_.reset();  // before the tasks that its callbacks use
}

void Server::enter_connection() {
  const std::scoped_lock lock(mutex_);
  ++connections_;
}

void Server::leave_connection() {
  const std::scoped_lock lock(mutex_);
  if (--connections_ == 0) none_left_.notify_all();
}

const Catalog& Server::catalog() const { return dispatcher_.process().catalog(); }

const std::string& Server::info(std::string_view version) const {
  // Before a version is agreed on, the oldest form is used, which every client understands.
  const auto found = info_.find(version);
  return found == info_.end() ? info_.begin()->second : found->second;
}

void Server::publish(const Change& change) { listeners_->publish(change); }

void Server::shut_down() {
  listeners_->end_all();
  tasks_->close();
}

}  // namespace offhand::mcp
