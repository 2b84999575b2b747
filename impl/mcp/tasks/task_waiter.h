#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "impl/mcp/connection_state.h"
#include "impl/mcp/outlet.h"
#include "impl/mcp/request.h"
#include "impl/mcp/tasks/tasks.h"

namespace offhand::mcp {

/// A tasks/result request of 2025-11-25. It is answered with the call's answer once the task ends. Until then the
/// task's questions are asked on the stream of this request.
class TaskWaiter final : public Pending, public std::enable_shared_from_this<TaskWaiter> {
 public:
  TaskWaiter(std::shared_ptr<ConnectionState> connection, Request request, std::string task_id);

  /// False if the task no longer exists; then call refuse().
  bool start();
  void refuse(const Problem& problem);

  void cancel() override;
  void client_gone() override { cancel(); }
  void stop() override {}  // the task is cancelled, which answers this request
  bool depends_on(const Stream& /*stream*/) const override { return false; }

 private:
  bool look(const TaskView& task);
  void ask_questions();
  bool ask(const InputRequest& question);
  bool remember(const std::string& question);
  bool may_ask_again(const InputRequest& question);
  bool is_done();
  void take(const InputRequest& question, const Outgoing::Reply& reply);
  void finish(const TaskView& task);
  void leave();

  const std::shared_ptr<ConnectionState> connection_;
  const Request request_;
  const std::string task_id_;
  Outlet outlet_;
  std::mutex mutex_;
  std::vector<std::string> asked_;
  /// How often the answer to a question was invalid.
  std::map<std::string, int> rounds_;
  bool done_ = false;
};

}  // namespace offhand::mcp
