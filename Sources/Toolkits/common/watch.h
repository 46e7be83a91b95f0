/* Watches the file of settings, also where its folder does not exist yet. */
#ifndef PTK_COMMON_WATCH_H
#define PTK_COMMON_WATCH_H

#ifdef __cplusplus
extern "C" {
#endif

/* A descriptor that becomes readable when the file may have changed; −1 if it cannot be watched. */
int watch_open(const char *path);
/* Reads what the descriptor has; whether the file may have changed. */
int watch_read(int descriptor, const char *path);

#ifdef __cplusplus
}
#endif
#endif
