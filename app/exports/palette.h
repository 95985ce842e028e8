#pragma once

#include <QRgb>

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace tessera {

/// How often each colour occurs.
using ColourCounts = std::unordered_map<QRgb, std::int64_t>;

/// A few colours that stand for many: the same ones where they are few enough, else those of a median cut, without
/// dithering, so that flat grounds stay flat.
class Palette
{
public:
    /// At most `size` colours for those of `counts`; `size` is 1 to 256.
    Palette(const ColourCounts &counts, std::size_t size);

    [[nodiscard]] const std::vector<QRgb> &colours() const { return m_colours; }
    /// The place in `colours` of what stands for `colour`, which is one of those counted.
    [[nodiscard]] std::uint8_t indexOf(QRgb colour) const { return m_indexes.at(colour); }

private:
    std::vector<QRgb> m_colours;
    std::unordered_map<QRgb, std::uint8_t> m_indexes;
};

} // namespace tessera
