#pragma once

#include <string>
#include <utility>
#include <vector>

namespace offhand::test {

/// What Chromium is started with in every test: it asks nothing, fetches nothing and draws also what is covered.
inline std::vector<std::string> chromium_options(const std::string& profile, std::vector<std::string> more = {}) {
  std::vector<std::string> options{"--no-sandbox",
                                   "--no-first-run",
                                   "--disable-background-networking",
                                   "--disable-component-update",
                                   "--disable-sync",
                                   "--disable-gpu",
                                   "--password-store=basic",
                                   "--disable-backgrounding-occluded-windows",
                                   "--user-data-dir=" + profile};
  options.insert(options.end(), more.begin(), more.end());
  return options;
}

/// The whole command. `more`: further options, and what it is to show.
inline std::vector<std::string> chromium(const std::string& profile, std::vector<std::string> more) {
  auto command = chromium_options(profile, std::move(more));
  command.insert(command.begin(), "chromium");
  return command;
}

}  // namespace offhand::test
