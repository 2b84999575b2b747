#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// Cells of a spreadsheet, set one after another in a window that has never been active. What really came of it is in
// the file that LibreOffice saves.
namespace offhand::test {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr const char* empty_sheet = R"(<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
 xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"
 office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:body><office:spreadsheet>
<table:table table:name="Prices"><table:table-row><table:table-cell office:value-type="string"><text:p>Apples</text:p></table:table-cell></table:table-row>
</table:table></office:spreadsheet></office:body></office:document>)";

class Sheet : public testing::Test {
 protected:
  Sheet() {
    std::ofstream(file_) << empty_sheet;
    user_.sit_down();
    const auto launched =
        client_.call("launch_app", {{"launch_path", "/usr/bin/soffice"},
                                    {"additional_arguments",
                                     {"--norestore", "--nologo", "--nofirststartwizard",
                                      "-env:UserInstallation=file://" + folder_.file("user"), file_}}});
    EXPECT_FALSE(launched.failed) << launched.dump();
    pid_ = launched.structured.value("pid", 0);
    for (const auto& window : launched.structured.value("windows", json::array())) window_ = window["window_id"];
    EXPECT_TRUE(eventually([&] { return !cell("A1").is_null(); })) << "the sheet does not come to show";
  }
  ~Sheet() override { client_.call("kill_app", {{"pid", pid_}, {"force", true}}); }

  json here(json arguments) const {
    arguments["pid"] = pid_;
    arguments["window_id"] = window_;
    return arguments;
  }
  /// Null where none shows.
  json cell(const std::string& name) {
    const auto found = client_.call("find_elements", here({{"query", name}}));
    for (const auto& one : found.structured.value("elements", json::array())) {
      if (one.value("name", "") == name && one.value("role", "") == "cell") return one;
    }
    return nullptr;
  }
  ToolReply set(const std::string& name, const std::string& value) {
    const auto at = cell(name);
    if (at.is_null()) return {};
    return client_.call("set_value", here({{"element_token", at["element_token"]}, {"value", value}}));
  }
  std::string holds(const std::string& name) {
    const auto at = cell(name);
    return at.is_null() ? "(no cell)" : at.value("value", "");
  }
  /// The document as it is on the disk once the key for saving was pressed.
  std::string saved() {
    const auto before = contents(file_);
    client_.call("hotkey", here({{"keys", {"ctrl", "s"}}}));
    EXPECT_TRUE(eventually([&] { return contents(file_) != before; })) << "nothing was saved";
    return contents(file_);
  }

  TemporaryFolder folder_;
  const std::string file_ = folder_.file("prices.fods");
  UserAtDesk user_;
  McpClient client_{{.server = {"--tools", "full,ax"}, .environment = {{"OFFHAND_DESK", "shared"}}}};
  std::int64_t pid_ = 0;
  std::int64_t window_ = 0;
};

TEST_F(Sheet, EachCellGetsItsValueAndNoOtherDoes) {
  user_.sit_down();
  const std::vector<std::pair<std::string, std::string>> values{
      {"B2", "10"}, {"B3", "20.5"}, {"B4", "=SUM(B2:B3)"}, {"C1", "first words"}, {"C4", "last"}};
  for (const auto& [name, value] : values) {
    const auto set_ = set(name, value);
    EXPECT_EQ(set_.structured.value("effect", ""), "confirmed") << name << ": " << set_.dump();
  }
  EXPECT_EQ(holds("B4"), "30.5");
  EXPECT_EQ(holds("C4"), "last");
  EXPECT_EQ(holds("B1"), "");
  EXPECT_EQ(user_.disturbance(), "");
  const auto document = saved();
  EXPECT_THAT(document, HasSubstr("of:=SUM([.B2:.B3])"));
  EXPECT_THAT(document, HasSubstr("<text:p>Apples</text:p>"));
  EXPECT_THAT(document, HasSubstr("<text:p>first words</text:p>"));
}

TEST_F(Sheet, ACellIsPutBackAsItWasWritten) {
  set("B2", "10");
  set("B3", "=B2*2");
  ASSERT_EQ(holds("B3"), "20");
  set("B3", "words");
  ASSERT_EQ(holds("B3"), "words");
  const auto undone = client_.call("ax_undo");
  EXPECT_EQ(undone.structured.value("undone", 0), 1) << undone.dump();
  EXPECT_THAT(saved(), HasSubstr("of:=[.B2]*2"));
}

TEST_F(Sheet, WhatWouldGoOnInTheNextCellIsRefused) {
  const auto refused = set("B2", "one\ntwo");
  EXPECT_EQ(refused.code(), "text_not_sent") << refused.dump();
  EXPECT_EQ(holds("B2"), "");
  EXPECT_EQ(holds("B3"), "");
}

}  // namespace
}  // namespace offhand::test
