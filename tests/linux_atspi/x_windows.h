#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "platform/api/windows.h"
#include "platform/linux/atspi/applications/window_facts.h"

struct xcb_connection_t;

namespace offhand::tests {

/// Just enough X to know windows, so that these tests need no other half of the backend.
class XWindows {
 public:
  XWindows();
  ~XWindows();
  XWindows(const XWindows&) = delete;
  XWindows& operator=(const XWindows&) = delete;

  bool works() const;
  platform::atspi::WindowFactsSource source();
  std::vector<platform::WindowInfo> list();
  std::string root_property(const char* name);

 private:
  Result<platform::atspi::WindowFacts> facts(std::int64_t window_id);
  std::string bytes(std::uint32_t window, const char* name);
  std::vector<std::uint32_t> numbers(std::uint32_t window, const char* name);

  xcb_connection_t* connection_;
  std::uint32_t root_ = 0;
};

}  // namespace offhand::tests
