#include "app/window/actions.h"

#include "view/theme/icons.h"

#include <QCoreApplication>
#include <QWidget>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// One action. `keys` are in Qt's portable form, separated by "; ", and hold beside those that the
/// desktop has for `standard`.
struct Row
{
    Act act;
    const char *name;
    const char *icon;
    const char *text;
    const char *tip;
    const char *keys;
    QKeySequence::StandardKey standard = QKeySequence::UnknownKey;
    bool isOnPage = false;
    bool isCheckable = false;
};

constexpr std::array<Row, kActCount> kRows{{
    {Act::Home,
     "actionHome",
     "home",
     QT_TRANSLATE_NOOP("Actions", "&Start page"),
     QT_TRANSLATE_NOOP("Actions", "Choose another game; this one waits"),
     "Alt+Home"},
    {Act::NewGame,
     "actionNewGame",
     "new",
     QT_TRANSLATE_NOOP("Actions", "&New game…"),
     QT_TRANSLATE_NOOP("Actions", "Set up a new game"),
     "Ctrl+N",
     QKeySequence::New},
    {Act::Puzzles,
     "actionPuzzles",
     "puzzle",
     QT_TRANSLATE_NOOP("Actions", "Pu&zzles"),
     QT_TRANSLATE_NOOP("Actions", "Puzzles of every game, and your own mistakes"),
     "Ctrl+U"},
    {Act::Open,
     "actionOpen",
     "open",
     QT_TRANSLATE_NOOP("Actions", "&Open…"),
     QT_TRANSLATE_NOOP("Actions", "Go on with a game from a file"),
     "Ctrl+O",
     QKeySequence::Open},
    {Act::Library,
     "actionLibrary",
     "library",
     QT_TRANSLATE_NOOP("Actions", "&Library…"),
     QT_TRANSLATE_NOOP("Actions", "All games that were finished or saved"),
     "Ctrl+B"},
    {Act::Save,
     "actionSave",
     "save",
     QT_TRANSLATE_NOOP("Actions", "&Save"),
     QT_TRANSLATE_NOOP("Actions", "Save the game in its file"),
     "Ctrl+S",
     QKeySequence::Save},
    {Act::SaveAs,
     "actionSaveAs",
     "save",
     QT_TRANSLATE_NOOP("Actions", "Save &as…"),
     QT_TRANSLATE_NOOP("Actions", "Save the game in another file, which it then belongs to"),
     "Ctrl+Shift+S",
     QKeySequence::SaveAs},
    {Act::SaveCopy,
     "actionSaveCopy",
     "copy",
     QT_TRANSLATE_NOOP("Actions", "Save a cop&y…"),
     QT_TRANSLATE_NOOP("Actions", "Save the game in another file and stay with its own"),
     ""},
    {Act::CopyGame,
     "actionCopyGame",
     "copy",
     QT_TRANSLATE_NOOP("Actions", "&Copy game"),
     QT_TRANSLATE_NOOP("Actions", "Copy the whole game as text"),
     "Ctrl+C",
     QKeySequence::Copy},
    {Act::CopyCode,
     "actionCopyCode",
     "copy",
     QT_TRANSLATE_NOOP("Actions", "Copy game as one &line"),
     QT_TRANSLATE_NOOP("Actions", "Copy the whole game as a code for mails and chats"),
     ""},
    {Act::CopyPosition,
     "actionCopyPosition",
     "copy",
     QT_TRANSLATE_NOOP("Actions", "Copy pos&ition"),
     QT_TRANSLATE_NOOP("Actions", "Copy the position on the board as text"),
     "Ctrl+Shift+C"},
    {Act::CopyPicture,
     "actionCopyPicture",
     "copy",
     QT_TRANSLATE_NOOP("Actions", "Copy pict&ure"),
     QT_TRANSLATE_NOOP("Actions", "Copy a picture of the position on the board"),
     "Ctrl+Shift+I"},
    {Act::Paste,
     "actionPaste",
     "open",
     QT_TRANSLATE_NOOP("Actions", "Pas&te game or position"),
     QT_TRANSLATE_NOOP("Actions", "Open the game, or begin at the position, that was copied"),
     "Ctrl+V",
     QKeySequence::Paste},
    {Act::Export,
     "actionExport",
     "save",
     QT_TRANSLATE_NOOP("Actions", "&Export…"),
     QT_TRANSLATE_NOOP("Actions", "Save a picture, a score sheet or a web page of the game"),
     "Ctrl+E"},
    {Act::Print,
     "actionPrint",
     "print",
     QT_TRANSLATE_NOOP("Actions", "P&rint…"),
     QT_TRANSLATE_NOOP("Actions", "Print the score sheet of the game, with diagrams"),
     "Ctrl+P",
     QKeySequence::Print},
    {Act::Restart,
     "actionRestart",
     "restart",
     QT_TRANSLATE_NOOP("Actions", "&Restart"),
     QT_TRANSLATE_NOOP("Actions", "Begin the same game anew"),
     "R",
     QKeySequence::UnknownKey,
     true},
    {Act::Pause,
     "actionPause",
     "pause",
     QT_TRANSLATE_NOOP("Actions", "&Pause"),
     QT_TRANSLATE_NOOP("Actions", "Stop the clocks, or let them go on"),
     "P",
     QKeySequence::UnknownKey,
     true,
     true},
    {Act::Resign,
     "actionResign",
     "resign",
     QT_TRANSLATE_NOOP("Actions", "R&esign"),
     QT_TRANSLATE_NOOP("Actions", "Give the game up"),
     "E",
     QKeySequence::UnknownKey,
     true},
    {Act::Quit,
     "actionQuit",
     "close",
     QT_TRANSLATE_NOOP("Actions", "&Quit"),
     QT_TRANSLATE_NOOP("Actions", "Leave the program"),
     "Ctrl+Q",
     QKeySequence::Quit},
    {Act::Undo,
     "actionUndo",
     "undo",
     QT_TRANSLATE_NOOP("Actions", "&Undo move"),
     QT_TRANSLATE_NOOP("Actions", "Take moves back to your last decision"),
     "Ctrl+Z",
     QKeySequence::Undo},
    {Act::Redo,
     "actionRedo",
     "redo",
     QT_TRANSLATE_NOOP("Actions", "Re&do move"),
     QT_TRANSLATE_NOOP("Actions", "Play moves taken back again"),
     "Ctrl+Y; Ctrl+Shift+Z",
     QKeySequence::Redo},
    {Act::MoveNow,
     "actionMoveNow",
     "move-now",
     QT_TRANSLATE_NOOP("Actions", "&Move now"),
     QT_TRANSLATE_NOOP("Actions", "The computer plays its best move so far"),
     "Ctrl+M"},
    {Act::Hint,
     "actionHint",
     "hint",
     QT_TRANSLATE_NOOP("Actions", "&Hint"),
     QT_TRANSLATE_NOOP("Actions", "Show a good move"),
     "H",
     QKeySequence::UnknownKey,
     true},
    {Act::Coach,
     "actionCoach",
     "info",
     QT_TRANSLATE_NOOP("Actions", "&What did my move lose?"),
     QT_TRANSLATE_NOOP("Actions", "The coach says what can be proved against your last move"),
     "W",
     QKeySequence::UnknownKey,
     true},
    {Act::Review,
     "actionReview",
     "review",
     QT_TRANSLATE_NOOP("Actions", "Re&view the game"),
     QT_TRANSLATE_NOOP("Actions", "See what each move of the finished game lost"),
     "Ctrl+R"},
    {Act::Analysis,
     "actionAnalysis",
     "computer",
     QT_TRANSLATE_NOOP("Actions", "Anal&yse"),
     QT_TRANSLATE_NOOP("Actions", "See what our engine thinks of the position shown"),
     "L; Ctrl+Shift+L",
     QKeySequence::UnknownKey,
     true,
     true},
    {Act::AskProgram,
     "actionAskProgram",
     "agent",
     QT_TRANSLATE_NOOP("Actions", "As&k a program…"),
     QT_TRANSLATE_NOOP("Actions", "What would an engine or an agent play at the position shown?"),
     ""},
    {Act::Explorer,
     "actionExplorer",
     "library",
     QT_TRANSLATE_NOOP("Actions", "Opening e&xplorer"),
     QT_TRANSLATE_NOOP("Actions", "See what was played from the position shown, and how that ended"),
     "X; Ctrl+Shift+X",
     QKeySequence::UnknownKey,
     true,
     true},
    {Act::Threats,
     "actionThreats",
     "threats",
     QT_TRANSLATE_NOOP("Actions", "&Threats"),
     QT_TRANSLATE_NOOP("Actions", "Show what opponents could do next"),
     "T; Ctrl+T",
     QKeySequence::UnknownKey,
     true,
     true},
    {Act::AttackMap,
     "actionAttackMap",
     "map",
     QT_TRANSLATE_NOOP("Actions", "&Attack map"),
     QT_TRANSLATE_NOOP("Actions", "Show how often each cell is attacked, and what is pinned"),
     "A",
     QKeySequence::UnknownKey,
     true,
     true},
    {Act::First,
     "actionFirst",
     "first",
     QT_TRANSLATE_NOOP("Actions", "&First position"),
     QT_TRANSLATE_NOOP("Actions", "Look at the start of the game"),
     "Home; Ctrl+Home",
     QKeySequence::UnknownKey,
     true},
    {Act::Back,
     "actionBack",
     "previous",
     QT_TRANSLATE_NOOP("Actions", "Move &before"),
     QT_TRANSLATE_NOOP("Actions", "Look at the position one move earlier"),
     "Ctrl+Left"},
    {Act::Forward,
     "actionForward",
     "next",
     QT_TRANSLATE_NOOP("Actions", "Move &after"),
     QT_TRANSLATE_NOOP("Actions", "Look at the position one move later"),
     "Ctrl+Right"},
    {Act::Live,
     "actionLive",
     "last",
     QT_TRANSLATE_NOOP("Actions", "Back to the &game"),
     QT_TRANSLATE_NOOP("Actions", "Look at the position that is being played"),
     "End; Ctrl+End",
     QKeySequence::UnknownKey,
     true},
    {Act::Autoplay,
     "actionAutoplay",
     "play",
     QT_TRANSLATE_NOOP("Actions", "Play thr&ough"),
     QT_TRANSLATE_NOOP("Actions", "Show one move after another, as fast as chosen below"),
     "Ctrl+Space",
     QKeySequence::UnknownKey,
     false,
     true},
    {Act::TypeMove,
     "actionTypeMove",
     "keyboard",
     QT_TRANSLATE_NOOP("Actions", "T&ype a move…"),
     QT_TRANSLATE_NOOP("Actions", "Write a move in any notation; legal ones are completed"),
     "/",
     QKeySequence::UnknownKey,
     true},
    {Act::Flip,
     "actionFlip",
     "flip",
     QT_TRANSLATE_NOOP("Actions", "&Flip board"),
     QT_TRANSLATE_NOOP("Actions", "Look at the board from another side"),
     "F",
     QKeySequence::UnknownKey,
     true},
    {Act::Mute,
     "actionMute",
     "sound-on",
     QT_TRANSLATE_NOOP("Actions", "M&ute"),
     QT_TRANSLATE_NOOP("Actions", "Play no sounds, or play them again"),
     "Ctrl+Shift+M",
     QKeySequence::UnknownKey,
     false,
     true},
    {Act::Classic,
     "actionClassic",
     "map",
     QT_TRANSLATE_NOOP("Actions", "&Classic look"),
     QT_TRANSLATE_NOOP("Actions", "The bare board with the clocks beside it, 792 by 672 pixels"),
     "F9",
     QKeySequence::UnknownKey,
     false,
     true},
    {Act::Zen,
     "actionZen",
     "zen",
     QT_TRANSLATE_NOOP("Actions", "Board and clocks &only"),
     QT_TRANSLATE_NOOP("Actions", "Hide everything but the board and the clocks"),
     "Shift+F11",
     QKeySequence::UnknownKey,
     false,
     true},
    {Act::FullScreen,
     "actionFullScreen",
     "fullscreen",
     QT_TRANSLATE_NOOP("Actions", "F&ull screen"),
     QT_TRANSLATE_NOOP("Actions", "Let the window fill the screen"),
     "F11",
     QKeySequence::FullScreen,
     false,
     true},
    {Act::EditPosition,
     "actionEditPosition",
     "edit",
     QT_TRANSLATE_NOOP("Actions", "Position e&ditor…"),
     QT_TRANSLATE_NOOP("Actions", "Set pieces up freely, and play on from there"),
     "Ctrl+Shift+E"},
    {Act::CheckAgent,
     "actionCheckAgent",
     "agent",
     QT_TRANSLATE_NOOP("Actions", "Chec&k my agent…"),
     QT_TRANSLATE_NOOP("Actions", "Look for faults of a Python agent of one of the courses"),
     ""},
    {Act::Lab,
     "actionLab",
     "trophy",
     QT_TRANSLATE_NOOP("Actions", "Agent &lab"),
     QT_TRANSLATE_NOOP("Actions", "Matches of levels, engines and agents that tell who is better"),
     ""},
    {Act::Preferences,
     "actionPreferences",
     "settings",
     QT_TRANSLATE_NOOP("Actions", "&Preferences…"),
     QT_TRANSLATE_NOOP("Actions", "Change how everything looks, sounds and is used"),
     "Ctrl+,",
     QKeySequence::Preferences},
    {Act::Rules,
     "actionRules",
     "help",
     QT_TRANSLATE_NOOP("Actions", "&Rules of the game"),
     QT_TRANSLATE_NOOP("Actions", "Read the rules, with figures"),
     "F1",
     QKeySequence::HelpContents},
    {Act::Learn,
     "actionLearn",
     "review",
     QT_TRANSLATE_NOOP("Actions", "&Guided game"),
     QT_TRANSLATE_NOOP("Actions", "Learn the game in five steps on the board"),
     "Shift+F1"},
    {Act::Shortcuts,
     "actionShortcuts",
     "keyboard",
     QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts"),
     QT_TRANSLATE_NOOP("Actions", "List the keys and what they do"),
     "Ctrl+?; ?"},
    {Act::About,
     "actionAbout",
     "info",
     QT_TRANSLATE_NOOP("Actions", "&About Tessera"),
     QT_TRANSLATE_NOOP("Actions", "What this program is"),
     ""},
}};

QList<QKeySequence> keysOf(const Row &row)
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
    const QString text = action.text().remove(u'&').remove(u'…');
    const QString keys = action.shortcut().toString(QKeySequence::NativeText);
    return keys.isEmpty() ? text : u"%1 (%2)"_s.arg(text, keys);
}

} // namespace

Actions::Actions(QWidget &window, QWidget &gamePage)
    : QObject(&window)
{
    for (const Row &row : kRows) {
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
    (*this)[Act::Preferences].setMenuRole(QAction::PreferencesRole);
    (*this)[Act::About].setMenuRole(QAction::AboutRole);
}

QList<QKeySequence> Actions::usualKeys(Act act)
{
    return keysOf(kRows[static_cast<std::size_t>(act)]);
}

void Actions::setKeys(const QMap<QString, QKeySequence> &chosen)
{
    for (const Row &row : kRows) {
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
