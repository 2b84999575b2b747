#include "impl/target/sign_in.h"

#include <algorithm>
#include <vector>

#include "codegen/runtime/percent_code.h"
#include "generated/types/roles.h"

namespace offhand {
namespace {

/// What is shown of a client's name at most, in bytes.
constexpr std::size_t longest_client = 200;

/// In a query a plus sign stands for a space (application/x-www-form-urlencoded).
std::string decoded_parameter(std::string text) {
  std::ranges::replace(text, '+', ' ');
  return percent_decoded_where_valid(text);
}

/// A parameter of the query of an address; empty: it has none, or an empty one.
std::string parameter(std::string_view address, std::string_view name) {
  address = address.substr(0, address.find('#'));
  const auto begin = address.find('?');
  if (begin == std::string_view::npos) return {};
  auto query = address.substr(begin + 1);
  while (!query.empty()) {
    const auto end = std::min(query.find('&'), query.size());
    const auto one = query.substr(0, end);
    const auto equals = one.find('=');
    if (equals != std::string_view::npos && one.substr(0, equals) == name)
      return decoded_parameter(std::string(one.substr(equals + 1)));
    query.remove_prefix(std::min(end + 1, query.size()));
  }
  return {};
}

std::size_t length_of_scheme(std::string_view address) {
  for (const std::string_view scheme : {"https://", "http://"})
    if (address.starts_with(scheme)) return scheme.size();
  return 0;
}

/// A web address without what may stand before its host; empty: it is no web address.
std::string without_credentials(std::string_view address) {
  const auto scheme = length_of_scheme(address);
  if (scheme == 0) return {};
  const auto end = std::min(address.find_first_of("/?#", scheme), address.size());
  const auto at = address.substr(0, end).rfind('@');
  const auto host = at == std::string_view::npos || at < scheme ? scheme : at + 1;
  return host == end ? std::string() : std::string(address.substr(0, scheme)).append(address.substr(host));
}

std::string site_of(std::string_view address) {
  return std::string(address.substr(0, address.find_first_of("/?#", length_of_scheme(address))));
}

/// The first web address in words that name one.
std::string address_in(std::string_view words) {
  const auto begin = std::min(words.find("http://"), words.find("https://"));
  if (begin == std::string_view::npos) return {};
  const auto rest = words.substr(begin);
  return without_credentials(rest.substr(0, rest.find_first_of(" \t\n\"'<>")));
}

/// Whether an element is, or lies in, another one of the snapshot.
bool is_part_of_dialog(const Snapshot& snapshot, const SnapshotElement& element, const platform::NodeHandle& other) {
  if (element.node.handle == other) return true;
  const auto above = snapshot.ancestors_of(element.index);
  return std::ranges::find(above, other) != above.end();
}

/// The sign-in that a dialog is: it has a field for a password and names the address of the page.
std::optional<SignIn> password_asked_in(const Snapshot& snapshot, const platform::NodeHandle& dialog) {
  bool has_password = false;
  std::string address;
  for (const auto& element : snapshot.elements) {
    const auto& node = element.node;
    const bool is_field = node.states.contains(ElementState::protected_);
    const bool names_page = address.empty() && node.role == Role::text && !address_in(node.name).empty();
    if ((!is_field && !names_page) || !is_part_of_dialog(snapshot, element, dialog)) continue;
    has_password = has_password || is_field;
    if (names_page) address = address_in(node.name);
  }
  if (!has_password || address.empty()) return std::nullopt;
  auto site = site_of(address);
  return SignIn{.kind = SignIn::Kind::password, .address = std::move(address), .site = std::move(site), .client = {}};
}

std::optional<SignIn> consent_asked_by_page(const platform::NodeHandle& page,
                                            const platform::AttributesByNode* attributes) {
  if (attributes == nullptr) return std::nullopt;
  const auto told = attributes->find(page);
  return told == attributes->end() ? std::nullopt : consent_asked_by(told->second.url);
}

}  // namespace

std::optional<SignIn> consent_asked_by(std::string_view address) {
  auto client = parameter(address, "client_id");
  // The second where the request was pushed to the server before (RFC 9126).
  const bool asks = !parameter(address, "response_type").empty() || !parameter(address, "request_uri").empty();
  auto plain = without_credentials(address);
  if (client.empty() || !asks || plain.empty()) return std::nullopt;
  if (client.size() > longest_client) client.resize(longest_client);
  auto site = site_of(plain);
  return SignIn{
      .kind = SignIn::Kind::consent, .address = std::move(plain), .site = std::move(site), .client = std::move(client)};
}

std::optional<SignIn> sign_in_of(const Snapshot& snapshot, std::int64_t index,
                                 const platform::AttributesByNode* attributes) {
  const auto* element = snapshot.find(index);
  const SnapshotElement* dialog = nullptr;
  while (element != nullptr) {
    if (element->node.role == Role::document) {
      // What a page itself shows as a dialog is the page's; a frame may be another's.
      dialog = nullptr;
      if (auto consent = consent_asked_by_page(element->node.handle, attributes)) return consent;
    }
    if (dialog == nullptr && has(element->node.role, RoleTrait::dialog)) dialog = element;
    const auto parent = element->node.parent;
    element = parent < 0 ? nullptr : &snapshot.elements[static_cast<std::size_t>(parent)];
  }
  return dialog == nullptr ? std::nullopt : password_asked_in(snapshot, dialog->node.handle);
}

}  // namespace offhand
