#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "impl/transport/http/session_stream.h"

namespace offhand::test {
namespace {

using http::EventId;
using http::SessionStream;
using std::chrono::milliseconds;
using testing::ElementsAre;
using testing::IsEmpty;

/// An answer that is written down instead of sent.
class WrittenResponder final : public http::Responder {
 public:
  void respond(http::Response response) override { responses.push_back(response.body); }
  void start_events() override { streaming = true; }
  void event(std::string_view text) override {
    streaming = true;
    events.emplace_back(text);
  }
  void end_events() override { ended = true; }
  void allow_events(std::string /*headers*/) override {}
  void when_gone(std::function<void()> callback) override { gone = std::move(callback); }

  std::vector<std::string> responses;
  std::vector<std::string> events;
  std::function<void()> gone;
  bool streaming = false;
  bool ended = false;
};

class StreamOfSession : public testing::Test {
 protected:
  StreamOfSession() { events_->pollable = true; }

  std::shared_ptr<SessionStream> stream(SessionStream::Kind kind = SessionStream::Kind::request) {
    auto made = std::make_shared<SessionStream>(events_, kind == SessionStream::Kind::request ? 3U : 0U, kind);
    made->attach(first_);
    http::detach_when_gone(made, first_);
    return made;
  }

  std::shared_ptr<http::SessionEvents> events_ =
      std::make_shared<http::SessionEvents>(std::make_shared<http::EventBudget>(0));
  std::shared_ptr<WrittenResponder> first_ = std::make_shared<WrittenResponder>();
  std::shared_ptr<WrittenResponder> second_ = std::make_shared<WrittenResponder>();
};

TEST_F(StreamOfSession, AnAnswerAloneIsJson) {
  stream()->finish("answer", 200);
  EXPECT_THAT(first_->responses, ElementsAre("answer"));
  EXPECT_FALSE(first_->streaming);
  EXPECT_EQ(events_->log.bytes(), 0U);
}

TEST_F(StreamOfSession, SomethingBeforeTheAnswerMakesEvents) {
  const auto answer = stream();
  answer->send("note");
  answer->finish("answer", 200);
  EXPECT_THAT(first_->events,
              ElementsAre("id: 3-0\ndata: \n\n", "id: 3-1\ndata: note\n\n", "id: 3-2\ndata: answer\n\n"));
  EXPECT_TRUE(first_->ended);
  EXPECT_THAT(first_->responses, IsEmpty());
}

TEST_F(StreamOfSession, OlderClientsGetNoEmptyEvent) {
  events_->pollable = false;
  const auto answer = stream();
  answer->send("note");
  answer->pause(milliseconds(10));
  EXPECT_THAT(first_->events, ElementsAre("id: 3-0\ndata: note\n\n"));
  EXPECT_FALSE(first_->ended) << "they would not come back";
}

TEST_F(StreamOfSession, WhatWasMissedIsSentAgain) {
  const auto answer = stream();
  answer->send("seen");
  first_->gone();
  answer->send("missed");
  EXPECT_EQ(answer->resume(second_, EventId{3, 1}), SessionStream::Attach::done);
  answer->finish("answer", 200);
  EXPECT_THAT(second_->events, ElementsAre("id: 3-2\ndata: missed\n\n", "id: 3-3\ndata: answer\n\n"));
  EXPECT_TRUE(second_->ended);
}

TEST_F(StreamOfSession, AnswerOfAPausedStreamWaitsForTheClient) {
  const auto answer = stream();
  answer->pause(milliseconds(500));
  EXPECT_THAT(first_->events, ElementsAre("id: 3-0\nretry: 500\ndata: \n\n"));
  EXPECT_TRUE(first_->ended);
  answer->finish("answer", 200);
  EXPECT_EQ(answer->resume(second_, EventId{3, 0}), SessionStream::Attach::done);
  EXPECT_THAT(second_->events, ElementsAre("id: 3-1\ndata: answer\n\n"));
  EXPECT_TRUE(second_->ended);
}

TEST_F(StreamOfSession, PauseAfterEventsKeepsTheirIds) {
  const auto answer = stream();
  answer->send("note");
  answer->pause(milliseconds(500));
  EXPECT_EQ(first_->events.back(), "id: 3-2\nretry: 500\ndata: \n\n");
  EXPECT_EQ(answer->resume(second_, EventId{3, 1}), SessionStream::Attach::done);
  EXPECT_THAT(second_->events, IsEmpty());
  EXPECT_FALSE(second_->ended);
}

TEST_F(StreamOfSession, ANewConnectionReplacesTheOld) {
  const auto answer = stream();
  answer->send("note");
  EXPECT_EQ(answer->resume(second_, EventId{3, 1}), SessionStream::Attach::done);
  EXPECT_TRUE(first_->ended);
  first_->gone();
  answer->send("more");
  EXPECT_THAT(second_->events, ElementsAre("id: 3-2\ndata: more\n\n"));
}

TEST_F(StreamOfSession, NothingIsMissedAfterTheLastEventHoweverLongAgoThatWas) {
  const auto answer = stream();
  answer->send("note");
  for (std::uint64_t i = 0; i < http::EventLog::maximum_events; ++i) events_->log.add({4, i}, "x");
  EXPECT_EQ(answer->resume(second_, EventId{3, 0}), SessionStream::Attach::gone);
  EXPECT_EQ(answer->resume(second_, EventId{3, 1}), SessionStream::Attach::done);
}

TEST_F(StreamOfSession, AnIdOfTheFutureIsNoId) {
  const auto answer = stream();
  answer->send("note");
  EXPECT_EQ(answer->resume(second_, EventId{3, 2}), SessionStream::Attach::gone);
}

TEST_F(StreamOfSession, SideStreamHasOneClientAtATime) {
  const auto side = stream(SessionStream::Kind::side);
  EXPECT_EQ(side->attach(second_), SessionStream::Attach::occupied);
  first_->gone();
  EXPECT_EQ(side->attach(second_), SessionStream::Attach::done);
  side->send("note");
  EXPECT_THAT(second_->events, ElementsAre("id: 0-1\ndata: \n\n", "id: 0-2\ndata: note\n\n"));
}

TEST_F(StreamOfSession, OldStreamsHaveNamedEventsAndNoIds) {
  const auto old = stream(SessionStream::Kind::old);
  old->send("note");
  old->finish("answer", 200);
  EXPECT_THAT(first_->events, ElementsAre("event: message\ndata: note\n\n", "event: message\ndata: answer\n\n"));
  EXPECT_FALSE(first_->ended);
}

}  // namespace
}  // namespace offhand::test
