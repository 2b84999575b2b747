#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "impl/base/line_reader.h"
#include "impl/mcp/message.h"
#include "impl/mcp/resumption.h"

namespace offhand::daemon {

/// Follows what a client and its daemon say to each other, so that the client can be served on when the daemon is gone:
/// which requests it has no answer to, and what it had agreed on with the daemon.
class CarriedMessages {
 public:
  /// Bytes on their way, as they come.
  void from_client(std::string_view bytes);
  void from_daemon(std::string_view bytes);

  /// An answer to each request that the daemon took with it, a line each: that it is gone, and that nobody knows how
  /// far the request had come. From then on none of them waits.
  std::string answers_to_unanswered();
  mcp::Resumption resumption() const;

 private:
  struct Unanswered {
    std::string method;
    std::string version;
    /// Of tools/call.
    std::string tool;
  };
  void take_from_client(std::string_view line);
  void take(const mcp::Message& message, std::string_view line);
  /// Of a message that sets something for the whole connection: what a later one of the same takes the place of.
  static std::string agreement_of(const mcp::Message& message);
  static std::string answer_to(const std::string& id, const Unanswered& request);

  LineReader client_lines_;
  LineReader daemon_lines_;
  std::string unfinished_line_;
  /// By the JSON text of their ids.
  std::map<std::string, Unanswered, std::less<>> unanswered_;
  std::string version_;
  std::vector<std::pair<std::string, std::string>> agreed_;
};

/// The id that a message of a server answers, as JSON text; empty where it answers none. Reads no further than it must:
/// a picture may follow.
std::string answered_id(std::string_view message);

}  // namespace offhand::daemon
