#pragma once

#include <string>

namespace offhand {

class Client;

/// What a client may do after it looked for an element and nothing was found, by tools that it is offered; empty: it is
/// offered none of these. Null: a caller that has them all, such as a command.
std::string after_nothing_found(const Client* client);

}  // namespace offhand
