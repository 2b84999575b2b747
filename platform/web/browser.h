#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "platform/api/clock.h"
#include "platform/web/connection.h"
#include "platform/web/tab.h"

namespace offhand::platform::web {

/// A page as its browser lists it.
struct Listing {
  std::string target;
  std::string url;
  std::string title;
};

class Farewells;

/// How long a connection to a browser is kept.
enum class Stay {
  on,             ///< From call to call, because attaching takes time and leaves traces in pages.
  while_at_work,  ///< While one of its pages is open, because its only session excludes other clients.
};

/// A connected browser, independent of its protocol. Thread-safe.
class Browser {
 public:
  virtual ~Browser() = default;
  virtual Stay stay() const = 0;
  virtual bool is_open() const = 0;
  virtual Result<std::vector<Listing>> pages(const Limits& limits) = 0;
  virtual Result<std::shared_ptr<Tab>> attach(const std::string& target, const Limits& limits) = 0;
  /// True if a page is the visible tab of its window.
  virtual Result<bool> shows(const std::string& target, const Limits& limits) = 0;
};

std::shared_ptr<Browser> make_cdp_browser(std::shared_ptr<Connection> connection, Clock& clock);
/// Waits for other clients that hold the browser's only session; fails with `page_protocol_error`.
Result<std::shared_ptr<Browser>> open_bidi_browser(std::shared_ptr<Connection> connection, Clock& clock,
                                                   std::shared_ptr<Farewells> farewells, const Limits& limits);

}  // namespace offhand::platform::web
