/* What a caller of the C interface can do wrong: an error each, nothing done, nothing leaked. Built with
 * AddressSanitizer beside the library, whose leak check covers both. Prints what went otherwise; exit code 1 then. */
#include <offhand/offhand.h>
#include <stdio.h>
#include <string.h>

static int failures = 0;

/* Takes the error, which must have this code. */
static void expect(const char* what, offhand_status status, offhand_error* error, const char* code) {
  const char* got = offhand_error_code(error);
  if (status != OFFHAND_FAILED || got == NULL || strcmp(got, code) != 0) {
    printf("%s: %s in place of %s: %s\n", what, got == NULL ? "no error" : got, code,
           error == NULL ? "" : offhand_error_message(error));
    ++failures;
  } else if (strlen(offhand_error_message(error)) < 10 || offhand_error_hint(error) == NULL) {
    printf("%s: says nothing\n", what);
    ++failures;
  }
  offhand_error_free(error);
}

#define FAILS(code, call)             \
  do {                                \
    offhand_error* error = NULL;      \
    offhand_status status = call;     \
    expect(#call, status, error, code); \
  } while (0)

#define HOLDS(condition)                   \
  do {                                     \
    if (!(condition)) {                    \
      printf("not so: %s\n", #condition);  \
      ++failures;                          \
    }                                      \
  } while (0)

static void nulls(offhand_session* session) {
  char* text = (char*)1;
  uint8_t* png = (uint8_t*)1;
  size_t size = 0;
  FAILS("null_argument", offhand_session_create(NULL, NULL, &error));
  FAILS("null_argument", offhand_capture(NULL, NULL, &text, &error));
  HOLDS(text == NULL);
  FAILS("null_argument", offhand_capture(session, NULL, NULL, &error));
  FAILS("null_argument", offhand_capture_compact(NULL, NULL, &text, &error));
  FAILS("null_argument", offhand_execute(session, NULL, "click", NULL, &text, &error));
  FAILS("null_argument", offhand_execute(session, "e1", NULL, NULL, &text, &error));
  FAILS("null_argument", offhand_press_keys(session, NULL, &text, &error));
  FAILS("null_argument", offhand_launch_app(session, NULL, NULL, &error));
  FAILS("null_argument", offhand_find_elements(session, NULL, &text, &error));
  FAILS("null_argument", offhand_batch_execute(session, NULL, &text, &error));
  FAILS("null_argument", offhand_screenshot(session, NULL, NULL, &size, &error));
  FAILS("null_argument", offhand_screenshot(session, NULL, &png, NULL, &error));
  HOLDS(png == NULL);
  FAILS("null_argument", offhand_format(NULL, NULL, &text, &error));
  FAILS("null_argument", offhand_parse("", NULL, &error));
  FAILS("null_argument", offhand_search("[]", NULL, &text, &error));
  FAILS("null_argument", offhand_validate(NULL, &text, &error));
  FAILS("null_argument", offhand_get_tree(NULL, &error));
  /* Nobody wants to know why. */
  HOLDS(offhand_capture(NULL, NULL, &text, NULL) == OFFHAND_FAILED);
  offhand_session_free(NULL);
  offhand_error_free(NULL);
  offhand_text_free(NULL);
  offhand_bytes_free(NULL);
  HOLDS(offhand_error_code(NULL) == NULL);
  HOLDS(offhand_error_message(NULL) == NULL);
  HOLDS(offhand_error_hint(NULL) == NULL);
}

static void freed_handles(void) {
  offhand_session* session = NULL;
  offhand_session* other = NULL;
  offhand_error* error = NULL;
  char* text = NULL;
  HOLDS(offhand_session_create("{\"platform\": \"sim\", \"endpoint\": \"widgets\"}", &session, NULL) == OFFHAND_OK);
  offhand_session_free(session);
  /* One that came later is another one, whatever the allocator does. */
  HOLDS(offhand_session_create("{\"platform\": \"sim\", \"endpoint\": \"widgets\"}", &other, NULL) == OFFHAND_OK);
  HOLDS(session != other);
  FAILS("handle_not_open", offhand_capture(session, NULL, &text, &error));
  FAILS("handle_not_open", offhand_execute(session, "e1", "click", NULL, NULL, &error));
  FAILS("handle_not_open", offhand_capture((offhand_session*)&text, NULL, &text, &error));
  FAILS("handle_not_open", offhand_capture((offhand_session*)"session", NULL, &text, &error));
  offhand_session_free(session);
  offhand_session_free((offhand_session*)&text);
  HOLDS(offhand_capture_compact(other, NULL, &text, NULL) == OFFHAND_OK);
  offhand_text_free(text);
  offhand_session_free(other);

  HOLDS(offhand_parse("x", &text, &error) == OFFHAND_FAILED);
  offhand_error_free(error);
  offhand_error_free(error);
  HOLDS(offhand_error_code(error) == NULL);
  HOLDS(offhand_error_message((offhand_error*)&text) == NULL);
}

static void broken_texts(offhand_session* session) {
  static const char* const broken[] = {"\xff", "caf\xe9", "\xed\xa0\x80", "\xc0\xaf", "\xf4\x90\x80\x80", "e1\xe2\x82"};
  char* text = NULL;
  size_t i;
  for (i = 0; i < sizeof broken / sizeof *broken; ++i) {
    const char* bad = broken[i];
    offhand_session* made = NULL;
    FAILS("text_not_utf8", offhand_session_create(bad, &made, &error));
    HOLDS(made == NULL);
    FAILS("text_not_utf8", offhand_capture(session, bad, &text, &error));
    FAILS("text_not_utf8", offhand_capture_compact(session, bad, &text, &error));
    FAILS("text_not_utf8", offhand_execute(session, bad, "click", NULL, &text, &error));
    FAILS("text_not_utf8", offhand_execute(session, "e1", bad, NULL, &text, &error));
    FAILS("text_not_utf8", offhand_execute(session, "e1", "type", bad, &text, &error));
    FAILS("text_not_utf8", offhand_press_keys(session, bad, &text, &error));
    FAILS("text_not_utf8", offhand_launch_app(session, bad, &text, &error));
    FAILS("text_not_utf8", offhand_find_elements(session, bad, &text, &error));
    FAILS("text_not_utf8", offhand_batch_execute(session, bad, &text, &error));
    FAILS("text_not_utf8", offhand_format(bad, NULL, &text, &error));
    FAILS("text_not_utf8", offhand_parse(bad, &text, &error));
    FAILS("text_not_utf8", offhand_search("[]", bad, &text, &error));
    FAILS("text_not_utf8", offhand_validate(bad, &text, &error));
  }
}

static void broken_json(offhand_session* session) {
  char* text = NULL;
  offhand_session* made = NULL;
  FAILS("malformed_json", offhand_session_create("{", &made, &error));
  FAILS("malformed_json", offhand_session_create("[]", &made, &error));
  FAILS("invalid_arguments", offhand_session_create("{\"platfrom\": \"sim\"}", &made, &error));
  FAILS("unknown_platform", offhand_session_create("{\"platform\": \"vax\"}", &made, &error));
  FAILS("invalid_arguments", offhand_capture(session, "{\"scope\": \"desk\"}", &text, &error));
  FAILS("invalid_arguments", offhand_capture(session, "{\"max_depth\": -1}", &text, &error));
  FAILS("invalid_arguments", offhand_capture(session, "{\"max_depth\": 18446744073709551615}", &text, &error));
  FAILS("invalid_arguments", offhand_capture(session, "{\"app\": 1}", &text, &error));
  FAILS("invalid_arguments", offhand_capture_compact(session, "{\"detail\": \"small\"}", &text, &error));
  FAILS("invalid_arguments", offhand_execute(session, "e1", "clik", NULL, &text, &error));
  FAILS("invalid_arguments", offhand_execute(session, "e1", "scroll", "{\"direction\": \"upp\"}", &text, &error));
  FAILS("nothing_to_find", offhand_find_elements(session, "{}", &text, &error));
  FAILS("unknown_role", offhand_find_elements(session, "{\"role\": \"xyzzy\"}", &text, &error));
  FAILS("invalid_arguments", offhand_find_elements(session, "{\"state\": \"focussed\"}", &text, &error));
  FAILS("malformed_json", offhand_batch_execute(session, "{}", &text, &error));
  FAILS("invalid_arguments", offhand_batch_execute(session, "[1]", &text, &error));
  FAILS("invalid_arguments", offhand_batch_execute(session, "[{\"action\": \"wait\", \"ms\": 49}]", &text, &error));
  FAILS("invalid_arguments", offhand_batch_execute(session, "[{\"action\": \"wait\", \"ms\": 5001}]", &text, &error));
  FAILS("invalid_arguments", offhand_batch_execute(session, "[{\"action\": \"click\"}]", &text, &error));
  FAILS("envelope_invalid", offhand_format("{}", NULL, &text, &error));
  FAILS("compact_text_invalid", offhand_parse("# CUP", &text, &error));
  FAILS("envelope_invalid", offhand_search("[{}]", "{\"query\": \"save\"}", &text, &error));
  HOLDS(text == NULL);
  HOLDS(offhand_validate("[]", &text, NULL) == OFFHAND_OK && strstr(text, "pointer") != NULL);
  offhand_text_free(text);
}

static void long_batch(offhand_session* session) {
  static char steps[1024 * 1024];
  char* text = NULL;
  size_t length = 0;
  int i;
  for (i = 0; i < 10000; ++i)
    length += (size_t)sprintf(steps + length, "%s{\"action\": \"wait\"}", i == 0 ? "[" : ", ");
  strcpy(steps + length, "]");
  FAILS("invalid_arguments", offhand_batch_execute(session, steps, &text, &error));
}

int main(void) {
  offhand_session* session = NULL;
  offhand_error* error = NULL;
  char* text = NULL;
  if (offhand_session_create("{\"platform\": \"sim\", \"endpoint\": \"widgets\"}", &session, &error) != OFFHAND_OK) {
    printf("no session: %s\n", offhand_error_message(error));
    return 1;
  }
  FAILS("no_capture", offhand_execute(session, "e1", "click", NULL, &text, &error));
  nulls(session);
  freed_handles();
  broken_texts(session);
  broken_json(session);
  long_batch(session);
  /* And it goes on working. */
  HOLDS(offhand_capture(session, NULL, &text, &error) == OFFHAND_OK);
  offhand_text_free(text);
  offhand_session_free(session);
  return failures != 0;
}
