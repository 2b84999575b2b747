#pragma once

#include <condition_variable>
#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "codegen/runtime/catalog.h"
#include "impl/dispatch/dispatcher.h"
#include "impl/dispatch/selection.h"
#include "impl/tools/client.h"

namespace offhand::mcp {

/// Limits of the server. A request over a limit is refused; nothing queues.
struct Bounds {
  std::size_t running_requests = 20'000;              // per connection
  std::size_t waiting_bytes = std::size_t{32} << 20;  // by pending requests and tasks: twice the longest message
  std::size_t pending_questions = 256;                // per connection, to a legacy client
  std::size_t subscriptions = 256;                    // listen streams per process
  std::size_t subscribed_uris = 1024;                 // per connection or listen stream
  std::size_t tasks = 512;                            // per process
  std::size_t page_size = 1000;                       // entries of a list
};

/// How the server introduces itself.
struct ServerInfo {
  std::string name = "offhand";
  std::string title = "Offhand";
  std::string version = OFFHAND_VERSION;
  // From 2025-11-25 on; may be empty.
  std::string description = {};
  std::string website_url = {};
  /// JSON text of an array of Icon; may be empty.
  std::string icons = {};
};

class Listeners;
class ListNews;
class Lists;
class RequestState;
class ResourceNews;
class StatisticsNews;
class TaskStore;

/// The state shared by all connections of a process: dispatch, the selected tools, the lists, listeners, tasks, and the
/// key that seals request state. The constructor opens no file or socket.
class Server {
 public:
  struct Options {
    ServerInfo info = {};
    Bounds bounds = {};
    /// Another server of this process. Both share listeners and used request states, so a listener of one hears both,
    /// and a state that one used up is used up for both. They end together.
    Server* beside = nullptr;
  };

  Server(Dispatcher& dispatcher, Selection selection) : Server(dispatcher, std::move(selection), Options{}) {}
  Server(Dispatcher& dispatcher, Selection selection, Options options);
  /// Waits for the requests that still use the server; their connections have cancelled them.
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  /// Notifies every subscribed client, also those of the servers beside this one.
  void publish(const Change& change);
  /// Ends subscriptions, cancels tasks and accepts no new ones. Later requests are still answered.
  void shut_down();

  Dispatcher& dispatcher() const { return dispatcher_; }
  const Selection& selection() const { return selection_; }
  const Catalog& catalog() const;
  const Options& options() const { return options_; }
  /// JSON text of the server's identity for clients of a version.
  const std::string& info(std::string_view version) const;
  Lists& lists() { return *lists_; }
  Listeners& listeners() { return *listeners_; }
  ResourceNews& resource_news() { return *resource_news_; }
  TaskStore& tasks() { return *tasks_; }
  RequestState& request_state() { return *request_state_; }
  Alarms& alarms() { return *alarms_; }

 private:
  friend struct ConnectionState;
  void enter_connection();
  void leave_connection();

  Dispatcher& dispatcher_;
  Selection selection_;
  Options options_;
  std::map<std::string_view, std::string> info_;  // by version
  std::unique_ptr<Alarms> alarms_;
  std::unique_ptr<Lists> lists_;
  std::shared_ptr<Listeners> listeners_;  // shared with the servers beside this one
  std::unique_ptr<TaskStore> tasks_;
  std::shared_ptr<RequestState> request_state_;  // shared: a state that one server used up is used up for all
  std::shared_ptr<StatisticsNews> news_;         // owned by the first server
  std::shared_ptr<ListNews> list_news_;          // owned by the first server
  std::shared_ptr<ResourceNews> resource_news_;  // shared with the servers beside this one
  std::mutex mutex_;
  std::condition_variable none_left_;
  std::size_t connections_ = 0;
};

}  // namespace offhand::mcp
