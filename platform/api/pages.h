#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "generated/types/page.h"
#include "platform/api/clock.h"
#include "platform/api/delivery.h"
#include "platform/api/glide.h"
#include "platform/api/windows.h"

namespace offhand::platform {

/// What narrows down which page of a window's browser is meant.
struct PageChoice {
  /// Where the browser's protocol is served; empty: found out.
  std::optional<std::int64_t> port;
  /// A part of the page's address; empty: any.
  std::string url_contains;
};

/// Text as a user would read it, of the page and of the frames in it.
struct PageText {
  std::string text;
  std::int64_t frames = 1;
  /// Characters in all; more than `text` has where a limit cut it.
  std::int64_t characters = 0;
  bool truncated = false;
};

struct PageElements {
  std::vector<PageElement> elements;
  /// How many fit; more than `elements` has where a limit cut them.
  std::int64_t matches = 0;
};

/// How text gets into a field: all at once, or key by key.
enum class TextManner { at_once, by_keys };

/// What came of an action in a page, and what was seen of its effect: empty where nothing was.
struct PageAction {
  Delivery delivery;
  /// What it was done to: "button#save \"Save\"".
  std::string element;
  std::optional<Evidence> evidence;
  /// Of entered text: it is for a field that shows what it holds, as one for passwords does not.
  bool field_shows_text = false;
};

/// The page that a window shows, for the time of one call. Selectors look through frames and open shadow roots. Where
/// the page goes away meanwhile every call fails with `page_gone`, or with `page_replaced` where nothing had been done
/// yet; where a dialog of its own holds it up, with `page_blocked`.
class Page {
 public:
  virtual ~Page() = default;
  /// By which protocol it is worked in.
  virtual ActionPath path() const = 0;
  virtual const std::string& url() const = 0;
  virtual const std::string& title() const = 0;
  /// Runs a script among the page's own and waits for what it promises. The result as JSON text; `script_failed`,
  /// `script_result_unusable`.
  virtual Result<std::string> execute(const std::string& javascript, const Limits& limits) = 0;
  virtual Result<PageText> text(std::size_t max_characters, const Limits& limits) = 0;
  virtual Result<PageElements> query(const std::string& selector, const std::vector<std::string>& attributes,
                                     std::size_t max_elements, const Limits& limits) = 0;
  /// The one visible element that fits, scrolled into view: `no_page_element`, `ambiguous_selector`.
  virtual Result<PageElement> locate(const std::string& selector, const Limits& limits) = 0;
  /// The middle of what locate() finds, scrolled into view: in pixels of the screen.
  virtual Result<Spot> place(const std::string& selector, const Limits& limits) = 0;
  /// Clicks what locate() finds, without the pointer and whatever covers the window.
  virtual Result<PageAction> click(const std::string& selector, const Limits& limits) = 0;
  /// Into the field that fits the selector, or into the one that has the focus where that is empty.
  virtual Result<PageAction> enter(const std::string& text, TextManner manner, const std::string& selector,
                                   const Limits& limits) = 0;
};

/// Pages of browsers, by the protocol of the browser itself.
class Pages {
 public:
  virtual ~Pages() = default;
  /// Whether a process seems to offer its pages; looks at the process alone and asks it nothing.
  virtual bool offers(std::int64_t pid) = 0;
  /// The page that a window shows: `page_unavailable`, `page_not_found`, `ambiguous_page`, `page_protocol_error`.
  virtual Result<std::unique_ptr<Page>> open(const WindowInfo& window, const PageChoice& choice,
                                             const Limits& limits) = 0;
};

}  // namespace offhand::platform
