// LibreOffice: a sheet of 2^34 cells, each made anew for everybody who asks.
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

/// An office with a profile and a document of its own, kept from taking the machine's memory.
class Office {
 public:
  explicit Office(const std::string& name, const char* document)
      : folder_("/tmp/linux-atspi-office-" + std::to_string(getpid())), file_(folder_ + "/" + name) {
    std::filesystem::create_directory(folder_);
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
  const std::string folder_;
  const std::string file_;
  std::optional<RunningApp> app_;
};

class OfficeTree : public AtspiDesktop {
 protected:
  std::optional<platform::WindowInfo> window_of(const std::string& part,
                                                std::chrono::seconds patience = std::chrono::seconds(60)) {
    std::optional<platform::WindowInfo> found;
    eventually(patience, [&] {
      for (const platform::WindowInfo& each : windows_.list()) {
        if (each.title.find(part) != std::string::npos) found = each;
      }
      return found.has_value();
    });
    return found;
  }
};

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

TEST_F(OfficeTree, AMessageBoxOfAnotherNameThanItsTitleIsFoundByItsPlace) {
  const Office office("prices.fods", sheet);
  const auto main = window_of("prices.fods");
  ASSERT_TRUE(main);
  ASSERT_TRUE(eventually(std::chrono::seconds(30), [&] { return tree_.read(*main, {}, within(20000)).has_value(); }));
  const platform::Tree tree = read(*main);
  // A changed document is asked about when it is closed.
  const std::string keys = "xdotool windowactivate --sync " + std::to_string(main->window_id) +
                           " type changed; xdotool key Return; xdotool key ctrl+q";
  // A window that is new and busy loses keys.
  std::optional<platform::WindowInfo> box;
  for (int attempt = 0; attempt < 6 && !box; ++attempt) {
    ASSERT_EQ(std::system(keys.c_str()), 0);
    box = window_of("Save Document?", std::chrono::seconds(10));
  }
  ASSERT_TRUE(box);
  std::string problem;
  EXPECT_TRUE(eventually(std::chrono::seconds(20), [&] {
    const auto read = tree_.read(*box, {}, within(20000));
    problem = read ? "" : read.error().message;
    return read && find(*read, "Cancel", "button") != nullptr;
  })) << problem;
}

}  // namespace
}  // namespace offhand::tests
