#include "app/actions/actions.h"

#include "app/actions/actiontable.h"

#include "view/theme/icons.h"
#include "view/words/mnemonic.h"
#include "view/words/namedkeys.h"

#include <QCoreApplication>
#include <QWidget>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

QList<QKeySequence> keysOf(const ActionRow &row)
{
    QList<QKeySequence> keys = QKeySequence::keyBindings(row.standard);
    // Some desktops also name keys beyond F12, which hardly a keyboard has.
    keys.removeIf([](const QKeySequence &one) {
        const Qt::Key key = one[0].key();
        return key > Qt::Key_F12 && key <= Qt::Key_F35;
    });
    const QString ours = QString::fromLatin1(row.keys);
    for (const QKeySequence &one : QKeySequence::listFromString(ours, QKeySequence::PortableText)) {
        if (!one.isEmpty() && !keys.contains(one))
            keys.append(one);
    }
    return keys;
}

QString words(const char *text)
{
    return QCoreApplication::translate("Actions", text);
}

/// "Undo move (Ctrl+Z)".
QString toolTip(const QAction &action)
{
    return withKey(
        withoutMnemonic(action.text()), action.shortcut().toString(QKeySequence::NativeText));
}

} // namespace

Actions::Actions(QWidget &window, QWidget &gamePage)
    : QObject(&window)
{
    for (const ActionRow &row : actionTable()) {
        auto *action = new QAction(words(row.text), this);
        action->setObjectName(QLatin1StringView(row.name));
        action->setShortcuts(keysOf(row));
        action->setShortcutContext(
            row.isOnPage ? Qt::WidgetWithChildrenShortcut : Qt::WindowShortcut);
        action->setCheckable(row.isCheckable);
        action->setIcon(icon(QLatin1StringView(row.icon)));
        action->setToolTip(toolTip(*action));
        action->setStatusTip(words(row.tip));
        action->setWhatsThis(words(row.tip));
        (row.isOnPage ? gamePage : window).addAction(action);
        m_actions[static_cast<std::size_t>(row.act)] = action;
    }
    (*this)[Act::Quit].setMenuRole(QAction::QuitRole);
    // The library and other windows beside this one have the focus at times.
    for (const Act act : {Act::Close, Act::Quit})
        (*this)[act].setShortcutContext(Qt::ApplicationShortcut);
    (*this)[Act::Preferences].setMenuRole(QAction::PreferencesRole);
    (*this)[Act::About].setMenuRole(QAction::AboutRole);
}

QList<QKeySequence> Actions::usualKeys(Act act)
{
    return keysOf(actionTable()[static_cast<std::size_t>(act)]);
}

QString Actions::keyName(Act act) const
{
    return (*this)[act].shortcut().toString(QKeySequence::NativeText);
}

void Actions::setKeys(const QMap<QString, QKeySequence> &chosen)
{
    for (const ActionRow &row : actionTable()) {
        QAction &action = (*this)[row.act];
        const auto found = chosen.constFind(action.objectName());
        QList<QKeySequence> keys;
        if (found == chosen.constEnd())
            keys = keysOf(row);
        else if (!found->isEmpty())
            keys = {*found};
        if (keys == action.shortcuts())
            continue;
        action.setShortcuts(keys);
        action.setToolTip(toolTip(action));
    }
}

} // namespace tessera

#include "moc_actions.cpp"
