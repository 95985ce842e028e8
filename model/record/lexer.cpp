#include "model/record/lexer.h"

#include "model/core/words.h"
#include "model/record/foreignwords.h"
#include "model/record/resulttoken.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

bool isBlank(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/// Whether `text` begins with a character that ends a word.
bool endsWord(std::string_view text)
{
    constexpr std::string_view kSpecial = "(){};$!?\"[]";
    return blankLength(text) > 0 || text.front() == '\0'
           || kSpecial.find(text.front()) != std::string_view::npos;
}

bool isControlCharacter(char c)
{
    return static_cast<unsigned char>(c) < 0x20;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// `12.`, `12...` or `...` at the beginning of a word is a move number; so is a word of digits.
std::string_view withoutMoveNumber(std::string_view word)
{
    constexpr std::string_view kEllipsis = "…";
    std::string_view rest = word;
    while (!rest.empty() && isDigit(rest.front()))
        rest.remove_prefix(1);
    if (rest.empty())
        return {};
    if (!rest.starts_with('.') && !rest.starts_with(kEllipsis))
        return word;
    while (rest.starts_with('.') || rest.starts_with(kEllipsis))
        rest.remove_prefix(rest.starts_with('.') ? 1 : kEllipsis.size());
    return rest;
}

} // namespace

bool beginsTag(std::string_view line)
{
    constexpr std::string_view kName
        = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_";
    if (!line.starts_with('['))
        return false;
    line.remove_prefix(std::min(line.find_first_not_of(kName, 1), line.size()));
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    return line.starts_with('"');
}

bool hasTags(std::string_view text)
{
    text = withoutByteOrderMark(text);
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        if (beginsTag(text.substr(at, end - at)))
            return true;
        at = end + 1;
    }
    return false;
}

Lexer::Lexer(std::string_view text)
    : m_text(text)
    , m_at(text.size() - withoutByteOrderMark(text).size())
{}

char Lexer::peek(std::size_t ahead) const
{
    return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0';
}

char Lexer::take()
{
    const char c = m_text[m_at++];
    // Bytes that continue a character of UTF-8 take no column.
    const bool continuesCharacter = (static_cast<unsigned char>(c) & 0xc0) == 0x80;
    if (c == '\n') {
        ++m_line;
        m_column = 1;
    } else if (!continuesCharacter) {
        ++m_column;
    }
    return c;
}

void Lexer::take(std::size_t bytes)
{
    for (; bytes > 0; --bytes)
        take();
}

void Lexer::skipBlanks()
{
    while (!isAtEnd()) {
        const bool isEscapedLine = m_column == 1 && peek() == '%';
        if (isEscapedLine) {
            while (!isAtEnd() && peek() != '\n')
                take();
        } else {
            const std::size_t length = blankLength(m_text.substr(m_at));
            if (length == 0)
                return;
            take(length);
        }
    }
}

Token Lexer::tokenHere(Token::Kind kind) const
{
    Token token;
    token.kind = kind;
    token.line = m_line;
    token.column = m_column;
    return token;
}

Error Lexer::errorAt(const Token &token, Phrase found, Phrase wanted) const
{
    return Error{"", std::move(found), std::move(wanted), token.line, token.column};
}

Result<Token> Lexer::next()
{
    for (;;) {
        skipBlanks();
        m_last = {m_at, m_line, m_column};
        if (isAtEnd())
            return tokenHere(Token::Kind::End);
        switch (peek()) {
        case '[':
            return readTag();
        case '{':
            return readComment();
        case ';':
            return readLineComment();
        case '$':
            return readGlyph();
        case '!':
        case '?':
            return readMarks();
        case '(':
        case ')': {
            Token token = tokenHere(peek() == '(' ? Token::Kind::Begin : Token::Kind::EndOfLine);
            token.text = take();
            return token;
        }
        default:
            break;
        }
        Token word = readWord();
        const bool isMoveNumber = word.text.empty();
        if (!isMoveNumber)
            return word;
    }
}

void Lexer::putBack()
{
    m_at = m_last.at;
    m_line = m_last.line;
    m_column = m_last.column;
}

void Lexer::skipToNextGame()
{
    // The line of the last byte, in the middle of which reading may have ended.
    const std::size_t last = m_at < 2 ? 0 : m_text.rfind('\n', m_at - 2) + 1;
    bool isAfterTag = m_text.substr(last).starts_with('[');
    for (; !isAtEnd(); take()) {
        if (m_column != 1)
            continue;
        const std::string_view rest = m_text.substr(m_at);
        if (!isAfterTag && beginsTag(rest.substr(0, rest.find('\n'))))
            return;
        isAfterTag = rest.starts_with('[');
    }
}

Result<Token> Lexer::readTag()
{
    Token token = tokenHere(Token::Kind::Tag);
    take();
    while (!isAtEnd() && peek() == ' ')
        take();
    const auto isNameCharacter = [](char c) {
        return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    };
    while (isNameCharacter(peek()))
        token.text += take();
    if (token.text.empty())
        return errorAt(
            token,
            inQuotes(m_text.substr(m_at - 1, 2)),
            phrase("Error", "a tag such as [Event \"…\"]"));
    while (!isAtEnd() && isBlank(peek()))
        take();
    token.valueLine = m_line;
    token.valueColumn = m_column;
    if (peek() != '"')
        return readBareTagValue(std::move(token));
    take();
    return readTagValue(std::move(token));
}

/// Reads a value without quotes, up to the bracket at the end of its line.
Result<Token> Lexer::readBareTagValue(Token token)
{
    const std::string_view rest = m_text.substr(m_at);
    const std::string_view line = rest.substr(0, rest.find('\n'));
    const auto end = line.rfind(']');
    const bool isSet = token.valueLine == token.line && end != std::string_view::npos && end > 0;
    if (!isSet)
        return errorAt(
            tokenHere(Token::Kind::Tag),
            inQuotes(rest.substr(0, 1)),
            phrase("Error", "a value in double quotes"));
    token.value = line.substr(0, line.find_last_not_of(" \t", end - 1) + 1);
    std::replace_if(token.value.begin(), token.value.end(), isControlCharacter, ' ');
    take(end + 1);
    return token;
}

/// Whether the quotes that have just been read end a tag's value: ] follows, or nothing on this line.
bool Lexer::isEndOfTagValue() const
{
    const std::string_view rest = m_text.substr(m_at);
    const std::string_view line = rest.substr(0, rest.find('\n'));
    const auto next = line.find_first_not_of(" \t\r");
    return next == std::string_view::npos || line[next] == ']'
           || line.find('"') == std::string_view::npos;
}

Result<Token> Lexer::readTagValue(Token token)
{
    for (;;) {
        if (isAtEnd() || peek() == '\n')
            return errorAt(
                tokenHere(Token::Kind::Tag),
                phrase("Error", "the end of the line"),
                phrase("Error", "the closing quotes of tag %1").with(token.text));
        const char c = take();
        if (c == '"' && isEndOfTagValue())
            break;
        const bool isEscape = c == '\\' && (peek() == '"' || peek() == '\\');
        const char meant = isEscape ? take() : c;
        token.value += isControlCharacter(meant) ? ' ' : meant;
    }
    while (peek() == ' ' || peek() == '\t')
        take();
    if (peek() != ']')
        return errorAt(
            tokenHere(Token::Kind::Tag),
            inQuotes(m_text.substr(m_at, 1)),
            phrase("Error", "] at the end of tag %1").with(token.text));
    take();
    return token;
}

Result<Token> Lexer::readComment()
{
    Token token = tokenHere(Token::Kind::Comment);
    take();
    const auto end = m_text.find('}', m_at);
    if (end == std::string_view::npos)
        return errorAt(
            token,
            phrase("Error", "a comment without an end"),
            phrase("Error", "} at the end of the comment"));
    while (m_at < end) {
        const char c = take();
        if (c != '\r')
            token.text += c;
    }
    take();
    return token;
}

Token Lexer::readLineComment()
{
    Token token = tokenHere(Token::Kind::Comment);
    take();
    while (!isAtEnd() && peek() != '\n') {
        const char c = take();
        // A brace would end the comment when it is written with braces.
        if (c != '\r')
            token.text += c;
    }
    return token;
}

Result<Token> Lexer::readGlyph()
{
    constexpr int kGreatest = 255;
    Token token = tokenHere(Token::Kind::Glyph);
    std::string digits;
    take();
    while (isDigit(peek()))
        digits += take();
    for (const char c : digits)
        token.number = std::min(10 * token.number + (c - '0'), kGreatest + 1);
    if (digits.empty() || token.number > kGreatest)
        return errorAt(token, inQuotes("$" + digits), phrase("Error", "$ and a number from 0 to 255"));
    return token;
}

Token Lexer::readMarks()
{
    constexpr std::array<std::string_view, 7> kMarks{"", "!", "?", "!!", "??", "!?", "?!"};
    Token token = tokenHere(Token::Kind::Glyph);
    token.text = take();
    if (peek() == '!' || peek() == '?')
        token.text += take();
    const auto found = std::find(kMarks.begin(), kMarks.end(), token.text);
    token.number = static_cast<int>(found - kMarks.begin());
    return token;
}

/// A move, a result, or a move number, for which the text is empty. Stray brackets and quotes are words, too.
Token Lexer::readWord()
{
    Token token = tokenHere(Token::Kind::Move);
    const std::size_t begin = m_at;
    while (!isAtEnd() && !endsWord(m_text.substr(m_at)))
        take(characterLength(m_text.substr(m_at)));
    if (m_at == begin)
        take();
    const std::string_view word = m_text.substr(begin, m_at - begin);
    for (const std::string &result : {std::string(word), plainWord(word).text}) {
        if (parseResultToken(result)) {
            token.kind = Token::Kind::Result;
            token.text = result;
            return token;
        }
    }
    const std::string_view move = withoutMoveNumber(word);
    token.column += static_cast<int>(word.size() - move.size());
    token.text = move;
    return token;
}

} // namespace tessera
