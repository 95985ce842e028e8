#include "view/board/movenames.h"

#include "model/session/minussigns.h"
#include "view/board/boarddesign.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace tessera {

namespace {

struct MoveNamesTexts
{
    Q_DECLARE_TR_FUNCTIONS(MoveNamesTexts)
};

/// The steps before a part of the board falls.
std::vector<Step> stepsOf(const AnyPosition &before, MoveCode move)
{
    std::vector<Step> steps = before.transition(move).steps;
    const auto isFall = [](const Step &step) { return step.kind == Step::Kind::CloseCell; };
    const auto fall = std::find_if(steps.begin(), steps.end(), isFall);
    if (fall != steps.end()) {
        const auto stage = fall->stage;
        std::erase_if(steps, [stage](const Step &step) { return step.stage >= stage; });
    }
    return steps;
}

QString cellWord(const AnyPosition &position, Cell cell)
{
    return withMinusSigns(QString::fromStdString(position.cellText(cell)));
}

QString listed(const AnyPosition &position, const std::vector<Cell> &cells)
{
    QStringList names;
    for (const Cell cell : cells)
        names << cellWord(position, cell);
    return QLocale().createSeparatedList(names);
}

/// The piece's name where pieces differ, with the blank behind it.
QString kindWord(const BoardDesign &design, const AnyPosition &position, Piece piece)
{
    const auto card = cardOf(position, piece);
    return card ? design.translated(card->name) : QString();
}

/// The way of a piece, and its promotion or conversion.
QString wayWords(const BoardDesign &design, const AnyPosition &before, const Step &step)
{
    const QString from = cellWord(before, step.from);
    const QString to = cellWord(before, step.to);
    const QString kind = kindWord(design, before, step.piece);
    if (!kind.isEmpty())
        return MoveNamesTexts::tr("%1 from %2 to %3", "piece, cells").arg(kind, from, to);
    return step.isJump ? MoveNamesTexts::tr("jumps from %1 to %2").arg(from, to)
                       : MoveNamesTexts::tr("from %1 to %2", "cells").arg(from, to);
}

} // namespace

std::vector<Cell> takenBy(const AnyPosition &before, MoveCode move)
{
    std::vector<Cell> taken;
    for (const Step &step : stepsOf(before, move)) {
        if (step.kind == Step::Kind::Remove && step.piece.owner != before.toMove())
            taken.push_back(step.from);
    }
    return taken;
}

std::vector<Cell> lostBy(const AnyPosition &before, MoveCode move)
{
    std::vector<Cell> lost;
    // Where kinds of piece differ, a piece gives way to the one that it becomes.
    if (before.cards() != nullptr)
        return lost;
    for (const Step &step : stepsOf(before, move)) {
        if (step.kind == Step::Kind::Remove && step.piece.owner == before.toMove()
            && step.to == Cell::None)
            lost.push_back(step.from);
    }
    return lost;
}

std::vector<Cell> convertedBy(const AnyPosition &before, MoveCode move)
{
    std::vector<Cell> converted;
    for (const Step &step : stepsOf(before, move)) {
        if (step.kind == Step::Kind::Recolour && step.before.owner != step.piece.owner)
            converted.push_back(step.to);
    }
    return converted;
}

QString proseMove(const BoardDesign &design, const AnyPosition &before, MoveCode move)
{
    const Player mover = before.toMove();
    std::vector<Cell> placed;
    QStringList parts;
    for (const Step &step : stepsOf(before, move)) {
        if (step.kind == Step::Kind::Place && step.piece.owner == mover)
            placed.push_back(step.to);
        else if (step.kind == Step::Kind::Move && step.piece.owner == mover)
            parts << wayWords(design, before, step);
        else if (step.kind == Step::Kind::Remove && step.piece.owner == mover && step.to != Cell::None)
            parts << MoveNamesTexts::tr("leaves from %1", "a piece leaves the board")
                         .arg(cellWord(before, step.from));
        else if (step.kind == Step::Kind::Recolour && step.before.owner == step.piece.owner)
            parts << MoveNamesTexts::tr("becomes %1").arg(kindWord(design, before, step.piece));
    }
    // Pieces that replace others, such as the one that a pawn becomes, are no placement.
    if (parts.isEmpty() && !placed.empty())
        parts << MoveNamesTexts::tr("places on %1", "cells").arg(listed(before, placed));
    if (parts.isEmpty())
        return withMinusSigns(QString::fromStdString(before.moveLabel(move)));
    const std::vector<Cell> taken = takenBy(before, move);
    if (!taken.empty() && placed.size() < 2)
        parts << MoveNamesTexts::tr("takes %1", "cells").arg(listed(before, taken));
    if (const auto lost = lostBy(before, move); !lost.empty() && placed.size() < 2)
        parts << MoveNamesTexts::tr("loses %1", "cells").arg(listed(before, lost));
    if (const auto converted = convertedBy(before, move); !converted.empty())
        parts << MoveNamesTexts::tr("converts %1", "cells").arg(listed(before, converted));
    QString words = parts.join(MoveNamesTexts::tr(", ", "between parts of a move in words"));
    words[0] = words.at(0).toUpper();
    return words;
}

} // namespace tessera
