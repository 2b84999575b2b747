#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "impl/perception/snapshot.h"
#include "platform/api/node_attributes.h"

namespace offhand {

/// A place where only users act: there they say who they are, or let somebody in.
struct SignIn {
  enum class Kind : std::uint8_t {
    /// A page of an authorisation server that asks whether a client may have access (OAuth 2: RFC 6749, 4.1.1).
    consent,
    /// A dialog over a page, which asks for a name and a password (HTTP authentication).
    password,
  };
  Kind kind = Kind::consent;
  /// Of the page, without a name or a password in it.
  std::string address;
  /// Scheme, host and port of that.
  std::string site;
  /// For a consent: the client, as the address names it.
  std::string client;
};

/// What an address asks for, where it is the request of a client for access; empty: it is none.
std::optional<SignIn> consent_asked_by(std::string_view address);

/// The sign-in that an element belongs to, as its window was when it was read; empty: none. `attributes`: those of the
/// window, null where nobody tells any.
std::optional<SignIn> sign_in_of(const Snapshot& snapshot, std::int64_t index,
                                 const platform::AttributesByNode* attributes);

}  // namespace offhand
