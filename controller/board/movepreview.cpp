#include "controller/board/movepreview.h"

#include "model/core/facets/facets.h"
#include "model/core/facets/sight.h"
#include "model/core/facets/threat.h"
#include "model/session/historymodel.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <climits>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// The most cells that are named; more are counted.
constexpr qsizetype kMostNames = 4;

struct PreviewTexts
{
    Q_DECLARE_TR_FUNCTIONS(PreviewTexts)
};

/// "3,4, 5,4 and 6,6", or "3,4, 5,4, 6,6, 7,1 and 5 more".
QString listed(const BoardDesign &design, const AnyPosition &position, const std::vector<Cell> &cells)
{
    QStringList names;
    for (const Cell cell : cells) {
        if (names.size() == kMostNames)
            break;
        names << design.coordinateText(position, {CoordinatePlace::Kind::Cell, index(cell), {}});
    }
    const int rest = static_cast<int>(cells.size()) - static_cast<int>(names.size());
    if (rest > 0)
        names << PreviewTexts::tr("%n more", "cells", rest);
    return QLocale().createSeparatedList(names);
}

/// Everything of one kind that one player threatens, in words.
void tellThreats(
    const BoardDesign &design,
    const AnyPosition &position,
    const std::vector<Threat> &threats,
    Player against,
    QStringList &told)
{
    for (int i = 0; i < design.info().playerCount(); ++i) {
        for (const Threat::Kind kind :
             {Threat::Kind::Take, Threat::Kind::Convert, Threat::Kind::Leave}) {
            std::vector<Threat> meant;
            std::copy_if(
                threats.begin(), threats.end(), std::back_inserter(meant), [&](const Threat &threat) {
                    return threat.by == playerAt(i) && threat.kind == kind;
                });
            if (meant.empty())
                continue;
            std::vector<Cell> cells = victimsOf(position, meant, against);
            if (kind == Threat::Kind::Leave) {
                cells.clear();
                for (const Threat &threat : meant)
                    cells.push_back(threat.from);
            }
            told << design.threatText(playerAt(i), kind, listed(design, position, cells));
        }
    }
}

/// The threats to the mover in `after`; exits belong to the race and are left out.
std::vector<Threat> repliesTo(const AnyPosition &after, Player mover)
{
    if (after.outcome().isOver())
        return {};
    std::vector<Threat> replies = threatsAgainst(after, mover);
    std::erase_if(replies, [](const Threat &reply) { return reply.kind == Threat::Kind::Leave; });
    return replies;
}

/// The numbers of the stages in which something happens to a cell; a stage in which only the piece itself moves has
/// none.
class StageNumbers
{
public:
    void add(const Step &step, Cell cell)
    {
        if (m_stages.empty() || m_stages.back() != step.stage)
            m_stages.push_back(step.stage);
        m_numbers.push_back({cell, static_cast<int>(m_stages.size())});
    }
    /// Marks the numbers, if there are several stages.
    void mark(BoardMarks &marks) const
    {
        if (m_stages.size() > 1)
            marks.order.insert(marks.order.end(), m_numbers.begin(), m_numbers.end());
    }

private:
    std::vector<std::uint8_t> m_stages;
    std::vector<OrderNumber> m_numbers;
};

/// The mark of a removed piece. One that falls with cells of the board is no capture.
MarkRole removalRole(const Step &step, Player mover, int closingStage)
{
    if (step.stage >= closingStage)
        return MarkRole::Doomed;
    return step.piece.owner == mover ? MarkRole::Suicide : MarkRole::Capture;
}

} // namespace

void markOutcome(const AnyPosition &position, MoveCode move, BoardMarks &marks)
{
    const std::vector<Step> steps = position.transition(move).steps;
    const auto closing = std::find_if(steps.begin(), steps.end(), [](const Step &step) {
        return step.kind == Step::Kind::CloseCell;
    });
    const int closingStage = closing == steps.end() ? INT_MAX : closing->stage;
    StageNumbers numbers;
    for (const Step &step : steps) {
        // A piece that leaves the board arrives beside it.
        const bool isArrival = step.kind == Step::Kind::Place || step.kind == Step::Kind::Move
                               || (step.kind == Step::Kind::Remove && step.to != Cell::None);
        if (isArrival && step.stage == 0)
            marks.ghosts.push_back({step.piece, step.to});
        if (step.kind == Step::Kind::Recolour && step.before.owner != step.piece.owner)
            marks.conversions.push_back({step.piece, step.to});
        if (step.kind == Step::Kind::CloseCell && step.ground == Ground::Blocked) {
            marks[MarkRole::Closing].push_back(step.to);
            numbers.add(step, step.to);
        }
        if (step.kind == Step::Kind::Remove && step.to == Cell::None) {
            marks[removalRole(step, position.toMove(), closingStage)].push_back(step.from);
            if (step.stage > 0)
                numbers.add(step, step.from);
        }
    }
    numbers.mark(marks);
}

void markPreview(const AnyPosition &position, MoveCode move, BoardMarks &marks)
{
    const Player mover = position.toMove();
    const Transition transition = position.transition(move);
    const auto after = position.clone();
    after->play(move);
    for (const Cell cell : victimsOf(*after, repliesTo(*after, mover), mover))
        marks[MarkRole::AtRisk].push_back(cell);
    const auto arrival
        = std::find_if(transition.steps.begin(), transition.steps.end(), [](const Step &step) {
              return step.kind == Step::Kind::Move;
          });
    const AttacksFacet *attacks = after->attacks();
    if (arrival != transition.steps.end() && attacks != nullptr)
        marks[MarkRole::Reach] = attacks->reach(arrival->to);
}

QString previewText(const BoardDesign &design, const AnyPosition &position, MoveCode move)
{
    const Player mover = position.toMove();
    QStringList told;
    if (const PreviewFacet *preview = position.preview()) {
        for (const Sentence &sentence : preview->of(move))
            told << translated(sentence);
    }
    const auto after = position.clone();
    after->play(move);
    const Outcome outcome = after->outcome();
    if (outcome.isOver() && outcome.winner() == Player::None)
        told << PreviewTexts::tr("the game is drawn");
    else if (outcome.isOver())
        told << PreviewTexts::tr("%1 wins", "colour").arg(design.playerName(outcome.winner()));
    QStringList answers;
    tellThreats(design, *after, repliesTo(*after, mover), mover, answers);
    if (!answers.isEmpty())
        told << PreviewTexts::tr("then %1", "what opponents can do")
                    .arg(QLocale().createSeparatedList(answers));
    QString text = told.join(u" · "_s);
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

void markThreats(const AnyPosition &position, Player against, BoardMarks &marks)
{
    const std::vector<Threat> threats = threatsAgainst(position, against);
    for (const Cell cell : victimsOf(position, threats, against))
        marks[MarkRole::AtRisk].push_back(cell);
    const bool hasManyFoes = position.info().playerCount() > 2;
    for (const Threat &threat : threats) {
        if (threat.from != Cell::None)
            marks.arrows.push_back(
                {hasManyFoes ? MarkArrow::Kind::Reply : MarkArrow::Kind::Threat,
                 threat.from,
                 threat.to,
                 threat.by});
        else if (threat.kind == Threat::Kind::Take && threat.victims.size() <= kMostNames)
            marks[MarkRole::Danger].push_back(threat.to);
    }
}

QString threatsText(const BoardDesign &design, const AnyPosition &position, Player against)
{
    QStringList told;
    const QString player = design.playerName(against);
    // Out of check there is nothing else to do, so no turn can be handed over to see what would come.
    if (position.alarm() != nullptr && position.alarm()->alarmedCell(against) != Cell::None)
        return PreviewTexts::tr("%1 is in check.", "colour").arg(player);
    tellThreats(design, position, threatsAgainst(position, against), against, told);
    if (!told.isEmpty())
        return PreviewTexts::tr("Next, %1.", "what opponents can do")
            .arg(QLocale().createSeparatedList(told));
    return seenBy(position, against) == nullptr
               ? PreviewTexts::tr("No threats against %1.", "colour").arg(player)
               : PreviewTexts::tr("No threats against %1 in sight.", "colour").arg(player);
}

void markAttackMap(const AnyPosition &position, BoardMarks &marks)
{
    const AttacksFacet *attacks = position.attacks();
    if (attacks == nullptr)
        return;
    const AttackMap map = attacks->attackMap();
    for (std::size_t i = 0; i < map.attackers.size(); ++i) {
        const auto &attackers = map.attackers[i];
        if (std::any_of(attackers.begin(), attackers.end(), [](int count) { return count > 0; }))
            marks.attacks.push_back({cellAt(static_cast<int>(i)), attackers});
    }
    for (const HeldPiece &held : map.held)
        marks.rods.push_back({held.pinner, held.pinned, held.shielded});
    marks[MarkRole::Hanging] = map.hanging;
}

} // namespace tessera
