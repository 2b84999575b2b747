#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "codegen/runtime/error.h"

struct ssl_st;
struct ssl_ctx_st;

namespace offhand {

/// One connection over TLS, on a socket that does not block. Not shared between threads.
class TlsSession {
 public:
  explicit TlsSession(std::shared_ptr<ssl_st> session) : session_(std::move(session)) {}
  /// As recv() and send(): -1 with EAGAIN where it has to wait, also for the handshake, which both go on with.
  ssize_t read(char* buffer, std::size_t size);
  ssize_t write(std::string_view bytes);
  /// Says that nothing follows.
  void finish();

 private:
  ssize_t outcome(int count);

  std::shared_ptr<ssl_st> session_;
};

/// The certificate of a server and its key, from two files that are read again when one of them has changed. TLS 1.2
/// and 1.3.
class TlsServer {
 public:
  /// `tls_unusable`.
  static Result<std::shared_ptr<TlsServer>> open(const std::string& certificate, const std::string& key);
  /// Null where memory is short.
  std::unique_ptr<TlsSession> accept(int descriptor);

 private:
  struct Stamp {
    std::filesystem::file_time_type certificate;
    std::filesystem::file_time_type key;
    bool operator==(const Stamp&) const = default;
  };
  using Context = std::shared_ptr<ssl_ctx_st>;
  TlsServer(std::string certificate, std::string key) : certificate_(std::move(certificate)), key_(std::move(key)) {}
  Result<Context> read() const;
  Stamp stamp() const;
  Context current();

  const std::string certificate_;
  const std::string key_;
  std::mutex mutex_;
  Context context_;
  Stamp read_;
};

}  // namespace offhand
