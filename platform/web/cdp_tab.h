#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "platform/web/connection.h"
#include "platform/web/tab.h"

namespace offhand::platform::web {

/// A page connected by the DevTools protocol, with its out-of-process frames. Kept between calls, because each
/// attachment leaves isolated worlds behind in the page.
class CdpTab final : public Tab {
 public:
  static Result<std::shared_ptr<CdpTab>> attach(std::shared_ptr<Connection> connection, const std::string& target,
                                                Clock& clock, const Limits& limits);

  ActionPath path() const override { return ActionPath::cdp; }
  Result<std::vector<Frame>> frames(const Limits& limits) override;
  Result<nlohmann::json> run(const Frame& frame, const std::string& function, const nlohmann::json& arguments,
                             Activation activation, const Limits& limits) override;
  Result<Spot> on_screen(const Frame& frame, Spot spot, const Limits& limits) override;
  Result<std::string> execute(const std::string& javascript, const Limits& limits) override;
  Result<void> insert_text(const Frame& frame, const std::string& text, const Limits& limits) override;
  Result<void> type_keys(const Frame& frame, const std::string& text, const Limits& limits) override;

  bool is_gone() const { return connection_->is_gone(session_); }
  Connection& connection() const { return *connection_; }
  const std::string& session() const { return session_; }

 private:
  /// A frame as its embedding document knows it: the session to ask, and the frame's id there.
  struct Held {
    std::string session;
    std::string frame;
  };

  CdpTab(std::shared_ptr<Connection> connection, std::string session, Clock& clock)
      : connection_(std::move(connection)), session_(std::move(session)), clock_(clock) {}
  Result<void> prepare(const std::string& session, int depth, const Limits& limits);
  Result<void> add_frames(const std::string& session, std::vector<Frame>& frames, const Limits& limits);
  std::optional<std::vector<Held>> way_out(const std::string& from, const std::string& to, int depth) const;
  Result<std::int64_t> world(const Frame& frame, const Limits& limits);

  const std::shared_ptr<Connection> connection_;
  const std::string session_;
  Clock& clock_;
  std::mutex mutex_;
  /// Sessions in which auto-attach is enabled.
  std::map<std::string, bool> prepared_;
  /// The isolated world in each document, by session, frame and loader.
  std::map<std::string, std::int64_t> worlds_;
};

}  // namespace offhand::platform::web
