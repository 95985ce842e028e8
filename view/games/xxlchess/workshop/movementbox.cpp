#include "view/games/xxlchess/workshop/movementbox.h"

#include "model/games/xxlchess/files/betza.h"
#include "model/games/xxlchess/rules/movementterms.h"
#include "view/games/xxlchess/workshop/movementgrid.h"
#include "view/widgets/faultlabel.h"
#include "view/widgets/plaintext.h"
#include "view/words/errorwords.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace tessera::xxlchess {

using namespace Qt::StringLiterals;
using Only = MovementPart::Only;

namespace {

constexpr int kSquare = 22;
/// So many letters of a choice are always seen.
constexpr int kShortField = 10;
/// Above every range that a board has.
constexpr int kNoLimit = kMostSide;

/// The diagram of a kind on an empty board, seen from White's side.
std::vector<PieceReach> reachOf(const PieceKind &kind)
{
    using When = PieceReach::When;
    std::vector<PieceReach> reach;
    for (const Path &path : pathsOf(kind)) {
        const auto [dx, dy] = path.step;
        const bool isLeap = std::max(std::abs(dx), std::abs(dy)) > 1;
        const When when = !path.captures ? When::Moving
                          : !path.moves  ? When::Capturing
                                         : When::Always;
        reach.push_back({dx, -dy, path.most, isLeap, when});
    }
    return reach;
}

/// A movement as the program writes it; empty for a text that cannot be read.
std::optional<QString> writtenAgain(const QString &betza)
{
    const auto parts = readBetzaText(betza.trimmed().toStdString());
    if (!parts)
        return std::nullopt;
    PieceKind kind;
    for (const MovementPart &part : *parts)
        addPart(part, kind);
    return QString::fromStdString(writeBetzaText(kind));
}

} // namespace

MovementBox::MovementBox(PieceDrafts &drafts, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_drafts(drafts)
    , m_grid(new MovementGrid(this))
    , m_tool(new QComboBox(this))
    , m_most(new QSpinBox(this))
    , m_only(new QComboBox(this))
    , m_forward(new QCheckBox(tr("Only forward"), this))
    , m_betza(new QLineEdit(this))
{
    m_grid->setObjectName(u"movementGrid"_s);
    m_grid->setAccessibleName(tr("Diagram of the movement"));
    m_grid->setToolTip(tr("Click squares to which the piece may go, and again to take them away"));
    m_grid->setTheme(theme);
    m_grid->setSquare(kSquare);
    auto *row = new QHBoxLayout;
    row->addWidget(m_grid, 0, Qt::AlignTop);
    row->addWidget(makeTools(), 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(row);
    column->addWidget(makeBetza());
    connect(m_grid, &MovementGrid::clicked, this, &MovementBox::toggle);
    connect(&drafts, &PieceDrafts::changed, this, &MovementBox::refresh);
    refresh();
}

QWidget *MovementBox::makeTools()
{
    m_tool->setObjectName(u"movementTool"_s);
    const auto add = [](QComboBox &box, auto value, const QString &text) {
        box.addItem(text, QVariant::fromValue(value));
    };
    add(*m_tool, Tool::Leap, tr("a leap"));
    add(*m_tool, Tool::Slide, tr("a slide"));
    add(*m_tool, Tool::Rider, tr("a leap repeated in a line"));
    m_tool->setAccessibleName(tr("What a click sets"));
    m_most->setObjectName(u"movementMost"_s);
    m_most->setRange(2, kNoLimit);
    m_most->setValue(kNoLimit);
    m_most->setAccessibleName(tr("Most steps"));
    m_only->setObjectName(u"movementOnly"_s);
    add(*m_only, Only::None, tr("both"));
    add(*m_only, Only::Move, tr("moves only"));
    add(*m_only, Only::Capture, tr("captures only"));
    m_only->setAccessibleName(tr("What it serves for"));
    // The words are read in full in the opened lists; the whole workshop fits a small screen.
    for (QComboBox *field : {m_tool, m_only}) {
        field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        field->setMinimumContentsLength(kShortField);
        field->view()->setMinimumWidth(field->view()->sizeHintForColumn(0));
    }
    m_forward->setObjectName(u"movementForward"_s);
    m_forward->setAccessibleName(m_forward->text());
    auto *tools = new QWidget(this);
    auto *column = new QVBoxLayout(tools);
    column->setContentsMargins(0, 0, 0, 0);
    const auto addRow = [&](const QString &words, QWidget *field) {
        auto *label = new Label(words, tools);
        label->setBuddy(field);
        label->setWordWrap(true);
        column->addWidget(label);
        column->addWidget(field);
    };
    addRow(tr("A click sets"), m_tool);
    addRow(tr("Most steps (%1: no limit)").arg(kNoLimit), m_most);
    addRow(tr("For moves, captures or both"), m_only);
    column->addWidget(m_forward);
    column->addStretch();
    connect(m_tool, &QComboBox::currentIndexChanged, this, &MovementBox::followTool);
    followTool();
    return tools;
}

QWidget *MovementBox::makeBetza()
{
    m_betza->setObjectName(u"betza"_s);
    m_betza->setAccessibleName(tr("Movement in Betza's notation"));
    m_betza->setPlaceholderText(tr("such as BN, FfW or mNcR"));
    m_betza->setToolTip(tr(
        "W F D N A H C Z G and (m,n) are leaps, R B Q K the usual pieces; a number or the letter "
        "again repeats them in a line; before them m is only moving, c only capturing, f only "
        "forward"));
    m_betzaFault = new FaultLabel(*m_betza);
    auto *box = new QWidget(this);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    auto *label = new Label(tr("In Betza's notation"), box);
    label->setBuddy(m_betza);
    column->addWidget(label);
    column->addWidget(m_betza);
    column->addWidget(m_betzaFault);
    connect(m_betza, &QLineEdit::textEdited, this, &MovementBox::takeBetza);
    return box;
}

void MovementBox::followTool()
{
    m_most->setEnabled(m_tool->currentData().value<Tool>() != Tool::Leap);
}

void MovementBox::setPicture(const QPixmap &picture)
{
    const bool hasKind = m_drafts.chosen().has_value();
    m_grid->showReach(hasKind ? reachOf(m_drafts.kind()) : std::vector<PieceReach>(), picture, false);
}

void MovementBox::refresh()
{
    setEnabled(m_drafts.chosen().has_value());
    const QString text = isEnabled() ? QString::fromStdString(writeBetzaText(m_drafts.kind()))
                                     : QString();
    // While the person writes it, an equivalent text stays as written.
    if (m_betza->hasFocus() && writtenAgain(m_betza->text()) == text)
        return;
    m_betza->setText(text);
    m_betzaFault->setFault({});
}

void MovementBox::toggle(Leap way)
{
    if (!m_drafts.chosen())
        return;
    const auto tool = m_tool->currentData().value<Tool>();
    MovementTerm term;
    term.leap = withoutSigns(way);
    if (tool == Tool::Slide) {
        const int steps = std::gcd(term.leap.dx, term.leap.dy);
        term.leap = {term.leap.dx / steps, term.leap.dy / steps};
    }
    term.most = tool == Tool::Leap ? 1 : m_most->value();
    term.only = m_only->currentData().value<Only>();
    term.isForward = m_forward->isChecked();
    PieceKind kind = m_drafts.kind();
    std::vector<MovementTerm> terms = termsOf(kind);
    const auto isSame = [&](const MovementTerm &other) {
        return other.leap == term.leap && other.only == term.only
               && other.isForward == term.isForward && (other.most > 1) == (term.most > 1);
    };
    if (std::erase_if(terms, isSame) == 0)
        terms.push_back(term);
    const bool wasEstimated = m_drafts.isEstimated(kind);
    setTerms(terms, kind);
    if (wasEstimated)
        m_drafts.estimate(kind);
    m_drafts.set(std::move(kind), tr("Change the movement"));
}

void MovementBox::takeBetza()
{
    const auto parts = readBetzaText(m_betza->text().trimmed().toStdString());
    if (!parts) {
        m_betzaFault->setFault(
            tr("Found %1, wanted %2", "in a text, what was found and wanted")
                .arg(phraseWords(parts.error().found), phraseWords(parts.error().wanted)));
        return;
    }
    m_betzaFault->setFault({});
    constexpr int kField = 3;
    PieceKind kind = m_drafts.kind();
    const bool wasEstimated = m_drafts.isEstimated(kind);
    clearMovement(kind);
    for (const MovementPart &part : *parts)
        addPart(part, kind);
    if (wasEstimated)
        m_drafts.estimate(kind);
    m_drafts.set(std::move(kind), tr("Write the movement"), kField);
}

} // namespace tessera::xxlchess

#include "moc_movementbox.cpp"
