#pragma once

#include "model/core/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tessera {

/// A word of a game file with its place; lines and columns count from 1, columns in characters.
struct Token
{
    enum class Kind : std::uint8_t {
        Tag,       ///< `[Name "value"]`: `text` is the name, `value` the value
        Move,      ///< anything that is no other kind, without `!` and `?`
        Comment,   ///< `text` is what stands between the braces, or after `;`
        Glyph,     ///< `$n`, `!`, `?`, …: `number`
        Begin,     ///< `(`
        EndOfLine, ///< `)`, which ends a variation
        Result,    ///< `1-0`, `*`, …
        End,       ///< of the text
    };

    Kind kind = Kind::End;
    std::string text;
    std::string value;
    int number = 0;
    int line = 1;
    int column = 1;
    /// Where a tag's value begins.
    int valueLine = 1;
    int valueColumn = 1;
};

/// Whether a line begins with a tag, `[Name "`. Programs also print words in brackets, as `[INFO]`.
[[nodiscard]] bool beginsTag(std::string_view line);

/// Whether any line of a text begins with a tag.
[[nodiscard]] bool hasTags(std::string_view text);

/// Cuts the text of a game file into tokens: PGN's, with any word as a move. Move numbers and lines
/// that begin with `%` are left out. What other programs write is accepted: no-break blanks, tags without quotes.
class Lexer
{
public:
    explicit Lexer(std::string_view text);

    /// The next token. An error (a comment or tag without end, a stray character) gives its place; the lexer then
    /// continues after it.
    [[nodiscard]] Result<Token> next();
    /// Makes the last token the next one again.
    void putBack();
    /// Skips to the next line with a tag behind a line without, where a game begins, or to the end.
    void skipToNextGame();
    /// How many bytes of the text are read.
    [[nodiscard]] std::size_t offset() const { return m_at; }

private:
    [[nodiscard]] bool isAtEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] char peek(std::size_t ahead = 0) const;
    char take();
    void take(std::size_t bytes);
    void skipBlanks();
    [[nodiscard]] Token tokenHere(Token::Kind kind) const;
    [[nodiscard]] Error errorAt(const Token &token, Phrase found, Phrase wanted) const;

    [[nodiscard]] Result<Token> readTag();
    [[nodiscard]] Result<Token> readBareTagValue(Token token);
    [[nodiscard]] bool isEndOfTagValue() const;
    [[nodiscard]] Result<Token> readTagValue(Token token);
    [[nodiscard]] Result<Token> readComment();
    [[nodiscard]] Token readLineComment();
    [[nodiscard]] Result<Token> readGlyph();
    [[nodiscard]] Token readMarks();
    [[nodiscard]] Token readWord();

    std::string_view m_text;
    std::size_t m_at = 0;
    int m_line = 1;
    int m_column = 1;
    struct Place
    {
        std::size_t at = 0;
        int line = 1;
        int column = 1;
    };
    /// Where the last token began.
    Place m_last;
};

} // namespace tessera
