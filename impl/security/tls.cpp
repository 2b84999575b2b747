#include "impl/security/tls.h"

#include <openssl/err.h>
#include <openssl/ssl.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <limits>
#include <system_error>
#include <utility>

#include "generated/types/errors.h"
#include "platform/host/paths.h"

namespace offhand {
namespace {

std::string last_error() {
  std::array<char, 256> text{};
  const auto code = ERR_get_error();
  ERR_clear_error();
  if (code == 0) return "the file cannot be read";
  ERR_error_string_n(code, text.data(), text.size());
  return text.data();
}

std::filesystem::file_time_type written(const std::string& file) {
  std::error_code none;
  return std::filesystem::last_write_time(host::path_of(file), none);
}

}  // namespace

ssize_t TlsSession::outcome(int count) {
  if (count > 0) return count;
  const int why = SSL_get_error(session_.get(), count);
  ERR_clear_error();
  if (why == SSL_ERROR_ZERO_RETURN) return 0;
  errno = why == SSL_ERROR_WANT_READ || why == SSL_ERROR_WANT_WRITE ? EAGAIN : EIO;
  return -1;
}

ssize_t TlsSession::read(char* buffer, std::size_t size) {
  return outcome(SSL_read(session_.get(), buffer, static_cast<int>(size)));
}

ssize_t TlsSession::write(std::string_view bytes) {
  const auto size = std::min<std::size_t>(bytes.size(), std::numeric_limits<int>::max());
  return outcome(SSL_write(session_.get(), bytes.data(), static_cast<int>(size)));
}

void TlsSession::finish() {
  SSL_shutdown(session_.get());
  ERR_clear_error();
}

Result<std::shared_ptr<TlsServer>> TlsServer::open(const std::string& certificate, const std::string& key) {
  // OpenSSL writes to sockets whose other side is gone.
  std::signal(SIGPIPE, SIG_IGN);  // NOLINT(bugprone-unused-return-value)
  std::error_code unknown;
  const auto mode = std::filesystem::status(host::path_of(key), unknown).permissions();
  constexpr auto others = std::filesystem::perms::group_all | std::filesystem::perms::others_all;
  if (!unknown && (mode & others) != std::filesystem::perms::none)
    return fail(errors::tls_unusable({.path = key, .reason = "other users may read the key; its mode must be 0600"}));
  std::shared_ptr<TlsServer> server(new TlsServer(certificate, key));
  server->read_ = server->stamp();
  OFFHAND_ASSIGN(server->context_, server->read());
  return server;
}

Result<TlsServer::Context> TlsServer::read() const {
  const auto unusable = [](const std::string& path) {
    return fail(errors::tls_unusable({.path = path, .reason = last_error()}));
  };
  ERR_clear_error();
  Context context(SSL_CTX_new(TLS_server_method()), SSL_CTX_free);
  if (!context) return unusable(certificate_);
  SSL_CTX_set_min_proto_version(context.get(), TLS1_2_VERSION);
  SSL_CTX_set_mode(context.get(),
                   SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER | SSL_MODE_RELEASE_BUFFERS);
  SSL_CTX_set_options(context.get(), SSL_OP_NO_RENEGOTIATION);
  if (SSL_CTX_use_certificate_chain_file(context.get(), certificate_.c_str()) != 1) return unusable(certificate_);
  if (SSL_CTX_use_PrivateKey_file(context.get(), key_.c_str(), SSL_FILETYPE_PEM) != 1) return unusable(key_);
  if (SSL_CTX_check_private_key(context.get()) != 1) return unusable(key_);
  return context;
}

TlsServer::Stamp TlsServer::stamp() const { return {.certificate = written(certificate_), .key = written(key_)}; }

TlsServer::Context TlsServer::current() {
  const auto now = stamp();
  const std::scoped_lock lock(mutex_);
  if (now == read_) return context_;
  read_ = now;
  // While the two are being replaced they may not belong together; the second one makes them read again.
  if (auto context = read()) {
    context_ = *std::move(context);
  } else {
    spdlog::warn("The certificate stays as it was. {}", context.error().message);
  }
  return context_;
}

std::unique_ptr<TlsSession> TlsServer::accept(int descriptor) {
  const auto context = current();
  std::shared_ptr<SSL> session(SSL_new(context.get()), SSL_free);
  if (!session || SSL_set_fd(session.get(), descriptor) != 1) return nullptr;
  SSL_set_accept_state(session.get());
  return std::make_unique<TlsSession>(std::move(session));
}

}  // namespace offhand
