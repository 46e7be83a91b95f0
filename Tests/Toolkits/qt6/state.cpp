/* A generic plugin that tells what a program shows as assistive technology sees it: roles, names, texts, values, states and
 * places. For a test that compares a program with the pointer and without. */
#include <QAccessible>
#include <QGenericPlugin>
#include <QGuiApplication>
#include <QMetaEnum>
#include <QWindow>
#include <algorithm>

#include "teller.h"

class State : public QGenericPlugin {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "plugin.json")

 public:
  QObject *create(const QString &, const QString &) override { return teller("state", tellAll); }

 private:
  static QString statesOf(const QAccessible::State &state) {
    QString names;
    auto add = [&names](bool is, const char *name) { if (is) names += QLatin1Char(' ') + QLatin1String(name); };
    add(state.disabled, "disabled"), add(state.selected, "selected"), add(state.focused, "focused"), add(state.pressed, "pressed");
    add(state.checked, "checked"), add(state.checkStateMixed, "mixed"), add(state.readOnly, "read-only");
    add(state.expanded, "expanded"), add(state.collapsed, "collapsed");
    return names;
  }

  static void tell(std::FILE *file, QAccessibleInterface *each, int depth) {
    if (!each || !each->isValid() || each->state().invisible || each->role() == QAccessible::ToolTip) return;
    QString value = each->text(QAccessible::Value);
    if (auto *text = each->textInterface()) value += QLatin1String(" text '") + text->text(0, text->characterCount()) + QLatin1Char('\'');
    if (auto *number = each->valueInterface()) value += QLatin1Char(' ') + number->currentValue().toString();
    QRect rect = each->rect();
    const char *role = QMetaEnum::fromType<QAccessible::Role>().valueToKey(each->role());
    QString line = QString::asprintf("%*s%s '", depth, "", role ? role : "own role") + each->text(QAccessible::Name) + QLatin1String("' ") + value +
                   QString::asprintf(" at %d %d, %d x %d", rect.x(), rect.y(), rect.width(), rect.height()) + statesOf(each->state());
    std::fprintf(file, "%s\n", line.replace(QLatin1Char('\n'), QLatin1Char('|')).toUtf8().constData());
    /* Of a long list the beginning. */
    for (int i = 0, count = std::min(each->childCount(), 400); i < count; i++) tell(file, each->child(i), depth + 1);
  }

  static void tellAll(std::FILE *file) {
    QWindowList windows = QGuiApplication::topLevelWindows();
    windows.erase(std::remove_if(windows.begin(), windows.end(), [](QWindow *each) { return !each->isVisible() || each->type() == Qt::ToolTip; }),
                  windows.end());
    std::stable_sort(windows.begin(), windows.end(), [](QWindow *a, QWindow *b) { return a->title() < b->title(); });
    bool isOpen = QGuiApplication::modalWindow() || std::any_of(windows.begin(), windows.end(), [](QWindow *each) { return each->type() == Qt::Popup; });
    std::fprintf(file, "%d windows%s\n", int(windows.size()), isOpen ? ", of which one has to be closed first" : "");
    for (QWindow *each : windows) tell(file, each->accessibleRoot(), 0);
  }
};

#include "state.moc"
