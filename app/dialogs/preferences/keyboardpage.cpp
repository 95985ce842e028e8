#include "app/dialogs/preferences/keyboardpage.h"

#include "app/dialogs/preferences/keyrow.h"

#include "view/words/mnemonic.h"

#include <QLabel>
#include <QMenuBar>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// Keys without which the board or the menus could not be used.
constexpr Qt::Key kReserved[]{
    Qt::Key_Up,
    Qt::Key_Down,
    Qt::Key_Left,
    Qt::Key_Right,
    Qt::Key_Return,
    Qt::Key_Enter,
    Qt::Key_Space,
    Qt::Key_Escape,
    Qt::Key_Tab,
    Qt::Key_Backtab,
    Qt::Key_F10,
};

bool isReserved(const QKeySequence &key)
{
    const QKeyCombination stroke = key[0];
    return stroke.keyboardModifiers() == Qt::NoModifier
           && std::find(std::begin(kReserved), std::end(kReserved), stroke.key())
                  != std::end(kReserved);
}

/// Whether the key opens a menu of the window's bar.
bool opensMenu(const QObject &window, const QKeySequence &key)
{
    const auto *bar = window.findChild<QMenuBar *>();
    const QList<QAction *> menus = bar == nullptr ? QList<QAction *>() : bar->actions();
    return std::ranges::any_of(menus, [&key](const QAction *menu) {
        return QKeySequence::mnemonic(menu->text()) == key;
    });
}

QKeySequence firstOf(const QList<QKeySequence> &keys)
{
    return keys.isEmpty() ? QKeySequence() : keys.first();
}

QString plainText(const QAction &action)
{
    return withoutMnemonic(action.text());
}

} // namespace

KeyboardPage::KeyboardPage(Settings &settings, const Actions &actions, QWidget *parent)
    : PreferencePage({u"keyboardPage"_s, tr("Keyboard"), u"keyboard"_s}, settings, parent)
    , m_actions(actions)
{
    addWide(*makeHint(tr("Go to a field and press the key that is wanted."), this));
    for (std::size_t i = 0; i < kActCount; ++i)
        addLine(static_cast<Act>(i));
    follow([this](const Preferences &now) { show(now); });
}

void KeyboardPage::addLine(Act act)
{
    const QAction &action = m_actions[act];
    auto *row = new KeyRow(action, firstOf(Actions::usualKeys(act)), this);
    const QString name = row->field().accessibleName();
    addRow({row->objectName(), plainText(action)}, *row, &row->field());
    row->field().setAccessibleName(name);
    m_lines.push_back({act, row});
    connect(row, &KeyRow::keyChosen, this, [this, line = m_lines.back()](const QKeySequence &key) {
        choose(line, key);
    });
}

void KeyboardPage::choose(const Line &line, const QKeySequence &key)
{
    const QString why = fault(line, key);
    if (!why.isEmpty()) {
        line.row->refuse(why);
        return;
    }
    const QString name = m_actions[line.act].objectName();
    change([&](Preferences &chosen) {
        if (key == line.row->usual())
            chosen.keyboard.keys.remove(name);
        else
            chosen.keyboard.keys[name] = key;
    });
    // Even without a change, an earlier refusal is no longer shown.
    show(settings().preferences());
}

QString KeyboardPage::fault(const Line &line, const QKeySequence &key) const
{
    if (key.isEmpty())
        return {};
    const QString words = key.toString(QKeySequence::NativeText);
    const QObject &window = *m_actions.parent();
    if (isReserved(key) || opensMenu(window, key))
        return tr("%1 is used by the board and the menus.", "key").arg(words);
    const auto keys = settings().preferences().keyboard.keys;
    for (const Line &other : m_lines) {
        const QAction &action = m_actions[other.act];
        const auto chosen = keys.constFind(action.objectName());
        const bool isTaken = chosen == keys.constEnd() ? Actions::usualKeys(other.act).contains(key)
                                                       : *chosen == key;
        if (isTaken && other.act != line.act)
            return tr("%1 is the key of “%2”.", "key, action").arg(words, plainText(action));
    }
    // Those of the list of moves, which are not to be chosen.
    for (const QAction *action : window.findChildren<QAction *>()) {
        if (action->parent() != &m_actions && action->shortcuts().contains(key))
            return tr("%1 is the key of “%2”.", "key, action").arg(words, plainText(*action));
    }
    return {};
}

void KeyboardPage::show(const Preferences &preferences)
{
    for (const Line &line : m_lines) {
        const QString name = m_actions[line.act].objectName();
        line.row->setKey(preferences.keyboard.keys.value(name, line.row->usual()));
    }
}

void KeyboardPage::restoreDefaults(Preferences &preferences) const
{
    preferences.keyboard = {};
}

} // namespace tessera

#include "moc_keyboardpage.cpp"
