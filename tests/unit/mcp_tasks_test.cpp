#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>
#include <memory>
#include <thread>

#include "impl/dispatch/alarms.h"
#include "impl/mcp/tasks/tasks.h"
#include "tests/support/json.h"

namespace offhand::test {
namespace {

using mcp::TaskNews;
using mcp::TaskStatus;
using mcp::TaskStore;
using mcp::TaskView;
using nlohmann::json;

constexpr auto minute = std::chrono::milliseconds(60'000);

class Tasks : public testing::Test {
 protected:
  mcp::TaskTime now_{std::chrono::hours(1000)};
  std::unique_ptr<Alarms> alarms_ = std::make_unique<Alarms>();
  TaskStore store_{3, *alarms_, [this] { return now_; }};
  json answers_;
  bool stopped_ = false;

  ~Tasks() override { alarms_.reset(); }
  std::shared_ptr<mcp::TaskEntry> make(const std::string& principal = "me") {
    return store_.create(
        principal, minute,
        {.resume = [this](json answers) { answers_ = std::move(answers); }, .cancel = [this] { stopped_ = true; }});
  }
  TaskStatus status(const mcp::TaskEntry& task) { return store_.view(task).status; }
  static std::vector<InputRequest> questions() {
    return {{"one", InputKind::form, "{}"}, {"two", InputKind::roots, "{}"}};
  }
};

const json accepted{{"action", "accept"}, {"content", json::object()}};
const json no_roots{{"roots", json::array()}};

TEST_F(Tasks, StartWorking) {
  const auto task = make();
  const auto view = store_.find(TaskStore::id_of(*task), "me");
  ASSERT_TRUE(view);
  EXPECT_EQ(view->status, TaskStatus::working);
  EXPECT_EQ(view->created, now_);
  EXPECT_EQ(view->lifetime, minute);
  EXPECT_EQ(view->id.size(), 32U);
}

TEST_F(Tasks, BelongToTheirPrincipal) {
  const auto task = make();
  const auto id = TaskStore::id_of(*task);
  EXPECT_FALSE(store_.find(id, "you"));
  EXPECT_FALSE(store_.cancel(id, "you"));
  EXPECT_FALSE(store_.answer(id, "you", json::object(), "2026-07-28"));
  EXPECT_TRUE(store_.list("you").empty());
  EXPECT_EQ(status(*task), TaskStatus::working);
}

TEST_F(Tasks, CompletedIsFinal) {
  const auto task = make();
  store_.complete(*task, "{}");
  store_.fail(*task, {});
  store_.ask(*task, questions());
  EXPECT_TRUE(store_.cancel(TaskStore::id_of(*task), "me")) << "which is no error";
  EXPECT_EQ(status(*task), TaskStatus::completed);
  EXPECT_FALSE(stopped_);
}

TEST_F(Tasks, FailedIsFinal) {
  const auto task = make();
  store_.fail(*task, {mcp::ErrorCode::internal_error, "broke"});
  store_.complete(*task, "{}");
  EXPECT_EQ(status(*task), TaskStatus::failed);
  EXPECT_EQ(store_.view(*task).status_message, "broke");
}

TEST_F(Tasks, CancelledStopsTheBodyAndIsFinal) {
  const auto task = make();
  EXPECT_TRUE(store_.cancel(TaskStore::id_of(*task), "me"));
  EXPECT_TRUE(stopped_);
  store_.complete(*task, "{}");
  EXPECT_EQ(status(*task), TaskStatus::cancelled);
}

TEST_F(Tasks, GoOnWhenEveryQuestionIsAnswered) {
  const auto task = make();
  const auto id = TaskStore::id_of(*task);
  store_.ask(*task, questions());
  EXPECT_EQ(status(*task), TaskStatus::input_required);
  EXPECT_TRUE(store_.answer(id, "me", {{"one", accepted}, {"unheard-of", 1}}, "2026-07-28"));
  EXPECT_EQ(status(*task), TaskStatus::input_required);
  ASSERT_EQ(store_.view(*task).questions.size(), 1U);
  EXPECT_EQ(store_.view(*task).questions[0].key, "two");
  EXPECT_TRUE(answers_.is_null());
  EXPECT_TRUE(store_.answer(id, "me", {{"one", {{"action", "decline"}}}, {"two", no_roots}}, "2026-07-28"));
  EXPECT_EQ(status(*task), TaskStatus::working);
  EXPECT_EQ(answers_, json({{"one", accepted}, {"two", no_roots}})) << "the first answer counts";
}

TEST_F(Tasks, AnAnswerThatFitsNoQuestionIsNone) {
  const auto task = make();
  store_.ask(*task, questions());
  EXPECT_TRUE(store_.answer(TaskStore::id_of(*task), "me", {{"one", "yes"}, {"two", {{"roots", 1}}}}, "2026-07-28"));
  EXPECT_EQ(store_.view(*task).questions.size(), 2U);
}

TEST_F(Tasks, AnswersToATaskThatAsksNothingAreIgnored) {
  const auto task = make();
  EXPECT_TRUE(store_.answer(TaskStore::id_of(*task), "me", {{"one", accepted}}, "2026-07-28"));
  EXPECT_EQ(status(*task), TaskStatus::working);
}

TEST_F(Tasks, AreKeptForTheirLifetime) {
  const auto id = TaskStore::id_of(*make());
  now_ += minute - std::chrono::milliseconds(1);
  EXPECT_TRUE(store_.find(id, "me"));
  now_ += std::chrono::milliseconds(1);
  EXPECT_FALSE(store_.find(id, "me"));
  EXPECT_TRUE(stopped_) << "it was still running";
}

TEST_F(Tasks, AreBounded) {
  for (int i = 0; i < 3; ++i) EXPECT_NE(make(), nullptr);
  EXPECT_EQ(make(), nullptr);
  now_ += minute;
  EXPECT_NE(make(), nullptr) << "there is room once others have expired";
}

TEST_F(Tasks, AreNotMadeAfterTheEnd) {
  const auto task = make();
  store_.close();
  EXPECT_EQ(status(*task), TaskStatus::cancelled);
  EXPECT_EQ(make(), nullptr);
}

TEST_F(Tasks, FollowersSeeEveryChangeAndTheEnd) {
  const auto task = make();
  std::vector<TaskStatus> seen;
  store_.follow(TaskStore::id_of(*task), "me", [&](const TaskView& view, TaskNews /*why*/) {
    seen.push_back(view.status);
    return !is_final(view.status);
  });
  store_.ask(*task, {{"one", InputKind::form, "{}"}});
  store_.answer(TaskStore::id_of(*task), "me", {{"one", accepted}}, "2026-07-28");
  store_.complete(*task, "{}");
  EXPECT_THAT(seen, testing::ElementsAre(TaskStatus::working, TaskStatus::input_required, TaskStatus::working,
                                         TaskStatus::completed));
}

TEST_F(Tasks, FollowersMissNothingThatHappensWhileTheyAreTold) {
  const auto task = make();
  const auto id = TaskStore::id_of(*task);
  std::vector<TaskStatus> late;
  store_.follow(id, "me", [&](const TaskView& view, TaskNews /*why*/) {
    if (view.status != TaskStatus::input_required) return true;
    // A quick client answers on another thread, and somebody else begins to follow there.
    std::thread([&] {
      store_.answer(id, "me", {{"one", accepted}}, "2026-07-28");
      store_.follow(id, "me", [&](const TaskView& now, TaskNews /*why*/) {
        late.push_back(now.status);
        return true;
      });
      store_.complete(*task, "{}");
    }).join();
    return true;
  });
  std::vector<TaskStatus> seen;
  store_.follow(id, "me", [&](const TaskView& view, TaskNews /*why*/) {
    seen.push_back(view.status);
    return true;
  });
  store_.ask(*task, {{"one", InputKind::form, "{}"}});
  EXPECT_THAT(seen, testing::ElementsAre(TaskStatus::working, TaskStatus::input_required, TaskStatus::working,
                                         TaskStatus::completed));
  EXPECT_THAT(late, testing::ElementsAre(TaskStatus::working, TaskStatus::completed));
}

TEST_F(Tasks, FollowersSeeTheirTaskExpire) {
  const auto task = make();
  std::vector<TaskStatus> seen;
  store_.follow(TaskStore::id_of(*task), "me", [&](const TaskView& view, TaskNews /*why*/) {
    seen.push_back(view.status);
    return true;
  });
  now_ += minute;
  store_.list("me");
  EXPECT_EQ(seen.back(), TaskStatus::cancelled);
}

TEST_F(Tasks, AQuestionIsAskedByOne) {
  const auto task = make();
  const auto id = TaskStore::id_of(*task);
  store_.ask(*task, questions());
  const int asks = 1;
  const int waits = 2;
  EXPECT_EQ(store_.claim_questions(id, "me", &asks).size(), 2U);
  EXPECT_TRUE(store_.claim_questions(id, "me", &waits).empty());
  store_.release_questions(id, "me", &waits);
  EXPECT_TRUE(store_.claim_questions(id, "me", &waits).empty()) << "they are not its own to release";
  store_.release_questions(id, "me", &asks);
  EXPECT_EQ(store_.claim_questions(id, "me", &waits).size(), 2U);
}

TEST_F(Tasks, FollowersHearOfQuestionsThatNobodyAsksAnyMore) {
  const auto task = make();
  const auto id = TaskStore::id_of(*task);
  std::vector<TaskNews> heard;
  int changes = 0;
  store_.watch([&](const TaskView&) { ++changes; });
  store_.follow(id, "me", [&](const TaskView&, TaskNews why) {
    heard.push_back(why);
    return true;
  });
  store_.ask(*task, questions());
  store_.claim_questions(id, "me", &heard);
  store_.release_questions(id, "me", &heard);
  store_.release_questions(id, "me", &heard);
  EXPECT_THAT(heard, testing::ElementsAre(TaskNews::present, TaskNews::change, TaskNews::free_questions));
  EXPECT_EQ(changes, 1) << "it is no change of the task";
}

TEST_F(Tasks, CannotBeFollowedOnceTheyAreGone) {
  const auto task = make();
  now_ += minute;
  store_.list("me");
  EXPECT_FALSE(store_.follow(TaskStore::id_of(*task), "me", [](const TaskView&, TaskNews) { return true; }));
}

TEST_F(Tasks, EndOnceWhatIsJustBeingReportedIsSaid) {
  const auto task = make();
  std::future<void> ended;
  store_.report(*task, [&] {
    ended = std::async(std::launch::async, [&] { store_.cancel(TaskStore::id_of(*task), "me"); });
    EXPECT_EQ(ended.wait_for(std::chrono::milliseconds(100)), std::future_status::timeout);
    EXPECT_EQ(status(*task), TaskStatus::working);
  });
  ended.get();
  EXPECT_EQ(status(*task), TaskStatus::cancelled);
  store_.report(*task, [] { ADD_FAILURE() << "after its end"; });
}

}  // namespace
}  // namespace offhand::test
