#include "view/theme/colourvision.h"

#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>

namespace tessera {

namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

double linear(double value)
{
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double gammaCoded(double value)
{
    const double clipped = std::clamp(value, 0.0, 1.0);
    return clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * std::pow(clipped, 1 / 2.4) - 0.055;
}

Triple linearRgb(const QColor &colour)
{
    const QColor rgb = colour.toRgb();
    return {linear(rgb.redF()), linear(rgb.greenF()), linear(rgb.blueF())};
}

Triple times(const Matrix &matrix, const Triple &vector)
{
    Triple result{};
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t column = 0; column < 3; ++column)
            result[row] += matrix[row][column] * vector[column];
    }
    return result;
}

// Machado et al., table 1, severity 1.0: maps of linear sRGB.
const Matrix kProtanopia{
    {{0.152286, 1.052583, -0.204868},
     {0.114503, 0.786281, 0.099216},
     {-0.003882, -0.048116, 1.051998}}};
const Matrix kDeuteranopia{
    {{0.367322, 0.860646, -0.227968},
     {0.280085, 0.672501, 0.047413},
     {-0.011820, 0.042940, 0.968881}}};
const Matrix kTritanopia{
    {{1.255528, -0.076749, -0.178779},
     {-0.078411, 0.930809, 0.147602},
     {0.004733, 0.691367, 0.303900}}};

const Matrix &simulationOf(ColourVision vision)
{
    return vision == ColourVision::Protanopia     ? kProtanopia
           : vision == ColourVision::Deuteranopia ? kDeuteranopia
                                                  : kTritanopia;
}

/// Lightness, chroma and hue in degrees.
struct Lch
{
    double l;
    double c;
    double h;
};

Lch lchOf(const Lab &lab, double stretch)
{
    const double a = stretch * lab.a;
    const double h = a == 0 && lab.b == 0 ? 0 : qRadiansToDegrees(std::atan2(lab.b, a));
    return {lab.l, std::hypot(a, lab.b), h < 0 ? h + 360 : h};
}

double cosDegrees(double degrees)
{
    return std::cos(qDegreesToRadians(degrees));
}

/// x⁷ / (x⁷ + 25⁷), under the root.
double chromaWeight(double chroma)
{
    const double power = std::pow(chroma, 7);
    return std::sqrt(power / (power + std::pow(25.0, 7)));
}

/// The difference from one hue to another, −180 to 180; equation 10.
double hueDifference(const Lch &first, const Lch &second)
{
    if (first.c * second.c == 0)
        return 0;
    const double way = second.h - first.h;
    return way > 180 ? way - 360 : way < -180 ? way + 360 : way;
}

/// Equation 14.
double meanHue(const Lch &first, const Lch &second)
{
    const double sum = first.h + second.h;
    if (first.c * second.c == 0)
        return sum;
    if (std::abs(first.h - second.h) <= 180)
        return sum / 2;
    return (sum < 360 ? sum + 360 : sum - 360) / 2;
}

double luminance(const QColor &colour)
{
    const Triple rgb = linearRgb(colour);
    return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
}

} // namespace

QColor seenWith(ColourVision vision, const QColor &colour)
{
    if (vision == ColourVision::Normal)
        return colour;
    const Triple seen = times(simulationOf(vision), linearRgb(colour));
    return QColor::fromRgbF(
        static_cast<float>(gammaCoded(seen[0])),
        static_cast<float>(gammaCoded(seen[1])),
        static_cast<float>(gammaCoded(seen[2])),
        colour.alphaF());
}

QImage seenWith(ColourVision vision, const QImage &picture)
{
    if (vision == ColourVision::Normal)
        return picture;
    QImage seen = picture.convertToFormat(QImage::Format_ARGB32);
    // The last colour is remembered, as a board has few colours, in runs of equal pixels.
    QRgb last = 0;
    QRgb lastSeen = seenWith(vision, QColor(last)).rgb();
    for (int y = 0; y < seen.height(); ++y) {
        auto *pixels = reinterpret_cast<QRgb *>(seen.scanLine(y));
        for (int x = 0; x < seen.width(); ++x) {
            const QRgb colour = pixels[x] | 0xFF000000;
            if (colour != last) {
                last = colour;
                lastSeen = seenWith(vision, QColor(colour)).rgb();
            }
            pixels[x] = (pixels[x] & 0xFF000000) | (lastSeen & 0x00FFFFFF);
        }
    }
    return seen;
}

double contrast(const QColor &one, const QColor &other)
{
    const auto [low, high] = std::minmax({luminance(one), luminance(other)});
    return (high + 0.05) / (low + 0.05);
}

Lab labOf(const QColor &colour)
{
    static const Matrix toXyz{
        {{0.4124564, 0.3575761, 0.1804375},
         {0.2126729, 0.7151522, 0.0721750},
         {0.0193339, 0.1191920, 0.9503041}}};
    static const Triple white{0.95047, 1.0, 1.08883};
    const Triple xyz = times(toXyz, linearRgb(colour));
    Triple f{};
    for (std::size_t i = 0; i < 3; ++i) {
        const double t = xyz[i] / white[i];
        f[i] = t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
    }
    return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

double difference(const QColor &one, const QColor &other)
{
    return difference(labOf(one), labOf(other));
}

double difference(const Lab &one, const Lab &other)
{
    const double meanC = (std::hypot(one.a, one.b) + std::hypot(other.a, other.b)) / 2;
    const double stretch = 1 + 0.5 * (1 - chromaWeight(meanC)); // equations 2 to 5
    const Lch first = lchOf(one, stretch);
    const Lch second = lchOf(other, stretch);

    const double halfHue = qDegreesToRadians(hueDifference(first, second) / 2);
    const double deltaH = 2 * std::sqrt(first.c * second.c) * std::sin(halfHue);

    // Equations 12 to 21: the weight of each part at this place of the colour space.
    const double l = (first.l + second.l) / 2;
    const double c = (first.c + second.c) / 2;
    const double h = meanHue(first, second);
    const double t = 1 - 0.17 * cosDegrees(h - 30) + 0.24 * cosDegrees(2 * h)
                     + 0.32 * cosDegrees(3 * h + 6) - 0.20 * cosDegrees(4 * h - 63);
    const double squareL = (l - 50) * (l - 50);
    const double partL = (second.l - first.l) / (1 + 0.015 * squareL / std::sqrt(20 + squareL));
    const double partC = (second.c - first.c) / (1 + 0.045 * c);
    const double partH = deltaH / (1 + 0.015 * c * t);
    const double turn = 30 * std::exp(-std::pow((h - 275) / 25, 2));
    const double rotation = -std::sin(qDegreesToRadians(2 * turn)) * 2 * chromaWeight(c);
    return std::sqrt(partL * partL + partC * partC + partH * partH + rotation * partC * partH);
}

} // namespace tessera
