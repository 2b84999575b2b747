#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tests/desktop/browser_page.h"
#include "tests/support/chromium.h"

namespace offhand::test {

/// A browser that shows a page and tells its tree.
struct TestedBrowser {
  std::string name;
  std::function<std::vector<std::string>(const std::string& folder, const std::string& address)> command;
};

inline TestedBrowser tested_chromium() {
  return {"chromium", [](const std::string& folder, const std::string& address) {
            return chromium(folder + "/user", {"--force-renderer-accessibility", address});
          }};
}

inline TestedBrowser tested_firefox() {
  return {"firefox", [](const std::string& folder, const std::string& address) {
            write_firefox_preferences(folder);
            return std::vector<std::string>{"firefox-esr", "--no-remote", "--profile", folder, address};
          }};
}

}  // namespace offhand::test
