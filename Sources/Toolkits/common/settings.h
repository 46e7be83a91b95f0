/* What the person chooses, in $XDG_CONFIG_HOME/pointerkit/settings.conf. */
#ifndef PTK_COMMON_SETTINGS_H
#define PTK_COMMON_SETTINGS_H

#include <pointerkit.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum { DENSITY_AUTOMATIC, DENSITY_TOUCH, DENSITY_COMPACT } Density;

typedef struct Settings {
  int is_on; /* For this program. */
  Density density;
  ptk_settings values;
} Settings;

/* The path of the file, which is kept. */
const char *settings_path(void);
/* Reads the file. The group [Programs] may name this program by its executable or by one of `names`, which NULL ends. What is
 * wrong is told to `complain`. */
Settings settings_read(const char *const names[], void (*complain)(const char *text));
/* The configuration for a density that the person has chosen; `is_dense` tells whether the layout is for a mouse, and `scale` how many
 * pixels a point has. */
ptk_configuration settings_configuration(Density chosen, int is_dense, double scale);

#ifdef __cplusplus
}
#endif
#endif
