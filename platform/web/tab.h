#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "platform/web/connection.h"

namespace offhand::platform::web {

/// A document of a page: its own, or that of a frame in it.
struct Frame {
  std::string session;
  std::string id;
  /// Another one when the frame shows another document.
  std::string loader;
  std::string url;
  bool is_page = false;
};

/// Whether a script runs as if a person had just clicked: what only such may (opening a window) is allowed.
enum class Activation { none, as_a_person };

/// One page that we are attached to, with the frames that have processes of their own. Kept from call to call, for each
/// attachment leaves worlds behind in the page.
class Tab {
 public:
  static Result<std::shared_ptr<Tab>> attach(std::shared_ptr<Connection> connection, const std::string& target,
                                             const Limits& limits);

  Connection& connection() const { return *connection_; }
  const std::string& session() const { return session_; }
  bool is_gone() const { return connection_->is_gone(session_); }
  /// The page first, then the frames in it.
  Result<std::vector<Frame>> frames(const Limits& limits);
  /// Calls one of our functions in our own world of a frame; what it returns.
  Result<nlohmann::json> run(const Frame& frame, const std::string& function, const nlohmann::json& arguments,
                             Activation activation, const Limits& limits);

 private:
  Tab(std::shared_ptr<Connection> connection, std::string session)
      : connection_(std::move(connection)), session_(std::move(session)) {}
  Result<void> prepare(const std::string& session, int depth, const Limits& limits);
  Result<void> add_frames(const std::string& session, std::vector<Frame>& frames, const Limits& limits);
  Result<std::int64_t> world(const Frame& frame, const Limits& limits);

  const std::shared_ptr<Connection> connection_;
  const std::string session_;
  std::mutex mutex_;
  /// Sessions that were told to attach what lies in them.
  std::map<std::string, bool> prepared_;
  /// Our world in each document, by session, frame and loader.
  std::map<std::string, std::int64_t> worlds_;
};

}  // namespace offhand::platform::web
