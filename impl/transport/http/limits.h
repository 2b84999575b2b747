#pragma once

#include <chrono>
#include <cstddef>

#include "impl/transport/http/head_check.h"

namespace offhand::http {

/// Limits on what a client may consume. Those that a user may want to change are settings (schema/config, `http_...`).
struct Limits {
  HeadLimits head;
  std::size_t body_bytes = std::size_t{16} * 1024 * 1024;
  /// Bodies being received, of all connections together.
  std::size_t bodies_bytes = std::size_t{256} * 1024 * 1024;
  /// Bytes of a chunked body besides its data: sizes, extensions, trailers. A chunk may be as small as a byte.
  std::size_t framing_bytes = std::size_t{16} * 1024;
  std::size_t framing_bytes_per_byte = 8;
  /// Bytes read ahead of the request that is being answered.
  std::size_t pipelined_bytes = std::size_t{64} * 1024;
  /// Bytes written and not yet taken by the client.
  std::size_t unsent_bytes = std::size_t{64} * 1024 * 1024;
  std::size_t connections = 4096;
  std::size_t requests_in_flight = 2048;
  std::size_t sessions = 4096;
  /// From the first byte of a head to its end, and from the end of the head to the end of the body.
  std::chrono::milliseconds head_timeout{10'000};
  std::chrono::milliseconds body_timeout{60'000};
  /// Between two requests.
  std::chrono::milliseconds idle_timeout{120'000};
  /// Without the client taking a byte of the waiting output.
  std::chrono::milliseconds write_timeout{30'000};
  /// Time to read on after an answer that ends the connection; closing at once would reset it before the client has
  /// read the answer.
  std::chrono::milliseconds linger{2'000};
  /// Silence on a stream before a comment is sent.
  std::chrono::milliseconds keep_alive{15'000};
  /// A session without a request or a stream.
  std::chrono::milliseconds session_timeout{1'800'000};
  /// For running calls after the server is told to stop.
  std::chrono::milliseconds shutdown_timeout{5'000};
  /// Then: for the answers of cancelled calls, and for calls that ignore the cancellation before the process ends
  /// without them.
  std::chrono::milliseconds cancel_timeout{1'000};
  std::chrono::milliseconds stubborn_timeout{5'000};
};

}  // namespace offhand::http
