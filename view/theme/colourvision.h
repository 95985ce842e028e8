#pragma once

#include <QColor>

#include <cstdint>

namespace tessera {

/// Ways of seeing colours: with all three kinds of cones, or with two.
enum class ColourVision : std::uint8_t { Normal, Protanopia, Deuteranopia, Tritanopia };

/// How a colour looks to a dichromat, for the preview in the settings and the tests of the themes.
/// G. Machado, M. Oliveira, L. Fernandes: A physiologically-based model for simulation of color
/// vision deficiency, IEEE Trans. Vis. Comput. Graph. 15 (2009).
[[nodiscard]] QColor seenWith(ColourVision vision, const QColor &colour);

/// The contrast of two opaque colours, 1 to 21 (WCAG 2.1, "contrast ratio").
[[nodiscard]] double contrast(const QColor &one, const QColor &other);

/// The difference that people see between two colours, about 1 where it is just noticed. G. Sharma,
/// W. Wu, E. Dalal: The CIEDE2000 color-difference formula, Color Res. Appl. 30 (2005).
[[nodiscard]] double difference(const QColor &one, const QColor &other);

/// `top` painted with its opacity over an opaque `ground`.
[[nodiscard]] QColor blended(const QColor &top, const QColor &ground);

} // namespace tessera
