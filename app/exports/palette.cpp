#include "app/exports/palette.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <span>

namespace tessera {

namespace {

using Channels = std::array<int, 3>;

struct Counted
{
    QRgb colour;
    std::int64_t count;
};

Channels channelsOf(QRgb colour)
{
    return {qRed(colour), qGreen(colour), qBlue(colour)};
}

/// Some of the colours, of which one shall stand for all.
struct Box
{
    std::span<Counted> colours;
    std::int64_t count = 0;
    std::array<double, 3> mean{};
    /// The squared distances of all points from the mean, along each channel.
    std::array<double, 3> spread{};

    explicit Box(std::span<Counted> those)
        : colours(those)
    {
        for (const Counted &one : colours) {
            count += one.count;
            const Channels channels = channelsOf(one.colour);
            for (std::size_t i = 0; i < mean.size(); ++i)
                mean[i] += static_cast<double>(one.count) * channels[i];
        }
        for (double &channel : mean)
            channel /= static_cast<double>(count);
        for (const Counted &one : colours) {
            const Channels channels = channelsOf(one.colour);
            for (std::size_t i = 0; i < mean.size(); ++i)
                spread[i] += static_cast<double>(one.count) * std::pow(channels[i] - mean[i], 2);
        }
    }

    [[nodiscard]] double wholeSpread() const { return spread[0] + spread[1] + spread[2]; }
    [[nodiscard]] QRgb middle() const
    {
        const auto rounded = [](double channel) { return static_cast<int>(std::lround(channel)); };
        return qRgb(rounded(mean[0]), rounded(mean[1]), rounded(mean[2]));
    }
};

/// How many of the box's colours, ordered along its widest channel, lie below the median of its points; both sides get
/// one at least.
std::size_t ordered(const Box &box)
{
    const auto widest = static_cast<std::size_t>(
        std::max_element(box.spread.begin(), box.spread.end()) - box.spread.begin());
    std::sort(
        box.colours.begin(), box.colours.end(), [widest](const Counted &one, const Counted &other) {
            const int a = channelsOf(one.colour)[widest];
            const int b = channelsOf(other.colour)[widest];
            return a != b ? a < b : one.colour < other.colour;
        });
    std::int64_t below = 0;
    std::size_t cut = 0;
    while (cut + 1 < box.colours.size() && (cut == 0 || 2 * below < box.count))
        below += box.colours[cut++].count;
    return cut;
}

/// The median cut of Heckbert (Color Image Quantization for Frame Buffer Display, SIGGRAPH 1982). The box that is cut
/// next is the one whose points lie farthest from its mean, as in Wan, Wong and Prusinkiewicz (An Algorithm for
/// Multidimensional Data Clustering, 1988): the fullest one would be a single flat ground.
std::vector<QRgb> medianCut(std::span<Counted> colours, std::size_t size)
{
    std::vector<Box> boxes{Box(colours)};
    while (boxes.size() < size) {
        const auto box
            = std::max_element(boxes.begin(), boxes.end(), [](const Box &one, const Box &other) {
                  return one.wholeSpread() < other.wholeSpread();
              });
        const std::size_t cut = ordered(*box);
        const auto above = box->colours.subspan(cut);
        *box = Box(box->colours.first(cut));
        boxes.push_back(Box(above));
    }
    std::vector<QRgb> middles;
    for (const Box &box : boxes)
        middles.push_back(box.middle());
    return middles;
}

int squaredDistance(QRgb one, QRgb other)
{
    const int red = qRed(one) - qRed(other);
    const int green = qGreen(one) - qGreen(other);
    const int blue = qBlue(one) - qBlue(other);
    return red * red + green * green + blue * blue;
}

} // namespace

Palette::Palette(const ColourCounts &counts, std::size_t size)
{
    assert(size >= 1 && size <= 256);
    std::vector<Counted> counted;
    for (const auto &[colour, count] : counts)
        counted.push_back({colour, count});
    std::sort(counted.begin(), counted.end(), [](const Counted &one, const Counted &other) {
        return one.colour < other.colour;
    });
    if (counted.size() > size) {
        m_colours = medianCut(counted, size);
    } else {
        for (const Counted &one : counted)
            m_colours.push_back(one.colour);
    }
    for (const Counted &one : counted) {
        const auto nearest
            = std::min_element(m_colours.begin(), m_colours.end(), [&one](QRgb first, QRgb second) {
                  return squaredDistance(one.colour, first) < squaredDistance(one.colour, second);
              });
        m_indexes.emplace(one.colour, static_cast<std::uint8_t>(nearest - m_colours.begin()));
    }
}

} // namespace tessera
