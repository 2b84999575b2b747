#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "codegen/runtime/prompt.h"

namespace offhand {
class Call;
}

namespace offhand::prompts {

/// The text of a prompt: what is to be done, and steps. A step names its tools by {0}, {1}, … and is left out, or
/// replaced, where the client was not offered them, so that no text names a tool that it does not have.
class Guide {
 public:
  Guide(Call& call, std::string task) : call_(call), text_(std::move(task)) {}

  struct Way {
    /// All that the text names.
    std::vector<std::string_view> tools;
    std::string text;
  };
  /// The first of these ways whose tools the client has.
  Guide& step(const std::vector<Way>& ways);
  /// A step that needs no tool.
  Guide& step(std::string text);

  PromptReply reply(std::string description) const;

 private:
  Call& call_;
  std::string text_;
  int steps_ = 0;
};

/// Steps that several prompts have: how an application is reached and looked at, whatever the tools.
void begin_with(Guide& guide, const std::string& application);

}  // namespace offhand::prompts
