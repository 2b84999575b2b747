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

/// How much of everything there may be. Over a limit a request is refused, nothing waits.
struct Bounds {
  std::size_t running_requests = 20'000;              // of one connection
  std::size_t waiting_bytes = std::size_t{32} << 20;  // held by them and by its tasks: twice the longest message
  std::size_t pending_questions = 256;                // of one connection, to a legacy client
  std::size_t subscriptions = 256;                    // listen streams of the process
  std::size_t subscribed_uris = 1024;                 // of one connection or one listen stream
  std::size_t tasks = 512;                            // of the process
  std::size_t page_size = 1000;                       // entries of a list
};

/// How the server introduces itself.
struct ServerInfo {
  std::string name = "offhand";
  std::string title = "Offhand";
  std::string version = OFFHAND_VERSION;
  // From 2025-11-25 on, where there is one.
  std::string description = {};
  std::string website_url = {};
  /// JSON text of an array of Icon.
  std::string icons = {};
};

class Listeners;
class Lists;
class RequestState;
class StatisticsNews;
class TaskStore;

/// What all connections of a process share: dispatch, the selection of tools, lists ready to send, listeners, tasks and
/// the key that seals request state. Making one opens nothing.
class Server {
 public:
  struct Options {
    ServerInfo info = {};
    Bounds bounds = {};
    /// Another server of this process: whoever listens to one of them is told by both, and what one has used up is used
    /// up for both. They end together.
    Server* beside = nullptr;
  };

  Server(Dispatcher& dispatcher, Selection selection) : Server(dispatcher, std::move(selection), Options{}) {}
  Server(Dispatcher& dispatcher, Selection selection, Options options);
  /// Waits for the requests that still use it; they were cancelled with their connections.
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  /// Tells every client that wants to know, also those of the servers beside this one.
  void publish(const Change& change);
  /// Ends subscriptions and cancels tasks, of which there will be no more; what comes afterwards is still answered.
  void shut_down();

  Dispatcher& dispatcher() const { return dispatcher_; }
  const Selection& selection() const { return selection_; }
  const Catalog& catalog() const;
  const Options& options() const { return options_; }
  /// JSON text of how this server introduces itself to clients of a version.
  const std::string& info(std::string_view version) const;
  Lists& lists() { return *lists_; }
  Listeners& listeners() { return *listeners_; }
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
  std::shared_ptr<Listeners> listeners_;  // of all servers that stand beside each other
  std::unique_ptr<TaskStore> tasks_;
  std::shared_ptr<RequestState> request_state_;  // theirs as well: what one has opened is used up for all
  std::shared_ptr<StatisticsNews> news_;         // of the first of them
  std::mutex mutex_;
  std::condition_variable none_left_;
  std::size_t connections_ = 0;
};

}  // namespace offhand::mcp
