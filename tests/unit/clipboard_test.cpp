#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

#include "impl/base/file_address.h"
#include "tests/support/process.h"
#include "tests/unit/simulated.h"

// What tools say of the clipboard, and what they leave alone.
namespace offhand::test {
namespace {

using platform::sim::Copied;
using testing::ElementsAre;
using testing::HasSubstr;

/// Any bytes that begin as a PNG does.
const std::string png_text = "\x89PNG\r\n\x1a\n and so on";

class ClipboardTools : public testing::Test {
 protected:
  ClipboardTools() { ::setenv("TMPDIR", folder_.path().c_str(), 1); }
  ~ClipboardTools() override { ::unsetenv("TMPDIR"); }
  std::string file(const std::string& name, const std::string& bytes) {
    write_contents(folder_.file(name), bytes);
    return folder_.file(name);
  }
  json read(const json& more = {{"include_text", true}}) {
    return json::parse(desk_.reply("clipboard_read", more).value().structured.value());
  }

  TemporaryFolder folder_;
  SimulatedDesk desk_;
};

TEST_F(ClipboardTools, TellOfAnEmptyOne) {
  EXPECT_EQ(read(), (json{{"types", json::array()}, {"forms", json::array()}}));
  EXPECT_FALSE(desk_.call("clipboard_write", {{"text", "new"}}).contains("replaced"));
}

TEST_F(ClipboardTools, TellWhatWasCopiedOnlyOnRequest) {
  desk_.sim().user_copies({ClipboardForm::text, "the user's", 200});
  const auto reply = desk_.reply("clipboard_read").value();
  EXPECT_THAT(reply.text, Not(HasSubstr("user's")));
  EXPECT_EQ(json::parse(*reply.structured),
            (json{{"types", {"text/plain;charset=utf-8"}}, {"forms", {"text"}}, {"owner_pid", 200}}));
  EXPECT_EQ(read()["text"], "the user's");
}

TEST_F(ClipboardTools, KeepSecretsToThemselves) {
  desk_.sim().user_copies({ClipboardForm::text, "hunter2", 200, true});
  const auto reply = desk_.reply("clipboard_read", {{"include_text", true}}).value();
  EXPECT_THAT(reply.text + *reply.structured, Not(HasSubstr("hunter2")));
  EXPECT_THAT(read()["withheld"], HasSubstr("secret"));
}

TEST_F(ClipboardTools, WriteTextAndTellWhatItReplaced) {
  desk_.sim().user_copies({ClipboardForm::files, "file:///home/ada/a\n", 200});
  const auto result = desk_.call("clipboard_write", {{"text", "Grüße ✓"}});
  EXPECT_EQ(result["effect"], "confirmed");
  EXPECT_EQ(result["form"], "text");
  EXPECT_EQ(result["bytes"], std::string("Grüße ✓").size());
  EXPECT_EQ(result["replaced"], (json{{"types", {"text/uri-list"}}, {"forms", {"files"}}, {"owner_pid", 200}}));
  EXPECT_EQ(read()["text"], "Grüße ✓");
}

TEST_F(ClipboardTools, WriteAnEmptyText) {
  EXPECT_EQ(desk_.call("clipboard_write", {{"text", ""}})["effect"], "confirmed");
  EXPECT_EQ(read()["text"], "");
}

TEST_F(ClipboardTools, WriteFilesByTheirPaths) {
  const auto odd = file("a b%ü.txt", "");
  const auto plain = file("c", "");
  const auto result = desk_.call("clipboard_write", {{"file_paths", {odd, plain}}});
  EXPECT_EQ(result["effect"], "confirmed");
  EXPECT_THAT(desk_.sim().clipboard()->bytes, HasSubstr("/a%20b%25%C3%BC.txt\n"));
  EXPECT_EQ(read()["files"], (json{odd, plain}));
  EXPECT_EQ(desk_.call("clipboard_write", {{"file_path", plain}})["form"], "files");
}

TEST_F(ClipboardTools, WriteAndReadAnImage) {
  EXPECT_EQ(desk_.call("clipboard_write", {{"image_path", file("a.png", png_text)}})["effect"], "confirmed");
  const auto shown = desk_.reply("clipboard_read", {{"include_image", true}}).value();
  ASSERT_EQ(shown.images.size(), 1U);
  EXPECT_EQ(shown.images[0].bytes, png_text);
  EXPECT_FALSE(shown.structured) << "clients would show that instead of the picture";
  const auto out = folder_.file("out.png");
  EXPECT_EQ(read({{"image_out_file", out}})["image_file_path"], out);
  EXPECT_EQ(contents(out), png_text);
}

TEST_F(ClipboardTools, RefuseWhatCannotBePutThere) {
  desk_.sim().user_copies({ClipboardForm::text, "kept"});
  const auto code = [&](const json& arguments) { return desk_.refusal("clipboard_write", arguments).code; };
  EXPECT_EQ(code({{"image_path", file("a.txt", "no picture")}}), "input_file_refused");
  EXPECT_EQ(code({{"image_path", folder_.file("none.png")}}), "input_file_refused");
  EXPECT_EQ(code({{"image_path", folder_.path()}}), "input_file_refused");
  EXPECT_EQ(code({{"file_path", folder_.file("none")}}), "input_file_refused");
  EXPECT_EQ(code({{"text", std::string("a\0b", 3)}}), "invalid_arguments");
  EXPECT_EQ(code({{"text", "a"}, {"file_path", folder_.path()}}), "invalid_arguments");
  EXPECT_EQ(code(json::object()), "invalid_arguments");
  EXPECT_EQ(desk_.sim().clipboard()->bytes, "kept");
}

TEST_F(ClipboardTools, RefuseWhatIsTooMuch) {
  desk_.sim().user_copies({ClipboardForm::text, "12345"});
  EXPECT_EQ(desk_.refusal("clipboard_read", {{"include_text", true}, {"max_bytes", 4}}).code, "clipboard_too_large");
  EXPECT_EQ(read({{"include_text", true}, {"max_bytes", 5}})["text"], "12345");
}

TEST_F(ClipboardTools, SayWhenThereIsNoImage) {
  desk_.sim().user_copies({ClipboardForm::text, "no picture"});
  const auto error = desk_.refusal("clipboard_read", {{"image_out_file", folder_.file("a.png")}});
  EXPECT_EQ(error.code, "clipboard_lacks");
  EXPECT_THAT(error.message, HasSubstr("text/plain"));
  EXPECT_FALSE(std::filesystem::exists(folder_.file("a.png")));
}

TEST_F(ClipboardTools, DoNotWaitForAnOwnerThatHangs) {
  desk_.sim().user_copies({ClipboardForm::text, "never told", 200});
  ASSERT_TRUE(desk_.sim().run(R"({"do": "hang", "application": "Widgets"})"));
  EXPECT_EQ(desk_.refusal("clipboard_read").code, "clipboard_unavailable");
  // What it holds cannot be told; it is replaced all the same.
  const auto result = desk_.call("clipboard_write", {{"text", "new"}});
  EXPECT_EQ(result["replaced"]["types"], json::array());
  EXPECT_EQ(desk_.sim().clipboard()->bytes, "new");
}

TEST(FileAddress, IsReadBack) {
  for (const auto* path : {"/", "/home/ada/a b", "/ü/%41/#?", "/tab\there"})
    EXPECT_EQ(path_of_address(file_address(path)), path);
  EXPECT_EQ(path_of_address("file://localhost/a"), "/a");
  for (const auto* foreign :
       {"https://example.org/a", "file://elsewhere/a", "file:///a%4", "file:///a%zz", "file:", ""})
    EXPECT_EQ(path_of_address(foreign), std::nullopt) << foreign;
  EXPECT_THAT(lines_of("a\r\nb\n\nc"), ElementsAre("a", "b", "c"));
}

}  // namespace
}  // namespace offhand::test
