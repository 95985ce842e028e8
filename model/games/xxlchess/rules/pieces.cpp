#include "model/games/xxlchess/rules/pieces.h"

#include "model/core/randomness.h"
#include "model/core/sentence.h"
#include "model/core/words.h"

#include <algorithm>
#include <cassert>
#include <cctype>
#include <cstdlib>

namespace tessera::xxlchess {

namespace {

constexpr Leap kKnightLeap{2, 1};
constexpr Leap kCamelLeap{3, 1};
constexpr Leap kStepAlong{1, 0};
constexpr Leap kStepAcross{1, 1};

/// The mirror images of a leap that a part uses.
std::vector<Leap> imagesFor(const MovementPart &part, Leap leap)
{
    std::vector<Leap> images = withMirrorImages({leap});
    if (part.isForward)
        std::erase_if(images, [](Leap image) { return image.dy <= 0; });
    return images;
}

int countFar(const std::vector<Leap> &images)
{
    return static_cast<int>(std::count_if(images.begin(), images.end(), [](const Leap &leap) {
        return std::max(std::abs(leap.dx), std::abs(leap.dy)) > 1;
    }));
}

/// The rows of the table of X1, with values in eighths of a pawn.
std::vector<BuiltInPiece> rowsOfBuiltIns()
{
    const std::vector<Leap> knight{kKnightLeap};
    const std::vector<Leap> king{kStepAlong, kStepAcross};
    const std::vector<Leap> general{kKnightLeap, kStepAlong, kStepAcross};
    return {
        {{TESSERA_TEXT("xxlchess", "pawn"), 'p', 8, {}, false, false},
         0,
         TESSERA_TEXT(
             "xxlchess",
             "One square forward, two from its own second row; captures one square diagonally "
             "forward")},
        {{TESSERA_TEXT("xxlchess", "rook"), 'r', 42, {}, true, false},
         6,
         TESSERA_TEXT("xxlchess", "Any distance horizontally or vertically")},
        {{TESSERA_TEXT("xxlchess", "knight"), 'n', 16, knight, false, false},
         9,
         TESSERA_TEXT("xxlchess", "Leaps two squares one way and one across, over other pieces")},
        {{TESSERA_TEXT("xxlchess", "bishop"), 'b', 29, {}, false, true},
         7,
         TESSERA_TEXT("xxlchess", "Any distance diagonally")},
        {{TESSERA_TEXT("xxlchess", "archbishop"), 'h', 60, knight, false, true},
         4,
         TESSERA_TEXT("xxlchess", "Moves like a knight or a bishop")},
        {{TESSERA_TEXT("xxlchess", "camel"), 'c', 16, {kCamelLeap}, false, false},
         8,
         TESSERA_TEXT("xxlchess", "Leaps three squares one way and one across, over other pieces")},
        {{TESSERA_TEXT("xxlchess", "general"), 'g', 40, general, false, false},
         5,
         TESSERA_TEXT("xxlchess", "Moves like a knight or a king, but may be captured")},
        {{TESSERA_TEXT("xxlchess", "amazon"), 'a', 96, knight, true, true},
         2,
         TESSERA_TEXT("xxlchess", "Moves like a knight, a bishop or a rook")},
        {{TESSERA_TEXT("xxlchess", "king"), 'k', 0, king, false, false, kMostSide, true},
         0,
         TESSERA_TEXT("xxlchess", "One square in any direction, never into attack")},
        {{TESSERA_TEXT("xxlchess", "chancellor"), 'e', 68, knight, true, false},
         3,
         TESSERA_TEXT("xxlchess", "Moves like a knight or a rook")},
        {{TESSERA_TEXT("xxlchess", "queen"), 'q', 76, {}, true, true},
         1,
         TESSERA_TEXT("xxlchess", "Any distance in any direction")},
    };
}

/// Mixes a number, leaps or a part into a key.
std::uint64_t keyWith(std::uint64_t key, int value)
{
    return mixedBits(key + static_cast<std::uint64_t>(static_cast<std::int64_t>(value)));
}

std::uint64_t keyWith(std::uint64_t key, const std::vector<Leap> &leaps)
{
    key = keyWith(key, static_cast<int>(leaps.size()));
    for (const auto [dx, dy] : leaps)
        key = keyWith(keyWith(key, dx), dy);
    return key;
}

std::uint64_t keyWith(std::uint64_t key, const MovementPart &part)
{
    key = keyWith(keyWith(key, part.leaps), part.riders);
    for (const int value :
         {int{part.slidesOrthogonally},
          int{part.slidesDiagonally},
          part.range,
          static_cast<int>(part.only),
          int{part.isForward}})
        key = keyWith(key, value);
    return key;
}

} // namespace

std::span<const BuiltInPiece> builtInPieces()
{
    static const std::vector<BuiltInPiece> pieces = [] {
        std::vector<BuiltInPiece> rows = rowsOfBuiltIns();
        for (BuiltInPiece &row : rows)
            row.kind.isPromotion = row.promotionPlace > 0;
        return rows;
    }();
    return pieces;
}

std::vector<Leap> withMirrorImages(const std::vector<Leap> &leaps)
{
    std::vector<Leap> all;
    const auto add = [&all](Leap leap) {
        if (std::find(all.begin(), all.end(), leap) == all.end())
            all.push_back(leap);
    };
    for (const auto [dx, dy] : leaps) {
        for (const int right : {dx, -dx}) {
            for (const int up : {dy, -dy}) {
                add({right, up});
                add({up, right});
            }
        }
    }
    return all;
}

std::vector<Path> pathsOf(const MovementPart &part)
{
    std::vector<Path> paths;
    const auto add = [&](Leap leap, int most) {
        for (const Leap image : imagesFor(part, leap))
            paths.push_back(
                {image,
                 most,
                 part.only != MovementPart::Only::Capture,
                 part.only != MovementPart::Only::Move});
    };
    for (const Leap leap : part.leaps)
        add(leap, 1);
    for (const Leap rider : part.riders)
        add(rider, part.range);
    if (part.slidesOrthogonally)
        add(kStepAlong, part.range);
    if (part.slidesDiagonally)
        add(kStepAcross, part.range);
    return paths;
}

MovementPart plainMovement(const PieceKind &kind)
{
    MovementPart plain;
    plain.leaps = kind.leaps;
    plain.slidesOrthogonally = kind.slidesOrthogonally;
    plain.slidesDiagonally = kind.slidesDiagonally;
    plain.range = kind.range;
    return plain;
}

std::vector<Path> pathsOf(const PieceKind &kind)
{
    std::vector<Path> paths = pathsOf(plainMovement(kind));
    for (const MovementPart &part : kind.parts) {
        const std::vector<Path> more = pathsOf(part);
        paths.insert(paths.end(), more.begin(), more.end());
    }
    return paths;
}

bool canMoveOn(const PieceKind &kind, int columns, int rows)
{
    const std::vector<Path> paths = pathsOf(kind);
    return std::any_of(paths.begin(), paths.end(), [columns, rows](const Path &path) {
        return std::abs(path.step.dx) < columns && std::abs(path.step.dy) < rows;
    });
}

PieceTypes::PieceTypes()
{
    for (const BuiltInPiece &piece : builtInPieces())
        m_kinds.push_back(piece.kind);
}

std::optional<Kind> PieceTypes::withLetter(char letter) const
{
    const auto found
        = std::find_if(begin(), end(), [wanted = lowered(letter)](const PieceKind &kind) {
              return kind.letter == wanted;
          });
    if (found == end())
        return std::nullopt;
    return static_cast<Kind>(found - begin());
}

char PieceTypes::moveLetter(Kind kind) const
{
    return static_cast<char>(std::toupper(static_cast<unsigned char>((*this)[kind].letter)));
}

std::string PieceTypes::letters() const
{
    std::string all;
    for (const PieceKind &kind : m_kinds)
        all.append(all.empty() ? "" : ", ").append(1, kind.letter);
    return all;
}

int PieceTypes::leapCount() const
{
    std::vector<Leap> leaps;
    std::vector<Leap> riders;
    for (const PieceKind &kind : m_kinds) {
        leaps.insert(leaps.end(), kind.leaps.begin(), kind.leaps.end());
        for (const MovementPart &part : kind.parts) {
            leaps.insert(leaps.end(), part.leaps.begin(), part.leaps.end());
            riders.insert(riders.end(), part.riders.begin(), part.riders.end());
        }
    }
    return countFar(withMirrorImages(leaps)) + countFar(withMirrorImages(riders));
}

int PieceTypes::promotionCount() const
{
    return static_cast<int>(
        std::count_if(begin(), end(), [](const PieceKind &kind) { return kind.isPromotion; }));
}

std::vector<Kind> PieceTypes::promotions() const
{
    const std::span<const BuiltInPiece> builtIn = builtInPieces();
    const auto place = [&builtIn](Kind kind) {
        const auto number = static_cast<std::size_t>(kind);
        return number < builtIn.size() ? builtIn[number].promotionPlace : kMostKinds + kind;
    };
    std::vector<Kind> kinds;
    for (Kind kind = 0; kind < size(); ++kind) {
        if ((*this)[kind].isPromotion && place(kind) > 0)
            kinds.push_back(kind);
    }
    std::ranges::sort(kinds, {}, place);
    return kinds;
}

std::uint64_t PieceTypes::key() const
{
    const std::span<const BuiltInPiece> builtIn = builtInPieces();
    std::uint64_t key = 0;
    for (Kind number = 0; number < size(); ++number) {
        const PieceKind &kind = (*this)[number];
        const auto place = static_cast<std::size_t>(number);
        if (place < builtIn.size() && kind == builtIn[place].kind)
            continue;
        for (const int value :
             {number, int{kind.letter}, kind.value, int{kind.isRoyal}, int{kind.isPromotion}})
            key = keyWith(key, value);
        key = keyWith(key, plainMovement(kind));
        for (const MovementPart &part : kind.parts)
            key = keyWith(key, part);
    }
    return key;
}

void PieceTypes::define(PieceKind kind)
{
    if (const auto known = withLetter(kind.letter)) {
        m_kinds[static_cast<std::size_t>(*known)] = std::move(kind);
        return;
    }
    assert(size() < kMostKinds);
    m_kinds.push_back(std::move(kind));
}

void PieceTypes::rename(char from, char to)
{
    assert(withLetter(from) && !withLetter(to));
    m_kinds[static_cast<std::size_t>(*withLetter(from))].letter = to;
}

void PieceTypes::forget(char letter)
{
    static const PieceTypes usual;
    const auto known = withLetter(letter);
    if (!known)
        return;
    if (*known < usual.size())
        m_kinds[static_cast<std::size_t>(*known)] = usual[*known];
    else
        m_kinds.erase(m_kinds.begin() + *known);
}

} // namespace tessera::xxlchess
