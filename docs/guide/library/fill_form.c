/* Fills a form: fill_form_c TITLE TEXT puts TEXT into the field "Entry" of the window whose title contains TITLE, ticks
 * "Check me", and presses "A". TITLE and TEXT are written into JSON as they are: without " and \. */
#include <offhand/offhand.h>
#include <stdio.h>
#include <string.h>

static int complain(offhand_error* error) {
  fprintf(stderr, "%s: %s %s\n", offhand_error_code(error), offhand_error_message(error), offhand_error_hint(error));
  offhand_error_free(error);
  return 1;
}

/* The id of the first node of a list: what stands between the quotation marks after "id":. */
static int first_id(const char* found, char* id, size_t size) {
  const char* start = strstr(found, "\"id\":\"");
  const char* end = start == NULL ? NULL : strchr(start + 6, '"');
  if (end == NULL || (size_t)(end - start - 6) >= size) return 0;
  memcpy(id, start + 6, (size_t)(end - start - 6));
  id[end - start - 6] = '\0';
  return 1;
}

static int act(offhand_session* session, const char* search, const char* action, const char* parameters) {
  offhand_error* error = NULL;
  char* found = NULL;
  char* result = NULL;
  char id[32];
  if (offhand_find_elements(session, search, &found, &error) != OFFHAND_OK) return complain(error);
  if (!first_id(found, id, sizeof id)) {
    fprintf(stderr, "Nothing fits %s\n", search);
    offhand_text_free(found);
    return 1;
  }
  offhand_text_free(found);
  if (offhand_execute(session, id, action, parameters, &result, &error) != OFFHAND_OK) return complain(error);
  puts(result);
  offhand_text_free(result);
  return 0;
}

int main(int argc, char** argv) {
  offhand_session* session = NULL;
  offhand_error* error = NULL;
  char* tree = NULL;
  char text[512];
  int failed = 0;
  if (argc != 3) return fprintf(stderr, "fill_form_c TITLE TEXT\n"), 2;
  if (offhand_session_create(NULL, &session, &error) != OFFHAND_OK) return complain(error);

  snprintf(text, sizeof text, "{\"scope\": \"full\", \"app\": \"%s\"}", argv[1]);
  if (offhand_capture(session, text, &tree, &error) != OFFHAND_OK) {
    offhand_session_free(session);
    return complain(error);
  }
  offhand_text_free(tree);

  snprintf(text, sizeof text, "{\"value\": \"%s\"}", argv[2]);
  failed = act(session, "{\"role\": \"textbox\", \"name\": \"Entry\"}", "setvalue", text) ||
           act(session, "{\"role\": \"checkbox\", \"name\": \"Check me\"}", "toggle", NULL) ||
           act(session, "{\"role\": \"button\", \"name\": \"A\"}", "click", NULL);
  offhand_session_free(session);
  return failed;
}
