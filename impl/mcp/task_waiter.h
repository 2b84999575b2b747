#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "impl/mcp/connection_state.h"
#include "impl/mcp/outlet.h"
#include "impl/mcp/request.h"
#include "impl/mcp/tasks.h"

namespace offhand::mcp {

/// A tasks/result of 2025-11-25: answered with what the call would have been answered with, once the task has ended.
/// Until then the task's questions go out on the stream of this request.
class TaskWaiter final : public Pending, public std::enable_shared_from_this<TaskWaiter> {
 public:
  TaskWaiter(std::shared_ptr<ConnectionState> connection, Request request, std::string task_id);

  /// False where there is no such task any more; then refuse() is to be called.
  bool start();
  void refuse(const Problem& problem);

  void cancel() override;
  void client_gone() override { cancel(); }
  void stop() override {}  // its task is cancelled, which answers it
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
  /// How often the answer to a question did not fit.
  std::map<std::string, int> rounds_;
  bool done_ = false;
};

}  // namespace offhand::mcp
