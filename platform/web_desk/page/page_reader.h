#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "platform/api/node_attributes.h"
#include "platform/api/tree.h"
#include "platform/web_desk/ax_nodes.h"
#include "platform/web_desk/desk_tab.h"
#include "platform/web_desk/known_nodes.h"

namespace offhand::platform::web_desk {

/// Where a document lies on its page, in units of the page.
struct Origin {
  double left = 0;
  double top = 0;
  double scale = 1;
};

/// What a reading of one moment was told.
struct PageAnswers;

/// Reads whole pages: a snapshot of each process tells what its documents hold and where it lies. Of a document whose
/// snapshot does not tell everything the browser's own tree is asked, which takes it long. A page that says that
/// nothing changed is answered from memory.
class PageReader {
 public:
  enum class Way { by_snapshot, by_browser_tree };
  explicit PageReader(Way way = Way::by_snapshot) : way_(way) {}

  Result<Tree> read(DeskTab& tab, const ReadOptions& options, const Limits& limits);
  /// What single nodes of a tab had when it was read last.
  AttributesOfWindow attributes(std::int64_t window_id) const { return attributes_.of(window_id); }
  /// The node around a document, as it was read last.
  NodeHandle owner_of(const DocumentPtr& document) const;
  /// The page of a tab, as it was read last; empty where it was not, or is gone.
  std::vector<ShownDocument> documents(std::int64_t window_id) const;
  /// Why the browser's own tree was asked at the last reading, document by document; empty: it was not.
  std::vector<std::string> reasons(std::int64_t window_id) const;
  /// A button or a link as it was read last; empty where its page may have changed since.
  std::optional<KnownNodes::Known> as_read(const NodeAddress& node) const;
  /// Where a document lies by now.
  static Result<Origin> origin_of(DeskTab& tab, const std::vector<ShownDocument>& documents,
                                  const DocumentPtr& document, const Limits& limits);

 private:
  struct Reading {
    std::vector<ShownDocument> documents;
    ReadOptions options;
    std::shared_ptr<const Tree> tree;
    std::map<std::int64_t, NodeHandle> owners;
    std::int64_t navigations = 0;
    std::vector<std::string> sessions;
    std::vector<std::string> reasons;
    bool rests = false;
  };
  /// Whether a reading also looks whether the page has other documents by now, and is none then.
  enum class Frames { are_compared, were_asked };
  /// The documents of the last reading, unless something tells that the tab has others by now.
  std::vector<ShownDocument> still_known(DeskTab& tab) const;
  Result<std::optional<Tree>> read_at_once(DeskTab& tab, Reading reading, Frames compare, const Limits& limits);
  static std::vector<web::Connection::Request> questions_of(const std::vector<std::string>& sessions,
                                                            const std::vector<ShownDocument>& documents,
                                                            const std::vector<std::size_t>& with_tree);
  std::vector<std::size_t> with_browser_tree(const std::vector<ShownDocument>& documents) const;
  static PageAnswers next_answers(web::Connection::Sent& sent, const std::vector<ShownDocument>& documents,
                                  const std::vector<std::size_t>& with_tree);
  std::shared_ptr<Tree> finish(DeskTab& tab, Reading& reading, const PageAnswers& answers, int calls,
                               const Limits& limits);
  static void settle(DeskTab& tab, Reading& reading, const std::optional<std::vector<DocumentState>>& before,
                     const std::optional<std::vector<DocumentState>>& after);
  void keep(std::int64_t window_id, Reading reading);
  std::optional<Tree> unchanged(DeskTab& tab, const ReadOptions& options, const Limits& limits) const;

  const Way way_;
  KeptAttributes attributes_;
  mutable std::mutex mutex_;
  /// By window.
  std::map<std::int64_t, Reading> readings_;
};

}  // namespace offhand::platform::web_desk
