#pragma once

#include "model/core/phrase.h"

#include <array>
#include <string_view>

namespace tessera {

/// What the bridge of Python agents calls the kinds of faults: the first word of its sentences.
inline constexpr std::array<std::string_view, 8>
    kVerdicts{"crash", "illegal", "load", "memory", "missing", "position", "replay", "time"};

/// A sentence of the bridge without its first word: of `crash: action at turn 3 raised …` what begins with `action`.
/// Every other sentence as it is.
[[nodiscard]] constexpr std::string_view withoutVerdict(std::string_view sentence)
{
    constexpr std::string_view kEnd = ": ";
    for (const std::string_view verdict : kVerdicts) {
        if (sentence.starts_with(verdict) && sentence.substr(verdict.size()).starts_with(kEnd))
            return sentence.substr(verdict.size() + kEnd.size());
    }
    return sentence;
}

/// The same of a phrase; only those of the bridge itself begin so.
[[nodiscard]] inline Phrase wordsWithoutVerdict(const Phrase &sentence)
{
    const bool isPlain = sentence.context().empty() && sentence.arguments().empty();
    return isPlain ? Phrase(std::string(withoutVerdict(sentence.pattern()))) : sentence;
}

} // namespace tessera
