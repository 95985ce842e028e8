#include "controller/games/tetress/tetressinput.h"

#include "controller/games/tetress/tetrominoinput.h"

namespace tessera::tetress {

std::unique_ptr<InputController> makeInput(
    BoardView &view, MatchController &match, NavigationController &navigation)
{
    return std::make_unique<TetrominoInput>(view, match, navigation);
}

} // namespace tessera::tetress
