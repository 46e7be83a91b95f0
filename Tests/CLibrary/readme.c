/* The program of README. It prints "clicked 1". */
// snippet.c.readme
#include <pointerkit.h>
#include <stdio.h>

int main(void) {
  ptk_engine *engine = ptk_engine_create((ptk_size){ 640, 400 }, NULL);
  ptk_engine_add_target(engine, PTK_KIND_BAR_BUTTON, 1, (ptk_rect){ 40, 20, 44, 36 }, 0);
  ptk_input inputs[] = { ptk_input_position(0, 30, 38), ptk_input_button(10000000, PTK_BUTTON_PRIMARY, true),
                         ptk_input_button(90000000, PTK_BUTTON_PRIMARY, false) };
  for (int i = 0; i < 3; i++) ptk_engine_handle(engine, &inputs[i], inputs[i].time);

  const ptk_frame *frame = ptk_engine_step(engine, 90000000, 90000000);
  for (size_t i = 0; i < frame->event_count; i++)
    if (frame->events[i].type == PTK_EVENT_TYPE_CLICKED) printf("clicked %d\n", (int)frame->events[i].target);
  ptk_engine_destroy(engine);
}
// snippet.end
