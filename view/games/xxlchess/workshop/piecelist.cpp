#include "view/games/xxlchess/workshop/piecelist.h"

#include "view/theme/icons.h"

#include <QAction>
#include <QListWidget>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera::xxlchess {

using namespace Qt::StringLiterals;

namespace {

constexpr int kListInLetters = 26;

QString capitalised(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace

PieceList::PieceList(const BoardDesign &design, PieceDrafts &drafts, QWidget *parent)
    : QWidget(parent)
    , m_design(design)
    , m_drafts(drafts)
    , m_addMenu(new QMenu(this))
    , m_list(new QListWidget(this))
{
    m_list->setObjectName(u"pieceList"_s);
    m_list->setAccessibleName(tr("Own pieces"));
    m_list->setIconSize(QSize(kPicture, kPicture));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        const auto letters = m_drafts.letters();
        if (row >= 0 && row < static_cast<int>(letters.size()))
            m_drafts.choose(letters[static_cast<std::size_t>(row)]);
    });
    setFocusProxy(m_list);
    QToolBar *acts = makeActs();
    // All actions of the bar must be visible.
    setFixedWidth(
        std::max(kListInLetters * fontMetrics().averageCharWidth(), acts->sizeHint().width() + 8));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(acts);
    column->addWidget(m_list, 1);
}

QToolBar *PieceList::makeActs()
{
    auto *bar = new QToolBar(this);
    bar->setObjectName(u"workshopBar"_s);
    bar->setToolButtonStyle(Qt::ToolButtonIconOnly);
    auto *add = new QToolButton(bar);
    add->setObjectName(u"addPiece"_s);
    add->setIcon(icon(u"new"_s));
    add->setToolTip(tr("Add a piece"));
    add->setAccessibleName(add->toolTip());
    add->setPopupMode(QToolButton::InstantPopup);
    add->setMenu(m_addMenu);
    bar->addWidget(add);
    fillAddMenu();
    const auto addAct = [this, bar](const QString &name, const QString &sign, QAction *action) {
        action->setObjectName(name);
        action->setIcon(icon(sign));
        action->setToolTip(action->text());
        bar->addAction(action);
        // From everywhere in the dialog.
        window()->addAction(action);
        return action;
    };
    m_copy = addAct(u"copyPiece"_s, u"copy"_s, new QAction(tr("Copy the piece"), this));
    connect(m_copy, &QAction::triggered, &m_drafts, &PieceDrafts::copy);
    m_remove = addAct(u"removePiece"_s, u"close"_s, new QAction(tr("Remove the piece"), this));
    connect(m_remove, &QAction::triggered, &m_drafts, &PieceDrafts::remove);
    bar->addSeparator();
    QAction *undo = m_drafts.changes().createUndoAction(this, tr("Undo"));
    undo->setShortcuts(QKeySequence::Undo);
    addAct(u"workshopUndo"_s, u"undo"_s, undo);
    QAction *redo = m_drafts.changes().createRedoAction(this, tr("Redo"));
    redo->setShortcuts(QKeySequence::Redo);
    addAct(u"workshopRedo"_s, u"redo"_s, redo);
    return bar;
}

void PieceList::fillAddMenu()
{
    m_addMenu->setObjectName(u"addPieceMenu"_s);
    QAction *fresh = m_addMenu->addAction(tr("A new piece"), &m_drafts, &PieceDrafts::add);
    fresh->setObjectName(u"newPiece"_s);
    m_addMenu->addSeparator();
    const PieceTypes usual;
    for (Kind kind = 0; kind < usual.size(); ++kind) {
        // The movement of these kinds is no list of steps.
        if (kind == kPawn || kind == kKing)
            continue;
        const char letter = usual[kind].letter;
        QAction *change = m_addMenu->addAction(
            tr("Change: %1", "name of a piece of the game")
                .arg(m_design.translated(usual[kind].name)),
            &m_drafts,
            [this, letter] { m_drafts.change(letter); });
        change->setObjectName(u"change-%1"_s.arg(QLatin1Char(letter)));
    }
    connect(m_addMenu, &QMenu::aboutToShow, this, [this] {
        const auto letters = m_drafts.letters();
        for (QAction *action : m_addMenu->actions()) {
            if (!action->objectName().startsWith(u"change-"_s))
                continue;
            const char letter = action->objectName().back().toLatin1();
            action->setEnabled(std::find(letters.begin(), letters.end(), letter) == letters.end());
        }
    });
}

void PieceList::refresh(const Picture &picture)
{
    const bool hasKind = m_drafts.chosen().has_value();
    m_copy->setEnabled(hasKind);
    m_remove->setEnabled(hasKind);
    const QSignalBlocker silent(m_list);
    m_list->clear();
    for (const char letter : m_drafts.letters()) {
        const PieceKind &kind = m_drafts.pieces()[*m_drafts.pieces().withLetter(letter)];
        const QString name = capitalised(m_design.translated(kind.name));
        auto *item = new QListWidgetItem(
            QIcon(picture(letter)),
            tr("%1 (%2)", "name of a piece, its letter")
                .arg(name, QString(QChar(QLatin1Char(letter)).toUpper())),
            m_list);
        item->setToolTip(item->text());
        if (letter == m_drafts.chosen())
            m_list->setCurrentItem(item);
    }
}

} // namespace tessera::xxlchess

#include "moc_piecelist.cpp"
