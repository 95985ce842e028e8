#pragma once

#include "model/record/lexer.h"
#include "model/record/reader.h"

#include <memory>
#include <optional>
#include <vector>

namespace tessera {

/// The tags of a game in a file: which game it is, by which rules and from where it is played, and what they claim of its end.
class GameTags
{
public:
    /// Empty on success, otherwise why reading cannot go on.
    using Step = std::optional<Error>;

    /// Reads all of them; `after` is what follows.
    [[nodiscard]] Step read(Lexer &lexer, Token &after);
    [[nodiscard]] bool isEmpty() const { return m_tags.empty(); }
    /// Where the first one stands.
    [[nodiscard]] int line() const { return m_tags.front().line; }
    /// Null where there is none of this name.
    [[nodiscard]] const Token *find(std::string_view name) const;

    /// Sets up the record of `game`, and the position that it starts from.
    [[nodiscard]] Step setUp(
        const ReadSettings &settings,
        const Token &firstOfMoves,
        ReadGame &game,
        std::shared_ptr<const AnyPosition> &start) const;
    /// The reason that `Termination` names, in our words or PGN's.
    [[nodiscard]] std::optional<EndReason> reason(const GameInfo &game) const;

private:
    [[nodiscard]] Step findGame(
        const ReadSettings &settings, const Token &place, ReadGame &game) const;
    [[nodiscard]] Step readOptions(const ReadSettings &settings, ReadGame &game) const;
    [[nodiscard]] Step makeStart(ReadGame &game, std::shared_ptr<const AnyPosition> &start) const;

    std::vector<Token> m_tags;
};

/// Whether a tag says, as in PGN, that nothing is known.
[[nodiscard]] bool isUnknownTag(std::string_view value);

[[nodiscard]] Error errorAt(const Token &token, Phrase found, Phrase wanted);

} // namespace tessera
