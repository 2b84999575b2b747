#include <chrono>
#include <fstream>
#include <iostream>
#include <memory>
#include <thread>

#include "platform/host/steady_clock.h"
#include "platform/web_desk/desk.h"
#include "platform/web_desk/page/page_reader.h"
#include "platform/web_desk/reckoning.h"
#include "tests/support/process.h"
#include "tests/web_desk/web_browser.h"

// What is reckoned from a snapshot of a page must be what the browser's own tree tells of it, node by node.
namespace offhand::test {
namespace reckoning_test_cases {
namespace {

using namespace platform;
using web_desk::PageReader;

class Deaf final : public EventSink {
 public:
  void post(Event /*event*/) override {}
};

Limits in_time() { return {steady_now() + std::chrono::seconds(60), {}}; }

std::string number_of_node(const NodeHandle& handle) {
  const auto* address = handle.as<web_desk::NodeAddress>();
  return address == nullptr ? "none" : std::to_string(address->document->number) + "/" + std::to_string(address->node);
}

/// All that is told of a node, in words.
std::string words_of(const Tree& tree, const Node& node, const AttributesByNode& attributes) {
  std::string words =
      std::string(to_string(node.role)) + " (" + std::string(node.platform_role) + ") \"" + node.name + "\"";
  words +=
      " in " + (node.parent < 0 ? "nothing" : number_of_node(tree.nodes[static_cast<std::size_t>(node.parent)].handle));
  if (!node.description.empty()) words += " described \"" + node.description + "\"";
  if (node.has_value) words += " holds \"" + node.value + "\"";
  if (node.range)
    words += " from " + std::to_string(node.range->minimum) + " to " + std::to_string(node.range->maximum);
  for (const auto state : node.states) words += " " + std::string(to_string(state));
  for (const auto& action : node.actions) words += " +" + action;
  if (node.editable_text) words += " is edited";
  if (node.many_lines) words += " has lines";
  if (node.bounds)
    words += " at " + std::to_string(node.bounds->x) + "," + std::to_string(node.bounds->y) + " " +
             std::to_string(node.bounds->width) + "x" + std::to_string(node.bounds->height);
  if (const auto own = attributes.find(node.handle); own != attributes.end()) {
    const auto& more = own->second;
    words += " level " + std::to_string(more.level.value_or(0)) + " set " +
             std::to_string(more.position_in_set.value_or(0)) + "/" + std::to_string(more.size_of_set.value_or(0));
    for (const auto* text : {&more.placeholder, &more.url, &more.live, &more.autocomplete, &more.key_shortcut,
                             &more.role_description, &more.orientation})
      words += " '" + *text + "'";
  }
  return words + " [" + number_of_node(node.handle) + "]";
}

std::string words_of(const Tree& tree, const AttributesOfWindow& attributes) {
  std::string words;
  for (const auto& node : tree.nodes) words += words_of(tree, node, *attributes) + "\n";
  return words + (tree.complete ? "" : tree.incomplete_reason);
}

class WebReckoning : public testing::Test {
 protected:
  WebReckoning() {
    auto opened = web_desk::Desk::open("about:blank", sink_, std::make_shared<SteadyClock>());
    if (!opened) throw std::runtime_error(opened.error().message);
    desk_ = *opened;
    window_ = desk_->windows(in_time()).value().at(0).window_id;
  }

  std::shared_ptr<web_desk::DeskTab> tab() { return desk_->tab(window_, in_time()).value(); }

  json value(const std::string& script) {
    const auto told = desk_->connection().call(tab()->session(), "Runtime.evaluate",
                                               {{"expression", script}, {"returnByValue", true}}, in_time());
    return told ? (*told)["result"].value("value", json()) : json();
  }

  void show(const std::string& address) {
    static_cast<void>(desk_->connection().call(tab()->session(), "Page.navigate", {{"url", address}}, in_time()));
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (value("document.readyState + ' ' + location.href") != "complete " + address) {
      ASSERT_LT(std::chrono::steady_clock::now(), until) << address;
      std::this_thread::yield();
    }
  }

  void show_markup(const std::string& markup) {
    const auto name = folder_.path() + "/" + std::to_string(++pages_) + ".html";
    std::ofstream(name) << "<!doctype html><html lang=en><meta charset=utf-8><title>Page</title><body>" << markup;
    show("file://" + name);
  }

  /// Reads the page in both ways; why the browser's own tree was needed in one of its documents, or nothing.
  std::string compare(const std::string& what) {
    PageReader by_snapshot;
    PageReader by_browser(PageReader::Way::by_browser_tree);
    ReadOptions all;
    all.max_nodes = 100'000;
    all.max_depth = 1'000;
    const auto one = by_snapshot.read(*tab(), all, in_time());
    const auto other = by_browser.read(*tab(), all, in_time());
    EXPECT_TRUE(one) << one.error().message;
    EXPECT_TRUE(other) << other.error().message;
    if (!one || !other) return "failed";
    EXPECT_EQ(words_of(*one, by_snapshot.attributes(window_)), words_of(*other, by_browser.attributes(window_)))
        << what;
    std::string why;
    for (const auto& reason : by_snapshot.reasons(window_)) why += reason;
    return why;
  }

 private:
  Deaf sink_;
  std::shared_ptr<web_desk::Desk> desk_;
  std::int64_t window_ = 0;
  const TemporaryFolder folder_;
  int pages_ = 0;
};

TEST_F(WebReckoning, SaysOfSnippetsOfTheSpecificationsWhatTheBrowserDoes) {
  std::ifstream file(std::string(OFFHAND_TEST_ARIA) + "/aria_snippets.json");
  const auto snippets = json::parse(file)["snippets"];
  int reckoned = 0;
  for (const auto& each : snippets) {
    const auto html = each["html"].get<std::string>();
    show_markup(html);
    reckoned += compare(html).empty() ? 1 : 0;
  }
  EXPECT_GE(reckoned, 100);
}

TEST_F(WebReckoning, SaysOfMarkupWhatTheBrowserDoes) {
  std::ifstream file(std::string(OFFHAND_TEST_WEB_PAGES) + "/../reckoned_markup.json");
  const auto snippets = json::parse(file)["snippets"];
  ASSERT_GE(snippets.size(), 60U);
  for (const auto& each : snippets) {
    const auto html = each["html"].get<std::string>();
    show_markup(html);
    const auto why = compare(html);
    EXPECT_EQ(why.empty(), each["by"] == "snapshot") << html << ": " << why;
  }
}

TEST_F(WebReckoning, SaysOfThePagesOfOtherTestsWhatTheBrowserDoes) {
  for (const auto* page : {"actions", "attributes", "dialogs", "form", "frames"}) {
    show(web_page(page));
    std::cout << page << ": " << compare(page) << "\n";
  }
}

/// As tests/bench/figures/web_desk.py has it.
TEST_F(WebReckoning, ReckonsALargePage) {
  std::string page = "<h1>Turn 0</h1><p id=said>nothing</p><button onclick='said.textContent = 1'>Speak</button>";
  for (int i = 0; i < 600; ++i) {
    const auto number = std::to_string(i);
    if (i % 40 == 0) page += i == 0 ? "<section>" : "</section><section>";
    page += "<p>Row " + number + " of many <a href=#" + number + ">Open " + number + "</a> <button>Delete " + number +
            "</button> <label><input type=checkbox> Choose " + number + "</label></p>";
  }
  show_markup(page + "</section>");
  EXPECT_EQ(compare("a large page"), "");
}

/// What no markup tells: who listens, what is half checked, what has the focus, what lies over all else.
TEST_F(WebReckoning, KnowsWhatMarkupDoesNotShow) {
  const std::string markup =
      "<label id=one><input type=checkbox> One</label><label id=two><input type=checkbox> Two</label><input id=three>"
      "<dialog id=box>Box <button>Close</button></dialog><p id=four>Four</p><a href=x>Link</a>";
  struct Change {
    std::string script;
    bool is_reckoned;
  };
  const std::vector<Change> changes{
      {"one.addEventListener('dblclick', () => {})", false},
      {"one.firstChild.indeterminate = true", false},
      {"one.firstChild.checked = true", true},
      {"three.value = 'typed'", true},
      {"three.focus()", true},
      {"two.firstChild.focus()", true},
      {"box.showModal()", true},
      {"box.showModal(); one.append(document.createElement('dialog')); one.lastChild.showModal()", false},
      {"four.append(box); box.innerHTML = '<label>Name <input></label><ul><li>a</ul><input type=submit value=Go>'; "
       "box.showModal()",
       true},
      {"box.textContent = 'words'; box.showModal()", true},
      {"box.setAttribute('aria-labelledby', 'four'); box.showModal()", false},
      {"box.show()", true},
      {"document.designMode = 'on'", false},
      {"four.ariaLabel = 'By a property'", true},
      {"three.ariaLabelledByElements = [four]", false},
      {"four.attachShadow({mode: 'closed'}).innerHTML = '<b>shadow</b>'", false},
      {"four.attachShadow({mode: 'open'}).innerHTML = '<b>shadow</b> <a href=y>inner</a><slot></slot>'", true},
      {"four.attachShadow({mode: 'open'}).innerHTML = '<input id=three><label for=three>Inner</label>'; "
       "four.shadowRoot.firstChild.focus()",
       true},
      {"four.attachShadow({mode: 'open', slotAssignment: 'manual'}).innerHTML = '<slot></slot>'", true},
      {"four.addEventListener('click', () => {})", true},
      {"four.popover = 'auto'; four.showPopover()", false},
      {"document.body.inert = true", false},
      {"four.style.contentVisibility = 'hidden'", false},
      {"customElements.define('x-y', class extends HTMLElement { constructor() { super(); "
       "this.attachInternals().role = 'button' } }); four.innerHTML = '<x-y>own</x-y>'",
       false},
      {"customElements.define('x-y', class extends HTMLElement { constructor() { super(); "
       "this.attachInternals().ariaLabel = 'Named' } }); four.innerHTML = '<x-y tabindex=0>own</x-y>'",
       false},
      {"customElements.define('x-y', class extends HTMLElement { connectedCallback() { "
       "this.attachShadow({mode: 'open'}).innerHTML = '<label>In <input></label><button>Go</button>' } }); "
       "four.innerHTML = '<x-y>own</x-y><x-y title=t></x-y>'",
       true}};
  for (const auto& change : changes) {
    show_markup(markup);
    static_cast<void>(value(change.script + "; 0"));
    const auto why = compare(change.script);
    EXPECT_EQ(why.empty(), change.is_reckoned) << change.script << ": " << why;
  }
}

/// No answer of a browser, however wrong, is taken for a page.
TEST(SnapshotDocument, IsNotWholeWherePartsReferToNothing) {
  const auto reason = [](const std::string& document) {
    const web_desk::LargeAnswer answer(R"({"result": {"strings": ["HTML", "x"], "documents": [)" + document + "]}}");
    const auto& result = answer.result();
    const web_desk::SnapshotDocument read(web_desk::part_of(result, "strings"),
                                          web_desk::items_of(result, "documents").at(0));
    web_desk::PageFacts facts;
    facts.is_plain = true;
    return web_desk::reckoned_tree(read, facts).reason;
  };
  for (
      const auto* nodes :
      {R"({})",
       R"({"parentIndex": [-1, 1], "nodeType": [9, 1], "nodeName": [0, 0], "nodeValue": [0, 0], "backendNodeId": [1, 2]})",
       R"({"parentIndex": [-1, 0], "nodeType": [9], "nodeName": [0, 0], "nodeValue": [0, 0], "backendNodeId": [1, 2]})",
       R"({"parentIndex": [-1], "nodeType": [9], "nodeName": [9], "nodeValue": [0], "backendNodeId": [1], "isClickable": {"index": [7]}})"})
    EXPECT_NE(reason(R"({"nodes": )" + std::string(nodes) + "}"), "") << nodes;
  EXPECT_NE(reason("3"), "");
}

/// Of a document the browser's tree is asked only as long as it holds what a snapshot does not tell.
TEST_F(WebReckoning, GoesBackToSnapshotsWhenWhatItDidNotKnowIsGone) {
  show_markup("<div contenteditable id=note>words</div><button>Go</button>");
  EXPECT_NE(compare("an editor"), "");
  static_cast<void>(value("note.remove(); 0"));
  static_cast<void>(compare("no editor"));
  EXPECT_EQ(compare("no editor any more"), "");
}

}  // namespace
}  // namespace reckoning_test_cases
}  // namespace offhand::test
