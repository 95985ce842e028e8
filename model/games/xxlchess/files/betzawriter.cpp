#include "model/games/xxlchess/files/betza.h"
#include "model/games/xxlchess/files/betzaatoms.h"
#include "model/games/xxlchess/rules/movementterms.h"

#include <algorithm>

namespace tessera::xxlchess {

namespace {

using Only = MovementPart::Only;

/// Two terms that share a letter.
struct Pair
{
    Leap first;
    Leap second;
    bool isRepeated;
    char letter;
};

constexpr std::array kPairs{Pair{{1, 0}, {1, 1}, false, 'K'}, Pair{{1, 0}, {1, 1}, true, 'Q'}};

std::string modifiersOf(const MovementTerm &term)
{
    std::string text;
    if (term.only != Only::None)
        text += term.only == Only::Move ? 'm' : 'c';
    if (term.isForward)
        text += 'f';
    return text;
}

std::string rangeText(int most)
{
    return most == kMostSide ? std::string() : std::to_string(most);
}

std::string atomText(const MovementTerm &term)
{
    const bool isRepeated = term.most > 1;
    if (isRepeated && term.leap == Leap{1, 0})
        return "R" + rangeText(term.most);
    if (isRepeated && term.leap == Leap{1, 1})
        return "B" + rangeText(term.most);
    const auto *atom = std::find_if(kAtoms.begin(), kAtoms.end(), [&](const Atom &known) {
        return known.leap == term.leap;
    });
    std::string text;
    if (atom != kAtoms.end())
        text += atom->letter;
    else
        text.append("(")
            .append(std::to_string(term.leap.dx))
            .append(",")
            .append(std::to_string(term.leap.dy))
            .append(")");
    if (!isRepeated)
        return text;
    if (term.most < kMostSide)
        return text.append(rangeText(term.most));
    return text.append(atom != kAtoms.end() ? text : "0");
}

} // namespace

std::string writeBetzaText(const PieceKind &kind)
{
    std::vector<MovementTerm> terms = termsOf(kind);
    std::string text;
    while (!terms.empty()) {
        const MovementTerm term = terms.front();
        terms.erase(terms.begin());
        text += modifiersOf(term);
        const auto pair = std::find_if(kPairs.begin(), kPairs.end(), [&](const Pair &known) {
            return known.first == term.leap && known.isRepeated == (term.most > 1);
        });
        MovementTerm other = term;
        if (pair != kPairs.end())
            other.leap = pair->second;
        const auto found = std::find(terms.begin(), terms.end(), other);
        if (pair == kPairs.end() || found == terms.end()) {
            text += atomText(term);
            continue;
        }
        terms.erase(found);
        text += pair->letter;
        if (term.most > 1)
            text += rangeText(term.most);
    }
    return text;
}

} // namespace tessera::xxlchess
