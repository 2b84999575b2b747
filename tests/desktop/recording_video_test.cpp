#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sys/stat.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <sstream>

#include "tests/desktop/processes.h"
#include "tests/support/application.h"
#include "tests/support/mcp_client.h"

// recording.mp4, made by the real ffmpeg of a real screen, and what becomes of a recording whose ffmpeg is missing,
// dies, or does not end. Witnesses: ffprobe, the list of processes.
namespace offhand::test {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class AVideo : public testing::Test {
 protected:
  /// A server whose programs come from this folder first.
  void serve(const std::string& programs_first = {}) {
    const auto path = programs_first.empty() ? std::string(std::getenv("PATH"))
                                             : programs_first + ":" + std::string(std::getenv("PATH"));
    client_ =
        std::make_unique<McpClient>(McpClient::Options{.server = {"--tools", "full"}, .environment = {{"PATH", path}}});
  }
  json start() {
    const auto reply = client_->call("start_recording", {{"output_dir", dir_}, {"record_video", true}});
    EXPECT_FALSE(reply.failed) << reply.text;
    return reply.structured;
  }
  json state() { return client_->call("get_recording_state").structured; }
  json stop() {
    const auto reply = client_->call("stop_recording");
    EXPECT_FALSE(reply.failed) << reply.text;
    return reply.structured;
  }
  /// Something happens on the screen, and is a turn.
  void act() {
    const auto before = state()["next_turn"].get<int>();
    const json window{{"pid", application_.pid()}, {"window_id", application_.window()}};
    auto click = window;
    click.update({{"x", 40}, {"y", 25}});
    const auto reply = client_->call("click", click);
    EXPECT_FALSE(reply.failed) << reply.text;
    EXPECT_EQ(state()["next_turn"], before + 1);
  }
  bool is_filmed() const { return !processes_with("file:" + video_).empty(); }
  /// The first pictures are in the file, so that it can be played whatever comes.
  bool has_fragment() const {
    return eventually([&] { return contents(video_).find("moof") != std::string::npos; });
  }

  /// What ffprobe says of the video.
  json probe() const {
    const auto probed = run_command({"ffprobe", "-v", "error", "-show_entries",
                                     "format=duration:stream=codec_name,width,height", "-of", "json", video_});
    EXPECT_EQ(probed.exit_code, 0) << probed.errors;
    return json::parse(probed.output, nullptr, false);
  }
  static double seconds_of(const json& probed) { return std::stod(probed["format"].value("duration", "0")); }
  /// All of it is decoded.
  std::string problems_when_played() const {
    return run_command({"ffmpeg", "-v", "error", "-i", video_, "-f", "null", "-"}).errors;
  }

  /// A program `ffmpeg` of these lines, with the file that it is to write in $file. The folder that it is in.
  std::string pretended(const std::string& lines) const {
    const auto folder = folder_.file("programs");
    fs::create_directory(folder);
    write_contents(folder + "/ffmpeg", "#!/bin/sh\nfor last; do :; done\nfile=${last#file:}\n" + lines);
    ::chmod((folder + "/ffmpeg").c_str(), 0700);
    return folder;
  }
  bool is_group_gone() const {
    const auto group = std::stoi("0" + contents(folder_.file("group")));
    return group > 0 && eventually([&] { return ::kill(-group, 0) != 0 && errno == ESRCH; });
  }

  TemporaryFolder folder_;
  const std::string dir_ = folder_.file("demo");
  const std::string video_ = dir_ + "/recording.mp4";
  FixtureApplication application_{"gtk3", "Filmed"};
  std::unique_ptr<McpClient> client_;
};

TEST_F(AVideo, OfARunIsToldOfAndPlays) {
  serve();
  const auto started = start();
  EXPECT_EQ(started["video_path"], video_) << started;
  EXPECT_FALSE(started.contains("last_error")) << started;
  EXPECT_TRUE(is_filmed());
  act();
  act();
  const auto stopped = stop();
  EXPECT_EQ(stopped["last_video_path"], video_) << stopped;
  EXPECT_FALSE(stopped.contains("video_path"));
  EXPECT_FALSE(stopped.contains("last_error")) << stopped;
  EXPECT_FALSE(is_filmed());
  EXPECT_EQ(state()["last_video_path"], video_);
  EXPECT_EQ(json::parse(contents(dir_ + "/recording.json"))["ended"], (json{{"turns", 2}, {"video", "recording.mp4"}}));

  const auto probed = probe();
  EXPECT_GT(seconds_of(probed), 0) << probed;
  ASSERT_EQ(probed["streams"].size(), 1U);
  const auto& picture = probed["streams"][0];
  EXPECT_EQ(picture["codec_name"], "h264");
  std::istringstream screen(run_command({"xdotool", "getdisplaygeometry"}).output);
  int width = 0;
  int height = 0;
  screen >> width >> height;
  EXPECT_EQ(picture["width"], width / 2 * 2);
  EXPECT_EQ(picture["height"], height / 2 * 2);
  EXPECT_EQ(problems_when_played(), "");
}

TEST_F(AVideo, EndsWithItsServerHoweverThatEndsAndPlays) {
  for (const int number : {SIGTERM, SIGKILL}) {
    serve();
    start();
    act();
    ASSERT_TRUE(has_fragment());
    client_->signal(number);
    client_->wait_for_exit();
    EXPECT_TRUE(eventually([&] { return !is_filmed(); })) << "signal " << number;
    EXPECT_GT(seconds_of(probe()), 0) << "signal " << number;
    EXPECT_EQ(problems_when_played(), "");
    fs::remove_all(dir_);
  }
}

TEST_F(AVideo, EndsWithItsClientWhereADaemonFilmsForIt) {
  const auto socket = folder_.file("daemon.socket");
  const ChildProcess daemon({offhand_program(), "--socket", socket, "serve"});
  ASSERT_TRUE(eventually([&] { return run_offhand({"--socket", socket, "status"}).exit_code == 0; }));
  client_ =
      std::make_unique<McpClient>(McpClient::Options{.program = {"--socket", socket}, .server = {"--tools", "full"}});
  start();
  act();
  client_->signal(SIGKILL);
  client_->wait_for_exit();
  const auto about = [&] { return json::parse(contents(dir_ + "/recording.json"), nullptr, false); };
  ASSERT_TRUE(eventually([&] { return about().contains("ended"); }));
  EXPECT_EQ(about()["ended"]["turns"], 1);
  EXPECT_EQ(about()["ended"]["video"], "recording.mp4");
  EXPECT_FALSE(is_filmed());
  EXPECT_GT(seconds_of(probe()), 0);
  const auto told = run_offhand({"--socket", socket, "get_recording_state", "--output", "json"}).output;
  EXPECT_EQ(json::parse(told, nullptr, false)["last_video_path"], video_) << told;
}

TEST_F(AVideo, OfWhichThereIsNoneWhereFfmpegIsMissing) {
  const auto empty = folder_.file("nothing");
  fs::create_directory(empty);
  client_ =
      std::make_unique<McpClient>(McpClient::Options{.server = {"--tools", "full"}, .environment = {{"PATH", empty}}});
  const auto started = start();
  EXPECT_EQ(started["state"], "recording");
  EXPECT_THAT(started.value("last_error", ""), AllOf(HasSubstr("no video"), HasSubstr("apt-get install ffmpeg")));
  EXPECT_FALSE(started.contains("video_path"));
  act();
  const auto stopped = stop();
  EXPECT_EQ(stopped["next_turn"], 2);
  EXPECT_FALSE(stopped.contains("last_video_path"));
  EXPECT_FALSE(fs::exists(video_));
}

TEST_F(AVideo, WhoseFfmpegDiesStopsEarlyAndTheTurnsGoOn) {
  serve();
  start();
  ASSERT_TRUE(has_fragment());
  for (const auto process : processes_with("file:" + video_)) ::kill(process, SIGKILL);
  EXPECT_TRUE(eventually([&] { return state().contains("last_error"); }));
  EXPECT_THAT(state().value("last_error", ""), AllOf(HasSubstr("stops early"), HasSubstr("signal 9")));
  EXPECT_EQ(state()["state"], "recording");
  act();
  const auto stopped = stop();
  EXPECT_EQ(stopped["last_video_path"], video_) << "what there is of it";
  EXPECT_THAT(stopped.value("last_error", ""), HasSubstr("signal 9"));
  EXPECT_GT(seconds_of(probe()), 0);
  EXPECT_EQ(problems_when_played(), "");
}

TEST_F(AVideo, WhoseFfmpegEndsAtOnceIsNone) {
  serve(pretended("echo 'no such screen' >&2\nexit 3\n"));
  const auto started = start();
  EXPECT_EQ(started["state"], "recording");
  EXPECT_THAT(started.value("last_error", ""), AllOf(HasSubstr("status 3"), HasSubstr("no such screen")));
  act();
  EXPECT_FALSE(stop().contains("last_video_path"));
  EXPECT_FALSE(fs::exists(video_));
}

TEST_F(AVideo, WhoseFfmpegWritesNothingIsGivenUpAndNothingIsLeftOfIt) {
  serve(pretended("trap '' INT TERM\necho $$ > " + folder_.file("group") + "\nsleep 1000 &\nwait\nsleep 1000\n"));
  const auto started = start();
  EXPECT_EQ(started["state"], "recording");
  EXPECT_THAT(started.value("last_error", ""), HasSubstr("wrote nothing"));
  EXPECT_TRUE(is_group_gone());
  act();
  EXPECT_FALSE(stop().contains("last_video_path"));
}

TEST_F(AVideo, WhoseFfmpegDoesNotEndIsKilledInTimeWithWhatItStarted) {
  // It has written pictures, listens to nobody, and another process keeps its standard error open.
  const auto made = run_command({"ffmpeg", "-v", "error", "-f", "lavfi", "-i", "color=size=64x64:duration=1",
                                 "-movflags", "+frag_keyframe+empty_moov", folder_.file("made.mp4")});
  ASSERT_EQ(made.exit_code, 0) << made.errors;
  serve(pretended("trap '' INT TERM\necho $$ > " + folder_.file("group") + "\ncp " + folder_.file("made.mp4") +
                  " \"$file\"\nsleep 1000 &\nwait\nsleep 1000\n"));
  EXPECT_EQ(start()["video_path"], video_);
  act();
  const auto stopped = stop();
  EXPECT_EQ(stopped["state"], "stopped");
  EXPECT_EQ(stopped["next_turn"], 2);
  EXPECT_EQ(stopped["last_video_path"], video_) << stopped;
  EXPECT_THAT(stopped.value("last_error", ""), AllOf(HasSubstr("killed"), Not(HasSubstr("no video"))));
  EXPECT_TRUE(is_group_gone());
  EXPECT_FALSE(client_->call("list_windows").failed);
}

}  // namespace
}  // namespace offhand::test
