#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>

#include "impl/config/load_config.h"
#include "impl/config/output_path.h"
#include "tests/support/process.h"

namespace offhand::test {
namespace {

using testing::HasSubstr;

/// Sets variables for one test and puts them back.
class WithEnvironment : public testing::Test {
 protected:
  ~WithEnvironment() override {
    for (const auto& [name, value] : saved_) {
      if (value) {
        ::setenv(name.c_str(), value->c_str(), 1);
      } else {
        ::unsetenv(name.c_str());
      }
    }
  }
  void set(const std::string& name, const std::optional<std::string>& value) {
    const char* old = std::getenv(name.c_str());
    saved_.try_emplace(name, old == nullptr ? std::nullopt : std::optional<std::string>(old));
    if (value) {
      ::setenv(name.c_str(), value->c_str(), 1);
    } else {
      ::unsetenv(name.c_str());
    }
  }
  TemporaryFolder folder_;

 private:
  EnvironmentChanges saved_;
};

class LoadConfig : public WithEnvironment {
 protected:
  LoadConfig() { set("OFFHAND_HOME", folder_.path()); }
  void write(const std::string& text) { write_contents(folder_.file("config.json"), text); }
};

TEST_F(LoadConfig, WithoutAFileHasTheDefaultsOfTheSchema) {
  const auto config = load_config(std::nullopt);
  ASSERT_TRUE(config);
  EXPECT_EQ(config->read_timeout_ms, 3000);
  EXPECT_EQ(config->max_image_dimension, 1568);
  EXPECT_TRUE(config->second_keyboard);
}

TEST_F(LoadConfig, ReadsAFileWithComments) {
  write("// mine\n{ \"read_timeout_ms\": 42 /* short */, \"output_roots\": [\"/srv/a\"] }");
  const auto config = load_config(std::nullopt);
  ASSERT_TRUE(config) << config.error().message;
  EXPECT_EQ(config->read_timeout_ms, 42);
  EXPECT_EQ(config->output_roots, std::vector<std::string>{"/srv/a"});
}

TEST_F(LoadConfig, EnvironmentWinsOverTheFile) {
  write("{ \"read_timeout_ms\": 42 }");
  set("OFFHAND_READ_TIMEOUT_MS", "43");
  set("OFFHAND_SECOND_KEYBOARD", "true");
  set("OFFHAND_LOG_LEVEL", "error");
  const auto config = load_config(std::nullopt);
  ASSERT_TRUE(config) << config.error().message;
  EXPECT_EQ(config->read_timeout_ms, 43);
  EXPECT_TRUE(config->second_keyboard);
  EXPECT_EQ(config->log_level, ConfigLogLevel::error);
}

TEST_F(LoadConfig, ReadsTheNamesOfTheProgramBefore) {
  write(R"({"rate_limit_rps": 7, "denied_apps": ["Vault"]})");
  set("AXTERMINATOR_SECURITY_MODE", "sandboxed");
  set("AXTERMINATOR_CONFIRM_DESTRUCTIVE", "false");
  set("AXTERMINATOR_ALLOWED_APPS", "Editor,Notes");
  set("AXTERMINATOR_RATE_LIMIT_RPM", "1000");
  set("AXTERMINATOR_VLM_BACKEND", "ollama");
  set("AXTERMINATOR_VLM_RATE_LIMIT", "3");
  set("AXTERMINATOR_AUDIT_LOG", "/tmp/audit.jsonl");
  set("OFFHAND_DENIED_APPS", "Safe");
  const auto config = load_config(std::nullopt);
  ASSERT_TRUE(config) << config.error().message;
  EXPECT_EQ(config->security_mode, ConfigSecurityMode::sandboxed);
  EXPECT_EQ(config->confirm_destructive, ConfigConfirmDestructive::never);
  EXPECT_EQ(config->allowed_applications, (std::vector<std::string>{"Editor", "Notes"}));
  EXPECT_EQ(config->denied_applications, std::vector<std::string>{"Safe"});
  EXPECT_EQ(config->rate_limit_per_second, 7);
  EXPECT_EQ(config->rate_limit_per_minute, 1000);
  EXPECT_EQ(config->vision_backend, ConfigVisionBackend::ollama);
  EXPECT_EQ(config->vision_calls_per_minute, 3);
  EXPECT_EQ(config->audit_log, "/tmp/audit.jsonl");
  set("OFFHAND_SECURITY_MODE", "safe");
  EXPECT_EQ(load_config(std::nullopt)->security_mode, ConfigSecurityMode::safe) << "its own name comes first";
}

TEST_F(LoadConfig, MistakesNameTheirSource) {
  for (const auto* text : {"{ \"read_timeout_ms\": 0 }", "{ \"read_timeout_ms\": \"soon\" }", "[", "[]"}) {
    write(text);
    const auto config = load_config(std::nullopt);
    ASSERT_FALSE(config) << text;
    EXPECT_EQ(config.error().code, "configuration_invalid") << text;
    EXPECT_THAT(config.error().message, HasSubstr("config.json")) << text;
  }
  write("{}");
  set("OFFHAND_READ_TIMEOUT_MS", "soon");
  const auto config = load_config(std::nullopt);
  ASSERT_FALSE(config);
  EXPECT_THAT(config.error().message, HasSubstr("OFFHAND_READ_TIMEOUT_MS"));
}

TEST_F(LoadConfig, WhatIsNoJsonIsToldWithItsLine) {
  for (const auto& [text, line] :
       std::vector<std::pair<std::string, std::string>>{{"{\"read_timeout_ms\": 1,}", "in line 1"},
                                                        {"// mine\r\n{\r\n  read: 1\r\n}\r\n", "in line 3"},
                                                        {"", "in line 1"}}) {
    write(text);
    const auto config = load_config(std::nullopt);
    ASSERT_FALSE(config) << text;
    EXPECT_THAT(config.error().message, HasSubstr(line)) << text;
  }
}

TEST_F(LoadConfig, NamesThatAreNoSettingsMeanNothing) {
  write("{ \"read_timeout\": 1, \"read_timeout_ms\": 5 }");
  const auto config = load_config(std::nullopt);
  ASSERT_TRUE(config) << config.error().message;
  EXPECT_EQ(config->read_timeout_ms, 5);
  const auto read = read_settings_file(config_path(), true);
  EXPECT_THAT(unknown_settings_note(config_path(), read->unknown), HasSubstr("did you mean \"read_timeout_ms\"?"));
}

TEST_F(LoadConfig, AFileThatWasNamedMustExist) {
  EXPECT_EQ(load_config(folder_.file("nowhere.json")).error().code, "configuration_invalid");
}

TEST_F(LoadConfig, AFolderIsNoFile) {
  std::filesystem::create_directory(folder_.file("config.json"));
  const auto config = load_config(std::nullopt);
  ASSERT_FALSE(config);
  EXPECT_THAT(config.error().message, HasSubstr("cannot be read"));
}

class OutputPath : public WithEnvironment {
 protected:
  OutputPath() {
    set("HOME", folder_.file("home"));
    set("TMPDIR", folder_.file("tmp"));
    for (const auto* name : {"home", "tmp", "elsewhere"}) std::filesystem::create_directory(folder_.file(name));
  }
  std::string code_of(const std::string& path) {
    const auto allowed = allowed_output_path(path, config_);
    return allowed ? "" : allowed.error().code;
  }
  Config config_;
};

TEST_F(OutputPath, LiesBelowHomeOrTheTemporaryFolder) {
  EXPECT_EQ(allowed_output_path("~/a.png", config_).value(), folder_.file("home/a.png"));
  EXPECT_EQ(allowed_output_path(folder_.file("tmp/x/a.png"), config_).value(), folder_.file("tmp/x/a.png"));
  EXPECT_EQ(code_of(folder_.file("elsewhere/a.png")), "path_not_allowed");
  EXPECT_EQ(code_of("/etc/a.png"), "path_not_allowed");
}

TEST_F(OutputPath, IsJudgedAfterDotsAndLinksAreResolved) {
  EXPECT_EQ(code_of("~/../elsewhere/a.png"), "path_not_allowed");
  EXPECT_EQ(code_of(folder_.file("home-sweet-home/a.png")), "path_not_allowed") << "a name that begins alike";
  std::filesystem::create_symlink(folder_.file("elsewhere"), folder_.file("home/link"));
  EXPECT_EQ(code_of("~/link/a.png"), "path_not_allowed");
  EXPECT_EQ(code_of("~"), "path_not_allowed") << "a root is no file";
}

TEST_F(OutputPath, RefusalNamesThePathAndTheRoots) {
  const auto refused = allowed_output_path("/etc/a.png", config_);
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error().message, HasSubstr("/etc/a.png"));
  EXPECT_THAT(refused.error().message, HasSubstr(folder_.file("home")));
}

TEST_F(OutputPath, OverHttpLiesBelowItsOwnFolderOrAConfiguredRoot) {
  set("XDG_STATE_HOME", folder_.file("home/state"));
  const auto allowed = [&](const std::string& path) {
    const auto place = allowed_output_path(path, config_, Entrance::network);
    return place ? *place : place.error().code;
  };
  EXPECT_EQ(allowed("~/a.png"), "path_not_allowed");
  EXPECT_EQ(allowed(folder_.file("tmp/a.png")), "path_not_allowed");
  EXPECT_EQ(allowed("a.png"), folder_.file("home/state/offhand/out/a.png"));
  EXPECT_EQ(allowed("../a.png"), "path_not_allowed");
  EXPECT_EQ(allowed(folder_.file("home/state/offhand/out/b/a.png")), folder_.file("home/state/offhand/out/b/a.png"));
  config_.output_roots = {folder_.file("elsewhere")};
  EXPECT_EQ(allowed(folder_.file("elsewhere/a.png")), folder_.file("elsewhere/a.png"));
  EXPECT_TRUE(allowed_picture_path("a.png", config_, Entrance::network)) << "its own folder may lie in a hidden one";
}

/// What allowed_picture_path says of a path, empty when it may be written.
class PicturePath : public OutputPath {
 protected:
  std::string reason_of(const std::string& path) {
    const auto allowed = allowed_picture_path(path, config_);
    return allowed ? "" : allowed.error().code + ": " + allowed.error().message;
  }
};

TEST_F(PicturePath, MayBeFreeOrAnEarlierPicture) {
  EXPECT_EQ(reason_of("~/new.png"), "");
  write_contents(folder_.file("home/old.png"), "\x89PNG\r\n\x1a\nand so on");
  EXPECT_EQ(reason_of("~/old.png"), "");
  write_contents(folder_.file("home/old.jpg"), "\xff\xd8\xff and so on");
  EXPECT_EQ(reason_of("~/old.jpg"), "");
  write_contents(folder_.file("home/made-by-mktemp"), "");
  EXPECT_EQ(reason_of("~/made-by-mktemp"), "");
}

TEST_F(PicturePath, IsNotSomebodysFile) {
  write_contents(folder_.file("home/key.pem"), "-----BEGIN");
  EXPECT_THAT(reason_of("~/key.pem"), HasSubstr("output_refused"));
  EXPECT_THAT(reason_of("~/key.pem"), HasSubstr("no picture"));
  EXPECT_EQ(contents(folder_.file("home/key.pem")), "-----BEGIN");
}

TEST_F(PicturePath, IsNeitherHiddenNorInAHiddenFolder) {
  for (const auto* path : {"~/.profile", "~/.ssh/picture.png", "~/pictures/.cache/a.png"})
    EXPECT_THAT(reason_of(path), HasSubstr("hidden")) << path;
  // The root itself may be.
  std::filesystem::create_directory(folder_.file("elsewhere/.out"));
  config_.output_roots = {folder_.file("elsewhere/.out")};
  EXPECT_EQ(reason_of(folder_.file("elsewhere/.out/a.png")), "");
}

TEST_F(PicturePath, IsNoLinkAndNoFolder) {
  write_contents(folder_.file("home/real.png"), "\x89PNG\r\n\x1a\n");
  std::filesystem::create_symlink(folder_.file("home/real.png"), folder_.file("home/link.png"));
  EXPECT_THAT(reason_of("~/link.png"), HasSubstr("symbolic link"));
  std::filesystem::create_symlink(folder_.file("elsewhere/x.png"), folder_.file("home/out.png"));
  EXPECT_THAT(reason_of("~/out.png"), HasSubstr("symbolic link")) << "also one that leads to nothing yet";
  std::filesystem::create_directory(folder_.file("home/folder"));
  EXPECT_THAT(reason_of("~/folder"), HasSubstr("folder"));
  EXPECT_THAT(reason_of("~/folder/"), HasSubstr("folder"));
}

TEST_F(OutputPath, ConfiguredRootsCount) {
  config_.output_roots = {folder_.file("elsewhere")};
  EXPECT_EQ(code_of(folder_.file("elsewhere/a.png")), "");
}

}  // namespace
}  // namespace offhand::test
