#include "model/record/gamereader.h"

#include "model/record/commenttext.h"
#include "model/record/foreignwords.h"
#include "model/record/resulttoken.h"

#include <utility>

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
            if (m_outer.empty())
                return finish(token);
            warn(errorAt(
                token, inQuotes(token.text), phrase("Error", ") at the end of the variation")));
            if (isGameOverAfterThis()) {
                while (!m_outer.empty())
                    endVariation();
                return finish(token);
            }
            break;
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

bool GameReader::isGameOverAfterThis() const
{
    Lexer ahead = m_lexer;
    const auto next = ahead.next();
    return next && (next->kind == Token::Kind::End || next->kind == Token::Kind::Tag);
}

void GameReader::warn(const Error &error)
{
    m_game.warnings.push_back(error);
}

GameReader::Step GameReader::take(const Token &token)
{
    switch (token.kind) {
    case Token::Kind::Move:
        return takeWord(token);
    case Token::Kind::Glyph:
        takeGlyph(token.number);
        return std::nullopt;
    case Token::Kind::Begin:
        return beginVariation(token);
    case Token::Kind::EndOfLine:
        if (m_outer.empty())
            warn(errorAt(token, inQuotes(")"), phrase("Error", "( before it")));
        else
            endVariation();
        return std::nullopt;
    default:
        takeComment(token);
        return std::nullopt;
    }
}

/// Takes a move, in the letters of PGN or as other programs write it, or a remark about the last one. What can be
/// neither ends its line: a variation, of which the rest is left out, or the game.
GameReader::Step GameReader::takeWord(const Token &token)
{
    const auto move = m_place.position->parseMove(token.text);
    if (move) {
        add(*move);
        return std::nullopt;
    }
    if (const auto glyph = glyphOf(token.text)) {
        takeGlyph(*glyph);
        return std::nullopt;
    }
    const PlainWord plain = plainWord(token.text);
    if (const auto meant = m_place.position->parseMove(plain.text)) {
        add(*meant);
        if (const auto glyph = glyphOf(plain.remark))
            takeGlyph(*glyph);
        return std::nullopt;
    }
    if (isRemark(token.text)) {
        warn(errorAt(token, inQuotes(token.text), phrase("Error", "a move, a comment or a result")));
        return std::nullopt;
    }
    const Error error = errorAt(
        token,
        isNullMove(token.text)
            ? phrase("Error", "%1, a turn without a move").with(inQuotes(token.text))
            : inQuotes(token.text),
        move.error().wanted);
    if (m_outer.empty())
        return error;
    warn(error);
    return skipVariation();
}

void GameReader::add(MoveCode move)
{
    std::shared_ptr<AnyPosition> next = m_place.position->clone();
    next->play(move);
    m_place.node = m_game.record.add(m_place.node, move);
    m_place.before = std::move(m_place.position);
    m_place.position = std::move(next);
    if (!m_place.comment.empty())
        addCommentText(m_game.record.node(m_place.node), m_place.comment);
    m_place.comment.clear();
    for (const int glyph : std::exchange(m_place.glyphs, {}))
        takeGlyph(glyph);
}

/// Gives a glyph to the last move; before the first one, it is that one's.
void GameReader::takeGlyph(int number)
{
    if (m_place.before)
        m_game.record.node(m_place.node).glyphs.push_back(number);
    else
        m_place.glyphs.push_back(number);
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
    const bool isTooDeep = m_outer.size() >= kDeepestNesting;
    if (!m_place.before || isTooDeep) {
        warn(errorAt(
            token,
            phrase("Error", "a variation"),
            isTooDeep ? phrase("Error", "at most 100 variations within each other")
                      : phrase("Error", "a move before it")));
        m_outer.push_back(m_place);
        return skipVariation();
    }
    Place inner;
    inner.node = m_game.record.node(m_place.node).parent;
    inner.position = m_place.before;
    m_outer.push_back(std::move(m_place));
    m_place = std::move(inner);
    return std::nullopt;
}

void GameReader::endVariation()
{
    m_place = std::move(m_outer.back());
    m_outer.pop_back();
}

GameReader::Step GameReader::skipVariation()
{
    for (int depth = 1; depth > 0;) {
        const auto next = m_lexer.next();
        if (!next)
            return next.error();
        if (next->kind == Token::Kind::End || next->kind == Token::Kind::Tag
            || (next->kind == Token::Kind::Result && isGameOverAfterThis())) {
            m_lexer.putBack();
            break;
        }
        depth += next->kind == Token::Kind::Begin ? 1 : 0;
        depth -= next->kind == Token::Kind::EndOfLine ? 1 : 0;
    }
    endVariation();
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
