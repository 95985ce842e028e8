#include "model/record/gametags.h"

#include "model/record/lexer.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace tessera {

namespace {

/// Tags that the record holds in fields of its own.
constexpr std::array<std::string_view, 7>
    kOwnTags{"Result", "Variant", "SetUp", "FEN", "Position", "Termination", "Options"};

bool sameWord(std::string_view one, std::string_view other)
{
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
    return std::equal(one.begin(), one.end(), other.begin(), other.end(), [lower](char a, char b) {
        return lower(a) == lower(b);
    });
}

Phrase namesOf(const std::vector<const AnyGame *> &games)
{
    std::string names;
    for (const AnyGame *game : games)
        names.append(names.empty() ? "" : ", ").append(game->info().variant);
    return phrase("Error", "one of %1").with(names);
}

/// An error at the value of a tag.
Error errorAtValue(const Token &tag, Phrase found, Phrase wanted)
{
    return Error{"", std::move(found), std::move(wanted), tag.valueLine, tag.valueColumn};
}

} // namespace

bool isUnknownTag(std::string_view value)
{
    const bool isBlank = value.find_first_not_of("?.") == std::string_view::npos;
    return value.empty() || (isBlank && value.find('?') != std::string_view::npos);
}

Error errorAt(const Token &token, Phrase found, Phrase wanted)
{
    return Error{"", std::move(found), std::move(wanted), token.line, token.column};
}

GameTags::Step GameTags::read(Lexer &lexer, Token &token)
{
    for (;;) {
        auto next = lexer.next();
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

GameTags::Step GameTags::setUp(
    const ReadSettings &settings,
    const Token &firstOfMoves,
    ReadGame &game,
    std::shared_ptr<const AnyPosition> &start) const
{
    if (auto error = findGame(settings, firstOfMoves, game))
        return error;
    if (auto error = readOptions(settings, game))
        return error;
    if (auto error = makeStart(game, start))
        return error;
    // Each by its place, as a file may have any number of them.
    auto &tags = game.record.tags;
    std::unordered_map<std::string_view, std::size_t> places;
    for (const Token &tag : m_tags) {
        const bool isOwn = std::find(kOwnTags.begin(), kOwnTags.end(), tag.text) != kOwnTags.end();
        if (isOwn || isUnknownTag(tag.value))
            continue;
        const auto [place, isNew] = places.emplace(tag.text, tags.size());
        if (isNew)
            tags.emplace_back(tag.text, tag.value);
        else
            tags[place->second].second = tag.value;
    }
    return std::nullopt;
}

GameTags::Step GameTags::findGame(
    const ReadSettings &settings, const Token &place, ReadGame &game) const
{
    const Token *variant = find("Variant");
    if (variant == nullptr) {
        game.game = settings.usualGame;
        if (game.game == nullptr)
            return errorAt(
                place,
                phrase("Error", "no tag Variant"),
                phrase("Error", "[Variant \"…\"] with %1").with(namesOf(settings.games)));
    } else {
        for (const AnyGame *one : settings.games) {
            const GameInfo &info = one->info();
            if (sameWord(info.variant, variant->value) || sameWord(info.id, variant->value))
                game.game = one;
        }
        if (game.game == nullptr)
            return errorAtValue(*variant, inQuotes(variant->value), namesOf(settings.games));
    }
    game.record.game = game.game->info().id;
    return std::nullopt;
}

GameTags::Step GameTags::readOptions(const ReadSettings &settings, ReadGame &game) const
{
    const auto &specs = game.game->info().options;
    game.record.options = settings.usesStrictRules ? Options::strict(specs)
                                                   : Options::defaults(specs);
    const Token *options = find("Options");
    if (options == nullptr)
        return std::nullopt;
    const auto parsed = Options::parseWhole(options->value, specs);
    if (!parsed)
        return errorAtValue(*options, parsed.error().found, parsed.error().wanted);
    game.record.options = *parsed;
    return std::nullopt;
}

GameTags::Step GameTags::makeStart(ReadGame &game, std::shared_ptr<const AnyPosition> &start) const
{
    // Our own text contains more than the FEN beside it.
    const Token *fen = find("Position");
    if (fen == nullptr)
        fen = find("FEN");
    if (fen == nullptr) {
        start = game.game->start(game.record.options);
        return std::nullopt;
    }
    auto position = game.game->parsePosition(fen->value, game.record.options);
    if (!position)
        return errorAtValue(*fen, position.error().found, position.error().wanted);
    start = std::move(*position);
    game.record.start = start->text();
    return std::nullopt;
}

std::optional<EndReason> GameTags::reason(const GameInfo &game) const
{
    const Token *tag = find("Termination");
    if (tag == nullptr)
        return std::nullopt;
    constexpr std::array<std::pair<std::string_view, EndReason>, 3> kOfPgn{
        {{"time forfeit", EndReason::Time},
         {"rules infraction", EndReason::IllegalMove},
         {"abandoned", EndReason::Disconnected}}};
    for (const auto &[name, reason] : kOfPgn) {
        if (sameWord(name, tag->value))
            return reason;
    }
    const auto reason = parseEndReason(tag->value, game.endReasons);
    return reason == EndReason::None ? std::nullopt : reason;
}

const Token *GameTags::find(std::string_view name) const
{
    const auto found = std::find_if(m_tags.begin(), m_tags.end(), [name](const Token &tag) {
        return tag.text == name;
    });
    return found == m_tags.end() ? nullptr : &*found;
}

} // namespace tessera
