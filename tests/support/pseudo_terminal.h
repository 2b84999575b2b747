#pragma once

#include <sys/types.h>
#include <termios.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/process.h"

namespace offhand::test {

/// A program at a terminal, as somebody sits at one. It ends with this object.
class PseudoTerminal {
 public:
  explicit PseudoTerminal(const std::vector<std::string>& argv, const EnvironmentChanges& environment = {},
                          int columns = 100, int rows = 40);
  ~PseudoTerminal();
  PseudoTerminal(const PseudoTerminal&) = delete;
  PseudoTerminal& operator=(const PseudoTerminal&) = delete;

  void type(std::string_view keys) const;
  void resize(int columns, int rows) const;
  void signal(int number) const;

  /// All that was written to the terminal so far.
  const std::string& output();
  /// What was written since the last time that the terminal was told to begin a drawing.
  std::string last_drawing();
  /// Waits until it is in the last drawing.
  bool shows(const std::string& text);
  /// Whether keys are echoed and read by lines, as they were before the program began.
  bool is_as_before() const;
  bool is_stopped() const;
  /// Its exit status as a shell shows it; empty where it still runs at the deadline.
  std::optional<int> wait();

 private:
  termios settings() const;

  pid_t pid_ = -1;
  int ours_ = -1;
  /// Kept open, so that the terminal outlives the program.
  int its_ = -1;
  termios before_{};
  std::string output_;
  std::optional<int> status_;
};

}  // namespace offhand::test
