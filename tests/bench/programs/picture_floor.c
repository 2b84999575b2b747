// The floor of a picture: the pixels of a window (its own, by XComposite) or of the screen by shared memory, and an
// encoder that takes them as they are. JPEG of quality 80 with all of its colours, or PNG of level 1 with the sub filter.
//
// Usage: bench_picture_floor WINDOW|0 jpeg|png. Takes one for every line on standard input; prints {"us", "bytes"}.
#define _GNU_SOURCE
#include <png.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <xcb/composite.h>
#include <xcb/shm.h>
#include <xcb/xcb.h>

// Needs stdio before it.
#include <jpeglib.h>

#include "clock.h"

static xcb_connection_t *display;
static xcb_window_t window;
static int width;
static int height;
static xcb_shm_seg_t segment;
static uint8_t *pixels;
static uint8_t *encoded;
static size_t encoded_bytes;
static size_t room;

static void die(const char *what) {
  fprintf(stderr, "bench_picture_floor: %s\n", what);
  exit(2);
}

static void take_pixels(int is_screen) {
  xcb_drawable_t drawable = window;
  if (!is_screen) {
    drawable = xcb_generate_id(display);
    xcb_composite_name_window_pixmap(display, window, drawable);
  }
  xcb_shm_get_image_reply_t *reply =
      xcb_shm_get_image_reply(display,
                              xcb_shm_get_image(display, drawable, 0, 0, (uint16_t)width, (uint16_t)height, ~0U,
                                                XCB_IMAGE_FORMAT_Z_PIXMAP, segment, 0),
                              NULL);
  if (reply == NULL) die("no pixels");
  free(reply);
  if (!is_screen) xcb_free_pixmap(display, drawable);
}

static void encode_jpeg(void) {
  struct jpeg_compress_struct jpeg;
  struct jpeg_error_mgr errors;
  unsigned long bytes = room;
  unsigned char *target = encoded;
  jpeg.err = jpeg_std_error(&errors);
  jpeg_create_compress(&jpeg);
  jpeg_mem_dest(&jpeg, &target, &bytes);
  jpeg.image_width = (JDIMENSION)width;
  jpeg.image_height = (JDIMENSION)height;
  jpeg.input_components = 4;
  jpeg.in_color_space = JCS_EXT_BGRX;
  jpeg_set_defaults(&jpeg);
  jpeg_set_quality(&jpeg, 80, TRUE);
  jpeg.comp_info[0].h_samp_factor = jpeg.comp_info[0].v_samp_factor = 1;
  jpeg_start_compress(&jpeg, TRUE);
  while (jpeg.next_scanline < jpeg.image_height) {
    JSAMPROW row = pixels + (size_t)jpeg.next_scanline * (size_t)width * 4;
    jpeg_write_scanlines(&jpeg, &row, 1);
  }
  jpeg_finish_compress(&jpeg);
  jpeg_destroy_compress(&jpeg);
  encoded_bytes = bytes;
}

static void append(png_structp png, png_bytep data, png_size_t bytes) {
  (void)png;
  if (encoded_bytes + bytes > room) die("too long");
  memcpy(encoded + encoded_bytes, data, bytes);
  encoded_bytes += bytes;
}

static void flush(png_structp png) { (void)png; }

static void encode_png(void) {
  encoded_bytes = 0;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  if (setjmp(png_jmpbuf(png)) != 0) die("libpng");
  png_set_write_fn(png, NULL, append, flush);
  png_set_IHDR(png, info, (png_uint_32)width, (png_uint_32)height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_compression_level(png, 1);
  png_set_filter(png, 0, PNG_FILTER_SUB);
  png_write_info(png, info);
  png_set_bgr(png);
  png_set_filler(png, 0, PNG_FILLER_AFTER);
  for (int row = 0; row < height; ++row) png_write_row(png, pixels + (size_t)row * (size_t)width * 4);
  png_write_end(png, NULL);
  png_destroy_write_struct(&png, &info);
}

int main(int argc, char **argv) {
  if (argc != 3) die("usage: bench_picture_floor WINDOW|0 jpeg|png");
  display = xcb_connect(NULL, NULL);
  if (xcb_connection_has_error(display) != 0) die("no display");
  window = (xcb_window_t)strtoul(argv[1], NULL, 10);
  const int is_screen = window == 0;
  if (is_screen) window = xcb_setup_roots_iterator(xcb_get_setup(display)).data->root;
  if (!is_screen) {
    free(xcb_composite_query_version_reply(display, xcb_composite_query_version(display, 0, 4), NULL));
    xcb_composite_redirect_window(display, window, XCB_COMPOSITE_REDIRECT_AUTOMATIC);
  }
  xcb_get_geometry_reply_t *geometry = xcb_get_geometry_reply(display, xcb_get_geometry(display, window), NULL);
  if (geometry == NULL) die("no such window");
  width = geometry->width;
  height = geometry->height;
  room = (size_t)width * (size_t)height * 5 + 65536;
  encoded = malloc(room);
  const int memory = shmget(IPC_PRIVATE, (size_t)width * (size_t)height * 4, IPC_CREAT | 0600);
  pixels = shmat(memory, NULL, 0);
  segment = xcb_generate_id(display);
  if (xcb_request_check(display, xcb_shm_attach_checked(display, segment, (uint32_t)memory, 0)) != NULL)
    die("no shared memory");
  shmctl(memory, IPC_RMID, NULL);
  char line[64];
  while (fgets(line, sizeof line, stdin) != NULL) {
    const double before = now_us();
    take_pixels(is_screen);
    if (strcmp(argv[2], "jpeg") == 0)
      encode_jpeg();
    else
      encode_png();
    printf("{\"us\":%.1f,\"bytes\":%zu}\n", now_us() - before, encoded_bytes);
    fflush(stdout);
  }
  return 0;
}
