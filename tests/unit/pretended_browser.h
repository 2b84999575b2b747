#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "platform/host/steady_clock.h"
#include "platform/web/pages.h"
#include "tests/support/fake_browser.h"

namespace offhand::test {

/// The page facet against somebody who only pretends to be a browser.
class PretendedBrowser : public testing::Test {
 protected:
  static constexpr std::chrono::seconds enough_time{10};

  Result<std::unique_ptr<platform::Page>> open(std::chrono::milliseconds time = enough_time) {
    Window window;
    window.window_id = 5;
    window.pid = 42;
    window.title = "A page \xe2\x80\x94 Browser";
    return pages_->open(window, {std::nullopt, url_contains}, limits(time));
  }
  platform::Limits limits(std::chrono::milliseconds time = enough_time) { return {clock.now() + time, {}}; }
  /// What a script of a page that answers so comes to.
  Result<std::string> execute(const std::string& script = "1", std::chrono::milliseconds time = enough_time) {
    auto page = open();
    if (!page) return fail(page.error());
    return (*page)->execute(script, limits(time));
  }
  template <class T>
  static std::string code_of(const Result<T>& result) {
    return result ? "no error" : result.error().code;
  }
  template <class T>
  static std::string message_of(const Result<T>& result) {
    return result ? "no error" : result.error().message;
  }
  /// How often a method was called.
  std::int64_t count(const std::string& method) {
    const auto calls = browser.calls();
    return std::count(calls.begin(), calls.end(), method);
  }

  FakeBrowser browser;
  platform::SteadyClock clock;
  std::string url_contains;
  std::unique_ptr<platform::Pages> pages_ =
      platform::web::make_pages({[this](const Window&, std::optional<std::int64_t>) -> Result<platform::web::Endpoint> {
                                   return platform::web::Port{browser.port()};
                                 },
                                 [](std::int64_t) { return true; }},
                                clock);
};

}  // namespace offhand::test
