#pragma once

#include <atomic>
#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "impl/mcp/connection_state.h"
#include "impl/mcp/outlet.h"
#include "impl/mcp/request.h"
#include "impl/mcp/tasks/tasks.h"
#include "impl/tools/client.h"

namespace offhand::mcp {

/// The changes that a listen stream subscribes to, as far as this server has them.
struct SubscriptionFilter {
  bool tools = false;
  bool prompts = false;
  bool resources = false;
  /// By their URIs: the keys by which they are told to have changed.
  std::map<std::string, std::string> uris = {};
  std::set<std::string> task_ids = {};
};

/// An open subscriptions/listen request. It is answered only when this server ends it.
class Subscription : public Pending, public std::enable_shared_from_this<Subscription> {
 public:
  Subscription(std::shared_ptr<ConnectionState> connection, Request request, SubscriptionFilter filter);

  /// What it subscribes to in the end, before it is added to the listeners: the resources that there are, and what
  /// keeps them watched.
  void settle(std::map<std::string, std::string> uris, std::vector<std::shared_ptr<void>> interests);
  const SubscriptionFilter& filter() const { return filter_; }
  bool is_of(const ConnectionState& connection) const { return connection_.get() == &connection; }
  /// Sends the first message, which says what was granted.
  void acknowledge();
  void tell(const Change& change);
  void tell(const TaskView& task);

  void cancel() override;
  void client_gone() override { end(); }
  void stop() override { end(); }
  bool depends_on(const Stream& stream) const override { return outlet_.is(stream); }

 private:
  void end();
  void leave();
  void notify(std::string_view method, std::string_view members);

  const std::shared_ptr<ConnectionState> connection_;
  const Request request_;
  SubscriptionFilter filter_;
  std::vector<std::shared_ptr<void>> interests_;
  Outlet outlet_;
};

/// All recipients of change notifications: modern listen streams, and legacy connections, which need no subscription.
class Listeners {
 public:
  explicit Listeners(std::size_t limit) : limit_(limit) {}

  /// False if there are too many.
  bool add(const std::shared_ptr<Subscription>& subscription);
  void remove(const Subscription& subscription);
  /// The resources that modern listen streams of one connection subscribe to.
  std::set<std::string> subscribed_by(const ConnectionState& connection) const;
  void add(const std::shared_ptr<ConnectionState>& legacy_connection);

  /// Notes that a client subscribes to a resource.
  void expect_resources() { hear_of_resources_ = true; }
  /// True once any client subscribed to a resource.
  bool hear_of_resources() const { return hear_of_resources_; }

  void publish(const Change& change);
  void publish(const TaskView& task);
  void end_all();

 private:
  std::vector<std::shared_ptr<Subscription>> subscriptions() const;

  const std::size_t limit_;
  std::atomic<bool> hear_of_resources_ = false;
  mutable std::mutex mutex_;
  std::vector<std::shared_ptr<Subscription>> subscriptions_;
  std::vector<std::weak_ptr<ConnectionState>> legacy_;
};

}  // namespace offhand::mcp
