#pragma once

#include <string_view>

namespace offhand {

/// A client that speaks the Model Context Protocol; a command or a program with the library does not.
class ProtocolSpeaker {
 public:
  virtual ~ProtocolSpeaker() = default;
  /// The version that it and this server agreed on.
  virtual std::string_view protocol_version() const = 0;
  /// Whether it asked to be told of calls.
  virtual bool wants_logs() const = 0;
};

}  // namespace offhand
