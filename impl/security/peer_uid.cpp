#include "impl/security/peer_uid.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <fstream>
#include <string>

#include "impl/security/socket_query.h"

namespace offhand {
namespace {

template <typename Number>
bool read_number(std::string_view text, Number& value, int base) {
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  return !text.empty() && problem == std::errc() && end == text.data() + text.size();
}

std::string_view next_word(std::string_view& text) {
  const auto first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return text = {};
  text.remove_prefix(first);
  const auto word = text.substr(0, text.find(' '));
  text.remove_prefix(word.size());
  return word;
}

/// Parses "0100007F:1F90": 32-bit words in the machine's byte order, then the port.
bool read_end(std::string_view text, TcpEnd& end) {
  const auto colon = text.find(':');
  if ((colon != 8 && colon != 32) || text.size() != colon + 5) return false;
  if (!read_number(text.substr(colon + 1), end.port, 16)) return false;
  if (colon == 8) end.address[10] = end.address[11] = 0xff;
  auto* out = end.address.data() + (colon == 8 ? 12 : 0);
  for (std::size_t i = 0; i < colon; i += 8, out += 4) {
    std::uint32_t word = 0;
    if (!read_number(text.substr(i, 8), word, 16)) return false;
    std::memcpy(out, &word, sizeof word);
  }
  return true;
}

/// TCP states in which a process may have sent a request and still wait for its answer, also after shutdown(SHUT_WR).
constexpr unsigned established = 1;
constexpr unsigned fin_wait_1 = 4;
constexpr unsigned fin_wait_2 = 5;

}  // namespace

std::optional<TcpEntry> parse_tcp_line(std::string_view line) {
  // sl local_address rem_address st tx_queue:rx_queue tr:tm->when retrnsmt uid timeout inode ...
  TcpEntry entry;
  next_word(line);
  if (!read_end(next_word(line), entry.local) || !read_end(next_word(line), entry.remote)) return std::nullopt;
  if (!read_number(next_word(line), entry.state, 16)) return std::nullopt;
  for (int skipped = 0; skipped < 3; ++skipped) next_word(line);
  if (!read_number(next_word(line), entry.uid, 10)) return std::nullopt;
  next_word(line);
  if (!read_number(next_word(line), entry.inode, 10)) return std::nullopt;
  return entry;
}

bool tells_owner(const TcpEntry& entry) {
  const bool open = entry.state == established || entry.state == fin_wait_1 || entry.state == fin_wait_2;
  return open && entry.inode != 0;
}

void PeerOwners::add(const TcpPair& connection) {
  const std::scoped_lock lock(mutex_);
  connections_.insert_or_assign(connection, std::nullopt);
}

void PeerOwners::remove(const TcpPair& connection) {
  const std::scoped_lock lock(mutex_);
  connections_.erase(connection);
}

std::optional<uid_t> PeerOwners::owner(const TcpPair& connection) {
  if (const auto known = known_owner(connection)) return known;
  const auto answer = query_owner(connection);
  if (answer.state != SocketOwner::cannot_tell) kernel_answers_ = true;
  const std::scoped_lock lock(mutex_);
  auto& known = connections_[connection];
  if (answer.state == SocketOwner::known) known = answer.uid;
  if (kernel_answers_) return known;
  for (const auto& path : tables_) {
    if (!known) read_table(path);
  }
  return known;
}

std::optional<uid_t> PeerOwners::known_owner(const TcpPair& connection) {
  const std::scoped_lock lock(mutex_);
  return connections_[connection];
}

void PeerOwners::read_table(const std::string& path) {
  auto owners = owners_in(path);
  // The kernel does not read all columns of a line at one moment: for a socket that is being closed it may still show
  // the inode but already uid 0. A closed socket stays closed, so an owner that is still there in a second reading was
  // valid in the first.
  const bool doubtful = std::any_of(owners.begin(), owners.end(), [](const auto& owner) { return owner.second == 0; });
  const auto later = doubtful ? owners_in(path) : owners;
  for (const auto& [connection, uid] : owners) {
    if (later.contains(connection)) connections_[connection] = uid;
  }
}

/// Connections of this process whose owner the table states.
std::map<TcpPair, uid_t> PeerOwners::owners_in(const std::string& path) const {
  std::map<TcpPair, uid_t> owners;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    const auto entry = parse_tcp_line(line);
    if (!entry || !tells_owner(*entry)) continue;
    const TcpPair connection{entry->local, entry->remote};
    if (connections_.contains(connection)) owners.emplace(connection, entry->uid);
  }
  return owners;
}

}  // namespace offhand
