#include "view/games/xxlchess/workshop/pieceworkshop.h"

#include "model/core/erasure/erased.h"
#include "model/games/xxlchess/files/layout.h"
#include "model/games/xxlchess/files/piecetext.h"
#include "model/games/xxlchess/xxlchess.h"
#include "view/games/xxlchess/workshop/pieceform.h"
#include "view/games/xxlchess/workshop/piecelist.h"
#include "view/games/xxlchess/workshop/trialboard.h"
#include "view/widgets/discardquestion.h"
#include "view/widgets/faultlabel.h"
#include "view/widgets/heading.h"
#include "view/widgets/plainbuttons.h"
#include "view/widgets/plaintext.h"
#include "view/widgets/windowsize.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace tessera::xxlchess {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSharpness = 3;
constexpr QSize kUsualSize{1000, 660};
constexpr int kGap = 12;

PieceTypes piecesIn(const Options &options)
{
    auto pieces = readPieces(options.textOf("pieces", ""));
    return pieces ? std::move(*pieces) : PieceTypes();
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
    , m_list(new PieceList(design, m_drafts, this))
    , m_form(new PieceForm(m_drafts, theme, this))
    , m_verdict(new Label(this))
    , m_accept(new QPushButton(tr("Use these pieces"), this))
{
    setObjectName(u"pieceWorkshop"_s);
    setWindowTitle(tr("Own pieces"));
    m_pictures.setPixels(kSharpness * PieceList::kPicture);
    auto *scroll = new QScrollArea(this);
    scroll->setObjectName(u"pieceScroll"_s);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_form);
    auto *row = new QHBoxLayout;
    row->setSpacing(kGap);
    row->addWidget(m_list);
    row->addWidget(scroll, 2);
    row->addWidget(makeTrial(theme), 3);
    m_verdict->setObjectName(u"workshopVerdict"_s);
    m_verdict->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->addLayout(row, 1);
    column->addWidget(m_verdict);
    column->addWidget(makeButtons());
    connect(&m_drafts, &PieceDrafts::changed, this, &PieceWorkshop::refresh);
    refresh();
    // With the pictures in it.
    scroll->setMinimumWidth(m_form->minimumSizeHint().width() + 24);
    resize(kUsualSize.expandedTo(sizeHint()).boundedTo(roomOnScreen(*this)));
    m_list->setFocus(Qt::OtherFocusReason);
}

PieceWorkshop::~PieceWorkshop() = default;

QWidget *PieceWorkshop::makeTrial(const Theme &theme)
{
    auto *side = new QWidget(this);
    m_trial = new TrialBoard(m_design, theme, side);
    auto *title = new Label(tr("Try it"), side);
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
    m_accept->setDefault(true);
    buttons->addButton(m_accept, QDialogButtonBox::AcceptRole);
    auto *copy = new QPushButton(tr("Copy as JSON"), this);
    copy->setObjectName(u"copyJson"_s);
    copy->setAutoDefault(false);
    buttons->addButton(copy, QDialogButtonBox::ResetRole);
    buttons->button(QDialogButtonBox::Cancel)->setObjectName(u"workshopCancel"_s);
    makePlain(*buttons);
    copy->setAccessibleName(tr("Copy the pieces as they stand in a configuration file"));
    copy->setToolTip(copy->accessibleName());
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

void PieceWorkshop::reject()
{
    if (m_drafts.changes().isClean())
        OptionsDialog::reject();
    else
        askToDiscard(*this);
}

void PieceWorkshop::copyJson()
{
    QGuiApplication::clipboard()->setText(
        QString::fromStdString(writeConfigurationPieces(m_drafts.pieces())));
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
    m_list->refresh([this](char letter) { return picture(letter, Player::First); });
    const char letter = m_drafts.chosen().value_or(' ');
    m_form->setPictures(picture(letter, Player::First), picture(letter, Player::Second));
    m_trial->tryOut(m_drafts.pieces(), letter);
    const bool hasKind = m_drafts.chosen().has_value();
    const QString fault = m_drafts.fault();
    m_verdict->setText(
        !fault.isEmpty() ? fault
        : hasKind        ? QString()
                  : tr("There are no own pieces yet: add one with the button above the list."));
    m_accept->setEnabled(fault.isEmpty());
}

} // namespace tessera::xxlchess

#include "moc_pieceworkshop.cpp"
