// Trap: '%.6f' prints only digits, a point and a sign
#include <stdio.h>

void nearby(char *url, size_t size, double lat, double lon, int zoom) {
  snprintf(url, size,
           "https://nominatim.example.org/reverse?format=json&lat=%.6f&lon=%.6f&zoom=%d",
           lat, lon, zoom);
}
