#include "app/game/movemenu.h"

#include "app/game/columns/sidecolumn.h"

#include "model/session/glyphs.h"
#include "view/history/gametreeview.h"
#include "view/history/historypanel.h"
#include "view/history/historyview.h"
#include "view/theme/icons.h"
#include "view/widgets/messagebar.h"

#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMenu>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

const QString kDeletion = u"deletion"_s;

} // namespace

MoveMenu::MoveMenu(GameSession &session, SideColumn &side, MessageBar &bar, QWidget &page)
    : QObject(&page)
    , m_session(session)
    , m_bar(bar)
    , m_side(side)
    , m_panel(side.history())
    , m_page(page)
    , m_menu(new QMenu(&m_panel))
    , m_glyphs(new QMenu(tr("&Judgement"), m_menu))
    , m_comment(add("moveComment", tr("&Comment"), u"F2"_s, &MoveMenu::comment))
    , m_promote(add("movePromote", tr("&Move the line up"), u"Ctrl+Shift+Up"_s, &MoveMenu::promote))
    , m_makeMainLine(
          add("moveMainLine", tr("Make it the main &line"), u"Ctrl+L"_s, &MoveMenu::makeMainLine))
    , m_remove(add("moveDelete", tr("&Delete from here"), u"Del"_s, &MoveMenu::remove))
    , m_copyPosition(add("moveCopyPosition", tr("Copy the &position"), {}, &MoveMenu::copyPosition))
    , m_playFrom(
          add("movePlayFrom", tr("Play &on from here"), u"Ctrl+Return"_s, &MoveMenu::playFrom))
{
    // Also Enter of the keypad.
    m_playFrom->setShortcuts({m_playFrom->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Enter)});
    addGlyphs();
    buildMenu();
    connect(&m_panel, &HistoryPanel::menuRequested, this, &MoveMenu::open);
    connect(
        &m_panel.view(),
        &HistoryView::commentWritten,
        this,
        [this](NodeId node, const QString &comment) {
            if (m_session.model.hasGame() && m_session.model.record().contains(node))
                m_session.model.setComment(node, comment.toStdString());
        });
    // An open menu is about the move for which it was opened, whatever is played meanwhile.
    const auto followShown = [this] {
        setTarget(m_menu->isVisible() ? m_target : m_session.navigation.node());
    };
    // Before anything of the other game is shown, in which there is no such move.
    connect(&session.history, &HistoryModel::otherGame, m_menu, &QMenu::close);
    connect(&session.navigation, &NavigationController::shown, this, followShown);
    connect(&session.model, &GameModel::recordChanged, this, followShown);
    connect(&session.model, &GameModel::ended, this, followShown);
    // Keys mean the move shown again when the menu has gone; what was chosen in it is carried out
    // before.
    connect(m_menu, &QMenu::aboutToHide, this, followShown, Qt::QueuedConnection);
    connect(&session.model, &GameModel::begun, this, [this] { m_bar.withdraw(kDeletion); });
}

QAction *MoveMenu::add(
    const char *name, const QString &text, const QString &keys, void (MoveMenu::*act)())
{
    auto *action = new QAction(text, this);
    action->setObjectName(QLatin1StringView(name));
    action->setShortcut(QKeySequence(keys, QKeySequence::PortableText));
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_page.addAction(action);
    connect(action, &QAction::triggered, this, [this, act] {
        if (!m_session.sight.awaitsHandover())
            (this->*act)();
    });
    return action;
}

void MoveMenu::addGlyphs()
{
    m_glyphs->setObjectName(u"glyphMenu"_s);
    for (const Glyph &glyph : moveGlyphs()) {
        const QString words = QCoreApplication::translate("Glyphs", glyph.words);
        QAction *action = m_glyphs->addAction(
            tr("%1\t%2", "judgement, its sign").arg(words, QLatin1StringView(glyph.sign)));
        action->setObjectName(u"glyph%1"_s.arg(glyph.number));
        action->setCheckable(true);
        action->setData(glyph.number);
        connect(action, &QAction::triggered, this, [this, number = glyph.number](bool isOn) {
            std::vector<int> glyphs = m_session.model.record().node(m_target).glyphs;
            // A move is judged once; what is said of the position stays.
            std::erase_if(glyphs, [](int one) { return one <= moveGlyphs().back().number; });
            if (isOn)
                glyphs.insert(glyphs.begin(), number);
            m_session.model.setGlyphs(m_target, glyphs);
        });
    }
}

void MoveMenu::buildMenu()
{
    m_menu->setObjectName(u"moveMenu"_s);
    m_menu->addAction(m_playFrom);
    m_menu->addSeparator();
    m_menu->addAction(m_comment);
    m_menu->addMenu(m_glyphs);
    m_menu->addSeparator();
    m_menu->addAction(m_promote);
    m_menu->addAction(m_makeMainLine);
    m_menu->addAction(m_remove);
    m_menu->addSeparator();
    m_menu->addAction(m_copyPosition);
}

void MoveMenu::setTarget(NodeId node)
{
    const GameModel &game = m_session.model;
    if (!game.hasGame())
        return;
    m_target = node;
    const GameRecord &record = game.record();
    const bool isMove = node > GameRecord::kRoot;
    const bool isVariation = isMove && record.lineStart(node) != GameRecord::kRoot;
    m_promote->setEnabled(isVariation);
    m_makeMainLine->setEnabled(isVariation);
    m_remove->setEnabled(isMove && game.canRemove(node));
    m_playFrom->setEnabled(m_session.match.canPlayFrom(node));
    m_glyphs->setEnabled(isMove);
    const std::vector<int> &glyphs = record.node(node).glyphs;
    for (QAction *action : m_glyphs->actions()) {
        const auto number = action->data().toInt();
        action->setChecked(std::find(glyphs.begin(), glyphs.end(), number) != glyphs.end());
    }
}

void MoveMenu::open(NodeId node, const QPoint &place)
{
    if (!m_session.model.hasGame() || node < GameRecord::kRoot)
        return;
    setTarget(node);
    m_menu->popup(place);
}

void MoveMenu::comment()
{
    const NodeId node = m_target;
    m_side.showHistory();
    m_panel.showList();
    // Without the list nobody sees where to write.
    if (m_panel.view().isVisible())
        m_panel.view().editComment(node);
}

void MoveMenu::promote()
{
    m_session.model.promote(m_target);
}

void MoveMenu::makeMainLine()
{
    m_session.model.makeMainLine(m_target);
}

void MoveMenu::remove()
{
    const GameModel::Removed removed = m_session.model.remove(m_target);
    const auto undo = [this, removed] {
        GameModel &game = m_session.model;
        // Ctrl+Z may have brought it back.
        const bool isBack = game.record().contains(removed.node);
        m_session.navigation.goTo(isBack ? removed.node : game.restore(removed));
    };
    m_bar.showMessage(
        {kDeletion,
         icon(u"info"_s),
         tr("The moves were deleted."),
         {{tr("Undo"), u"undoDeletionButton"_s, undo}},
         MessageBar::kUndoTime});
}

void MoveMenu::copyPosition()
{
    QGuiApplication::clipboard()->setText(
        QString::fromStdString(m_session.model.seenAt(m_target)->text()));
}

void MoveMenu::playFrom()
{
    m_session.match.playFrom(m_target);
}

} // namespace tessera

#include "moc_movemenu.cpp"
