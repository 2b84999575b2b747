// Trees of real applications against an independent oracle.
#include <cstdio>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "tests/linux_atspi/desktop_fixture.h"

namespace offhand::tests {
namespace {

using platform::Node;
using platform::atspi::reference_of;

bool same(const Bounds& one, const Bounds& other) {
  return one.x == other.x && one.y == other.y && one.width == other.width && one.height == other.height;
}

struct Seen {
  std::string role;
  std::string parent;
  std::string name;
};

std::map<std::string, Seen> oracle(pid_t pid, const std::string& title) {
  const std::string command =
      "/usr/bin/python3 " + std::string(OFFHAND_ATSPI_TESTS) + "/oracle.py " + std::to_string(pid) + " 2>/dev/null";
  std::map<std::string, Seen> nodes;
  FILE* pipe = popen(command.c_str(), "r");
  std::string text;
  char buffer[65536];
  for (std::size_t got = 0; (got = fread(buffer, 1, sizeof buffer, pipe)) > 0;) text.append(buffer, got);
  pclose(pipe);
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const auto json = nlohmann::json::parse(line);
    if (json["window"] != title) continue;
    nodes[json["path"]] = {std::to_string(json["role"].get<int>()),
                           json["parent"].is_null() ? "" : json["parent"].get<std::string>(), json["name"]};
  }
  return nodes;
}

class AgainstOracle : public AtspiDesktop {
 protected:
  void compare(pid_t pid, const std::string& title, const platform::Tree& tree, const std::string& accessible_title) {
    const auto expected = oracle(pid, accessible_title);
    ASSERT_GT(expected.size(), 10U) << title;
    EXPECT_TRUE(tree.complete) << tree.incomplete_reason;
    std::set<std::string> found;
    for (const Node& node : tree.nodes) {
      EXPECT_TRUE(found.insert(reference_of(node.handle).path).second) << "twice: " << reference_of(node.handle).path;
      const auto seen = expected.find(reference_of(node.handle).path);
      ASSERT_NE(seen, expected.end()) << title << ": the oracle does not know " << node.name << " "
                                      << reference_of(node.handle).path;
      if (node.parent >= 0) {
        EXPECT_EQ(reference_of(tree.nodes[static_cast<std::size_t>(node.parent)].handle).path, seen->second.parent)
            << node.name;
      }
    }
    for (const auto& [path, seen] : expected)
      EXPECT_TRUE(found.contains(path)) << title << " misses " << seen.name << " " << path;
  }
};

TEST_F(AgainstOracle, FixturesAreComplete) {
  for (const std::string toolkit : {"gtk3", "gtk4", "qt5"}) {
    const std::string title = "Oracle " + toolkit;
    const RunningApp app = fixture(toolkit, title);
    const auto found = window(title);
    ASSERT_TRUE(found);
    compare(app.pid(), title, read(*found), title);
    EXPECT_GT(found->bounds.width, 0);
  }
}

TEST_F(AgainstOracle, WidgetFactoryOfGtk3IsCompleteAndCheap) {
  const RunningApp app({"gtk3-widget-factory"});
  const auto found = window("gtk3-widget-factory");
  ASSERT_TRUE(found);
  const platform::Tree tree = read(*found);
  EXPECT_GT(tree.nodes.size(), 200U);
  // A call or two an element that shows, and two for the range of each that can be set.
  EXPECT_LE(tree.calls, 450);
  compare(app.pid(), found->title, tree, "");
}

TEST_F(AgainstOracle, WidgetFactoryOfGtk4IsTheSameFirstAndLater) {
  const RunningApp app({"gtk4-widget-factory"});
  const auto found = window("GTK Widget Factory");
  ASSERT_TRUE(found);
  const platform::Tree tree = read(*found);
  EXPECT_GT(tree.nodes.size(), 900U);
  compare(app.pid(), found->title, tree, found->title);
  // Another client that has not seen the first walk.
  EventLog events;
  platform::atspi::AtspiTree other(events, clock_, windows_.source());
  const auto again = other.read(*found, {}, within(20000));
  ASSERT_TRUE(again);
  EXPECT_EQ(again->nodes.size(), tree.nodes.size());
}

TEST_F(AgainstOracle, CalculatorAndFeatherPad) {
  for (const auto& [program, title] :
       {std::pair<std::string, std::string>{"gnome-calculator", "Calculator"}, {"featherpad", "Untitled"}}) {
    const RunningApp app({program});
    const auto found = window(title);
    ASSERT_TRUE(found);
    compare(app.pid(), title, read(*found), title);
  }
}

/// What a second reading of a node says otherwise than the tree; empty when they agree.
std::string disagreement(const platform::Tree& tree, std::size_t index, const platform::NodeIdentity& identity) {
  const Node& node = tree.nodes[index];
  if (!identity.exists) return node.name + " is gone";
  if (identity.role != node.role || identity.name != node.name) return node.name + " is called otherwise";
  if (identity.states != node.states) return node.name + " has other states";
  if (index == 0) return {};
  if (identity.parent != tree.nodes[static_cast<std::size_t>(node.parent)].handle)
    return node.name + " has another parent";
  if (node.bounds && !(identity.bounds && same(*identity.bounds, *node.bounds))) return node.name + " lies elsewhere";
  return {};
}

/// But for what its place says.
bool same_anywhere(platform::States one, platform::States other) {
  one.erase(ElementState::offscreen);
  other.erase(ElementState::offscreen);
  return one == other;
}

TEST_F(AtspiDesktop, ParentsComeBeforeTheirChildrenAndIdentityAgrees) {
  for (const std::string toolkit : {"gtk3", "gtk4", "qt5"}) {
    const std::string title = "Identity " + toolkit;
    const RunningApp app = fixture(toolkit, title);
    const auto found = window(title);
    ASSERT_TRUE(found);
    // A window that has just opened still gets its focus: then two readings may rightly differ, but not for long.
    std::string problem = "not read";
    EXPECT_TRUE(eventually(std::chrono::seconds(10),
                           [&] {
                             const platform::Tree tree = read(*found);
                             problem.clear();
                             for (std::size_t i = 0; i < tree.nodes.size() && problem.empty(); ++i) {
                               const Node& node = tree.nodes[i];
                               EXPECT_LT(node.parent, static_cast<int>(i));
                               const auto identity = tree_.identify(*found, node.handle, within(20000));
                               if (!identity) problem = identity.error().message;
                               if (identity) problem = disagreement(tree, i, *identity);
                               const auto states = tree_.states(*found, node.handle, within(20000));
                               if (problem.empty() && !(states && *states && same_anywhere(**states, node.states)))
                                 problem = node.name + " says other states of itself";
                             }
                             return problem.empty();
                           }))
        << toolkit << ": " << problem;
  }
}

TEST_F(AtspiDesktop, CapsAreBreadthFirstAndSaid) {
  const RunningApp app({"gtk3-widget-factory"});
  const auto found = window("gtk3-widget-factory");
  ASSERT_TRUE(found);
  const platform::Tree few = read(*found, {.max_nodes = 60, .max_depth = 64});
  EXPECT_FALSE(few.complete);
  EXPECT_NE(few.incomplete_reason.find("60"), std::string::npos);
  EXPECT_EQ(few.nodes.size(), 60U);
  const platform::Tree flat = read(*found, {.max_nodes = 1500, .max_depth = 3});
  EXPECT_FALSE(flat.complete);
  EXPECT_LT(flat.nodes.size(), 60U);
}

class Twins : public AtspiDesktop {
 protected:
  void open(const RunningApp& app) {
    ASSERT_TRUE(window("Twins"));
    for (int i = 0; i < 3; ++i) app.tell("second-window");
    // Each is the active one for a moment when it opens, and one that could be told apart once is remembered: nobody
    // may ask before the last one is.
    ASSERT_TRUE(eventually(std::chrono::seconds(10), [&] {
      std::map<std::int64_t, bool> active_by_age;
      for (const auto& each : windows_.list()) {
        if (each.title == "Twins second") active_by_age[each.window_id] = each.is_active;
      }
      return active_by_age.size() == 3 && active_by_age.rbegin()->second;
    }));
  }

  /// How many can be told apart and how many cannot, once that is as expected.
  std::pair<int, int> matched_and_ambiguous(std::pair<int, int> expected) {
    std::pair<int, int> seen;
    eventually(std::chrono::seconds(20), [&] {
      seen = {};
      for (const auto& each : windows_.list()) {
        if (each.title != "Twins second") continue;
        const auto tree = tree_.read(each, {}, within(20000));
        if (tree) ++seen.first;
        if (!tree && tree.error().code == "ambiguous_window") ++seen.second;
      }
      return seen == expected;
    });
    return seen;
  }
};

TEST_F(Twins, OfOneNameAndSizeAreAmbiguousWhereNobodyKnowsTheirPlace) {
  const RunningApp app = fixture("gtk4", "Twins");
  open(app);
  // The active one can be told apart, the others cannot.
  EXPECT_EQ(matched_and_ambiguous({1, 2}), std::pair(1, 2));
}

TEST_F(Twins, OfOneNameAndSizeAreToldApartByTheirPlaces) {
  const RunningApp app = fixture("gtk3", "Twins");
  open(app);
  EXPECT_EQ(matched_and_ambiguous({3, 0}), std::pair(3, 0));
}

TEST_F(AtspiDesktop, BoundsOfGtk2LeaveTheDecorationOut) {
  const RunningApp app({"lxappearance"});
  const auto found = window("Customize Look and Feel");
  ASSERT_TRUE(found);
  const platform::Tree tree = read(*found);
  ASSERT_GT(tree.nodes.size(), 1U);
  // What the dialog holds fills it but for an even border.
  const auto& inner = tree.nodes[1].bounds;
  ASSERT_TRUE(inner);
  EXPECT_EQ(inner->x, found->bounds.width - inner->x - inner->width);
  EXPECT_EQ(inner->y, found->bounds.height - inner->y - inner->height);
}

TEST_F(AtspiDesktop, FieldsAreNamedByTheirLabels) {
  const RunningApp app({"/usr/bin/python3", std::string(OFFHAND_ATSPI_TESTS) + "/labels_gtk3.py"});
  const auto found = window("Labels");
  ASSERT_TRUE(found);
  const platform::Tree tree = read(*found);
  for (const auto& [name, role] : {std::pair{"Width:", "spinbutton"}, {"Street", "textbox"}, {"", "textbox"}}) {
    const Node* field = find(tree, name, role);
    ASSERT_NE(field, nullptr) << name;
    const auto identity = tree_.identify(*found, field->handle, within(20000));
    ASSERT_TRUE(identity);
    EXPECT_EQ(identity->name, name);
  }
}

/// What others read by libatspi: the name is what is chosen, and the label is a relation.
class LabelledChoices : public AtspiDesktop, public testing::WithParamInterface<std::pair<const char*, const char*>> {};

TEST_P(LabelledChoices, AreCalledByTheirLabelsAndHoldWhatIsChosen) {
  const auto& [script, title] = GetParam();
  const RunningApp app({"/usr/bin/python3", std::string(OFFHAND_ATSPI_TESTS) + "/" + script});
  const auto found = window(title);
  ASSERT_TRUE(found);
  const platform::Tree tree = read(*found);
  const Node* colour = find(tree, "Colour", "combobox");
  ASSERT_NE(colour, nullptr);
  EXPECT_EQ(colour->value, "Green");
  const Node* alone = find(tree, "Alone", "combobox");
  ASSERT_NE(alone, nullptr);
  for (const auto* box : {colour, alone}) {
    const auto identity = tree_.identify(*found, box->handle, within(20000));
    ASSERT_TRUE(identity);
    EXPECT_EQ(identity->name, box->name);
  }
  EXPECT_EQ(tree_.text(colour->handle, within(20000)).value(), "Green");
  EXPECT_EQ(tree_.text(alone->handle, within(20000)).value(), "Alone");
}

INSTANTIATE_TEST_SUITE_P(Toolkits, LabelledChoices,
                         testing::Values(std::pair{"labels_gtk3.py", "Labels"},
                                         std::pair{"labels_qt5.py", "Labels of Qt"}));

TEST_F(AtspiDesktop, ASwitchIsCalledByItsLabelAndAComboBoxTakesTheFocus) {
  const RunningApp app({"/usr/bin/python3", std::string(OFFHAND_ATSPI_TESTS) + "/labels_gtk3.py"});
  const auto found = window("Labels");
  ASSERT_TRUE(found);
  const platform::Tree tree = read(*found);
  const Node* wifi = find(tree, "Wifi", "button");
  ASSERT_NE(wifi, nullptr);
  const auto identity = tree_.identify(*found, wifi->handle, within(20000));
  ASSERT_TRUE(identity);
  EXPECT_EQ(identity->name, "Wifi");
  EXPECT_TRUE(find(tree, "Colour", "combobox")->states.contains(ElementState::focusable));
}

TEST_F(AtspiDesktop, AWindowWithoutATreeSaysSo) {
  platform::atspi::WindowFacts facts;
  facts.pid = 1;
  facts.title = "Nobody";
  auto source = windows_.source();
  source.window = [&](std::int64_t, const platform::Limits&) { return Result<platform::atspi::WindowFacts>(facts); };
  const auto error_with = [&](bool takes_points) {
    source.takes_points = [=](std::int64_t) { return takes_points; };
    platform::atspi::AtspiTree tree(events_, clock_, source);
    auto read = tree.read({}, {}, within(20000));
    return read ? Error{} : std::move(read).error();
  };
  const auto error = error_with(true);
  EXPECT_EQ(error.code, "accessibility_off");
  EXPECT_EQ(error.message, " (pid 1) shows no accessibility tree; its toolkit is not known to have any.");
  EXPECT_EQ(error.hint, "Without a tree, work with keys or with points of its picture.");
  EXPECT_EQ(error_with(false).hint,
            "Without a tree, work with keys or with points of its picture, the latter in delivery_mode foreground.");
}

}  // namespace
}  // namespace offhand::tests
