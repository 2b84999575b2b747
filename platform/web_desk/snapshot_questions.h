#pragma once

#include <nlohmann/json.hpp>
#include <vector>

#include "platform/web_desk/desk_tab.h"
#include "platform/web_desk/reckoning.h"

namespace offhand::platform::web_desk {

// What a reading by a snapshot asks of each document, and what the answers come to.

/// All of a process, with the styles that count.
web::Connection::Request snapshot_request(const std::string& session);
web::Connection::Request facts_request(const Document& document);
/// Nothing plain where the document did not answer.
PageFacts facts_in(const Result<nlohmann::json>& answer, const Document& document);
/// Adds who hears of a mouse, which decides what a label is. Only of the outermost document of a session.
void ask_listeners(DeskTab& tab, const Document& document, PageFacts& facts, const Limits& limits);
/// Whether that decides anything in it.
/// Whether the browser's own tree says of the elements of kinds that the page defined what was reckoned of them.
bool confirms_own_kinds(DeskTab& tab, const DocumentPtr& document, const Reckoned& reckoned, const Limits& limits);

bool has_labels(const SnapshotDocument& document);
/// Whether somebody listens at one of them.
bool has_heard_labels(const SnapshotDocument& document, const PageFacts& facts);
/// The part of a snapshot that tells of one frame; null: it tells nothing.
const LargeJson& document_in(const LargeJson& snapshot, std::string_view frame);

}  // namespace offhand::platform::web_desk
