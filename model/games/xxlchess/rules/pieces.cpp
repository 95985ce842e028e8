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

/// The table of X1, values in eighths.
std::vector<PieceKind> standardKinds()
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

PieceSet::PieceSet()
    : m_kinds(standardKinds())
{}

std::optional<Kind> PieceSet::withLetter(char letter) const
{
    const auto found = std::find_if(begin(), end(), [wanted = lower(letter)](const PieceKind &kind) {
        return kind.letter == wanted;
    });
    if (found == end())
        return std::nullopt;
    return static_cast<Kind>(found - begin());
}

char PieceSet::moveLetter(Kind kind) const
{
    return static_cast<char>(std::toupper(static_cast<unsigned char>((*this)[kind].letter)));
}

std::string PieceSet::letters() const
{
    std::string all;
    for (const PieceKind &kind : m_kinds)
        all.append(all.empty() ? "" : ", ").append(1, kind.letter);
    return all;
}

int PieceSet::leapCount() const
{
    std::vector<Leap> all;
    for (const PieceKind &kind : m_kinds)
        all.insert(all.end(), kind.leaps.begin(), kind.leaps.end());
    const std::vector<Leap> images = withMirrorImages(all);
    return static_cast<int>(std::count_if(images.begin(), images.end(), [](const Leap &leap) {
        return std::max(std::abs(leap.dx), std::abs(leap.dy)) > 1;
    }));
}

void PieceSet::define(PieceKind kind)
{
    if (const auto known = withLetter(kind.letter)) {
        m_kinds[static_cast<std::size_t>(*known)] = std::move(kind);
        return;
    }
    assert(size() < kMostKinds);
    m_kinds.push_back(std::move(kind));
}

} // namespace tessera::xxlchess
