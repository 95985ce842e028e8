#include "model/search/learning/weightstext.h"

#include "model/search/learning/smallnet.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera::training {

template<typename Integer>
std::string arrayText(std::string_view name, std::span<const float> weights, double factor)
{
    constexpr std::size_t kLongest = 100;
    constexpr double kMost = std::numeric_limits<Integer>::max();
    std::string text = "alignas(64) inline constexpr std::array<std::int";
    text.append(std::to_string(8 * sizeof(Integer))).append("_t, ");
    text.append(std::to_string(weights.size())).append("> ").append(name).append("{\n");
    std::string line;
    for (const float weight : weights) {
        const double whole = std::clamp(std::round(weight * factor), -kMost, kMost);
        const std::string word = std::to_string(static_cast<int>(whole)).append(",");
        if (line.size() + word.size() > kLongest) {
            text.append(line).append("\n");
            line.clear();
        }
        line.append(word);
    }
    return text.append(line).append("};\n");
}

template std::string arrayText<std::int16_t>(std::string_view, std::span<const float>, double);
template std::string arrayText<std::int32_t>(std::string_view, std::span<const float>, double);

std::string smallNetText(const Network &network, double scale)
{
    using Part = Network::Part;
    const double output = scale * kNetOutputUnit;
    return arrayText("kFirst", network.part(Part::First), kNetUnit)
        .append(arrayText("kFirstBias", network.part(Part::FirstBias), kNetUnit))
        .append(arrayText("kSecond", network.part(Part::Second), output))
        .append(arrayText("kSecondBias", network.part(Part::SecondBias), output));
}

} // namespace tessera::training
