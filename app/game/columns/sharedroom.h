#pragma once

#include <vector>

namespace tessera {

/// Something in a column that has too little room for all: pixels that it needs at the least, pixels that it asks for,
/// and when its turn comes to get more than the least; lower turns are served first. What it lacks at the end, up to
/// `slack`, it takes from those that lend and got more than the least.
struct RoomPart
{
    int least = 0;
    int asked = 0;
    int turn = 0;
    int slack = 0;
    bool lends = false;
};

/// The heights of `parts` in a column of `room` pixels: each has its least, the rest goes by turns, and in a turn
/// from the first part to the last, up to what each asks for. What nobody asks for is left over.
[[nodiscard]] std::vector<int> sharedRoom(int room, const std::vector<RoomPart> &parts);

} // namespace tessera
