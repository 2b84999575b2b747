#include "platform/web_desk/page/page_reader.h"

#include <algorithm>
#include <utility>

#include "platform/api/cache_counts.h"
#include "platform/web/json_access.h"
#include "platform/web/tab_errors.h"
#include "platform/web_desk/snapshot_questions.h"

namespace offhand::platform::web_desk {

/// The tree of one document, as the browser told it or as it was reckoned.
struct ReadTree {
  PageFacts facts;
  std::optional<Result<LargeAnswer>> told;
  std::optional<LargeJson> reckoned;
  /// The one of both that counts; null: there is none.
  const LargeJson* nodes = nullptr;
  /// Why it was not reckoned.
  std::string reason;
};

struct PageAnswers {
  std::vector<ReadTree> trees;
  /// By session.
  std::map<std::string, LargeAnswer> snapshots;
  /// By session and frame.
  std::map<std::string, std::unordered_map<std::string, Layouts>> layouts;
  /// Whether something was asked behind all that was asked at once.
  bool asked_more = false;
};

namespace {

using nlohmann::json;
using web::integer_of;
using web::number_of;
using web::part_of;
using Request = web::Connection::Request;
using Sent = web::Connection::Sent;
using Wants = web::Connection::Wants;

/// The corner of what a frame's element shows, within the part of the page that its process draws.
std::optional<std::pair<double, double>> corner_in(const Result<json>& box) {
  if (!box) return std::nullopt;
  const auto& content = part_of(part_of(*box, "model"), "content");
  if (!content.is_array() || content.size() < 2) return std::nullopt;
  return std::pair(number_of(content[0]), number_of(content[1]));
}

struct Owners {
  /// The element that shows each document, in the document around it; 0: none, or nobody tells.
  std::vector<std::int64_t> nodes;
  std::vector<Origin> origins;
  int calls = 0;
};

/// Documents lie behind those that they lie in.
Owners owners_of(DeskTab& tab, const std::vector<ShownDocument>& documents, const Limits& limits) {
  Owners owners;
  owners.nodes.assign(documents.size(), 0);
  owners.origins.assign(documents.size(), Origin{.scale = documents.empty() ? 1 : documents.front().state.scale});
  if (documents.size() < 2) return owners;
  const auto around = [&](std::size_t i) -> const Document& {
    return *documents[static_cast<std::size_t>(documents[i].parent)].document;
  };
  std::vector<Request> questions;
  for (std::size_t i = 1; i < documents.size(); ++i)
    questions.push_back({around(i).session, "DOM.getFrameOwner", {{"frameId", documents[i].document->frame}}});
  const auto told = tab.connection().call_many(std::move(questions), limits);
  std::vector<Request> boxes;
  for (std::size_t i = 1; i < documents.size(); ++i) {
    if (told[i - 1]) owners.nodes[i] = integer_of(*told[i - 1], "backendNodeId");
    boxes.push_back({around(i).session, "DOM.getBoxModel", {{"backendNodeId", owners.nodes[i]}}});
  }
  const auto places = tab.connection().call_many(std::move(boxes), limits);
  owners.calls = static_cast<int>(documents.size() - 1) * 2;
  // A process tells places within its own part of the page, so each part begins where its frame does.
  std::map<std::string, Origin> parts{{documents.front().document->session, owners.origins.front()}};
  for (std::size_t i = 1; i < documents.size(); ++i) {
    const auto corner = corner_in(places[i - 1]).value_or(std::pair(0.0, 0.0));
    const auto part = parts[around(i).session];
    auto& origin = owners.origins[i];
    origin.left = part.left + corner.first;
    origin.top = part.top + corner.second;
    parts.emplace(documents[i].document->session, origin);
  }
  return owners;
}

/// The sessions of documents, each once.
std::vector<std::string> sessions_of(const std::vector<ShownDocument>& documents) {
  std::vector<std::string> sessions;
  for (const auto& each : documents)
    if (std::ranges::find(sessions, each.document->session) == sessions.end())
      sessions.push_back(each.document->session);
  return sessions;
}

Result<LargeAnswer> next_large(Sent& sent) {
  const auto message = sent.next();
  if (!message) return fail(message.error());
  return LargeAnswer(message->text);
}

std::optional<std::vector<DocumentState>> next_states(Sent& sent, const std::vector<ShownDocument>& documents) {
  std::vector<DocumentState> states;
  bool are_whole = true;
  for (const auto& each : documents) {
    const auto state = DeskTab::state_in(sent.next_body(), *each.document);
    are_whole = are_whole && state.has_value();
    if (state) states.push_back(*state);
  }
  return are_whole ? std::optional(std::move(states)) : std::nullopt;
}

const Layouts& layouts_of(const PageAnswers& answers, const Document& document) {
  static const Layouts none;
  const auto of_session = answers.layouts.find(document.session);
  if (of_session == answers.layouts.end()) return none;
  const auto found = of_session->second.find(document.frame);
  return found == of_session->second.end() ? none : found->second;
}

std::vector<ReadDocument> read_documents(const std::vector<ShownDocument>& documents, const Owners& owners,
                                         const PageAnswers& answers) {
  static const LargeJson nothing;
  std::vector<ReadDocument> read;
  for (std::size_t i = 0; i < documents.size(); ++i) {
    const auto& [document, state, parent] = documents[i];
    read.push_back({.document = document,
                    .nodes = answers.trees[i].nodes == nullptr ? &nothing : answers.trees[i].nodes,
                    .layouts = &layouts_of(answers, *document),
                    .left = owners.origins[i].left,
                    .top = owners.origins[i].top,
                    .width = state.width,
                    .height = state.height,
                    .scale = documents.front().state.scale,
                    .parent = parent,
                    .owner = owners.nodes[i]});
  }
  return read;
}

std::optional<std::vector<DocumentState>> states_by_now(DeskTab& tab, const std::vector<ShownDocument>& documents,
                                                        const Limits& limits) {
  std::vector<Request> questions;
  for (const auto& each : documents)
    questions.push_back(DeskTab::state_request(*each.document, DeskTab::Places::added_up));
  Sent sent(tab.connection(), std::move(questions), limits);
  return next_states(sent, documents);
}

/// Changes in closed trees are told only by those that were shown to the library. Returns how many there are.
std::size_t watch_closed_trees(DeskTab& tab, const std::vector<ShownDocument>& documents, const PageAnswers& answers,
                               const Limits& limits) {
  std::size_t count = 0;
  for (const auto& each : documents) {
    for (const auto root : layouts_of(answers, *each.document).closed_roots) {
      static_cast<void>(
          tab.ask({.document = each.document, .node = root, .dialog = 0}, "watch", json::object(), limits));
      ++count;
    }
  }
  return count;
}

bool lacks_frames(DeskTab& tab, const std::vector<std::string>& sessions) {
  return std::ranges::any_of(sessions, [&](const auto& session) { return tab.connection().has_crashed(session); });
}

void note_missing(Tree& tree, const std::string& reason) {
  if (!tree.complete) return;
  tree.complete = false;
  tree.incomplete_reason = reason;
}

std::vector<Request> tree_requests(const std::vector<ShownDocument>& documents, const std::vector<std::size_t>& which) {
  std::vector<Request> questions;
  for (const auto i : which) {
    const auto& document = *documents[i].document;
    questions.push_back({document.session, "Accessibility.getFullAXTree", {{"frameId", document.frame}}, Wants::text});
  }
  return questions;
}

/// Reckons the trees that the browser was not asked for; returns the documents whose snapshot did not tell enough.
std::vector<std::size_t> reckon_trees(DeskTab& tab, const std::vector<ShownDocument>& documents, PageAnswers& answers,
                                      const Limits& limits) {
  std::vector<std::size_t> missing;
  for (std::size_t i = 0; i < documents.size(); ++i) {
    auto& tree = answers.trees[i];
    auto& document = *documents[i].document;
    const auto found = answers.snapshots.find(document.session);
    if (found == answers.snapshots.end()) {
      tree.reason = "no snapshot";
    } else {
      const auto& whole = found->second.result();
      const SnapshotDocument snapshot(web_desk::part_of(whole, "strings"), document_in(whole, document.frame));
      auto reckoned = reckoned_tree(snapshot, tree.facts);
      if (reckoned.tree && has_labels(snapshot)) {
        const bool is_outermost =
            std::ranges::none_of(documents.begin(), documents.begin() + static_cast<std::ptrdiff_t>(i),
                                 [&](const ShownDocument& each) { return each.document->session == document.session; });
        tree.facts.is_plain = is_outermost;
        if (is_outermost) ask_listeners(tab, document, tree.facts, limits);
        if (!tree.facts.is_plain || has_heard_labels(snapshot, tree.facts))
          reckoned = reckoned_tree(snapshot, tree.facts);
      }
      if (reckoned.tree && !reckoned.own_kinds.empty()) {
        if (!confirms_own_kinds(tab, documents[i].document, reckoned, limits))
          reckoned = {.tree = {}, .reason = "an element of the page's own"};
        answers.asked_more = true;
      }
      tree.reason = std::move(reckoned.reason);
      tree.reckoned = std::move(reckoned.tree);
    }
    document.needs_browser_tree = !tree.reckoned;
    if (tree.told) continue;
    if (tree.reckoned) tree.nodes = &*tree.reckoned;
    if (!tree.reckoned) missing.push_back(i);
  }
  return missing;
}

bool is_as_before(const std::optional<std::vector<DocumentState>>& one,
                  const std::optional<std::vector<DocumentState>>& other, std::size_t i) {
  return one && other && (*one)[i].agrees_with((*other)[i]);
}

/// Of a document that changed meanwhile facts and snapshot may tell two moments.
void add_changed(const std::vector<ShownDocument>& documents, const std::optional<std::vector<DocumentState>>& before,
                 const std::optional<std::vector<DocumentState>>& after, PageAnswers& answers,
                 std::vector<std::size_t>& missing) {
  for (std::size_t i = 0; i < documents.size(); ++i) {
    auto& tree = answers.trees[i];
    if (tree.told || !tree.reckoned || is_as_before(before, after, i)) continue;
    tree.nodes = nullptr;
    tree.reason = "it changed meanwhile";
    missing.push_back(i);
  }
}

void take_tree(Result<LargeAnswer> answer, ReadTree& tree) {
  tree.told = std::move(answer);
  tree.nodes = *tree.told ? &(*tree.told)->result() : nullptr;
}

/// Asks the browser for the trees of these documents; the state behind them.
std::optional<std::vector<DocumentState>> ask_trees(DeskTab& tab, const std::vector<ShownDocument>& documents,
                                                    const std::vector<std::size_t>& which, PageAnswers& answers,
                                                    const Limits& limits) {
  auto questions = tree_requests(documents, which);
  for (const auto& each : documents)
    questions.push_back(DeskTab::state_request(*each.document, DeskTab::Places::added_up));
  Sent sent(tab.connection(), std::move(questions), limits);
  for (const auto i : which) take_tree(next_large(sent), answers.trees[i]);
  return next_states(sent, documents);
}

}  // namespace

/// Everything that a reading asks, in this order: the frames of these sessions by now, the state before, the facts and,
/// where they are needed, the trees of the documents, the snapshot of each process, and the state behind all.
std::vector<Request> PageReader::questions_of(const std::vector<std::string>& sessions,
                                              const std::vector<ShownDocument>& documents,
                                              const std::vector<std::size_t>& with_tree) {
  auto questions = DeskTab::frame_requests(sessions);
  for (const auto& each : documents)
    questions.push_back(DeskTab::state_request(*each.document, DeskTab::Places::left_out));
  for (const auto& each : documents) questions.push_back(facts_request(*each.document));
  for (auto& each : tree_requests(documents, with_tree)) questions.push_back(std::move(each));
  for (const auto& session : sessions_of(documents)) questions.push_back(snapshot_request(session));
  for (const auto& each : documents)
    questions.push_back(DeskTab::state_request(*each.document, DeskTab::Places::added_up));
  return questions;
}

/// Those of which the browser's own tree was needed at the last reading.
std::vector<std::size_t> PageReader::with_browser_tree(const std::vector<ShownDocument>& documents) const {
  std::vector<std::size_t> which;
  for (std::size_t i = 0; i < documents.size(); ++i)
    if (way_ == Way::by_browser_tree || documents[i].document->needs_browser_tree) which.push_back(i);
  return which;
}

PageAnswers PageReader::next_answers(Sent& sent, const std::vector<ShownDocument>& documents,
                                     const std::vector<std::size_t>& with_tree) {
  PageAnswers answers;
  answers.trees.resize(documents.size());
  for (std::size_t i = 0; i < documents.size(); ++i)
    answers.trees[i].facts = facts_in(sent.next_body(), *documents[i].document);
  for (const auto i : with_tree) take_tree(next_large(sent), answers.trees[i]);
  for (const auto& session : sessions_of(documents)) {
    if (auto snapshot = next_large(sent)) {
      answers.layouts[session] = layouts_in(snapshot->result());
      answers.snapshots.emplace(session, *std::move(snapshot));
    }
  }
  return answers;
}

Result<Origin> PageReader::origin_of(DeskTab& tab, const std::vector<ShownDocument>& documents,
                                     const DocumentPtr& document, const Limits& limits) {
  if (documents.empty()) return Origin{};
  if (documents.front().document == document) return Origin{.scale = documents.front().state.scale};
  // Only those around it matter.
  const auto at = std::ranges::find(documents, document, &ShownDocument::document);
  if (at == documents.end()) return fail(web::page_replaced());
  const auto owners = owners_of(tab, documents, limits);
  return owners.origins[static_cast<std::size_t>(at - documents.begin())];
}

std::optional<Tree> PageReader::unchanged(DeskTab& tab, const ReadOptions& options, const Limits& limits) const {
  Reading last;
  {
    const std::lock_guard lock(mutex_);
    const auto found = readings_.find(tab.window_id());
    if (found == readings_.end() || !found->second.rests || found->second.options != options) return std::nullopt;
    last = found->second;
  }
  const bool is_gone =
      std::ranges::any_of(last.documents, [](const auto& each) { return each.document->is_gone.load(); });
  if (is_gone || tab.navigations() != last.navigations || tab.sessions() != last.sessions) return std::nullopt;
  const auto now = tab.states(last.documents, limits);
  if (!now) return std::nullopt;
  for (std::size_t i = 0; i < now->size(); ++i)
    if ((*now)[i] != last.documents[i].state) return std::nullopt;
  auto tree = *last.tree;
  tree.calls = static_cast<int>(now->size());
  return tree;
}

Result<Tree> PageReader::read(DeskTab& tab, const ReadOptions& options, const Limits& limits) {
  auto kept = unchanged(tab, options, limits);
  cache_counts().count(CacheName::trees, kept.has_value());
  if (kept) return *std::move(kept);
  Reading reading;
  reading.options = options;
  reading.navigations = tab.navigations();
  reading.sessions = tab.sessions();
  // Most pages still have the documents that they had: those are asked without asking first which there are.
  reading.documents = still_known(tab);
  if (!reading.documents.empty()) {
    OFFHAND_ASSIGN(auto tree, read_at_once(tab, reading, Frames::are_compared, limits));
    if (tree) return *std::move(tree);
  }
  OFFHAND_ASSIGN(reading.documents, tab.documents(limits));
  OFFHAND_ASSIGN(auto tree, read_at_once(tab, std::move(reading), Frames::were_asked, limits));
  if (!tree) return fail(web::page_replaced());
  return *std::move(tree);
}

std::vector<ShownDocument> PageReader::still_known(DeskTab& tab) const {
  const std::lock_guard lock(mutex_);
  const auto found = readings_.find(tab.window_id());
  if (found == readings_.end() || tab.has_silent_documents()) return {};
  const auto& last = found->second;
  const bool is_gone =
      std::ranges::any_of(last.documents, [](const auto& each) { return each.document->is_gone.load(); });
  const bool is_same = !is_gone && tab.navigations() == last.navigations && tab.sessions() == last.sessions;
  return is_same ? last.documents : std::vector<ShownDocument>();
}

Result<std::optional<Tree>> PageReader::read_at_once(DeskTab& tab, Reading reading, Frames compare,
                                                     const Limits& limits) {
  auto& documents = reading.documents;
  const auto asked = compare == Frames::are_compared ? reading.sessions : std::vector<std::string>();
  const auto with_tree = with_browser_tree(documents);
  auto questions = questions_of(asked, documents, with_tree);
  const auto calls = static_cast<int>(questions.size());
  Sent sent(tab.connection(), std::move(questions), limits);
  std::vector<Result<json>> frames;
  for (std::size_t i = 0; i < asked.size(); ++i) frames.push_back(sent.next_body());
  if (!frames.empty() && !frames.front()) return fail(frames.front().error());
  const auto before = next_states(sent, documents);
  const bool is_same = before && DeskTab::shows_only(documents, asked, frames);
  if (compare == Frames::are_compared && !is_same) return std::optional<Tree>();
  for (std::size_t i = 0; before && i < documents.size(); ++i) documents[i].state = (*before)[i];
  auto answers = next_answers(sent, documents, with_tree);
  auto missing = reckon_trees(tab, documents, answers, limits);
  auto after = next_states(sent, documents);
  if (answers.asked_more) after = states_by_now(tab, documents, limits);
  add_changed(documents, before, after, answers, missing);
  if (!missing.empty()) after = ask_trees(tab, documents, missing, answers, limits);
  if (const auto& page = answers.trees.front().told; page && !*page) return fail(page->error());
  const auto tree = finish(tab, reading, answers, calls + static_cast<int>(missing.size()), limits);
  if (watch_closed_trees(tab, documents, answers, limits) > 0) after = states_by_now(tab, documents, limits);
  settle(tab, reading, before, after);
  reading.tree = tree;
  keep(tab.window_id(), std::move(reading));
  return std::optional(*tree);
}

/// The tree that the answers make.
std::shared_ptr<Tree> PageReader::finish(DeskTab& tab, Reading& reading, const PageAnswers& answers, int calls,
                                         const Limits& limits) {
  const auto owners = owners_of(tab, reading.documents, limits);
  AttributesByNode attributes;
  auto tree =
      std::make_shared<Tree>(tree_of(read_documents(reading.documents, owners, answers), reading.options, &attributes));
  attributes_.keep(tab.window_id(), std::move(attributes));
  tree->calls = calls + owners.calls;
  for (const auto& each : answers.trees) {
    if (each.told && !*each.told) note_missing(*tree, "a frame did not answer: " + each.told->error().message);
    reading.reasons.push_back(each.reason);
  }
  if (lacks_frames(tab, reading.sessions)) note_missing(*tree, "the process of a frame crashed");
  return tree;
}

/// Whether the page was the same before and after, so that it can be answered from memory.
void PageReader::settle(DeskTab& tab, Reading& reading, const std::optional<std::vector<DocumentState>>& before,
                        const std::optional<std::vector<DocumentState>>& after) {
  reading.rests = before && after && !lacks_frames(tab, reading.sessions) && !tab.has_silent_documents();
  for (std::size_t i = 0; reading.rests && i < reading.documents.size(); ++i) {
    reading.rests = (*after)[i].agrees_with((*before)[i]);
    reading.documents[i].state = (*after)[i];
  }
}

}  // namespace offhand::platform::web_desk
