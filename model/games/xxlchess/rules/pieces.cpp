#include "model/games/xxlchess/rules/pieces.h"

#include "model/core/sentence.h"

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

char lower(char letter)
{
    return static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
}

/// The table of X1, with values in eighths of a pawn.
std::vector<PieceKind> withoutPromotions()
{
    const std::vector<Leap> knight{kKnightLeap};
    const std::vector<Leap> king{kStepAlong, kStepAcross};
    const std::vector<Leap> general{kKnightLeap, kStepAlong, kStepAcross};
    return {
        {TESSERA_TEXT("xxlchess", "pawn"), 'p', 8, {}, false, false},
        {TESSERA_TEXT("xxlchess", "rook"), 'r', 42, {}, true, false},
        {TESSERA_TEXT("xxlchess", "knight"), 'n', 16, knight, false, false},
        {TESSERA_TEXT("xxlchess", "bishop"), 'b', 29, {}, false, true},
        {TESSERA_TEXT("xxlchess", "archbishop"), 'h', 60, knight, false, true},
        {TESSERA_TEXT("xxlchess", "camel"), 'c', 16, {kCamelLeap}, false, false},
        {TESSERA_TEXT("xxlchess", "general"), 'g', 40, general, false, false},
        {TESSERA_TEXT("xxlchess", "amazon"), 'a', 96, knight, true, true},
        {TESSERA_TEXT("xxlchess", "king"), 'k', 0, king, false, false, kMostSide, true},
        {TESSERA_TEXT("xxlchess", "chancellor"), 'e', 68, knight, true, false},
        {TESSERA_TEXT("xxlchess", "queen"), 'q', 76, {}, true, true},
    };
}

/// The kinds of X1, of which a pawn may become any but a pawn and a king (X3).
std::vector<PieceKind> standardKinds()
{
    std::vector<PieceKind> kinds = withoutPromotions();
    for (Kind kind = 0; kind < static_cast<Kind>(kinds.size()); ++kind)
        kinds[static_cast<std::size_t>(kind)].isPromotion = kind != kPawn && kind != kKing;
    return kinds;
}

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

} // namespace

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

std::vector<Path> pathsOf(const PieceKind &kind)
{
    MovementPart plain;
    plain.leaps = kind.leaps;
    plain.slidesOrthogonally = kind.slidesOrthogonally;
    plain.slidesDiagonally = kind.slidesDiagonally;
    plain.range = kind.range;
    std::vector<Path> paths = pathsOf(plain);
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
    : m_kinds(standardKinds())
{}

std::optional<Kind> PieceTypes::withLetter(char letter) const
{
    const auto found = std::find_if(begin(), end(), [wanted = lower(letter)](const PieceKind &kind) {
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
