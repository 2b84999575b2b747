#include <gtest/gtest.h>

#include "tests/codegen/support.h"

// A schema and its body belong together: neither comes through a build alone. Shown with the compiler and the flags of
// this build on a copy of the small schema.
namespace offhand::codegen {
namespace {

class Bodies : public ::testing::Test {
 protected:
  void SetUp() override {
    copy_small_schema(folder_.path());
    write_text(folder_.path() / "schema/tools/demo/scrub.json",
               read_text(folder_.path() / "schema/tools/demo/mix.json"));
    edit(folder_.path() / "schema/tools/demo/scrub.json", "\"name\": \"mix\"", "\"name\": \"scrub\"");
    edit(folder_.path() / "schema/tools/demo/scrub.json", ", \"aliases\": [\"blend\", \"stir\"]", "");
    const ProgramResult made = run_program("--root " + folder_.path().string());
    ASSERT_EQ(made.exit_code, 0) << made.output;
    write_text(folder_.path() / "main.cpp",
               "#include \"generated/tools/demo/scrub.h\"\n"
               "int main() { return offhand::tools::demo::scrub_tool.name.empty() ? 1 : 0; }\n");
  }

  void write_body(std::string_view name) {
    write_text(folder_.path() / "body.cpp",
               "#include \"generated/tools/demo/scrub.h\"\n"
               "namespace offhand::tools::demo {\n"
               "Result<Reply> " +
                   std::string(name) +
                   "(Call&, const ScrubArgs&) { return Reply{}; }\n"
                   "}\n");
  }

  ProgramResult compile(const std::string& words) const {
    const std::string folder = folder_.path().string();
    return run_command("cd " + folder + " && " OFFHAND_COMPILER " -std=c++20 " OFFHAND_COMPILER_FLAGS " -I" + folder +
                       " -I" + repository().string() + ' ' + words);
  }

  ProgramResult link(const std::string& sources) const {
    // As the build does it (cmake/references.cmake).
    const ProgramResult written = run_command(
        "cmake -DROOT=" + folder_.path().string() + "/docs/reference/tools -DOUTPUT=" + folder_.path().string() +
        "/references.cpp -P " + repository().string() + "/cmake/write_references.cmake");
    EXPECT_EQ(written.exit_code, 0) << written.output;
    return compile(
        "-o program main.cpp references.cpp generated/tools/demo/scrub.cpp generated/registry/demo/scrub.cpp " +
        sources + " " OFFHAND_GOLDEN_CODE " " OFFHAND_RUNTIME);
  }

  const TemporaryFolder folder_;
};

TEST_F(Bodies, SchemaWithoutABodyFailsTheLink) {
  const ProgramResult alone = link("");
  EXPECT_NE(alone.exit_code, 0);
  EXPECT_TRUE(has(alone.output, "undefined reference to `offhand::tools::demo::scrub(offhand::Call&")) << alone.output;
  write_body("scrub");
  const ProgramResult together = link("body.cpp");
  EXPECT_EQ(together.exit_code, 0) << together.output;
}

TEST_F(Bodies, ToolThatWorksNowhereHasNone) {
  const std::string none = R"({ "macos": { "support": "none", "reason": "There is no brush for macOS." },
    "sim": { "support": "none", "reason": "There is no brush here." } })";
  edit(folder_.path() / "schema/tools/demo/scrub.json", "\"platforms\": \"all\"", "\"platforms\": " + none);
  const ProgramResult made = run_program("--root " + folder_.path().string());
  ASSERT_EQ(made.exit_code, 0) << made.output;
  write_text(folder_.path() / "main.cpp", R"(#include "generated/tools/demo/scrub.h"
#include <cstdio>
#include <nlohmann/json.hpp>
int main() {
  for (const char* platform : {"sim", "macos", "amiga", ""}) {
    const auto call = offhand::tools::demo::scrub_tool.parse(nlohmann::json::object(), platform);
    std::puts(call ? "accepted" : call.error().message.c_str());
  }
})");
  const ProgramResult built = link("");
  ASSERT_EQ(built.exit_code, 0) << built.output;
  EXPECT_EQ(run_command(folder_.path().string() + "/program").output,
            "scrub does not work on sim: There is no brush here.\n"
            "scrub does not work on macos: There is no brush for macOS.\n"
            "There is no platform \"amiga\".\n"
            "scrub does not work on any platform: There is no brush for macOS.\n");
  write_body("scrub");
  const ProgramResult stub = compile("-fsyntax-only body.cpp");
  EXPECT_NE(stub.exit_code, 0) << "a body that nothing calls is a stub";
  EXPECT_TRUE(has(stub.output, "-Werror=missing-")) << stub.output;
}

TEST_F(Bodies, BodyWithoutASchemaFailsTheCompiler) {
  write_body("scrub");
  const ProgramResult declared = compile("-fsyntax-only body.cpp");
  EXPECT_EQ(declared.exit_code, 0) << declared.output;
  write_body("scrape");
  const ProgramResult alone = compile("-fsyntax-only body.cpp");
  EXPECT_NE(alone.exit_code, 0);
  EXPECT_TRUE(has(alone.output, "scrape")) << alone.output;
  EXPECT_TRUE(has(alone.output, "-Werror=missing-")) << alone.output;
}

}  // namespace
}  // namespace offhand::codegen
