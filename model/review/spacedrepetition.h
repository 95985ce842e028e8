#pragma once

namespace tessera {

/// The state of something that is being learnt, in terms of SM-2.
struct Repetition
{
    /// The number of successful answers in a row.
    int count = 0;
    /// The E-Factor, by which intervals grow.
    double easiness = 2.5;
    /// Days from the last answer to the next question; 0 before the first.
    int intervalDays = 0;

    friend bool operator==(const Repetition &, const Repetition &) = default;
};

/// Answers from this quality on count as remembered.
inline constexpr int kRemembered = 3;

/// The state after an answer of `quality` 0 (nothing remembered) to 5 (perfect), by the algorithm SM-2 (P. A. Wozniak,
/// "Optimization of learning", 1990, section 3.2), by its published formula.
[[nodiscard]] Repetition repeated(Repetition before, int quality);

} // namespace tessera
