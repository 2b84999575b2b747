/**
 * @file
 * Offhand for C, and for every language that calls C. Source of the words: the reference of the Computer Use Protocol.
 *
 * - Texts are UTF-8 and end with a null byte. Structures are JSON texts, whose members are told with each function.
 * - A function that can fail returns OFFHAND_OK or OFFHAND_FAILED. Where it fails, what it would have returned is null,
 *   nothing was done unless its error says so, and `error`, where that is not null itself, is an error to be freed.
 * - What is returned through a pointer is the caller's, and freed by the function named with it. Constant texts belong
 *   to what they were asked of.
 * - Handles are checked: null, or one that was freed, is an error (null_argument, handle_not_open). A text that is not
 *   UTF-8 is one as well (text_not_utf8), and so is JSON text that cannot be read (malformed_json, invalid_arguments).
 * - No exception leaves a function, and none ends the process.
 * - Every function may be called by several threads at once. Freeing a handle waits for no call that still uses it: the
 *   call goes on, and what it used ends with it.
 *
 * Error codes: docs/reference/errors.md.
 */
#ifndef OFFHAND_OFFHAND_H
#define OFFHAND_OFFHAND_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** A session; see offhand/session.h for what it remembers. */
typedef struct offhand_session offhand_session;
/** Why a function failed. */
typedef struct offhand_error offhand_error;

typedef enum offhand_status { OFFHAND_OK = 0, OFFHAND_FAILED = 1 } offhand_status;

/** In physical pixels of the screen. */
typedef struct offhand_rectangle {
  int64_t x;
  int64_t y;
  int64_t w;
  int64_t h;
} offhand_rectangle;

/** That of the library which is linked, such as "0.1.0". */
const char* offhand_version(void);

/** One word in snake_case, the same over releases. These three answer null for null and for what was freed. */
const char* offhand_error_code(const offhand_error* error);
/** What failed, as a sentence. */
const char* offhand_error_message(const offhand_error* error);
/** The next useful step; may be empty. */
const char* offhand_error_hint(const offhand_error* error);
/** Null, and what was freed already, are ignored. */
void offhand_error_free(offhand_error* error);

/** Frees a text that a function returned; null is ignored. */
void offhand_text_free(char* text);
/** Frees bytes that a function returned; null is ignored. */
void offhand_bytes_free(uint8_t* bytes);

/**
 * Makes a session; touches no desktop yet.
 *
 * @param options null, or {"platform": "linux", "endpoint": "", "helper": ""}, every member optional; see
 *   offhand::SessionOptions.
 * @param session to be freed with offhand_session_free().
 *
 * Errors: unknown_platform, configuration_invalid.
 */
offhand_status offhand_session_create(const char* options, offhand_session** session, offhand_error** error);
/** Null, and what was freed already, are ignored. */
void offhand_session_free(offhand_session* session);

/**
 * Captures an unpruned tree.
 *
 * @param options null, or {"scope": "foreground", "app": "", "max_depth": 999}, every member optional. Scopes:
 *   overview, foreground, desktop, full.
 * @param envelope JSON text of an envelope, to be freed with offhand_text_free().
 *
 * Errors: no_display, no_such_window_title, application_denied, app_not_responding, accessibility_off.
 */
offhand_status offhand_capture(offhand_session* session, const char* options, char** envelope, offhand_error** error);

/**
 * Captures, and prints compact text.
 *
 * @param options as for offhand_capture(), and {"detail": "standard", "dialect": "long", "max_chars": 40000}. Details:
 *   standard, minimal, full; dialects: long, short.
 * @param text to be freed with offhand_text_free().
 */
offhand_status offhand_capture_compact(offhand_session* session, const char* options, char** text,
                                       offhand_error** error);

/**
 * Carries out an action on an element of the latest capture.
 *
 * @param element_id such as "e14".
 * @param action click, collapse, decrement, dismiss, doubleclick, expand, focus, increment, longpress, rightclick,
 *   scroll, select, setvalue, toggle, type.
 * @param parameters null, or {"value": "text"} for type and setvalue, or {"direction": "up"} (down, left, right) for
 *   scroll.
 * @param result {"success": true, "message": "...", "evidence": {...}}, to be freed with offhand_text_free(). May be
 *   null where nobody wants to know.
 *
 * Errors: no_capture, outdated_element_id, unknown_element_id, stale_element, no_such_action, invalid_arguments.
 */
offhand_status offhand_execute(offhand_session* session, const char* element_id, const char* action,
                               const char* parameters, char** result, offhand_error** error);

/** Presses a combination such as "ctrl+s" in the active window. `result` as of offhand_execute(). */
offhand_status offhand_press_keys(offhand_session* session, const char* combination, char** result,
                                  offhand_error** error);

/**
 * Starts an application by a name that may be inexact, and waits for its window. `result` as of offhand_execute().
 *
 * Errors: app_not_found, launch_failed, no_window.
 */
offhand_status offhand_launch_app(offhand_session* session, const char* name, char** result, offhand_error** error);

/**
 * Searches the latest capture.
 *
 * @param search {"query": "save button", "role": "button", "name": "Save", "state": "focused", "limit": 10,
 *   "threshold": 0.15}, at least one of the first four.
 * @param found JSON list of nodes without children, best first, each with its score as {"node": {...}, "score": 0.9};
 * to be freed with offhand_text_free().
 *
 * Errors: nothing_to_find, unknown_role.
 */
offhand_status offhand_find_elements(offhand_session* session, const char* search, char** found, offhand_error** error);

/**
 * Carries out steps until one fails.
 *
 * @param steps JSON list of at most 100 of {"action": "click", "element_id": "e3"}, {"action": "type", "element_id":
 *   "e7", "value": "hello"}, {"action": "scroll", "element_id": "e9", "direction": "down"}, {"action": "press_keys",
 *   "keys": "enter"}, {"action": "wait", "ms": 500}.
 * @param results JSON list of results as of offhand_execute(); the last may be {"success": false, "message": "...",
 *   "error": "code", "hint": "..."}. To be freed with offhand_text_free().
 *
 * Errors of the whole, before anything is done: invalid_arguments.
 */
offhand_status offhand_batch_execute(offhand_session* session, const char* steps, char** results,
                                     offhand_error** error);

/**
 * Takes a picture.
 *
 * @param region null for the whole screen.
 * @param png to be freed with offhand_bytes_free().
 * @param size of it, in bytes.
 *
 * Errors: region_outside.
 */
offhand_status offhand_screenshot(offhand_session* session, const offhand_rectangle* region, uint8_t** png,
                                  size_t* size, offhand_error** error);

/** Captures by one session of this process that nobody has to make. Results to be freed with offhand_text_free(). */
offhand_status offhand_get_tree(char** envelope, offhand_error** error);
offhand_status offhand_get_foreground_tree(char** envelope, offhand_error** error);
offhand_status offhand_get_compact(char** text, offhand_error** error);
offhand_status offhand_get_foreground_compact(char** text, offhand_error** error);
offhand_status offhand_get_overview(char** text, offhand_error** error);

/**
 * Prints an envelope as compact text; asks nobody.
 *
 * @param options null, or {"detail": "standard", "dialect": "long", "max_chars": 40000}. An envelope of the scope
 *   overview is printed as its list of windows.
 *
 * Errors: envelope_invalid.
 */
offhand_status offhand_format(const char* envelope, const char* options, char** text, offhand_error** error);

/**
 * Reads compact text.
 *
 * @param envelope JSON text of an envelope, without what the text does not have.
 *
 * Errors: compact_text_invalid.
 */
offhand_status offhand_parse(const char* text, char** envelope, offhand_error** error);

/**
 * Searches an envelope, or a list of nodes; asks nobody. `search` and `found` as of offhand_find_elements().
 *
 * Errors: envelope_invalid, nothing_to_find, unknown_role.
 */
offhand_status offhand_search(const char* tree, const char* search, char** found, offhand_error** error);

/**
 * Every rule of the protocol that a JSON text breaks.
 *
 * @param problems JSON list of {"pointer": "/tree/0/role", "message": "..."}; empty: it is an envelope.
 */
offhand_status offhand_validate(const char* json, char** problems, offhand_error** error);

#ifdef __cplusplus
}
#endif

#endif
