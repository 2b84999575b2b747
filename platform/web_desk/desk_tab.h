#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "platform/api/tree.h"
#include "platform/web/connection.h"
#include "platform/web_desk/large_json.h"
#include "platform/web_desk/node_address.h"

namespace offhand::platform::web_desk {

/// What a document's library tells of it.
struct DocumentState {
  std::int64_t version = 0;
  /// What its fields hold, added up.
  std::int64_t fields = 0;
  /// Where everything lies, added up; empty where nobody asked for that.
  std::optional<std::int64_t> places;
  double width = 0;
  double height = 0;
  double scale = 1;
  bool operator==(const DocumentState&) const = default;
  /// Whether nothing changed from one to the other, as far as both tell.
  bool agrees_with(const DocumentState& other) const;
};

/// A document with its state by now, and its place among the others.
struct ShownDocument {
  DocumentPtr document;
  DocumentState state;
  /// Place of the document around it; -1 for the page.
  int parent = -1;
};

/// What an act in a page came to.
struct ActAnswer {
  Delivery delivery;
  nlohmann::json told = nlohmann::json::object();
};

/// A tab that the desk has attached itself to, with its out-of-process frames. Thread-safe.
class DeskTab {
 public:
  /// `next_document` counts the documents of the desk.
  static Result<std::shared_ptr<DeskTab>> attach(std::shared_ptr<web::Connection> connection, const std::string& target,
                                                 std::int64_t window_id, std::atomic<std::int64_t>& next_document,
                                                 const Limits& limits);

  std::int64_t window_id() const { return window_id_; }
  const std::string& target() const { return target_; }
  const std::string& session() const { return session_; }
  web::Connection& connection() const { return *connection_; }
  bool is_gone() const { return connection_->is_gone(session_); }
  bool has_crashed() const { return connection_->has_crashed(session_); }
  /// The first session or that of one of its frames.
  bool owns(const std::string& session) const;

  /// Its own session and those of its frames in other processes.
  std::vector<std::string> sessions() const;

  /// All documents, the page's first, each behind the one around it.
  Result<std::vector<ShownDocument>> documents(const Limits& limits);
  /// Whether one of them did not answer when they were listed last.
  bool has_silent_documents() const { return has_silent_documents_; }
  /// The state of documents that are known; fails where one is gone. Places are added up only of what still has the
  /// version of its state here.
  Result<std::vector<DocumentState>> states(const std::vector<ShownDocument>& documents, const Limits& limits);

  /// Has a document tell what changed in it by now.
  void hear_out(const Document& document, const Limits& limits);

  // For those who send several questions at once:
  /// Asks which frames the tab has, in each of its sessions.
  static std::vector<web::Connection::Request> frame_requests(const std::vector<std::string>& sessions);
  /// Whether the answers tell of exactly these documents.
  static bool shows_only(const std::vector<ShownDocument>& documents, const std::vector<std::string>& sessions,
                         const std::vector<Result<nlohmann::json>>& frames);
  enum class Places { added_up, left_out };
  static web::Connection::Request state_request(const Document& document, Places places);
  static Result<DocumentState> state_in(const Result<nlohmann::json>& answer, const Document& document);
  DocumentPtr document_of(const std::string& session, const std::string& token) const;
  /// A document of that frame was replaced, or all documents of the session went away with its process.
  void left(const std::string& session, const std::string& frame);
  /// How often a document of the page itself was replaced, and where it went.
  std::int64_t navigations() const { return navigations_; }
  void navigated(const std::string& url);
  std::string last_url() const;
  /// That its page set out for another address; empty: that it is not on its way any more.
  void set_loading(std::string url) {
    const std::lock_guard lock(mutex_);
    loading_ = std::move(url);
  }
  std::optional<std::string> loading() const {
    const std::lock_guard lock(mutex_);
    return loading_.empty() ? std::nullopt : std::optional(loading_);
  }

  /// Calls one of the library's functions on a node: its answer; empty where the node or its document is gone.
  /// `page_gone`, `page_blocked`, `page_silent`.
  Result<std::optional<nlohmann::json>> ask(const NodeAddress& node, const std::string& function,
                                            nlohmann::json options, const Limits& limits);
  /// What the library tells of a node, and, where that is not enough, what the browser's tree does.
  struct Look {
    std::optional<nlohmann::json> told;
    Result<LargeAnswer> ax = LargeAnswer();
  };
  Result<Look> look(const NodeAddress& node, const Limits& limits);
  /// The same for what acts: as a user does.
  Result<std::optional<nlohmann::json>> act(const NodeAddress& node, const std::string& function,
                                            nlohmann::json options, const Limits& limits,
                                            const NodeAddress* other = nullptr);
  /// The browser's number of a node that the library calls by a number of its own; 0: gone.
  std::int64_t node_numbered(const DocumentPtr& document, std::int64_t number, const Limits& limits);
  /// The same for what an expression gives in the library's world. `ax` receives what the browser's tree tells of it.
  Result<std::int64_t> node_given_by(const DocumentPtr& document, const std::string& expression, const Limits& limits,
                                     Result<LargeAnswer>* ax = nullptr);
  /// The remote object of a node; empty where it is gone.
  Result<std::optional<std::string>> object_of(const NodeAddress& node, const Limits& limits);

 private:
  DeskTab(std::shared_ptr<web::Connection> connection, std::string target, std::string session, std::int64_t window_id,
          std::atomic<std::int64_t>& next_document)
      : connection_(std::move(connection)),
        target_(std::move(target)),
        session_(std::move(session)),
        window_id_(window_id),
        next_document_(next_document) {}

  Result<void> prepare(const std::string& session, int depth, const Limits& limits);
  /// The one that is known, where the frame still shows it.
  DocumentPtr document_for(const std::string& session, const std::string& frame, const std::string& loader);
  Result<std::optional<nlohmann::json>> call_on(const NodeAddress& node, const std::string& function,
                                                nlohmann::json options, const NodeAddress* other, bool as_user,
                                                const Limits& limits, Result<LargeAnswer>* ax = nullptr);

  const std::shared_ptr<web::Connection> connection_;
  const std::string target_;
  const std::string session_;
  const std::int64_t window_id_;
  std::atomic<std::int64_t>& next_document_;
  mutable std::mutex mutex_;
  std::map<std::string, bool> prepared_;
  /// By session and frame.
  std::map<std::pair<std::string, std::string>, DocumentPtr> documents_;
  /// Of nodes that were asked lately.
  std::map<NodeAddress, std::string> objects_;
  std::atomic<std::int64_t> navigations_ = 0;
  std::atomic<bool> has_silent_documents_ = false;
  std::string last_url_;
  std::string loading_;
};

}  // namespace offhand::platform::web_desk
