#pragma once

#include <QColor>
#include <QImage>

#include <cstdint>

namespace tessera {

/// Ways of seeing colours: with all three kinds of cones, or with two.
enum class ColourVision : std::uint8_t { Normal, Protanopia, Deuteranopia, Tritanopia };

/// The look of a colour to a dichromat, for the preview in the settings and the tests of the themes. G. Machado, M.
/// Oliveira, L. Fernandes: A physiologically-based model for simulation of color vision deficiency, IEEE Trans. Vis.
/// Comput. Graph. 15 (2009).
[[nodiscard]] QColor seenWith(ColourVision vision, const QColor &colour);
/// The same for every pixel of a picture; transparency stays.
[[nodiscard]] QImage seenWith(ColourVision vision, const QImage &picture);

/// The contrast of two opaque colours, 1 to 21 (WCAG 2.1, "contrast ratio").
[[nodiscard]] double contrast(const QColor &one, const QColor &other);

/// A colour in CIELAB under D65: lightness 0 to 100, from green to red, from blue to yellow.
struct Lab
{
    double l = 0;
    double a = 0;
    double b = 0;
};

[[nodiscard]] Lab labOf(const QColor &colour);

/// The perceived difference between two colours, about 1 where it is just noticeable. G. Sharma, W. Wu, E. Dalal: The
/// CIEDE2000 color-difference formula, Color Res. Appl. 30 (2005).
[[nodiscard]] double difference(const Lab &one, const Lab &other);
[[nodiscard]] double difference(const QColor &one, const QColor &other);

} // namespace tessera
