// LibreOffice: a sheet of 2^34 cells, each made anew for everybody who asks.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "tests/linux_atspi/desktop_fixture.h"

namespace offhand::tests {
namespace {

using platform::Node;

constexpr const char* sheet = R"(<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
 xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"
 office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:body><office:spreadsheet>
<table:table table:name="Prices">
<table:table-row><table:table-cell office:value-type="string"><text:p>Apples</text:p></table:table-cell>
<table:table-cell office:value-type="float" office:value="12.5"><text:p>12.5</text:p></table:table-cell></table:table-row>
<table:table-row><table:table-cell office:value-type="string"><text:p>Pears</text:p></table:table-cell></table:table-row>
</table:table></office:spreadsheet></office:body></office:document>)";

/// An office with a profile and a document of its own (one that is just ending would take over what a new one is given
/// to open), kept from taking the machine's memory.
class Office {
 public:
  explicit Office(const std::string& name, const char* document) : folder_(new_folder()), file_(folder_ + "/" + name) {
    std::ofstream(file_) << document;
    app_.emplace(std::vector<std::string>{"prlimit", "--as=6000000000", "soffice", "--norestore", "--nologo",
                                          "--nofirststartwizard", "-env:UserInstallation=file://" + folder_ + "/user",
                                          file_});
  }
  ~Office() {
    app_.reset();
    std::error_code error;
    std::filesystem::remove_all(folder_, error);
  }

 private:
  static std::string new_folder() {
    char pattern[] = "/tmp/linux-atspi-office-XXXXXX";
    if (mkdtemp(pattern) == nullptr) std::abort();
    return pattern;
  }

  const std::string folder_;
  const std::string file_;
  std::optional<RunningApp> app_;
};

class OfficeTree : public AtspiDesktop {
 protected:
  std::optional<platform::WindowInfo> window_of(const std::string& part,
                                                std::chrono::seconds timeout = std::chrono::seconds(60)) {
    std::optional<platform::WindowInfo> found;
    eventually(timeout, [&] {
      for (const platform::WindowInfo& each : windows_.list()) {
        if (each.title.find(part) != std::string::npos) found = each;
      }
      return found.has_value();
    });
    return found;
  }

  /// Presses in the window, up to six times, until `holds`.
  bool pressed_until(const platform::WindowInfo& window, const std::string& keys, std::chrono::seconds timeout,
                     const std::function<bool()>& holds) {
    const std::string command = "xdotool windowactivate --sync " + std::to_string(window.window_id) + " " + keys;
    for (int attempt = 0; attempt < 6; ++attempt) {
      if (std::system(command.c_str()) != 0) return false;
      if (eventually(timeout, holds)) return true;
    }
    return false;
  }
};

constexpr const char* letter = R"(<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
 xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" office:version="1.3"
 office:mimetype="application/vnd.oasis.opendocument.text"><office:body><office:text>
<text:p>Dear reader</text:p></office:text></office:body></office:document>)";

/// One is drawn by GTK; the other lies without any height in the root pane, with all its menus.
TEST_F(OfficeTree, ALetterHasOneMenuBar) {
  const Office office("letter.fodt", letter);
  const auto found = window_of("letter.fodt");
  ASSERT_TRUE(found);
  platform::Tree tree;
  ASSERT_TRUE(eventually(std::chrono::seconds(60), [&] {
    auto read = tree_.read(*found, {}, within(20000));
    if (read) tree = *std::move(read);
    return find(tree, "Bold") != nullptr && find(tree, "File", "menu") != nullptr;
  }));
  EXPECT_EQ(std::ranges::count(tree.nodes, Role::menubar, &Node::role), 1);
  EXPECT_EQ(std::ranges::count_if(tree.nodes,
                                  [](const Node& node) { return node.role == Role::menu && node.name == "File"; }),
            1);
}

TEST_F(OfficeTree, ASheetComesWithTheCellsThatShow) {
  const Office office("prices.fods", sheet);
  const auto found = window_of("prices.fods");
  ASSERT_TRUE(found);
  platform::Tree tree;
  const Node* apples = nullptr;
  ASSERT_TRUE(eventually(std::chrono::seconds(30), [&] {
    auto read = tree_.read(*found, {}, within(20000));
    if (read) tree = *std::move(read);
    apples = find(tree, "A1", "cell");
    return apples != nullptr && apples->value == "Apples";
  })) << tree.incomplete_reason;
  EXPECT_NE(tree.incomplete_reason.find("Prices"), std::string::npos) << tree.incomplete_reason;
  const Node* price = find(tree, "B1", "cell");
  ASSERT_NE(price, nullptr);
  EXPECT_EQ(price->value, "12.5");
  ASSERT_NE(find(tree, "A2", "cell"), nullptr);
  EXPECT_EQ(find(tree, "A2", "cell")->value, "Pears");
  EXPECT_EQ(find(tree, "A900", "cell"), nullptr);
  EXPECT_NE(find(tree, "Save", "button"), nullptr) << "the rest of the window";
  EXPECT_LT(tree.calls, 15'000);
  // The same cell has the same handle in each reading and answers by it.
  const platform::Tree again = read(*found);
  const Node* still = find(again, "B1", "cell");
  ASSERT_NE(still, nullptr);
  EXPECT_EQ(still->handle, price->handle);
  const auto identity = tree_.identify(*found, price->handle, within(20000));
  ASSERT_TRUE(identity);
  EXPECT_TRUE(identity->exists);
  EXPECT_EQ(identity->name, "B1");
  const auto text = tree_.text(price->handle, within(20000));
  ASSERT_TRUE(text && *text);
  EXPECT_EQ(**text, "12.5");
}

/// What LibreOffice draws itself is told as if there were no menu bar, and GTK's fields in its bars are not.
TEST_F(OfficeTree, AFieldOfGtksInABarLiesInThatBar) {
  const Office office("placed.fods", sheet);
  const auto found = window_of("placed.fods");
  ASSERT_TRUE(found);
  platform::Tree tree;
  const Node* box = nullptr;
  const Node* bar = nullptr;
  ASSERT_TRUE(eventually(std::chrono::seconds(30), [&] {
    if (auto read = tree_.read(*found, {}, within(20000))) tree = *std::move(read);
    bar = find(tree, "Formula Tool Bar", "toolbar");
    const auto place = std::ranges::find_if(tree.nodes, [](const Node& node) {
      return node.role == platform::Role::textbox && node.value == "A1" && node.bounds;
    });
    box = place == tree.nodes.end() ? nullptr : &*place;
    return bar != nullptr && bar->bounds && box != nullptr;
  })) << tree.incomplete_reason;
  const auto is_inside = [&](const Bounds& bounds) {
    return bounds.y >= bar->bounds->y && bounds.y + bounds.height <= bar->bounds->y + bar->bounds->height;
  };
  EXPECT_TRUE(is_inside(*box->bounds)) << "at " << box->bounds->y << ", the bar at " << bar->bounds->y;
  // Where a click would go, which is read from the field upwards.
  const auto exposure = tree_.exposure(*found, box->handle, {}, within(20000));
  ASSERT_TRUE(exposure && exposure->visible);
  EXPECT_TRUE(is_inside(*exposure->visible)) << "shows at " << exposure->visible->y;
}

/// A click on a cell went a row too high after anything had been read but the whole window.
TEST_F(OfficeTree, ACellKeepsItsPlaceWhateverIsReadInBetween) {
  const Office office("kept.fods", sheet);
  const auto found = window_of("kept.fods");
  ASSERT_TRUE(found);
  std::optional<Node> cell;
  ASSERT_TRUE(eventually(std::chrono::seconds(30), [&] {
    const auto read = tree_.read(*found, {}, within(20000));
    const Node* const shown = read ? find(*read, "B2", "cell") : nullptr;
    if (shown != nullptr && shown->bounds) cell = *shown;
    return cell.has_value();
  }));
  const auto place = [&]() -> std::int64_t {
    const auto exposure = tree_.exposure(*found, cell->handle, {}, within(20000));
    return exposure && exposure->visible ? exposure->visible->y : -1;
  };
  EXPECT_EQ(place(), cell->bounds->y);
  platform::ReadOptions part;
  part.within = cell->handle;
  const auto inside = tree_.read(*found, part, within(20000));
  ASSERT_TRUE(inside);
  const Node* const same = find(*inside, "B2", "cell");
  ASSERT_NE(same, nullptr);
  ASSERT_TRUE(same->bounds);
  EXPECT_EQ(same->bounds->y, cell->bounds->y);
  EXPECT_EQ(place(), cell->bounds->y);
  ASSERT_TRUE(tree_.focused(*found, within(20000)));
  EXPECT_EQ(place(), cell->bounds->y);
}

// Their names are empty, and only their text says what shows.
TEST_F(OfficeTree, FieldsOfTheStatusBarSayWhatShowsThere) {
  const Office office("prices.fods", sheet);
  const auto found = window_of("prices.fods");
  ASSERT_TRUE(found);
  std::optional<Node> field;
  ASSERT_TRUE(eventually(std::chrono::seconds(30), [&] {
    const auto read = tree_.read(*found, {}, within(20000));
    const Node* const shown = read ? find(*read, "Sheet 1 of 1", "text") : nullptr;
    if (shown != nullptr) field = *shown;
    return field.has_value();
  }));
  const auto identity = tree_.identify(*found, field->handle, within(20000));
  ASSERT_TRUE(identity);
  EXPECT_EQ(identity->name, field->name) << "or it would count as another element";
}

TEST_F(OfficeTree, AMessageBoxOfAnotherNameThanItsTitleIsFoundByItsPlace) {
  // Of another name than the test before it: the X server may still show that one's window when this one begins.
  const Office office("closed.fods", sheet);
  const auto main = window_of("closed.fods");
  ASSERT_TRUE(main);
  ASSERT_TRUE(eventually(std::chrono::seconds(30), [&] { return tree_.read(*main, {}, within(20000)).has_value(); }));
  const platform::Tree tree = read(*main);
  // A changed document is asked about when it is closed. A window that is new and busy loses keys, and one that is
  // told to close before it was changed is gone: so each step is seen before the next.
  ASSERT_TRUE(pressed_until(*main, "type --args 1 changed key Return", std::chrono::seconds(10), [&] {
    const auto now = tree_.read(*main, {}, within(20000));
    return now && std::ranges::any_of(now->nodes, [](const Node& node) { return node.value == "changed"; });
  }));
  std::optional<platform::WindowInfo> box;
  ASSERT_TRUE(pressed_until(*main, "key ctrl+q", std::chrono::seconds(10), [&] {
    box = window_of("Save Document?", std::chrono::seconds(0));
    return box.has_value();
  }));
  std::string problem;
  EXPECT_TRUE(eventually(std::chrono::seconds(20), [&] {
    const auto read = tree_.read(*box, {}, within(20000));
    problem = read ? "" : read.error().message;
    return read && find(*read, "Cancel", "button") != nullptr;
  })) << problem;
}

}  // namespace
}  // namespace offhand::tests
