#pragma once

#include "model/search/engine/gameentry.h"

#include <QString>

#include <vector>

namespace tessera {

/// One task of a guided game: a position, what to do there, and which moves do it.
struct TourStep
{
    QString title;
    QString text;
    /// What is said when it is done, and when a legal move does something else.
    QString done;
    QString wrong;
    /// Position text.
    std::string position;
    /// Legal moves of the position that do what is wanted.
    std::vector<MoveCode> wanted;
};

/// The guided first game: a few steps on the real board with the real rules. Data:
/// `resources/tours/<id>.json` is a list of steps with `title`, `text`, `done`, `position`, and what
/// is wanted: `moves` as texts, or all moves that point at the cells of `touches`; without either
/// every legal move will do.
using Tour = std::vector<TourStep>;

/// The tour of a game of the catalogue. The error names what cannot be read, or a move that is not
/// legal.
[[nodiscard]] Result<Tour> loadTour(const GameEntry &entry);

} // namespace tessera
