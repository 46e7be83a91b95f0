/*
 * PointerKit: checks of a layout. This program prints "L5: highlight around a visible background":
 *
 *   #include <pointerkit-audit.h>
 *   #include <stdio.h>
 *
 *   int main(void) {
 *     const ptk_size window = { 640, 400 };
 *     const ptk_rect frame = { 100, 100, 60, 40 };
 *     ptk_engine *engine = ptk_engine_create(window, NULL);
 *     ptk_style style = ptk_default_style();
 *     style.effect = PTK_EFFECT_HIGHLIGHT;
 *     ptk_target button = ptk_target_of_kind(PTK_KIND_BUTTON, 1, frame);
 *     button.has_bezel = true;
 *     button.style = &style;
 *     ptk_engine_upsert_target(engine, &button, 0);
 *
 *     ptk_audit *audit;
 *     if (ptk_engine_audit(engine, NULL, &audit) != PTK_STATUS_OK) return 1;
 *     ptk_finding findings[64];
 *     size_t count;
 *     ptk_audit_get_findings(audit, findings, sizeof *findings, 64, &count);
 *     for (size_t i = 0; i < count && i < 64; i++)
 *       printf("L%d: %s\n", (int)findings[i].rule, ptk_rule_string(findings[i].rule));
 *     ptk_audit_destroy(audit);
 *     ptk_engine_destroy(engine);
 *     return 0;
 *   }
 *
 * The audit is a tool for development. Therefore the library `libpointerkit-audit` contains all of `libpointerkit` and
 * the audit. Link a program under development with `pkg-config --cflags --libs pointerkit-audit`, and the released
 * program with `pointerkit`. The conventions are in pointerkit.h.
 *
 * Since: 0.1
 */
#ifndef POINTERKIT_AUDIT_H
#define POINTERKIT_AUDIT_H

#include "pointerkit.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The rules; the number of a constant is the number of the rule, L1 to L16. */
typedef enum ptk_rule PTK_INT32 {
  PTK_RULE_PADDING = 1,     /* L1: padding that is too small, or so large that it takes effort to leave. */
  PTK_RULE_GROUP_GAP,       /* L2: a gap between the hit regions of neighbors in one group. */
  PTK_RULE_MIXED_EFFECTS,   /* L3: different effects in one group. */
  PTK_RULE_GROUP_SIZE,      /* L4: different sizes in one group, or an item of a toolbar that is not 37 points high. */
  PTK_RULE_BEZEL_HIGHLIGHT, /* L5: a highlight around an element with a visible background. */
  PTK_RULE_LIFT_SHAPE,      /* L6: a lift whose size or corner radius differs from the element's. */
  PTK_RULE_CLIPPED_LIFT,    /* L7: a lifted element whose shadow is clipped or covered. */
  PTK_RULE_FLAT_SHADOW,     /* L8: a hover effect with a shadow but without growth. */
  PTK_RULE_HOVER_ROOM,      /* L9: an element that grows over its neighbor. */
  PTK_RULE_SHAPELESS_SNAP,  /* L10: a pointer that snaps without a shape of its own. */
  PTK_RULE_SHAPE_WEIGHT,    /* L11: a custom shape much heavier or lighter than the circle, or with thin strokes. */
  PTK_RULE_SHAPE_ANCHOR,    /* L12: an anchor away from the center or the axis of a symmetrical shape. */
  PTK_RULE_EFFECT_SIZE,     /* L13: a highlight or lift on a large element, or hover on a small one. */
  PTK_RULE_ANNOTATION,      /* L14: an annotation that instructs. */
  PTK_RULE_CUSTOM_EFFECT,   /* L15: a custom effect on a control that has a standard effect. */
  PTK_RULE_SHAPE_MEANING,   /* L16: different shapes for similar functions, or one shape for different ones. */
  PTK_RULE_TARGET_SIZE,     /* 2.5.8 of WCAG 2.2: a target smaller than 24 by 24 points, without room around it. */
  PTK_RULE_ENHANCED_TARGET_SIZE /* 2.5.5 of WCAG 2.2: a target smaller than 44 by 44 points. */
} ptk_rule;
/* A set of rules. A finding has the number of its rule, and so the bit of a rule is 1 << PTK_RULE_… */
typedef uint32_t ptk_rules;
/* The profiles: L1 to L16 of the guidelines; the sizes of targets by WCAG 2.2, levels AA and AAA. And all rules. */
enum { PTK_RULES_GUIDELINE = 0x1fffe, PTK_RULES_WCAG_AA = 0x20000, PTK_RULES_WCAG_AAA = 0x40000, PTK_RULES_ALL = 0x7fffe };

/* The certainty of a finding. Possible: the deviation may be intended, or the error of the frames alone may explain it.
 * Likely: the guideline applies to most layouts of this kind. Certain: the guideline applies. */
typedef enum ptk_certainty PTK_INT32 {
  PTK_CERTAINTY_POSSIBLE = 0, PTK_CERTAINTY_LIKELY, PTK_CERTAINTY_CERTAIN
} ptk_certainty;

/* The unit of a number: points, seconds, a multiple of another number, a part of a whole 0…1, or a number of things. */
typedef enum ptk_quantity PTK_INT32 {
  PTK_QUANTITY_NONE = -1, PTK_QUANTITY_POINTS = 0, PTK_QUANTITY_SECONDS, PTK_QUANTITY_FACTOR, PTK_QUANTITY_SHARE,
  PTK_QUANTITY_COUNT
} ptk_quantity;

/* The bound that a guideline sets for a number: a minimum, a maximum, an approximate value, or a bound below it. */
typedef enum ptk_bound PTK_INT32 {
  PTK_BOUND_AT_LEAST = 0, PTK_BOUND_AT_MOST, PTK_BOUND_ABOUT, PTK_BOUND_MORE_THAN
} ptk_bound;

/* The changes that remove a deviation, each with the fields of ptk_finding that it uses. */
typedef enum ptk_remedy PTK_INT32 {
  PTK_REMEDY_SET_PADDING = 0,     /* remedy_insets: give each target this padding. */
  PTK_REMEDY_BRIDGE_GAP,          /* remedy_value: extend each of the two regions by this much, or make two groups. */
  PTK_REMEDY_USE_EFFECT,          /* remedy_effect: use this effect. */
  PTK_REMEDY_SET_HEIGHT,          /* remedy_value: make each target this high. */
  PTK_REMEDY_SET_WIDTH,           /* remedy_value: make each target this wide. */
  PTK_REMEDY_SET_SHAPE,           /* remedy_size and remedy_value: give the effect this size and corner radius. */
  PTK_REMEDY_MAKE_ROOM,           /* remedy_insets: leave this much more room within the clip. */
  PTK_REMEDY_RAISE_ABOVE,         /* Raise the covered target above remedy_id, or move it away by remedy_value. */
  PTK_REMEDY_MOVE_AWAY,           /* remedy_value: move the target out from under a bar or another space. */
  PTK_REMEDY_GROW_WITH_SHADOW,    /* Let the element grow, or remove the shadow. */
  PTK_REMEDY_TINT_ONLY,           /* Use a tint without growth and shadow. */
  PTK_REMEDY_ADD_SHAPE,           /* Give the pointer a shape of its own. */
  PTK_REMEDY_SCALE_SHAPE,         /* remedy_value: scale the shape by this factor. */
  PTK_REMEDY_SET_STROKE_WIDTH,    /* remedy_value: make the strokes this wide. */
  PTK_REMEDY_SET_ANCHOR,          /* remedy_point: move the anchor of the path to this point. */
  PTK_REMEDY_REMOVE_SHAPE_OFFSET,
  PTK_REMEDY_SHOW_VALUE,          /* Show a value instead of the text. */
  PTK_REMEDY_USE_SHAPE,           /* remedy_id: use the shape of this target. */
  PTK_REMEDY_USE_ANOTHER_SHAPE,   /* Use a shape that no other function has. */
  PTK_REMEDY_USE_BEAM,            /* State no effect and no shape, so that the pointer over text is the beam. */
  PTK_REMEDY_SET_TARGET_SIZE      /* remedy_size: make what reacts at least so large, or leave remedy_value more room around
                                   * it, unless that is 0. */
} ptk_remedy;

/* Rules that do not apply to a target. The struct's size is fixed. */
typedef struct ptk_audit_exemption { uint64_t target; ptk_rules rules; int32_t reserved; } ptk_audit_exemption;

/* A target whose function another one has, too: it may be small if the other one, `control`, is large enough. The struct's
 * size is fixed. */
typedef struct ptk_audit_equivalent { uint64_t target; uint64_t control; } ptk_audit_equivalent;

/*
 * The thresholds of the rules, and exemptions from them. The defaults are the numbers of the guidelines. Lengths are in
 * points. Numbers out of range are clamped; NaN sets the default.
 */
typedef struct ptk_audit_configuration {
  uint32_t size;
  /* The rules that are checked; PTK_RULES_GUIDELINE by default. Other bits are ignored. */
  ptk_rules rules;
  /* Borrowed; the rules that are not checked for certain targets. A target may have several entries. */
  const ptk_audit_exemption *exemptions;
  size_t exemption_count;
  /* Borrowed; the first words of instructions (L14), in lower case, each with a terminating zero and at most 31 bytes.
   * With NULL, the default, the common words in English apply. */
  const char *const *instruction_words;
  size_t instruction_word_count;
  /* L1: the least padding around an element with a bezel; 0…200; 12 by default. */
  double least_bezel_padding;
  /* L1: the least padding around an element without a bezel; 0…200; 24 by default. */
  double least_plain_padding;
  /* L1: the greatest extent along an axis at which an element needs padding along that axis; 0…10000; 240 by default.
   */
  double unpadded_extent;
  /* L1: the greatest distance from an element's edge at which the pointer may still be on the element; 0…1000; 48 by
   * default. */
  double greatest_leaving_distance;
  /* L1: the speed of the finger, in mm/s, for which the time to leave an element is computed; 1…1000; 40 by default. */
  double leaving_finger_speed;
  /* L2: the widest allowed gap between the regions of neighbors in a group; 0…1000; 0 by default. */
  double greatest_group_gap;
  /* L3: the greatest allowed number of members whose effect differs from their group's effect; 0…1000; 0 by default. */
  double greatest_deviating_count;
  /* L4: the height of items of a toolbar; 1…1000; 37 by default. */
  double toolbar_item_height;
  /* L4: the greatest difference between sizes that count as the same; 0…100; 2 by default. */
  double size_tolerance;
  /* L4: the same difference as a share of the usual size in the group. The greater of the two differences applies; 0…1;
   * 0.05 by default. */
  double size_tolerance_share;
  /* L5: the greatest allowed number of visible backgrounds within a highlight; 0…1; 0 by default. */
  double greatest_bezel_count;
  /* L6: the greatest difference between the sides or corner radii of an element and of its lift; 0…100; 1 by default.
   */
  double lift_tolerance;
  /* L6: the usual corner radius of an icon, as a share of its shorter side; 0…0.5; 0.2237 by default. */
  double icon_radius_share;
  /* L6: the greatest allowed difference between the usual corner radius of an icon and the engine's default of 8
   * points; 0…100; 2 by default. */
  double icon_radius_tolerance;
  /* L7: the distance up to which a blurred shadow is visible beyond the edge of the shadow without blur, in standard
   * deviations; 0…3; 1.3 by default. */
  double shadow_reach;
  /* L8: the least growth of the longer side of an element that casts a shadow; 0…100; 1 by default. */
  double least_growth;
  /* L9: the least distance between a grown element and its neighbors; 0…100; 0 by default. */
  double least_clearance;
  /* L11: the greatest factor by which a shape may be heavier or lighter than the circle; 1…100; 2 by default. */
  double greatest_weight_factor;
  /* L11: the least width of strokes; 0…100; 4.5 by default. */
  double least_stroke_width;
  /* L12: the greatest distance of the anchor from the axis or center of a symmetrical shape; 0…100; 1 by default. */
  double anchor_tolerance;
  /* L12: the greatest share of a symmetrical shape without a counterpart in its mirror image, or in its image after
   * half a turn; 0…1; 0.03 by default. */
  double symmetry_tolerance;
  /* L13: the greatest longer side of an element that suits highlight and lift; 0…10000; 240 by default. */
  double greatest_snapping_side;
  /* L13: the greatest longer side of an element that is too small for hover; 0…10000; 120 by default. */
  double smallest_hover_side;
  /* L14: the greatest number of words in a text without a digit; 0…20; 3 by default. */
  double greatest_word_count;
  /* L15: the greatest allowed number of custom effects on a control with a standard effect; 0…1; 0 by default. */
  double greatest_custom_effect_count;
  /* L16: the greatest difference between the coordinates of shapes that count as the same; 0…10; 0.1 by default. */
  double shape_difference;
  /* The greatest usual error in the position of a frame's edge. If this error alone can explain a finding of L1, L2,
   * L4, L9, L13, 2.5.8 or 2.5.5, the finding is only PTK_CERTAINTY_POSSIBLE; 0…100; 0.5 by default. */
  double frame_error;
  /* 2.5.8: the least width and height of a target, and the diameter of the circle around it; 0…1000; 24 by default. */
  double least_target_side;
  /* 2.5.5: the least width and height of a target; 0…1000; 44 by default. */
  double least_enhanced_target_side;
  /* Borrowed; 2.5.8 and 2.5.5: the targets whose functions others have, too. */
  const ptk_audit_equivalent *equivalents;
  size_t equivalent_count;
} ptk_audit_configuration;
/* Fills a configuration with its defaults. `size` is sizeof of the caller's struct. */
ptk_status ptk_audit_configuration_init(ptk_audit_configuration *configuration, size_t size);

/* One deviation of a layout from the guidelines. */
typedef struct ptk_finding {
  ptk_rule rule;
  ptk_certainty certainty;
  size_t target_count;     /* Length of the list PTK_FINDING_LIST_TARGETS; 0 for an annotation. */
  size_t other_count;      /* Length of the list PTK_FINDING_LIST_OTHERS. */
  uint64_t group;          /* 0 if the finding concerns no group. */
  ptk_rect rect;           /* The rectangle of the deviation, in window points; of a small target, what reacts. */
  double measured;         /* The measured number. */
  double expected;         /* The number that the guideline asks for. */
  double detail;           /* A second measured number, such as the time to leave a region. */
  ptk_quantity measured_unit;
  ptk_quantity expected_unit;
  ptk_bound expected_bound;
  ptk_quantity detail_unit; /* −1 if there is no `detail`. */
  ptk_remedy remedy;       /* Determines the next fields in use; the others are 0. */
  ptk_effect remedy_effect;
  uint64_t remedy_id;
  double remedy_value;
  ptk_insets remedy_insets;
  ptk_size remedy_size;
  ptk_point remedy_point;
  ptk_rect region;         /* 2.5.8 and 2.5.5: the hit region that the engine gives to the target; otherwise empty. */
} ptk_finding;

/* The findings about a layout. The host destroys them; they do not change with the engine. */
typedef struct ptk_audit ptk_audit;

/* Checks the layout of an engine, which is not changed; `configuration` may be NULL for the defaults. The result
 * depends on the surface, targets, spaces, configuration and annotation. Disabled targets and spaces are not checked.
 * Takes a millisecond or more for a hundred targets, and allocates. */
ptk_status ptk_engine_audit(const ptk_engine *engine, const ptk_audit_configuration *configuration, ptk_audit **audit);
/* Frees findings. NULL is ignored. */
void ptk_audit_destroy(ptk_audit *audit);
/* Copies all findings in the order of the rules, and for each rule in the order of targets or groups. `size` is sizeof
 * of the caller's ptk_finding. */
ptk_status ptk_audit_get_findings(const ptk_audit *audit, ptk_finding *findings, size_t size, size_t capacity,
                                size_t *count);
/* The lists of a finding's targets: the targets to change, in the order of their ids, and other targets that the
 * finding concerns, such as a covered neighbor. */
typedef enum ptk_finding_list PTK_INT32 { PTK_FINDING_LIST_TARGETS = 0, PTK_FINDING_LIST_OTHERS } ptk_finding_list;
/* Copies a list of targets of the finding with an index. */
ptk_status ptk_audit_get_targets(const ptk_audit *audit, size_t index, ptk_finding_list list, uint64_t *targets,
                                 size_t capacity, size_t *count);
/* The texts of a finding, in English: a sentence with the measured value, the guideline's value and the remedy; or only
 * the remedy. */
typedef enum ptk_text PTK_INT32 { PTK_TEXT_FINDING = 0, PTK_TEXT_REMEDY } ptk_text;
/* Writes a text of the finding with an index, as UTF-8 with a terminating zero. `*count` is the number of bytes
 * including the zero. If `capacity` is less than that number, the text is cut after a complete character. The text
 * names targets by their numbers. */
ptk_status ptk_audit_get_text(const ptk_audit *audit, size_t index, ptk_text text, char *buffer, size_t capacity,
                            size_t *count);
/* The name of a PTK_RULE_… in a few words, such as "gap in a group"; constant and valid forever; NULL for an unknown
 * one. */
const char *ptk_rule_string(ptk_rule rule);

static inline ptk_audit_configuration ptk_default_audit_configuration(void) {
  ptk_audit_configuration c; ptk_audit_configuration_init(&c, sizeof c); return c;
}

#ifdef __cplusplus
}
#endif
#endif
