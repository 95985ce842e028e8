#include "model/games/xxlchess/files/picture.h"

#include "model/core/words.h"

#include <algorithm>
#include <cctype>

namespace tessera::xxlchess {

namespace {

constexpr std::string_view kBlanks = " \t\r\n";

bool isDigit(char letter)
{
    return std::isdigit(static_cast<unsigned char>(letter)) != 0;
}

/// How many numbers a command of path data takes at a time; -1 for a character that is no command.
int numbersOf(char command)
{
    switch (lowered(command)) {
    case 'm':
    case 'l':
    case 't':
        return 2;
    case 'h':
    case 'v':
        return 1;
    case 'c':
        return 6;
    case 's':
    case 'q':
        return 4;
    case 'a':
        return 7;
    case 'z':
        return 0;
    default:
        return -1;
    }
}

/// Checks path data by the grammar of SVG 1.1, section 8.3.
class PathCheck
{
public:
    explicit PathCheck(std::string_view text)
        : m_text(text)
    {}

    [[nodiscard]] std::optional<Error> fault()
    {
        skipBlanks();
        if (next() != 'M' && next() != 'm')
            return error(phrase("xxlchess", "the command M, with which a path begins"));
        while (m_at < m_text.size()) {
            const int count = numbersOf(next());
            if (count < 0)
                return error(phrase("xxlchess", "one of the commands M L H V C S Q T A Z"));
            ++m_at;
            skipBlanks();
            do {
                for (int i = 0; i < count; ++i) {
                    if (!takeNumber())
                        return error(phrase("xxlchess", "a number"));
                }
            } while (count > 0 && startsNumber());
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] char next() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    [[nodiscard]] bool startsNumber() const
    {
        return isDigit(next()) || next() == '-' || next() == '+' || next() == '.';
    }

    void skipBlanks()
    {
        while (m_at < m_text.size() && kBlanks.find(next()) != std::string_view::npos)
            ++m_at;
    }

    bool takeDigits()
    {
        const std::size_t start = m_at;
        while (isDigit(next()))
            ++m_at;
        return m_at > start;
    }

    bool takeNumber()
    {
        if (next() == '-' || next() == '+')
            ++m_at;
        bool hasDigits = takeDigits();
        if (next() == '.') {
            ++m_at;
            hasDigits = takeDigits() || hasDigits;
        }
        if (!hasDigits)
            return false;
        if (next() == 'e' || next() == 'E') {
            ++m_at;
            if (next() == '-' || next() == '+')
                ++m_at;
            if (!takeDigits())
                return false;
        }
        skipBlanks();
        if (next() == ',')
            ++m_at;
        skipBlanks();
        return true;
    }

    [[nodiscard]] Error error(const Phrase &wanted) const
    {
        const Phrase found = m_at < m_text.size() ? inQuotes(m_text.substr(m_at, 1))
                                                  : phrase("xxlchess", "the end");
        return {"", phrase("xxlchess", "%1 at character %2").with(found, m_at + 1), wanted};
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

} // namespace

bool namesPictureFile(std::string_view picture)
{
    constexpr std::string_view kEnding = ".svg";
    if (picture.size() < kEnding.size() || picture.find('<') != std::string_view::npos)
        return false;
    const std::string_view end = picture.substr(picture.size() - kEnding.size());
    return std::equal(end.begin(), end.end(), kEnding.begin(), [](char left, char right) {
        return lowered(left) == right;
    });
}

std::optional<Error> faultOfDrawing(std::string_view drawing)
{
    if (drawing.size() > kLargestDrawing)
        return Error{
            "",
            phrase("xxlchess", "%1 bytes").with(drawing.size()),
            phrase("xxlchess", "a drawing of at most %1 bytes").with(kLargestDrawing)};
    const std::size_t start = drawing.find_first_not_of(kBlanks);
    if (start == std::string_view::npos)
        return Error{
            "",
            phrase("xxlchess", "an empty drawing"),
            phrase("xxlchess", "an SVG document, or the data of an SVG path")};
    if (drawing.find("<svg") != std::string_view::npos)
        return std::nullopt;
    if (drawing[start] == '<')
        return Error{
            "",
            phrase("xxlchess", "a document without <svg"),
            phrase("xxlchess", "an SVG document")};
    if (std::isalpha(static_cast<unsigned char>(drawing[start])) != 0 && drawing[start] != 'M'
        && drawing[start] != 'm')
        return Error{
            "",
            inQuotes(drawing.substr(0, std::min<std::size_t>(drawing.size(), 40))),
            phrase(
                "xxlchess",
                "the name of an SVG file, or the data of an SVG path, which begins with M")};
    return PathCheck(drawing).fault();
}

} // namespace tessera::xxlchess
