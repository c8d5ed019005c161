// Check: uri-unencoded-data
// Reasoning: expression
// Source: GNOME/gvfs@e18df73c
// Input: the serial number 'A&B:1' gives 'gphoto2://A&B:1': a port that is none
// Sight: missed
// Missed: values in the place of the host are not reported
#include <glib.h>

typedef struct _GFile GFile;
GFile *g_file_new_for_uri(const char *uri);

GFile *root_of_camera(const char *usb_serial_id) {
#ifndef MENDED
  gchar *uri = g_strdup_printf("gphoto2://%s", usb_serial_id); // MISSED
#else
  gchar *escaped = g_uri_escape_string(usb_serial_id, NULL, FALSE);
  gchar *uri = g_strdup_printf("gphoto2://%s", escaped);
  g_free(escaped);
#endif
  GFile *file = g_file_new_for_uri(uri);
  g_free(uri);
  return file;
}
