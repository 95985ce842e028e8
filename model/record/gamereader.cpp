#include "model/record/gamereader.h"

#include "model/record/commenttext.h"
#include "model/record/resulttoken.h"

namespace tessera {

std::optional<ReadGame> GameReader::read()
{
    Token token;
    auto error = m_tags.read(m_lexer, token);
    if (!error && token.kind == Token::Kind::End && m_tags.isEmpty())
        return std::nullopt;
    m_game.line = m_tags.isEmpty() ? token.line : m_tags.line();
    if (!error)
        error = m_tags.setUp(m_settings, token, m_game, m_place.position);
    if (!error) {
        error = readMoves(token);
        if (error && !m_game.record.outcome.isOver())
            judgeDamaged();
    }
    m_game.error = error;
    return std::move(m_game);
}

GameReader::Step GameReader::readMoves(Token token)
{
    for (;;) {
        switch (token.kind) {
        case Token::Kind::Result:
            if (!m_outer.empty())
                return errorAt(
                    token, inQuotes(token.text), phrase("Error", ") at the end of the variation"));
            return finish(token);
        case Token::Kind::Tag:
        case Token::Kind::End: {
            const bool isTag = token.kind == Token::Kind::Tag;
            // The tag belongs to the next game, which is not lost with this one.
            if (isTag)
                m_lexer.putBack();
            return errorAt(
                token,
                isTag ? phrase("Error", "tag %1").with(token.text)
                      : phrase("Error", "the end of the file"),
                phrase("Error", "a move or a result such as 1-0 or *"));
        }
        default:
            if (auto error = take(token))
                return error;
        }
        auto next = m_lexer.next();
        if (!next)
            return next.error();
        token = std::move(*next);
    }
}

GameReader::Step GameReader::take(const Token &token)
{
    switch (token.kind) {
    case Token::Kind::Move:
        return takeMove(token);
    case Token::Kind::Glyph:
        return takeGlyph(token);
    case Token::Kind::Begin:
        return beginVariation(token);
    case Token::Kind::EndOfLine:
        return endVariation(token);
    default:
        takeComment(token);
        return std::nullopt;
    }
}

GameReader::Step GameReader::takeMove(const Token &token)
{
    const auto move = m_place.position->parseMove(token.text);
    if (!move)
        return errorAt(token, inQuotes(token.text), move.error().wanted);
    std::shared_ptr<AnyPosition> next = m_place.position->clone();
    next->play(*move);
    m_place.node = m_game.record.add(m_place.node, *move);
    m_place.before = std::move(m_place.position);
    m_place.position = std::move(next);
    if (!m_place.comment.empty())
        addCommentText(m_game.record.node(m_place.node), m_place.comment);
    m_place.comment.clear();
    return std::nullopt;
}

GameReader::Step GameReader::takeGlyph(const Token &token)
{
    if (!m_place.before)
        return errorAt(token, phrase("Error", "a mark"), phrase("Error", "a move before it"));
    m_game.record.node(m_place.node).glyphs.push_back(token.number);
    return std::nullopt;
}

void GameReader::takeComment(const Token &token)
{
    const bool isBeforeVariation = !m_outer.empty() && !m_place.before;
    if (isBeforeVariation)
        m_place.comment.append(m_place.comment.empty() ? "" : " ").append(token.text);
    else
        addCommentText(m_game.record.node(m_place.node), token.text);
}

GameReader::Step GameReader::beginVariation(const Token &token)
{
    if (!m_place.before)
        return errorAt(token, phrase("Error", "a variation"), phrase("Error", "a move before it"));
    if (m_outer.size() >= kDeepestNesting)
        return errorAt(
            token,
            phrase("Error", "a variation"),
            phrase("Error", "at most 100 variations within each other"));
    Place inner;
    inner.node = m_game.record.node(m_place.node).parent;
    inner.position = m_place.before;
    m_outer.push_back(std::move(m_place));
    m_place = std::move(inner);
    return std::nullopt;
}

GameReader::Step GameReader::endVariation(const Token &token)
{
    if (m_outer.empty())
        return errorAt(token, inQuotes(")"), phrase("Error", "( before it"));
    if (!m_place.before)
        return errorAt(token, inQuotes(")"), phrase("Error", "a move in the variation"));
    m_place = std::move(m_outer.back());
    m_outer.pop_back();
    return std::nullopt;
}

GameReader::Step GameReader::finish(const Token &token)
{
    const int playerCount = m_game.game->info().playerCount();
    const auto result = parseResultToken(token.text);
    if (!result || (result->playerCount != 0 && result->playerCount != playerCount))
        return errorAt(
            token,
            inQuotes(token.text),
            phrase("Error", "a result for %1 players").with(playerCount));
    const Token *tagged = m_tags.find("Result");
    const bool agrees = tagged == nullptr || isUnknownTag(tagged->value)
                        || tagged->value == token.text || tagged->value == "*";
    if (result->playerCount != 0)
        judge(result->scores);
    if (!agrees)
        return errorAt(
            token,
            inQuotes(token.text),
            phrase("Error", "%1, as the tag Result has it").with(inQuotes(tagged->value)));
    return std::nullopt;
}

/// Sets the outcome of a game that could not be read to its end, by the rules and the moves that could be read. A
/// result that only the tags claim belongs to missing moves, so it is kept as a note at the last move instead.
void GameReader::judgeDamaged()
{
    const Place &last = mainLine();
    const Outcome byRules = last.position->outcome();
    if (byRules.isOver()) {
        m_game.record.outcome = byRules;
        m_game.isReasonGiven = true;
        return;
    }
    const Token *tagged = m_tags.find("Result");
    const auto result = tagged != nullptr ? parseResultToken(tagged->value) : std::nullopt;
    if (!result || result->playerCount == 0)
        return;
    const Token *termination = m_tags.find("Termination");
    std::string note = "The file is damaged after this; it claims the result " + tagged->value;
    if (termination != nullptr && !isUnknownTag(termination->value))
        note.append(" (").append(termination->value).append(")");
    std::string &comment = m_game.record.node(last.node).comment;
    comment.append(comment.empty() ? "" : " ").append(note).append(".");
}

/// The place in the main line, even while a variation is read.
const GameReader::Place &GameReader::mainLine() const
{
    return m_outer.empty() ? m_place : m_outer.front();
}

/// Sets the outcome: the scores as the file has them, the reason from the `Termination` tag, from the rules, or the
/// usual meaning of such a result.
void GameReader::judge(const PerPlayer<double> &scores)
{
    Outcome &outcome = m_game.record.outcome;
    outcome.scores = scores;
    const auto named = m_tags.reason(m_game.game->info());
    const Outcome byRules = mainLine().position->outcome();
    m_game.isReasonGiven = true;
    if (named) {
        outcome.reason = *named;
    } else if (byRules.isOver() && byRules.winner() == outcome.winner()) {
        outcome.reason = byRules.reason;
    } else {
        m_game.isReasonGiven = false;
        outcome.reason = outcome.winner() == Player::None ? EndReason::Agreement
                                                          : EndReason::Resignation;
    }
}

} // namespace tessera
