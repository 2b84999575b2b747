#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>

#include "platform/api/tree.h"
#include "platform/web_desk/node_address.h"

namespace offhand::platform::web_desk {

/// What nodes were when they were looked at last. It holds as long as their document has told of no change since; what
/// acts on one checks it again in the page. Thread-safe.
class KnownNodes {
 public:
  struct Known {
    NodeIdentity identity;
    /// Of the document, as its library counts.
    std::int64_t version = 0;
  };
  /// Whether a document has told of no change since it had this version.
  static bool holds(const Document& document, std::int64_t version) {
    return !document.is_gone && document.told_version <= version;
  }

  void note(const NodeAddress& node, NodeIdentity identity, std::int64_t version);
  /// It is known as before, but for the version: empty where it is not.
  void note_again(const NodeAddress& node, std::optional<std::int64_t> version);
  /// Empty where its document has changed since, or nobody looked.
  std::optional<Known> find(const NodeAddress& node) const;

 private:
  mutable std::mutex mutex_;
  std::map<NodeAddress, Known> known_;
};

}  // namespace offhand::platform::web_desk
