#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "platform/api/tree.h"
#include "platform/web_desk/desk.h"

namespace offhand::platform::web_desk {

/// Dialogs that the browser shows for a page (alert, confirm, prompt, leaving a page), as the tree of that page: while
/// one is open the page itself answers nothing.
class Dialogs {
 public:
  explicit Dialogs(Desk& desk) : desk_(desk) {}

  /// The tree of a tab that a dialog holds up; empty where none does.
  std::optional<Tree> tree(DeskTab& tab);
  /// A part of it as it is now; empty where the dialog is gone.
  std::optional<Node> node(const NodeAddress& part);
  NodeHandle parent(const NodeAddress& part) const;
  /// Answers the dialog by one of its buttons.
  Delivery press(const NodeAddress& part, const Limits& limits);
  /// What a prompt will be answered.
  Delivery write(const NodeAddress& part, const std::string& text, bool replaces);

 private:
  struct Open {
    int number = 0;
    std::string kind;
    std::string message;
    std::string answer;
    DocumentPtr document;
  };
  std::optional<Open> open(DeskTab& tab);
  std::vector<Node> nodes(const Open& dialog) const;

  Desk& desk_;
  mutable std::mutex mutex_;
  /// By window.
  std::map<std::int64_t, Open> open_;
};

}  // namespace offhand::platform::web_desk
