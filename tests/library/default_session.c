/* Captures by the session that nobody made, and ends with it open. */
#include <offhand/offhand.h>
#include <stdio.h>

int main(void) {
  char* windows = NULL;
  char* tree = NULL;
  offhand_error* error = NULL;
  if (offhand_get_overview(&windows, &error) != OFFHAND_OK || offhand_get_compact(&tree, &error) != OFFHAND_OK) {
    fprintf(stderr, "%s\n", offhand_error_message(error));
    return 1;
  }
  printf("%s%s", windows, tree);
  offhand_text_free(windows);
  offhand_text_free(tree);
  return 0;
}
