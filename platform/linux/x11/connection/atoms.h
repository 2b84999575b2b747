#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include <xcb/xcb.h>

namespace offhand::platform::x11 {

/// Every atom this backend uses, in the order of `atom_names`.
enum class Atom : std::size_t {
  at_spi_bus,
  clipboard,
  gtk_app_menu_object_path,
  gtk_application_object_path,
  gtk_frame_extents,
  gtk_menubar_object_path,
  gtk_unique_bus_name,
  gtk_window_object_path,
  net_active_window,
  net_client_list,
  net_client_list_stacking,
  net_current_desktop,
  net_restack_window,
  net_supported,
  net_supporting_wm_check,
  net_wm_desktop,
  net_wm_moveresize,
  net_wm_name,
  net_wm_pid,
  net_wm_ping,
  net_wm_state,
  net_wm_state_hidden,
  net_wm_state_modal,
  net_wm_window_type,
  net_wm_window_type_desktop,
  net_wm_window_type_dnd,
  net_wm_window_type_notification,
  net_wm_window_type_splash,
  net_wm_window_type_tooltip,
  offhand_debts,
  utf8_string,
  wm_change_state,
  wm_class,
  wm_delete_window,
  wm_hints,
  wm_name,
  wm_protocols,
  wm_state,
  wm_transient_for,
  count
};

constexpr std::array<std::string_view, static_cast<std::size_t>(Atom::count)> atom_names = {
    "AT_SPI_BUS",
    "CLIPBOARD",
    "_GTK_APP_MENU_OBJECT_PATH",
    "_GTK_APPLICATION_OBJECT_PATH",
    "_GTK_FRAME_EXTENTS",
    "_GTK_MENUBAR_OBJECT_PATH",
    "_GTK_UNIQUE_BUS_NAME",
    "_GTK_WINDOW_OBJECT_PATH",
    "_NET_ACTIVE_WINDOW",
    "_NET_CLIENT_LIST",
    "_NET_CLIENT_LIST_STACKING",
    "_NET_CURRENT_DESKTOP",
    "_NET_RESTACK_WINDOW",
    "_NET_SUPPORTED",
    "_NET_SUPPORTING_WM_CHECK",
    "_NET_WM_DESKTOP",
    "_NET_WM_MOVERESIZE",
    "_NET_WM_NAME",
    "_NET_WM_PID",
    "_NET_WM_PING",
    "_NET_WM_STATE",
    "_NET_WM_STATE_HIDDEN",
    "_NET_WM_STATE_MODAL",
    "_NET_WM_WINDOW_TYPE",
    "_NET_WM_WINDOW_TYPE_DESKTOP",
    "_NET_WM_WINDOW_TYPE_DND",
    "_NET_WM_WINDOW_TYPE_NOTIFICATION",
    "_NET_WM_WINDOW_TYPE_SPLASH",
    "_NET_WM_WINDOW_TYPE_TOOLTIP",
    "_OFFHAND_DEBTS",
    "UTF8_STRING",
    "WM_CHANGE_STATE",
    "WM_CLASS",
    "WM_DELETE_WINDOW",
    "WM_HINTS",
    "WM_NAME",
    "WM_PROTOCOLS",
    "WM_STATE",
    "WM_TRANSIENT_FOR",
};

using AtomTable = std::array<xcb_atom_t, static_cast<std::size_t>(Atom::count)>;

}  // namespace offhand::platform::x11
