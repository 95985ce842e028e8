#include "view/games/xxlchess/workshop/pieceworkshop.h"

#include "model/core/erasure/erased.h"
#include "model/games/xxlchess/files/layout.h"
#include "model/games/xxlchess/files/piecereader.h"
#include "model/games/xxlchess/xxlchess.h"
#include "view/games/xxlchess/workshop/pieceform.h"
#include "view/games/xxlchess/workshop/trialboard.h"
#include "view/theme/icons.h"
#include "view/widgets/faultlabel.h"
#include "view/widgets/heading.h"

#include <QAction>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera::xxlchess {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPicture = 36;
constexpr int kSharpness = 3;
constexpr QSize kUsualSize{1000, 660};
constexpr int kScreenMargin = 80;
constexpr int kListInLetters = 26;
constexpr int kGap = 12;

PieceTypes piecesIn(const Options &options)
{
    auto pieces = readPieces(options.textOf("pieces", ""));
    return pieces ? std::move(*pieces) : PieceTypes();
}

QString capitalised(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace

PieceWorkshop::PieceWorkshop(
    const BoardDesign &design,
    Options options,
    const BoardShape &board,
    const Theme &theme,
    QWidget *parent)
    : OptionsDialog(parent)
    , m_design(design)
    , m_options(std::move(options))
    , m_drafts(piecesIn(m_options), board)
    , m_pictures(design.pieceSheet(theme.pieceStyle()))
    , m_addMenu(new QMenu(this))
    , m_list(new QListWidget(this))
    , m_form(new PieceForm(m_drafts, theme, this))
    , m_verdict(new QLabel(this))
    , m_accept(new QPushButton(tr("Use these pieces"), this))
{
    setObjectName(u"pieceWorkshop"_s);
    setWindowTitle(tr("Own pieces"));
    m_pictures.setPixels(kSharpness * kPicture);
    auto *scroll = new QScrollArea(this);
    scroll->setObjectName(u"pieceScroll"_s);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_form);
    auto *row = new QHBoxLayout;
    row->setSpacing(kGap);
    row->addWidget(makeList());
    row->addWidget(scroll, 2);
    row->addWidget(makeTrial(theme), 3);
    m_verdict->setObjectName(u"workshopVerdict"_s);
    m_verdict->setWordWrap(true);
    m_verdict->setTextFormat(Qt::PlainText);
    auto *column = new QVBoxLayout(this);
    column->addLayout(row, 1);
    column->addWidget(m_verdict);
    column->addWidget(makeButtons());
    connect(&m_drafts, &PieceDrafts::changed, this, &PieceWorkshop::refresh);
    refresh();
    // With the pictures in it.
    scroll->setMinimumWidth(m_form->minimumSizeHint().width() + 24);
    const QSize room = screen()->availableSize() - QSize(kScreenMargin, kScreenMargin);
    resize(kUsualSize.expandedTo(sizeHint()).boundedTo(room));
    m_list->setFocus(Qt::OtherFocusReason);
}

PieceWorkshop::~PieceWorkshop() = default;

QWidget *PieceWorkshop::makeList()
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
    auto *side = new QWidget(this);
    QToolBar *acts = makeActs(side);
    // All actions of the bar must be visible.
    side->setFixedWidth(
        std::max(kListInLetters * fontMetrics().averageCharWidth(), acts->sizeHint().width() + 8));
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(acts);
    column->addWidget(m_list, 1);
    return side;
}

QToolBar *PieceWorkshop::makeActs(QWidget *parent)
{
    auto *bar = new QToolBar(parent);
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
        addAction(action);
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

void PieceWorkshop::fillAddMenu()
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

QWidget *PieceWorkshop::makeTrial(const Theme &theme)
{
    auto *side = new QWidget(this);
    m_trial = new TrialBoard(m_design, theme, side);
    auto *title = new QLabel(tr("Try it"), side);
    title->setObjectName(u"trialTitle"_s);
    makeHeading(*title, 1.1);
    auto *reset = new QPushButton(tr("Back to the start"), side);
    reset->setObjectName(u"trialReset"_s);
    reset->setAccessibleName(tr("Put the pieces of the board back"));
    reset->setAutoDefault(false);
    connect(reset, &QPushButton::clicked, m_trial, &TrialBoard::reset);
    auto *row = new QHBoxLayout;
    row->addWidget(title);
    row->addStretch();
    row->addWidget(reset);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(row);
    column->addWidget(&m_trial->view(), 1);
    return side;
}

QWidget *PieceWorkshop::makeButtons()
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_accept->setObjectName(u"workshopAccept"_s);
    m_accept->setAccessibleName(m_accept->text());
    m_accept->setDefault(true);
    buttons->addButton(m_accept, QDialogButtonBox::AcceptRole);
    auto *copy = new QPushButton(tr("Copy as JSON"), this);
    copy->setObjectName(u"copyJson"_s);
    copy->setAccessibleName(tr("Copy the pieces as they stand in a configuration file"));
    copy->setToolTip(copy->accessibleName());
    copy->setAutoDefault(false);
    buttons->addButton(copy, QDialogButtonBox::ResetRole);
    QPushButton *cancel = buttons->button(QDialogButtonBox::Cancel);
    cancel->setObjectName(u"workshopCancel"_s);
    cancel->setAccessibleName(cancel->text().remove(u'&'));
    cancel->setIcon({});
    connect(copy, &QPushButton::clicked, this, &PieceWorkshop::copyJson);
    connect(buttons, &QDialogButtonBox::accepted, this, &PieceWorkshop::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &PieceWorkshop::reject);
    return buttons;
}

Options PieceWorkshop::options() const
{
    Options options = m_options;
    options.set("pieces", writePieces(m_drafts.pieces()));
    return options;
}

void PieceWorkshop::accept()
{
    for (const FaultLabel *fault : m_form->findChildren<FaultLabel *>()) {
        if (fault->isFaulty()) {
            fault->field().setFocus(Qt::OtherFocusReason);
            return;
        }
    }
    OptionsDialog::accept();
}

void PieceWorkshop::copyJson()
{
    constexpr int kIndent = 4;
    const Json json{{"pieces", piecesJson(m_drafts.pieces(), PicturePlace::Inside)}};
    QGuiApplication::clipboard()->setText(
        QString::fromStdString(json.dump(kIndent, ' ', false, Json::error_handler_t::replace)));
}

QPixmap PieceWorkshop::picture(char letter, Player owner)
{
    const auto kind = m_drafts.pieces().withLetter(letter);
    if (!kind)
        return {};
    const tessera::Piece piece{owner, static_cast<std::uint8_t>(*kind)};
    QPixmap picture = m_pictures.pixmap(m_pictures.element(m_design, piece));
    picture.setDevicePixelRatio(kSharpness);
    return picture;
}

void PieceWorkshop::refresh()
{
    RuleChoices choices;
    choices.pieces = m_drafts.pieces();
    const ErasedPosition<Rules> position(positionFrom(standardLayout(), std::move(choices)));
    m_pictures.followGame(m_design, position);
    refreshList();
    const char letter = m_drafts.chosen().value_or(' ');
    m_form->setPictures(picture(letter, Player::First), picture(letter, Player::Second));
    m_trial->tryOut(m_drafts.pieces(), letter);
    const bool hasKind = m_drafts.chosen().has_value();
    m_copy->setEnabled(hasKind);
    m_remove->setEnabled(hasKind);
    const QString fault = m_drafts.fault();
    m_verdict->setText(
        !fault.isEmpty() ? fault
        : hasKind        ? QString()
                  : tr("There are no own pieces yet: add one with the button above the list."));
    m_accept->setEnabled(fault.isEmpty());
}

void PieceWorkshop::refreshList()
{
    const QSignalBlocker silent(m_list);
    m_list->clear();
    for (const char letter : m_drafts.letters()) {
        const PieceKind &kind = m_drafts.pieces()[*m_drafts.pieces().withLetter(letter)];
        const QString name = capitalised(m_design.translated(kind.name));
        auto *item = new QListWidgetItem(
            QIcon(picture(letter, Player::First)),
            tr("%1 (%2)", "name of a piece, its letter")
                .arg(name, QString(QChar(QLatin1Char(letter)).toUpper())),
            m_list);
        item->setToolTip(item->text());
        if (letter == m_drafts.chosen())
            m_list->setCurrentItem(item);
    }
}

} // namespace tessera::xxlchess
