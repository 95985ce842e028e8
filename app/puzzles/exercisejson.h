#pragma once

#include "app/puzzles/exercises.h"
#include "model/core/result.h"

#include <QByteArray>

namespace tessera {

/// Exercises as they are kept: `{"exercises": [{"game", "puzzle", "best", "played", "chance", "loss",
/// "repetitions", "easiness", "interval", "due", "answered"}, …]}`, and back. The error says what there
/// should be instead.
[[nodiscard]] QByteArray exercisesToJson(const std::vector<Exercise> &exercises);
[[nodiscard]] Result<std::vector<Exercise>> exercisesFromJson(const QByteArray &text);

} // namespace tessera
