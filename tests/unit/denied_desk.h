#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "tests/support/process.h"
#include "tests/unit/every_call.h"
#include "tests/unit/product_bench.h"

namespace offhand::test {

/// A desk with an application that is denied and one that is not, in a process that reads its settings from a file, and
/// a judge of all that comes of a call: nothing of the denied application may be told, and nothing be done to it.
class DeniedDesk {
 public:
  enum class Since {
    the_start,
    /// After a session had read it, acted on it and recorded that.
    a_moment_ago,
    /// After the same, because from then on only others are allowed.
    only_others_are_allowed
  };
  explicit DeniedDesk(Since since);

  /// The program of the denied application, by which it can be named as by "kanarivault" and by its pid.
  static constexpr const char* program = "/usr/bin/kanarivault";
  static constexpr std::int64_t vault = 918'273;
  /// Everything else of it holds this word or is one of these numbers.
  static constexpr const char* canary = "Kanari";
  static constexpr const char* title = "Kanari Ledger";
  static constexpr std::int64_t ledger = 918'274;
  static constexpr std::int64_t keys = 918'275;
  /// The other application.
  static constexpr std::int64_t editor = 300;
  static constexpr std::int64_t letter = 1000;

  SimulatedDesk& desk() { return bench_.desk; }
  ProductBench& bench() { return bench_; }
  /// At the denied application, by everything that tells it, and at the other one beside it.
  Aims aims(const ToolInfo& tool);
  /// Denies nothing, and lets calls look only.
  void allow_looking_only();

  /// Makes a call; its client declines whatever it is asked.
  Result<Reply> call_unjudged(const ToolInfo& tool, const json& arguments);
  /// Makes a call and judges everything that comes of it.
  void call(const ToolInfo& tool, const json& arguments);
  /// Of what `by` answered. What its caller `said` may be told again.
  void judge(std::string_view by, const json& said, std::string_view told);
  void judge_picture(std::string_view by, const json& said, const std::string& bytes);
  /// Of what was done.
  void judge_application(std::string_view by, const json& said);

 private:
  class Complaint;

  void write(json settings);
  Process::Options options(Since since);
  void add_steps(Aims& aims) const;
  void remember();
  std::array<std::uint8_t, 3> colour_of_secret();
  std::array<std::int64_t, 4> place();
  void judge_files(std::string_view by, const json& said);
  Complaint complain(std::string_view by, const json& said);

  const TemporaryFolder folder_;
  const TemporaryFolder out_;
  const std::string file_ = folder_.file("config.json");
  ProductBench bench_;
  /// An element of it, and how it is referred to: as never before, where nobody has seen it.
  int secret_index_ = 2;
  std::string secret_token_ = "boot-918274-2";
  std::string recorded_ = out_.file("nothing");
  std::array<std::uint8_t, 3> colour_{};
  std::array<std::int64_t, 4> place_{};
  std::set<std::filesystem::path> seen_;
  std::map<std::string, int> complaints_;
  std::string heard_;
  int files_ = 0;
};

}  // namespace offhand::test
