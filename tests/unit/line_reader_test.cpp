#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "impl/base/line_reader.h"

namespace offhand::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class LineReaderTest : public testing::Test {
 protected:
  /// Takes what the reader has found as soon as it was fed.
  class Reading {
   public:
    Reading(LineReaderTest& test, std::size_t limit) : test_(test), reader_(limit) {}
    void feed(std::string_view bytes) {
      reader_.feed(bytes);
      take();
    }
    void finish() {
      reader_.finish();
      take();
    }

   private:
    void take() {
      while (const auto line = reader_.next()) {
        if (line->too_long) {
          ++test_.too_long_;
        } else {
          test_.lines_.emplace_back(line->text);
          test_.numbers_.push_back(line->number);
        }
      }
    }
    LineReaderTest& test_;
    LineReader reader_;
  };

  Reading reader(std::size_t limit = LineReader::default_limit_bytes) { return {*this, limit}; }
  std::vector<std::string> lines_;
  std::vector<std::size_t> numbers_;
  int too_long_ = 0;
};

TEST_F(LineReaderTest, NumbersCountEveryLine) {
  auto reading = reader(10);
  for (const auto* piece : {"one\n\nth", "ree\n01234567890", "\nfive"}) reading.feed(piece);
  reading.finish();
  EXPECT_THAT(lines_, ElementsAre("one", "three", "five"));
  EXPECT_THAT(numbers_, ElementsAre(1, 3, 5));
}

TEST_F(LineReaderTest, CutsAtLineEndsWhereverThePiecesEnd) {
  auto reading = reader();
  for (const auto* piece : {"on", "e\ntw", "o", "\n", "three\nfour\n"}) reading.feed(piece);
  EXPECT_THAT(lines_, ElementsAre("one", "two", "three", "four"));
}

TEST_F(LineReaderTest, EmptyLinesAreNoMessages) {
  auto reading = reader();
  reading.feed("\n \t\n\r\none\r\n");
  EXPECT_THAT(lines_, ElementsAre("one"));
}

TEST_F(LineReaderTest, WhatIsLeftAtTheEndIsALine) {
  auto reading = reader();
  reading.feed("one\ntwo");
  EXPECT_THAT(lines_, ElementsAre("one"));
  reading.finish();
  EXPECT_THAT(lines_, ElementsAre("one", "two"));
}

TEST_F(LineReaderTest, KeepsBytesAsTheyAre) {
  auto reading = reader();
  const std::string binary("\0\xff\x80 a\0b", 7);
  reading.feed(binary + "\n");
  EXPECT_THAT(lines_, ElementsAre(binary));
}

TEST_F(LineReaderTest, ALineOfExactlyTheLimitIsRead) {
  auto reading = reader(10);
  reading.feed("0123456789\n01234567890\nok\n");
  EXPECT_THAT(lines_, ElementsAre("0123456789", "ok"));
  EXPECT_EQ(too_long_, 1);
}

TEST_F(LineReaderTest, ALongLineIsReportedOnceAndSkipped) {
  auto reading = reader(10);
  for (int i = 0; i < 1000; ++i) reading.feed("0123456789");
  EXPECT_EQ(too_long_, 1) << "before it has ended";
  reading.feed("tail\nnext\n");
  EXPECT_THAT(lines_, ElementsAre("next"));
  EXPECT_EQ(too_long_, 1);
}

TEST_F(LineReaderTest, AnUnfinishedLongLineIsNotALine) {
  auto reading = reader(10);
  reading.feed("01234567890123");
  reading.finish();
  EXPECT_THAT(lines_, IsEmpty());
}

TEST_F(LineReaderTest, MoreThanSixteenMebibytesAreSkipped) {
  auto reading = reader();
  const std::string piece(std::size_t{1} << 20, 'x');
  for (int i = 0; i < 16; ++i) reading.feed(piece);
  EXPECT_EQ(too_long_, 0);
  reading.feed("x");
  EXPECT_EQ(too_long_, 1);
  for (int i = 0; i < 84; ++i) reading.feed(piece);
  reading.feed("\n{}\n");
  EXPECT_THAT(lines_, ElementsAre("{}"));
}

}  // namespace
}  // namespace offhand::test
