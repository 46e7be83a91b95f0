/* Tells pointerkit-run --audit of the layouts that stay. */
#ifndef POINTERKIT_QT6_AUDIT_H
#define POINTERKIT_QT6_AUDIT_H

#include "recognize/controls.h"

namespace PointerKit {

/* A number that is the same for the same layout. */
std::size_t hashOf(Controls &controls);
/* Writes the layout that is shown. */
void writeAudit(Controls &controls);

}  // namespace PointerKit
#endif
