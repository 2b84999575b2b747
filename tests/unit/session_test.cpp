#include <gtest/gtest.h>

#include "impl/session/sessions.h"

namespace offhand::test {
namespace {

SnapshotPtr snapshot_of(std::int64_t window_id, const std::vector<std::int64_t>& indices) {
  auto snapshot = std::make_shared<Snapshot>();
  snapshot->window.window_id = window_id;
  for (const auto index : indices) {
    snapshot->place_of.edit()[index] = snapshot->elements.size();
    SnapshotElement element;
    element.index = index;
    snapshot->elements.push_back(element);
  }
  return snapshot;
}

TEST(Session, LatestSnapshotIsKeptPerWindow) {
  Session session("s");
  session.show(snapshot_of(1, {1}));
  session.show(snapshot_of(1, {2}));
  session.show(snapshot_of(2, {3}));
  EXPECT_TRUE(session.in_latest(1, 2));
  EXPECT_FALSE(session.in_latest(1, 1));
  EXPECT_TRUE(session.has_seen(2));
  EXPECT_FALSE(session.has_seen(3));
}

TEST(Session, ForgetsAWindowThatClosed) {
  Session session("s");
  session.show(snapshot_of(1, {1}));
  session.show(snapshot_of(2, {2}));
  session.show_picture(1, {0.5});
  session.forget_window(1);
  EXPECT_FALSE(session.has_seen(1));
  EXPECT_FALSE(session.in_latest(1, 1));
  EXPECT_FALSE(session.last_shown(1, 1));
  EXPECT_DOUBLE_EQ(session.picture(1).picture_pixels_per_window_pixel, 1.0);
  EXPECT_TRUE(session.in_latest(2, 2));
}

TEST(Session, KeepsNoMoreThanSoManyWindows) {
  Session session("s");
  for (std::int64_t window = 1; window <= 1000; ++window) {
    auto snapshot = std::make_shared<Snapshot>(*snapshot_of(window, {1}));
    snapshot->id = window;
    session.show(std::move(snapshot));
  }
  EXPECT_EQ(session.windows(), Session::window_memory);
  EXPECT_TRUE(session.has_seen(1000));
  EXPECT_FALSE(session.has_seen(1));
}

TEST(Session, RemembersWhatItsLastSnapshotsShowed) {
  Session session("s");
  session.show(snapshot_of(1, {7}));
  for (std::size_t i = 1; i < Session::token_memory; ++i) session.show(snapshot_of(1, {1}));
  EXPECT_TRUE(session.last_shown(1, 7));
  EXPECT_FALSE(session.last_shown(2, 7)) << "another window's element";
  session.show(snapshot_of(1, {1}));
  EXPECT_FALSE(session.last_shown(1, 7));
}

TEST(Session, WhatALookLeftOutIsAddressedAsItWasShownBefore) {
  Session session("s");
  session.show(snapshot_of(1, {1, 7}));
  auto part = std::make_shared<Snapshot>(*snapshot_of(1, {1}));
  part->left_hidden_out = true;
  session.show(part);
  EXPECT_TRUE(session.in_latest(1, 7));
  EXPECT_FALSE(session.in_latest(1, 8));
  session.show(snapshot_of(1, {1}));
  EXPECT_FALSE(session.in_latest(1, 7)) << "a look that leaves nothing out says that it is gone";
}

TEST(Session, WhatAnOutlineOffersIsKnownFromTheLastLookThatAskedForIt) {
  Session session("s");
  auto whole = std::make_shared<Snapshot>(*snapshot_of(1, {7, 8}));
  for (SnapshotElement& element : whole->elements.edit()) {
    element.node.name = "before";
    element.node.actions = {"Open"};
    element.node.verbs.insert(platform::NodeAction::open);
  }
  session.show(whole);
  auto outline = std::make_shared<Snapshot>(*snapshot_of(1, {7, 8}));
  outline->elements.edit().front().node.is_outline = true;
  session.show(outline);
  for (const auto& element : {session.in_latest(1, 7), session.last_shown(1, 7)}) {
    ASSERT_TRUE(element);
    EXPECT_TRUE(element->node.verbs.contains(platform::NodeAction::open));
    EXPECT_EQ(element->node.actions, std::vector<std::string>{"Open"});
    EXPECT_EQ(element->node.name, "") << "what it is, is as it was shown last";
  }
  EXPECT_TRUE(session.in_latest(1, 8)->node.actions.empty()) << "it was asked and offers nothing any more";
}

TEST(Session, WhatAnErrorNamedCanBeAddressedAndHidesNothing) {
  Session session("s");
  session.show(snapshot_of(1, {7}));
  SnapshotElement known;
  known.index = 7;
  known.node.name = "renamed";
  SnapshotElement fresh;
  fresh.index = 8;
  session.mention(1, {known, fresh});
  EXPECT_EQ(session.in_latest(1, 7)->node.name, "") << "as the snapshot showed it";
  EXPECT_EQ(session.last_shown(1, 7)->node.name, "");
  EXPECT_TRUE(session.in_latest(1, 8));
  EXPECT_TRUE(session.last_shown(1, 8));
  session.show(snapshot_of(1, {7}));
  EXPECT_FALSE(session.in_latest(1, 8));
}

TEST(Session, WhatAReplyToldOfIsAddressedAsItWasToldUntilTheNextSnapshot) {
  Session session("s");
  session.show(snapshot_of(1, {7}));
  SnapshotElement moved;
  moved.index = 7;
  moved.node.name = "renamed";
  session.show_elements(snapshot_of(1, {7}), {moved});
  EXPECT_EQ(session.in_latest(1, 7)->node.name, "renamed");
  EXPECT_EQ(session.last_shown(1, 7)->node.name, "renamed");
  session.show(snapshot_of(1, {7}));
  EXPECT_EQ(session.in_latest(1, 7)->node.name, "");
}

// A reply may tell of an element from a larger reading than any snapshot that is kept.
TEST(Session, AncestorsAreThoseOfTheSnapshotThatShowsTheElementOrOfWhatItWasToldFrom) {
  Session session("s");
  const auto larger = std::make_shared<Snapshot>(*snapshot_of(1, {3, 7}));
  auto& elements = larger->elements.edit();
  elements[0].node.handle = platform::NodeHandle::of(3);
  elements[0].node.parent = -1;
  elements[1].node.parent = 0;
  session.show(snapshot_of(1, {3}));
  session.show_elements(larger, {larger->elements[1]});
  EXPECT_EQ(session.above(1, *session.last_shown(1, 7)),
            std::vector<platform::NodeHandle>{platform::NodeHandle::of(3)});
  EXPECT_EQ(session.showing(1, 7), larger);
  session.show(snapshot_of(1, {3}));
  EXPECT_EQ(session.showing(1, 7), nullptr) << "no snapshot shows it";
}

TEST(Session, PictureScaleIsNativeUntilAPictureWasShown) {
  Session session("s");
  EXPECT_DOUBLE_EQ(session.picture(1).picture_pixels_per_window_pixel, 1.0);
  session.show_picture(1, {0.25});
  EXPECT_DOUBLE_EQ(session.picture(1).picture_pixels_per_window_pixel, 0.25);
  EXPECT_DOUBLE_EQ(session.picture(2).picture_pixels_per_window_pixel, 1.0);
}

TEST(Session, ZoomPictureStandsBesideThePictureOfItsWindow) {
  Session session("s");
  EXPECT_FALSE(session.zoom(1));
  EXPECT_FALSE(session.zoomed_window(7));
  session.show_picture(1, {0.5});
  session.show_zoom(7, 1, {2, 10, 20});
  EXPECT_DOUBLE_EQ(session.picture(1).picture_pixels_per_window_pixel, 0.5);
  EXPECT_DOUBLE_EQ(session.zoom(1)->left, 10);
  EXPECT_EQ(session.zoomed_window(7), 1);
}

TEST(Sessions, AreOnePerNameAndForgottenWhenClosed) {
  Sessions sessions;
  const auto one = sessions.open("one");
  EXPECT_EQ(sessions.open("one"), one);
  EXPECT_NE(sessions.open("two"), one);
  EXPECT_EQ(sessions.size(), 2U);
  sessions.close("one");
  EXPECT_EQ(sessions.size(), 1U);
  EXPECT_NE(sessions.open("one"), one);
}

}  // namespace
}  // namespace offhand::test
