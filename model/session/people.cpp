#include "model/session/people.h"

namespace tessera {

std::vector<Player> peopleOn(const PerPlayer<SeatSetup> &seats, int playerCount)
{
    std::vector<Player> people;
    for (int i = 0; i < playerCount; ++i) {
        if (seats[playerAt(i)].kind == SeatSetup::Kind::Human)
            people.push_back(playerAt(i));
    }
    return people;
}

Player onlyOf(std::span<const Player> people)
{
    return people.size() == 1 ? people.front() : Player::None;
}

} // namespace tessera
