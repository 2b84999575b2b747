#pragma once

#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "platform/api/clock.h"
#include "platform/api/node_handle.h"
#include "platform/api/windows.h"

namespace offhand::platform {

/// What the author of a page wrote, or did not, where its accessibility tree tells nothing of it or a default of the
/// browser.
struct AuthoredMarkup {
  struct Document {
    /// Its root in the tree.
    NodeHandle node;
    /// It is the page itself, and no frame in it.
    bool is_outermost = false;
    /// Of its root element, and of its head; empty: it has none.
    std::string language = {};
    std::string title = {};
  };
  /// What holds of a single element.
  enum class Fact {
    unnamed_frame,     ///< It shows another document, and no attribute names it.
    placeholder_name,  ///< A field that is named by its placeholder alone.
    default_number,    ///< It must tell a number, and the one of the tree is the browser's.
    default_state,     ///< It must tell whether it is checked, and what the tree tells is the browser's.
    hidden_tab_stop    ///< The Tab key comes to it, and it is hidden from assistive technology.
  };
  struct Element {
    Fact fact = Fact::unnamed_frame;
    /// Null where the tree has no node of it.
    NodeHandle node;
    /// What it is, for people: button#save "Save".
    std::string told = {};
  };
  std::vector<Document> documents = {};
  std::vector<Element> elements = {};
};

/// Implemented by an AccessibilityTree whose windows show pages of which it knows the markup.
class AuthoredMarkupSource {
 public:
  virtual ~AuthoredMarkupSource() = default;
  /// Of the documents that a window had when its tree was read last. What does not answer is left out.
  virtual Result<AuthoredMarkup> authored_markup(const WindowInfo& window, const Limits& limits) = 0;
};

}  // namespace offhand::platform
