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

/// How long one stays with a browser.
enum class Stay {
  on,             ///< From call to call: attaching anew costs, and leaves traces in pages.
  while_at_work,  ///< As long as a page of it is open: while one is there, nobody else can be.
};

/// A browser that we are connected to, by whatever protocol it speaks. For any number of threads.
class Browser {
 public:
  virtual ~Browser() = default;
  virtual Stay stay() const = 0;
  virtual bool is_open() const = 0;
  virtual Result<std::vector<Listing>> pages(const Limits& limits) = 0;
  virtual Result<std::shared_ptr<Tab>> attach(const std::string& target, const Limits& limits) = 0;
  /// Whether a page is the one that its window shows, of several that lie behind each other.
  virtual Result<bool> shows(const std::string& target, const Limits& limits) = 0;
};

std::shared_ptr<Browser> make_cdp_browser(std::shared_ptr<Connection> connection, Clock& clock);
/// Waits for others who have the one session that such a browser gives: `page_protocol_error`.
Result<std::shared_ptr<Browser>> open_bidi_browser(std::shared_ptr<Connection> connection, Clock& clock,
                                                   std::shared_ptr<Farewells> farewells, const Limits& limits);

}  // namespace offhand::platform::web
