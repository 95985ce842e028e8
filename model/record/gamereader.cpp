#include "model/record/gamereader.h"

#include "model/record/commenttext.h"
#include "model/record/resulttoken.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

/// Tags that the record holds in fields of its own.
constexpr std::array<std::string_view, 7>
    kOwnTags{"Result", "Variant", "SetUp", "FEN", "Position", "Termination", "Options"};

/// Whether a tag says, as in PGN, that nothing is known.
bool isUnknown(std::string_view value)
{
    return value.empty() || value.find_first_not_of("?.") == std::string_view::npos;
}

bool sameWord(std::string_view one, std::string_view other)
{
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
    return std::equal(one.begin(), one.end(), other.begin(), other.end(), [lower](char a, char b) {
        return lower(a) == lower(b);
    });
}

std::string namesOf(const std::vector<const AnyGame *> &games)
{
    std::string names;
    for (const AnyGame *game : games)
        names.append(names.empty() ? "" : ", ").append(game->info().variant);
    return "one of " + names;
}

/// The reason that a `Termination` tag names, in our words or PGN's.
std::optional<EndReason> reasonOf(std::string_view termination, const GameInfo &game)
{
    constexpr std::array<std::pair<std::string_view, EndReason>, 3> kOfPgn{
        {{"time forfeit", EndReason::Time},
         {"rules infraction", EndReason::IllegalMove},
         {"abandoned", EndReason::Disconnected}}};
    for (const auto &[name, reason] : kOfPgn) {
        if (sameWord(name, termination))
            return reason;
    }
    const auto reason = parseEndReason(termination, game.endReasons);
    return reason == EndReason::None ? std::nullopt : reason;
}

} // namespace

std::optional<ReadGame> GameReader::read()
{
    Token token;
    auto error = readTags(token);
    if (!error && token.kind == Token::Kind::End && m_tags.empty())
        return std::nullopt;
    m_game.line = m_tags.empty() ? token.line : m_tags.front().line;
    if (!error)
        error = setUp(token);
    if (!error) {
        error = readMoves(token);
        if (error && !m_game.record.outcome.isOver())
            judgeDamaged();
    }
    m_game.error = error;
    return std::move(m_game);
}

/// Reads all tags; `token` is what comes after them.
GameReader::Step GameReader::readTags(Token &token)
{
    for (;;) {
        auto next = m_lexer.next();
        if (!next) {
            token.line = next.error().line;
            return next.error();
        }
        if (next->kind != Token::Kind::Tag) {
            token = std::move(*next);
            return std::nullopt;
        }
        m_tags.push_back(std::move(*next));
    }
}

GameReader::Step GameReader::setUp(const Token &firstOfMoves)
{
    if (auto error = findGame(firstOfMoves))
        return error;
    if (auto error = readOptions())
        return error;
    if (auto error = makeStart())
        return error;
    for (const Token &tag : m_tags) {
        const bool isOwn = std::find(kOwnTags.begin(), kOwnTags.end(), tag.text) != kOwnTags.end();
        if (!isOwn && !isUnknown(tag.value))
            m_game.record.setTag(tag.text, tag.value);
    }
    return std::nullopt;
}

GameReader::Step GameReader::findGame(const Token &place)
{
    const Token *variant = tag("Variant");
    if (variant == nullptr) {
        m_game.game = m_settings.usualGame;
        if (m_game.game == nullptr)
            return at(place, "no tag Variant", "[Variant \"…\"] with " + namesOf(m_settings.games));
    } else {
        for (const AnyGame *game : m_settings.games) {
            const GameInfo &info = game->info();
            if (sameWord(info.variant, variant->value) || sameWord(info.id, variant->value))
                m_game.game = game;
        }
        if (m_game.game == nullptr)
            return atValue(*variant, inQuotes(variant->value), namesOf(m_settings.games));
    }
    m_game.record.game = m_game.game->info().id;
    return std::nullopt;
}

GameReader::Step GameReader::readOptions()
{
    const auto &specs = m_game.game->info().options;
    m_game.record.options = m_settings.usesStrictRules ? Options::strict(specs)
                                                       : Options::defaults(specs);
    const Token *options = tag("Options");
    if (options == nullptr)
        return std::nullopt;
    const auto parsed = Options::parseJson(options->value, specs);
    if (!parsed)
        return atValue(*options, parsed.error().found, parsed.error().wanted);
    // Options that the tag leaves out have their default values, as in the window.
    Options all = Options::defaults(specs);
    for (const auto &[key, value] : parsed->values())
        all.set(key, value);
    m_game.record.options = all;
    return std::nullopt;
}

GameReader::Step GameReader::makeStart()
{
    // Our own text contains more than the FEN beside it.
    const Token *fen = tag("Position");
    if (fen == nullptr)
        fen = tag("FEN");
    if (fen == nullptr) {
        m_place.position = m_game.game->start(m_game.record.options);
        return std::nullopt;
    }
    auto position = m_game.game->parsePosition(fen->value, m_game.record.options);
    if (!position)
        return atValue(*fen, position.error().found, position.error().wanted);
    m_place.position = std::move(*position);
    m_game.record.start = m_place.position->text();
    return std::nullopt;
}

GameReader::Step GameReader::readMoves(Token token)
{
    for (;;) {
        switch (token.kind) {
        case Token::Kind::Result:
            if (!m_outer.empty())
                return at(token, inQuotes(token.text), ") at the end of the variation");
            return finish(token);
        case Token::Kind::Tag:
        case Token::Kind::End: {
            const bool isTag = token.kind == Token::Kind::Tag;
            // The tag belongs to the next game, which is not lost with this one.
            if (isTag)
                m_lexer.putBack();
            return at(
                token,
                isTag ? "tag " + token.text : "the end of the file",
                "a move or a result such as 1-0 or *");
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
        return at(token, inQuotes(token.text), move.error().wanted);
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
        return at(token, "a mark", "a move before it");
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
        return at(token, "a variation", "a move before it");
    if (m_outer.size() >= kDeepestNesting)
        return at(token, "a variation", "at most 100 variations within each other");
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
        return at(token, "\")\"", "( before it");
    if (!m_place.before)
        return at(token, "\")\"", "a move in the variation");
    m_place = std::move(m_outer.back());
    m_outer.pop_back();
    return std::nullopt;
}

GameReader::Step GameReader::finish(const Token &token)
{
    const int playerCount = m_game.game->info().playerCount();
    const auto result = parseResultToken(token.text);
    if (!result || (result->playerCount != 0 && result->playerCount != playerCount))
        return at(
            token,
            inQuotes(token.text),
            std::string("a result for ").append(std::to_string(playerCount)).append(" players"));
    const Token *tagged = tag("Result");
    const bool agrees = tagged == nullptr || isUnknown(tagged->value) || tagged->value == token.text
                        || tagged->value == "*";
    if (result->playerCount != 0)
        judge(result->scores);
    if (!agrees)
        return at(token, inQuotes(token.text), inQuotes(tagged->value) + ", as the tag Result has it");
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
    const Token *tagged = tag("Result");
    const auto result = tagged != nullptr ? parseResultToken(tagged->value) : std::nullopt;
    if (!result || result->playerCount == 0)
        return;
    const Token *termination = tag("Termination");
    std::string note = "The file is damaged after this; it claims the result " + tagged->value;
    if (termination != nullptr && !isUnknown(termination->value))
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
    const Token *termination = tag("Termination");
    const auto named = termination != nullptr ? reasonOf(termination->value, m_game.game->info())
                                              : std::nullopt;
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

const Token *GameReader::tag(std::string_view name) const
{
    const auto found = std::find_if(m_tags.begin(), m_tags.end(), [name](const Token &tag) {
        return tag.text == name;
    });
    return found == m_tags.end() ? nullptr : &*found;
}

Error GameReader::at(const Token &token, std::string found, std::string wanted)
{
    return Error{"", std::move(found), std::move(wanted), token.line, token.column};
}

Error GameReader::atValue(const Token &tag, std::string found, std::string wanted)
{
    return Error{"", std::move(found), std::move(wanted), tag.valueLine, tag.valueColumn};
}

} // namespace tessera
