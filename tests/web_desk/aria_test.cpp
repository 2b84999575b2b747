#include <algorithm>
#include <fstream>
#include <map>
#include <set>

#include "tests/support/process.h"
#include "tests/web_desk/web_browser.h"

namespace offhand::test {
namespace aria_test_cases {
namespace {

json snippets() {
  std::ifstream file(std::string(OFFHAND_TEST_ARIA) + "/aria_snippets.json");
  return json::parse(file)["snippets"];
}

/// Each snippet in a region of its own, by which it is found again.
std::string page_of(const json& snippets) {
  std::string page = "<!doctype html><html lang=en><meta charset=utf-8><title>Snippets</title><body>";
  for (std::size_t i = 0; i < snippets.size(); ++i)
    page +=
        "<section aria-label='case " + std::to_string(i) + "'>" + snippets[i]["html"].get<std::string>() + "</section>";
  return page + "<section aria-label='the end'><p>.</section>";
}

/// The elements in the region of each case.
std::map<std::size_t, std::vector<ShownElement>> cases_in(const json& state) {
  std::map<std::size_t, std::vector<ShownElement>> cases;
  std::map<int, std::size_t> regions;
  for (const auto& element : elements_of(state)) {
    if (element.name.starts_with("case ")) {
      regions[element.index] = std::stoul(element.name.substr(5));
      continue;
    }
    if (!element.parent) continue;
    const auto around = regions.find(*element.parent);
    if (around == regions.end()) continue;
    regions[element.index] = around->second;
    cases[around->second].push_back(element);
  }
  return cases;
}

/// What the tree says otherwise; empty: all as it must be.
std::string wrong(const json& snippet, const std::vector<ShownElement>& elements, const json& shown) {
  const auto chosen = std::ranges::find_if(elements, [&](const ShownElement& each) {
    return each.name == snippet["name"].get<std::string>() && each.role == snippet["role"].get<std::string>();
  });
  if (chosen == elements.end()) {
    std::string all;
    for (const auto& each : elements) all += each.role + " \"" + each.name + "\", ";
    return all.empty() ? "nothing" : all;
  }
  std::string problems;
  if (snippet.contains("value") && chosen->value.value_or("") != snippet["value"].get<std::string>())
    problems += "value \"" + chosen->value.value_or("") + "\" ";
  if (snippet.contains("description")) {
    for (const auto& element : shown["elements"])
      if (element["element_index"] == chosen->index && element.value("description", "") != snippet["description"])
        problems += "description \"" + element.value("description", "") + "\" ";
  }
  for (const auto& state : snippet.value("has", json::array()))
    if (!chosen->is(state)) problems += "not " + state.get<std::string>() + " ";
  for (const auto& state : snippet.value("lacks", json::array()))
    if (chosen->is(state)) problems += state.get<std::string>() + " ";
  return problems;
}

TEST(WebAria, TreeSaysOfMarkupWhatTheSpecificationsDo) {
  const auto all = snippets();
  ASSERT_GE(all.size(), 80U);
  const TemporaryFolder folder;
  std::ofstream(folder.path() + "/page.html") << page_of(all);
  WebBrowser browser("file://" + folder.path() + "/page.html");
  const auto state = browser.state();
  const auto cases = cases_in(state);
  std::ifstream file(std::string(OFFHAND_TEST_ARIA) + "/aria_misses.json");
  const auto misses = json::parse(file)["web"];
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto html = all[i]["html"].get<std::string>();
    const auto found = cases.find(i);
    const auto problem = wrong(all[i], found == cases.end() ? std::vector<ShownElement>() : found->second, state);
    if (misses.contains(html)) {
      EXPECT_NE(problem, "") << html << " is no miss any more";
    } else {
      EXPECT_EQ(problem, "") << html << " must be " << all[i]["role"] << " " << all[i]["name"];
    }
  }
}

}  // namespace
}  // namespace aria_test_cases
}  // namespace offhand::test
