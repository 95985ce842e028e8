#include "model/games/xxlchess/files/betza.h"
#include "model/games/xxlchess/files/betzaatoms.h"

#include <algorithm>
#include <cctype>

namespace tessera::xxlchess {

namespace {

bool isDigit(char letter)
{
    return std::isdigit(static_cast<unsigned char>(letter)) != 0;
}

/// Reads one text from the left; the first error stands.
class BetzaReader
{
public:
    explicit BetzaReader(const std::string &text)
        : m_text(text)
    {}

    [[nodiscard]] Result<std::vector<MovementPart>> read()
    {
        if (m_text.empty())
            fail(phrase("xxlchess", "an atom such as N"));
        while (!m_error && m_at < m_text.size())
            readTerm();
        if (m_error)
            return *m_error;
        return std::move(m_parts);
    }

private:
    [[nodiscard]] char next() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }

    void fail(const Phrase &wanted)
    {
        if (m_error)
            return;
        const Phrase found = m_at < m_text.size() ? inQuotes(m_text.substr(m_at, 1))
                                                  : phrase("xxlchess", "the end");
        m_error = Error{
            "",
            phrase("xxlchess", "betza = %1: %2 at character %3")
                .with(inQuotes(m_text), found, m_at + 1),
            wanted};
    }

    void readTerm()
    {
        MovementPart part;
        while (next() == 'm' || next() == 'c' || next() == 'f')
            readModifier(part);
        if (m_error)
            return;
        const std::size_t start = m_at;
        switch (next()) {
        case '(':
            part.leaps = {readNumbers()};
            break;
        case 'K':
            part.leaps = {{1, 0}, {1, 1}};
            ++m_at;
            break;
        case 'R':
        case 'B':
        case 'Q':
            part.slidesOrthogonally = next() != 'B';
            part.slidesDiagonally = next() != 'R';
            ++m_at;
            break;
        default:
            readAtom(part);
        }
        if (!m_error)
            readRange(part, start);
        m_parts.push_back(std::move(part));
    }

    void readModifier(MovementPart &part)
    {
        using Only = MovementPart::Only;
        if (next() == 'f')
            part.isForward = true;
        else if (part.only != Only::None)
            fail(phrase("xxlchess", "one of m and c before an atom, or neither"));
        else
            part.only = next() == 'm' ? Only::Move : Only::Capture;
        ++m_at;
    }

    void readAtom(MovementPart &part)
    {
        const auto *atom = std::find_if(kAtoms.begin(), kAtoms.end(), [&](const Atom &known) {
            return known.letter == next();
        });
        if (atom == kAtoms.end()) {
            fail(phrase(
                "xxlchess", "one of W F D N A H C Z G K R B Q or (m,n), with m, c or f before it"));
            return;
        }
        part.leaps = {atom->leap};
        ++m_at;
    }

    [[nodiscard]] int readNumber()
    {
        if (!isDigit(next())) {
            fail(phrase("xxlchess", "a number"));
            return 0;
        }
        const std::size_t start = m_at;
        int number = 0;
        while (isDigit(next())) {
            number = 10 * number + (next() - '0');
            if (number >= kMostSide) {
                m_at = start;
                fail(phrase("xxlchess", "a number below 16"));
                return 0;
            }
            ++m_at;
        }
        return number;
    }

    void expect(char letter, const Phrase &wanted)
    {
        if (next() != letter)
            fail(wanted);
        else
            ++m_at;
    }

    [[nodiscard]] Leap readNumbers()
    {
        const std::size_t start = m_at;
        ++m_at;
        Leap leap;
        leap.dx = readNumber();
        expect(',', phrase("xxlchess", "a comma"));
        leap.dy = readNumber();
        expect(')', phrase("xxlchess", "a closing bracket"));
        if (!m_error && leap == Leap{}) {
            m_at = start;
            fail(phrase("xxlchess", "a leap to another square"));
        }
        return leap;
    }

    /// Turns leaps into riders where a number or the letter itself follows.
    void readRange(MovementPart &part, std::size_t start)
    {
        const bool isDoubled = !part.leaps.empty() && next() == m_text[start] && next() != '('
                               && next() != 'K';
        if (!isDoubled && !isDigit(next()))
            return;
        int range = 0;
        if (isDoubled)
            ++m_at;
        else
            range = readNumber();
        part.range = range == 0 ? kMostSide : range;
        if (range == 1 && !part.leaps.empty()) {
            part.range = kMostSide;
            return;
        }
        for (const Leap leap : part.leaps) {
            if (leap == Leap{1, 0})
                part.slidesOrthogonally = true;
            else if (leap == Leap{1, 1})
                part.slidesDiagonally = true;
            else
                part.riders.push_back(leap);
        }
        part.leaps.clear();
    }

    const std::string &m_text;
    std::size_t m_at = 0;
    std::vector<MovementPart> m_parts;
    std::optional<Error> m_error;
};

} // namespace

Result<std::vector<MovementPart>> readBetzaText(const std::string &text)
{
    return BetzaReader(text).read();
}

} // namespace tessera::xxlchess
