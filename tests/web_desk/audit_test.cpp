#include <fstream>
#include <set>

#include "tests/support/process.h"
#include "tests/web_desk/web_browser.h"

// The audit of pages in a real browser: each rule with a page that breaks it, and a twin that was repaired.
namespace offhand::test {
namespace page_audit_cases {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

struct Page {
  std::string body = {};
  std::string lang = " lang=en";
  std::string head = "<title>Order of books</title>";
  std::string html() const {
    return "<!doctype html><html" + lang + "><head><meta charset=utf-8>" + head +
           "<style>body{font:16px sans-serif;background:#fff;color:#111}button,input,select,.box{min-height:30px;"
           "min-width:60px;margin:6px;font-size:16px}</style></head><body><main><h1>Order books</h1>" +
           body + "</main></body></html>";
  }
};

struct Planted {
  std::string name;
  /// Empty: it is no fault.
  std::string rule;
  Page broken;
  Page repaired;
};
void PrintTo(const Planted& row, std::ostream* out) { *out << row.name; }

std::string frame(const std::string& attributes, const std::string& inner = "<html lang=en><p>The terms</p>") {
  return "<iframe " + attributes + " srcdoc='" + inner + "'></iframe>";
}
std::string table(const std::string& cell) {
  const std::string end = "</" + cell + ">";
  return "<table border=1><tr><" + cell + ">Book" + end + "<" + cell + ">Price" + end +
         "</tr><tr><td>Atlas</td><td>20</td></tr><tr><td>Novel</td><td>9</td></tr></table>";
}
std::string slider(const std::string& number) {
  return "<div role=slider tabindex=0 aria-label=Loudness class=box " + number + " style='background:#ddd'></div>";
}
std::string hidden(const std::string& attributes, const std::string& more = "") {
  return "<div " + attributes + "><button>Pay now</button><a href='#x'>Terms of sale</a></div>" + more;
}

std::vector<Planted> planted() {
  return {
      {"PageWithoutLanguage", "language_missing", {.body = "<p>Words.", .lang = ""}, {.body = "<p>Words."}},
      {"LanguageThatIsNone",
       "language_missing",
       {.body = "<p>Words.", .lang = " lang=english"},
       {.body = "<p>Words.", .lang = " lang=de-AT"}},
      {"FrameWithoutLanguage",
       "language_missing",
       {frame("title='Terms of sale'", "<p>The terms</p>")},
       {frame("title='Terms of sale'") + frame("title='Filled later'", "")}},
      {"PageWithoutTitle",
       "window_title_missing",
       {.body = "<p>Words.", .head = ""},
       {.body = "<p>Words.", .head = "<title>Words</title>"}},
      {"PageWithABlankTitle",
       "window_title_missing",
       {.body = "<p>Words.", .head = "<title> </title>"},
       {.body = "<p>Words.", .head = "<title>Words</title>"}},
      {"FrameWithoutTitle", "frame_name_missing", {frame("")}, {frame("title='Terms of sale'")}},
      {"FrameCalledByALabel",
       "",
       {frame("aria-label='Terms of sale'") + "<h2 id=t>Delivery</h2>" + frame("aria-labelledby=t")},
       {frame("style='display:none'") + frame("role=presentation") + frame("tabindex=-1")}},
      {"LabelOutOfName",
       "label_not_in_name",
       {"<button aria-label='Submit form'>Send order</button>"},
       {"<button aria-label='Send order now'>Send order</button>"}},
      {"LinkThatShowsMoreThanItsName",
       "label_not_in_name",
       {"<p><a href='#x' aria-label='Terms'>Terms of sale</a>"},
       {"<p><a href='#x' aria-label='Terms of sale, 20 pages'>Terms of <b>sale</b></a>"}},
      {"SignInPlaceOfALabel",
       "",
       {"<button aria-label='Close order'>x</button> <button aria-label='Next page'>&gt;&gt;</button>"},
       {"<button>Send <span aria-hidden=true>&#9993;</span></button>"}},
      {"SliderWithoutNumber",
       "value_missing",
       {slider("")},
       {slider("aria-valuenow=3 aria-valuemin=0 aria-valuemax=9") + "<label>Speed <input type=range></label>"}},
      {"SwitchWithoutState",
       "state_missing",
       {"<div role=switch tabindex=0 aria-label=Wireless class=box></div>"},
       {"<div role=switch tabindex=0 aria-label=Wireless aria-checked=false class=box></div>"}},
      {"TableWithoutHeaders", "table_headers_missing", {table("td")}, {table("th")}},
      {"TableThatLaysOut",
       "",
       {"<table role=presentation><tr><td>Left<td>Right<tr><td>Below<td>There</table>"},
       {"<table border=1><caption>Sums</caption><tr><th scope=row>Books<td>20<tr><th scope=row>Maps<td>9</table>"}},
      {"HiddenButTabComesToIt",
       "hidden_tab_stop",
       {"<div aria-hidden=true><button>Pay now</button></div>"},
       {"<div aria-hidden=true><button tabindex=-1>Pay now</button></div><div><button>Pay later</button></div>"}},
      {"HiddenAndOutOfTheTabOrder",
       "",
       {hidden("aria-hidden=true inert")},
       {hidden("aria-hidden=true", "<div role=dialog aria-modal=true aria-label=Really><button>Yes</button></div>")}},
      {"OnlyAPlaceholder",
       "placeholder_as_label",
       {"<input placeholder='Your name'>"},
       {"<label>Your name <input placeholder=Ada></label><input aria-label=Town placeholder=London>"}},
      {"PlaceholderBesideOtherNames",
       "",
       {"<input type=search placeholder=Books><button>Search</button>"},
       {"<span id=l>Street</span><input aria-labelledby=l placeholder=Street><input title=Town placeholder=Town>"}},
      {"HeadingThatSkips", "heading_level_skipped", {"<h4>Delivery</h4><p>Soon"}, {"<h2>Delivery</h2><p>Soon"}},
      {"HeadingsThatGoUpAgain",
       "",
       {"<h2>Delivery</h2><h3>By post</h3><h2>Terms</h2>"},
       {"<h2>Delivery</h2><div role=heading aria-level=3>By post</div>"}},
      {"LinkCalledMore",
       "misleading_name",
       {"<p>Terms of sale: <a href='#y'>more</a>"},
       {"<p>Terms of sale: <a href='#y' aria-label='more of the terms'>more</a>"}},
      {"LinkCalledReadMore",
       "misleading_name",
       {"<p>Terms of sale: <a href='#y'>Read more &raquo;</a>"},
       {"<p><a href='#y'>Read more of the terms</a>"}},
      {"PaleButton",
       "contrast_too_low",
       {"<button style='background:#77b;color:#99d;border:0'>Send order</button>"},
       {"<button style='background:#224;color:#fff;border:0'>Send order</button>"}},
      {"PaleHeading",
       "contrast_too_low",
       {"<h2 style='color:#bbb'>Delivery in three days</h2>"},
       {"<h2>Delivery in three days</h2>"}},
      {"PaleIcon",
       "icon_contrast_too_low",
       {"<button aria-label='Add a book'><svg width=20 height=20><path d='M8 0h4v8h8v4h-8v8h-4v-8H0V8h8z' "
        "fill='#bbb'/></svg></button>"},
       {"<button aria-label='Add a book'><svg width=20 height=20><path d='M8 0h4v8h8v4h-8v8h-4v-8H0V8h8z' "
        "fill='#777'/></svg></button>"}},
  };
}

/// One browser for all, which shows one page after the other.
class PageAudit : public testing::TestWithParam<Planted> {
 protected:
  static void SetUpTestSuite() {
    browser_ = std::make_unique<WebBrowser>(web_page("attributes"), "full,ax");
    const std::string app = browser_->call("ax_list_apps").structured["apps"].at(0)["name"];
    browser_->call("ax_connect", {{"app", app}, {"alias", "browser"}});
  }
  static void TearDownTestSuite() { browser_.reset(); }

  static json audit(const Page& page) {
    static int count = 0;
    const auto path = folder().path() + "/page" + std::to_string(++count) + ".html";
    std::ofstream(path) << page.html();
    browser_->value("setTimeout(() => location.href = 'file://" + path + "', 20)");
    EXPECT_TRUE(browser_->becomes(
        [&] { return browser_->value("document.readyState + location.pathname") == "complete" + path; }));
    const auto told = browser_->call("ax_a11y_audit", {{"app", "browser"}});
    EXPECT_FALSE(told.failed) << told.text;
    return told.structured;
  }
  /// One entry an issue.
  static std::multiset<std::string> rules_of(const json& told) {
    std::multiset<std::string> rules;
    for (const auto& issue : told["issues"]) rules.insert(issue["rule"].get<std::string>());
    return rules;
  }

 private:
  static const TemporaryFolder& folder() {
    static const TemporaryFolder folder;
    return folder;
  }
  static inline std::unique_ptr<WebBrowser> browser_;
};

TEST_P(PageAudit, FindsTheFaultOnce) {
  const auto told = audit(GetParam().broken);
  if (GetParam().rule.empty()) {
    EXPECT_THAT(rules_of(told), IsEmpty()) << told;
    return;
  }
  EXPECT_THAT(rules_of(told), ElementsAre(GetParam().rule)) << told;
  EXPECT_LT(told["score"], 100);
}

TEST_P(PageAudit, FindsNothingInTheRepairedTwin) {
  const auto told = audit(GetParam().repaired);
  EXPECT_THAT(rules_of(told), IsEmpty()) << told;
  EXPECT_EQ(told["score"], 100);
}

INSTANTIATE_TEST_SUITE_P(All, PageAudit, testing::ValuesIn(planted()), [](const auto& row) { return row.param.name; });

}  // namespace
}  // namespace page_audit_cases
}  // namespace offhand::test
