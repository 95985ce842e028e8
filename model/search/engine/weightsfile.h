#pragma once

#include "model/core/result.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

/// An array of the quantised weights of a net.
struct WeightsArray
{
    /// The bytes of each number in a file: 2 or 4.
    int width = 2;
    std::vector<std::int32_t> numbers;

    friend bool operator==(const WeightsArray &, const WeightsArray &) = default;
};

/// A file of weights: `TSRNET`, then, lowest byte first, the version (16 bits) and the number of arrays (16 bits); for
/// each array the width of its numbers in bytes (16 bits), how many there are (32 bits), and these in two's complement;
/// at the end the CRC-32 of all before.
[[nodiscard]] std::string weightsFile(std::span<const WeightsArray> arrays);
/// The error says which part of `bytes` is not such a file.
[[nodiscard]] Result<std::vector<WeightsArray>> readWeights(std::string_view bytes);

/// The file of weights that is embedded in the program: `resources/weights/GAME/NET.net`.
[[nodiscard]] std::string_view embeddedWeights(std::string_view game, std::string_view net);

/// The arrays of the embedded file. Ends the program where that cannot be read, or where its arrays have not the
/// `sizes` that the program was built for.
[[nodiscard]] std::vector<WeightsArray> embeddedArrays(
    std::string_view game, std::string_view net, std::span<const std::size_t> sizes);

/// Fills arrays with the embedded weights, in the order of the file.
template<typename... Arrays>
void fillWithWeights(std::string_view game, std::string_view net, Arrays &...arrays)
{
    const std::array sizes{arrays.size()...};
    const std::vector<WeightsArray> read = embeddedArrays(game, net, sizes);
    auto next = read.begin();
    const auto fill = [&next](auto &array) {
        using Number = typename std::remove_reference_t<decltype(array)>::value_type;
        std::ranges::transform(next->numbers, array.begin(), [](std::int32_t number) {
            return static_cast<Number>(number);
        });
        ++next;
    };
    (fill(arrays), ...);
}

} // namespace tessera
