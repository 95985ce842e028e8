#include "model/review/annotations.h"

#include "model/review/chances.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace tessera {

namespace {

/// Glyphs 1 to 6 judge the move; higher ones describe the position.
constexpr int kLastMoveGlyph = 6;

bool isJudged(const RecordNode &node)
{
    return std::ranges::any_of(node.glyphs, [](int glyph) {
        return glyph >= 1 && glyph <= kLastMoveGlyph;
    });
}

void addLine(GameRecord &record, NodeId parent, const std::vector<MoveCode> &line)
{
    NodeId at = parent;
    for (std::size_t i = 0; i < std::min(line.size(), kShownLine); ++i)
        at = record.add(at, line[i]);
}

std::string lineText(const AnyPosition &before, const std::vector<MoveCode> &line)
{
    std::string text;
    const auto position = before.clone();
    for (const MoveCode move : std::span(line).first(std::min(line.size(), kShownLine))) {
        if (!position->isLegal(move))
            break;
        text.append(text.empty() ? "" : " ").append(position->moveText(move));
        position->play(move);
    }
    return text;
}

/// The line of `text`, as far as its moves are legal, since a file may contain anything.
std::vector<MoveCode> lineFrom(const AnyPosition &before, std::string_view text)
{
    std::vector<MoveCode> line;
    const auto position = before.clone();
    while (!text.empty() && !position->outcome().isOver()) {
        const auto blank = std::min(text.find(' '), text.size());
        const auto move = position->parseMove(text.substr(0, blank));
        if (!move || !position->isLegal(*move))
            break;
        line.push_back(*move);
        position->play(*move);
        text.remove_prefix(std::min(blank + 1, text.size()));
    }
    return line;
}

/// The judgement of the position after `node`; empty when it has none that can be read.
std::optional<JudgedPosition> keptJudgement(const RecordNode &node, const AnyPosition &position)
{
    JudgedPosition judged;
    if (const Outcome outcome = position.outcome(); outcome.isOver()) {
        judged.chances = outcome.scores;
        return judged;
    }
    const auto chances = chancesOf(node.evaluation.value_or(""), position.info().playerCount());
    if (!chances)
        return std::nullopt;
    judged.toMove = position.toMove();
    judged.choices = static_cast<int>(position.legalMoves().size());
    judged.chances = *chances;
    judged.thought.line = lineFrom(position, node.bestLine);
    return judged;
}

} // namespace

std::vector<KeptThought> keptThoughts(const GameReview &review, const AnyPosition &start)
{
    std::vector<KeptThought> thoughts;
    const auto position = start.clone();
    for (std::size_t i = 0; i < review.positions.size(); ++i) {
        const JudgedPosition &judged = review.positions[i];
        KeptThought &kept = thoughts.emplace_back();
        if (judged.toMove != Player::None) {
            kept.evaluation = evaluationText(judged.thought.score, judged.toMove, review.playerCount);
            kept.bestLine = lineText(*position, judged.thought.line);
        }
        if (i < review.moves.size())
            position->play(review.moves[i]);
    }
    return thoughts;
}

std::optional<GameReview> keptReview(const GameRecord &record, NodeId end, const AnyPosition &start)
{
    GameReview review;
    review.playerCount = start.info().playerCount();
    review.moves = record.movesTo(end);
    if (review.moves.empty())
        return std::nullopt;
    const auto position = start.clone();
    const auto first = keptJudgement(record.node(GameRecord::kRoot), *position);
    review.positions.push_back(first.value_or(JudgedPosition()));
    for (const NodeId id : record.pathTo(end)) {
        position->play(record.node(id).move);
        auto judged = keptJudgement(record.node(id), *position);
        if (!judged)
            return std::nullopt;
        review.positions.push_back(std::move(*judged));
    }
    if (!first) {
        review.positions.front().toMove = start.toMove();
        review.positions.front().choices = static_cast<int>(start.legalMoves().size());
        review.positions.front().chances = review.positions[1].chances;
    }
    return review;
}

void annotate(
    GameRecord &record,
    const GameReview &review,
    const AnyPosition &start,
    const AnnotationChoice &choice)
{
    const std::vector<KeptThought> thoughts = keptThoughts(review, start);
    const auto keep = [&record](NodeId id, const KeptThought &thought) {
        record.node(id).evaluation = thought.evaluation;
        record.node(id).bestLine = thought.bestLine;
    };
    keep(GameRecord::kRoot, thoughts.front());
    const std::vector<NodeId> line = record.mainLine();
    for (std::size_t i = 0; i < std::min(line.size(), review.moves.size()); ++i) {
        const NodeId id = line[i];
        keep(id, thoughts[i + 1]);
        const auto glyph = proposedGlyph(lossOf(review, static_cast<int>(i)));
        if (!glyph)
            continue;
        if (choice.setsGlyphs && !isJudged(record.node(id)))
            record.node(id).glyphs.push_back(*glyph);
        if (choice.addsLines)
            addLine(record, record.node(id).parent, review.positions[i].thought.line);
    }
}

} // namespace tessera
