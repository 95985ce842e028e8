// The algorithm of the kernels, compiled once for each kind of register by the source that includes
// it. Before, that source defines in an anonymous namespace
//
// * KERNEL_TARGET, KERNEL_INLINE, the attributes of each function, and of each inlined one;
// * Lanes, a Board in registers, with operators & | ^;
// * KERNEL_HAS_TERNARY, if it has operators of three operands and defines allOf, anyOf, sumOf and
//   carryOf itself;
// * KERNEL_HAS_PICK, if it defines `pick` itself, behind this;
// * loaded, stored: from and to a Board;
// * columnsBack<n>: lane bit c becomes bit c + n, and bits pushed out of a row are lost;
// * columnsAhead<n>: bit c becomes what bit c + n was (for n ≤ 5 the topmost n bits of a row may
//   become anything);
// * rowsBack1, rowsAhead<n>: the same for rows, with empty rows moving in;
// * headRowsRepeated: rows 11 to 15 become copies of rows 0 to 4;
// * fullLinesOf: the cells of all full rows and columns (T4);
// * Sum, a number being summed up, with operator +; population: the number of bits as a Sum;
//   doubled; total and totals: the numbers that one or two of them come to.

namespace {

#ifndef KERNEL_HAS_TERNARY
KERNEL_INLINE Lanes allOf(const Lanes &a, const Lanes &b, const Lanes &c, const Lanes &d)
{
    return a & b & c & d;
}
/// The cells in `among` and in one of the others.
KERNEL_INLINE Lanes
anyOf(const Lanes &among, const Lanes &a, const Lanes &b, const Lanes &c, const Lanes &d)
{
    return among & (a | b | c | d);
}
/// Full adder: the low digit of the sum of three bits, and the carry.
KERNEL_INLINE Lanes sumOf(const Lanes &a, const Lanes &b, const Lanes &c)
{
    return a ^ b ^ c;
}
KERNEL_INLINE Lanes carryOf(const Lanes &a, const Lanes &b, const Lanes &c)
{
    return (a & b) | ((a ^ b) & c);
}
#endif

/// The upper half of a random word, scaled to a number below `count`.
KERNEL_INLINE int scaled(std::uint64_t random, int count)
{
    return static_cast<int>(((random >> 32) * static_cast<std::uint64_t>(count)) >> 32);
}

/// A board shifted to each place of a tetromino's box: bit (r, c) of `at(dr, dc)` is the cell (r + dr, c + dc) of the
/// torus.
struct Views
{
    /// No tetromino reaches beyond row 3 or column 3 of its box.
    static constexpr int kReach = 4;
    Lanes seen[kReach * kReach];

    KERNEL_INLINE Lanes &at(int row, int column) { return seen[row * kReach + column]; }
    KERNEL_INLINE const Lanes &at(Offset offset) const
    {
        return seen[offset.row * kReach + offset.column];
    }
};

KERNEL_INLINE Views viewsOf(const Lanes &board)
{
    const Lanes wide = headRowsRepeated(board | columnsBack<kSide>(board));
    Views views;
    views.at(0, 0) = wide;
    views.at(0, 1) = columnsAhead<1>(wide);
    views.at(0, 2) = columnsAhead<2>(wide);
    views.at(0, 3) = columnsAhead<3>(wide);
    views.at(1, 0) = rowsAhead<1>(wide);
    views.at(1, 1) = columnsAhead<1>(views.at(1, 0));
    views.at(1, 2) = columnsAhead<2>(views.at(1, 0));
    views.at(2, 0) = rowsAhead<2>(wide);
    views.at(2, 1) = columnsAhead<1>(views.at(2, 0));
    views.at(3, 0) = rowsAhead<3>(wide);
    return views;
}

KERNEL_INLINE Views viewsOfFree(const Lanes &occupied)
{
    const Lanes full = loaded(Board::full());
    Views views = viewsOf(occupied ^ full);
    // Each tetromino has a cell in one of these places, so only the 121 anchors remain.
    views.at(0, 0) = views.at(0, 0) & full;
    views.at(0, 1) = views.at(0, 1) & full;
    views.at(1, 0) = views.at(1, 0) & full;
    return views;
}

KERNEL_INLINE Views viewsOfAdjacent(const Lanes &board)
{
    const Lanes left = columnsBack<1>(board) | columnsAhead<kSide - 1>(board);
    const Lanes right = columnsAhead<1>(board) | columnsBack<kSide - 1>(board);
    const Lanes up = rowsBack1(board) | rowsAhead<kSide - 1>(board);
    const Lanes down = rowsAhead<1>(headRowsRepeated(board));
    return viewsOf((left | right | up | down) & loaded(Board::full()));
}

/// The anchors at which tetromino `T` may be placed (T3).
template<int T>
KERNEL_INLINE Lanes anchors(const Views &free, const Views &adjacent)
{
    constexpr auto cells = kTetrominoes[T].cells;
    const Lanes fits
        = allOf(free.at(cells[0]), free.at(cells[1]), free.at(cells[2]), free.at(cells[3]));
    return anyOf(
        fits,
        adjacent.at(cells[0]),
        adjacent.at(cells[1]),
        adjacent.at(cells[2]),
        adjacent.at(cells[3]));
}

/// Carry-save adder: adds three sets bit by bit; `sum` becomes the low digit, and the result is the carry.
KERNEL_INLINE Lanes added(Lanes &sum, const Lanes &b, const Lanes &c)
{
    const Lanes carry = carryOf(sum, b, c);
    sum = sumOf(sum, b, c);
    return carry;
}

/// Collects the cells that placements cover, while these are counted.
class Reach
{
public:
    KERNEL_INLINE explicit Reach(const Lanes &nothing)
    {
        for (Lanes &anchors : m_anchors)
            anchors = nothing;
    }

    /// The placements of tetromino `T` at `anchors`.
    template<int T>
    KERNEL_INLINE void add(const Lanes &anchors)
    {
        for (const Offset offset : kTetrominoes[T].cells)
            at(offset.row, offset.column) = at(offset.row, offset.column) | anchors;
    }

    /// All cells that the placements cover: shifts the anchors to the places of their cells, and wraps what has left
    /// the board.
    KERNEL_INLINE Lanes cells() const
    {
        Lanes rows[Views::kReach] = {at(0, 3), at(1, 2), at(2, 1), at(3, 0)};
        for (int row = 0; row < Views::kReach; ++row) {
            for (int column = Views::kReach - 2 - row; column >= 0; --column)
                rows[row] = at(row, column) | columnsBack<1>(rows[row]);
        }
        const Lanes lower = rows[2] | rowsBack1(rows[3]);
        const Lanes all = rows[0] | rowsBack1(rows[1] | rowsBack1(lower));
        const Lanes narrow = all | columnsAhead<kSide>(all);
        return (narrow | rowsAhead<kSide>(narrow)) & loaded(Board::full());
    }

private:
    KERNEL_INLINE Lanes &at(int row, int column) { return m_anchors[row * Views::kReach + column]; }
    KERNEL_INLINE const Lanes &at(int row, int column) const
    {
        return m_anchors[row * Views::kReach + column];
    }

    Lanes m_anchors[Views::kReach * Views::kReach];
};

/// The sink of counts without reach.
struct NoReach
{
    template<int T>
    KERNEL_INLINE void add(const Lanes &)
    {}
};

/// Finds the anchors of tetromino `T`, and passes them to `reach`.
template<int T, typename Sink>
KERNEL_INLINE Lanes anchorsTo(const Views &free, const Views &adjacent, Sink &reach)
{
    const Lanes found = anchors<T>(free, adjacent);
    reach.template add<T>(found);
    return found;
}

/// Adds the anchors of four tetrominoes from `T` on; the result is the carry of weight 4.
template<int T, typename Sink>
KERNEL_INLINE Lanes
addedFour(Lanes &ones, Lanes &twos, const Views &free, const Views &adjacent, Sink &reach)
{
    const Lanes first
        = added(ones, anchorsTo<T>(free, adjacent, reach), anchorsTo<T + 1>(free, adjacent, reach));
    const Lanes second = added(
        ones, anchorsTo<T + 2>(free, adjacent, reach), anchorsTo<T + 3>(free, adjacent, reach));
    return added(twos, first, second);
}

/// Counts the bits of the 19 sets by carry-save adders (Harley and Seal): five population counts instead of 19.
template<typename Sink>
KERNEL_INLINE Sum counted(const Views &free, const Views &adjacent, Sink &reach)
{
    Lanes ones = anchorsTo<0>(free, adjacent, reach);
    Lanes twos
        = added(ones, anchorsTo<1>(free, adjacent, reach), anchorsTo<2>(free, adjacent, reach));
    Lanes fours = addedFour<3>(ones, twos, free, adjacent, reach);
    const Lanes second = addedFour<7>(ones, twos, free, adjacent, reach);
    const Lanes third = addedFour<11>(ones, twos, free, adjacent, reach);
    const Lanes eights = added(fours, second, third);
    const Lanes fourth = addedFour<15>(ones, twos, free, adjacent, reach);
    const Sum foursAndMore = population(fours) + population(fourth) + doubled(population(eights));
    return population(ones) + doubled(population(twos) + doubled(foursAndMore));
}
KERNEL_INLINE Sum counted(const Views &free, const Views &adjacent)
{
    NoReach sink;
    return counted(free, adjacent, sink);
}

/// Placements and reach of two players with these supports on a board; the tokens are left out.
KERNEL_INLINE MobilityCounts
measured(const Lanes &support0, const Lanes &support1, const Lanes &occupied)
{
    const Views free = viewsOfFree(occupied);
    const Lanes nothing = occupied ^ occupied;
    Reach reach0(nothing);
    const Sum placements0 = counted(free, viewsOfAdjacent(support0), reach0);
    Reach reach1(nothing);
    const Sum placements1 = counted(free, viewsOfAdjacent(support1), reach1);
    MobilityCounts left;
    left.placements = totals(placements0, placements1);
    left.reach = totals(population(reach0.cells()), population(reach1.cells()));
    return left;
}

template<int... T>
KERNEL_INLINE void found(
    const Views &free, const Views &adjacent, PlacementSets &sets, std::integer_sequence<int, T...>)
{
    (stored(anchors<T>(free, adjacent), sets[T]), ...);
}

KERNEL_TARGET int count(const Board &support, const Board &occupied)
{
    return total(counted(viewsOfFree(loaded(occupied)), viewsOfAdjacent(loaded(support))));
}

KERNEL_TARGET std::array<int, 2> countBoth(
    const Board &support0, const Board &support1, const Board &occupied)
{
    const Views free = viewsOfFree(loaded(occupied));
    return totals(
        counted(free, viewsOfAdjacent(loaded(support0))),
        counted(free, viewsOfAdjacent(loaded(support1))));
}

KERNEL_TARGET MobilityCounts
measure(const Board &support0, const Board &support1, const Board &occupied)
{
    return measured(loaded(support0), loaded(support1), loaded(occupied));
}

KERNEL_TARGET void find(const Board &support, const Board &occupied, PlacementSets &sets)
{
    found(
        viewsOfFree(loaded(occupied)),
        viewsOfAdjacent(loaded(support)),
        sets,
        std::make_integer_sequence<int, kTetrominoCount>());
}

#ifndef KERNEL_HAS_PICK
/// Draws a placement: counts the anchors of each tetromino, and finds the one that the random number chooses.
KERNEL_TARGET std::optional<Move> pick(
    const Board &support, const Board &occupied, std::uint64_t random)
{
    PlacementSets sets;
    find(support, occupied, sets);
    std::array<int, kTetrominoCount> counts;
    int all = 0;
    for (std::size_t i = 0; i < sets.size(); ++i)
        all += counts[i] = sets[i].count();
    if (all == 0)
        return std::nullopt;
    int left = scaled(random, all);
    std::size_t tetromino = 0;
    for (; left >= counts[tetromino]; ++tetromino)
        left -= counts[tetromino];
    std::size_t word = 0;
    for (const auto &words = sets[tetromino].words; left >= std::popcount(words[word]); ++word)
        left -= std::popcount(words[word]);
    std::uint64_t rest = sets[tetromino].words[word];
    for (; left > 0; --left)
        rest &= rest - 1;
    return Move(static_cast<int>(tetromino), cellOfBit(word, std::countr_zero(rest)));
}
#endif

KERNEL_TARGET void countAfter(
    const Board &own,
    const Board &other,
    std::span<const Move> moves,
    std::span<MobilityCounts> results)
{
    const Lanes ownBefore = loaded(own);
    const Lanes otherBefore = loaded(other);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Lanes placed = ownBefore | loaded(moves[i].cells());
        const Lanes before = placed | otherBefore;
        const Lanes kept = before ^ fullLinesOf(before);
        const Lanes ownAfter = placed & kept;
        const Lanes otherAfter = otherBefore & kept;
        results[i] = measured(ownAfter, otherAfter, kept);
        results[i].tokens = totals(population(ownAfter), population(otherAfter));
    }
}

} // namespace
