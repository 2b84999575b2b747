#pragma once

#include <memory>
#include <string>

#include "platform/web/browser.h"

namespace offhand::platform::web {

/// A page connected by WebDriver BiDi. It keeps its browser alive.
class BidiTab final : public Tab {
 public:
  BidiTab(std::shared_ptr<Browser> browser, std::shared_ptr<Connection> connection, std::string context, Clock& clock)
      : browser_(std::move(browser)), connection_(std::move(connection)), context_(std::move(context)), clock_(clock) {}

  ActionPath path() const override { return ActionPath::bidi; }
  Result<std::vector<Frame>> frames(const Limits& limits) override;
  Result<nlohmann::json> run(const Frame& frame, const std::string& function, const nlohmann::json& arguments,
                             Activation activation, const Limits& limits) override;
  Result<Spot> on_screen(const Frame& frame, Spot spot, const Limits& limits) override;
  Result<std::string> execute(const std::string& javascript, const Limits& limits) override;
  Result<void> insert_text(const Frame& frame, const std::string& text, const Limits& limits) override;
  Result<void> type_keys(const Frame& frame, const std::string& text, const Limits& limits) override;

 private:
  const std::shared_ptr<Browser> browser_;
  const std::shared_ptr<Connection> connection_;
  /// The context of the page itself.
  const std::string context_;
  Clock& clock_;
};

/// A call of a function in the sandbox world of the document that a context shows at that time.
nlohmann::json in_our_world(const std::string& context, const std::string& function);

}  // namespace offhand::platform::web
