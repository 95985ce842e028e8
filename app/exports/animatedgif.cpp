#include "app/exports/animatedgif.h"

#include "app/exports/palette.h"

#include <QIODevice>

#include <gif_lib.h>

#include <algorithm>
#include <array>
#include <bit>
#include <memory>

namespace tessera {

namespace {

/// The colours besides the transparent one.
constexpr std::size_t kColours = 255;

/// Of a frame, the points of its rectangle count: those that the file holds.
Palette paletteOf(const std::vector<MovingFrame> &frames)
{
    ColourCounts counts;
    for (const MovingFrame &frame : frames) {
        const QRect &part = frame.changed;
        for (int y = part.top(); y <= part.bottom(); ++y) {
            for (int x = part.left(); x <= part.right(); ++x)
                ++counts[frame.picture.pixel(x, y)];
        }
    }
    return {counts, kColours};
}

struct CloseGif
{
    void operator()(GifFileType *gif) const { EGifCloseFile(gif, nullptr); }
};

struct FreeMap
{
    void operator()(ColorMapObject *map) const { GifFreeMapObject(map); }
};

using ColourMap = std::unique_ptr<ColorMapObject, FreeMap>;

int writeTo(GifFileType *gif, const GifByteType *bytes, int count)
{
    auto *device = static_cast<QIODevice *>(gif->UserData);
    return static_cast<int>(device->write(reinterpret_cast<const char *>(bytes), count));
}

/// The palette and room for the transparent colour, whose place is behind the others; null without memory. The format
/// wants a power of two.
ColourMap mapOf(const Palette &palette)
{
    const std::size_t size = std::bit_ceil(palette.colours().size() + 1);
    ColourMap map(GifMakeMapObject(static_cast<int>(size), nullptr));
    if (map == nullptr)
        return map;
    std::transform(palette.colours().begin(), palette.colours().end(), map->Colors, [](QRgb colour) {
        const auto byte = [](int channel) { return static_cast<GifByteType>(channel); };
        return GifColorType{byte(qRed(colour)), byte(qGreen(colour)), byte(qBlue(colour))};
    });
    return map;
}

/// The parts of one file in their order. All return false after an error of giflib.
class GifWriter
{
public:
    GifWriter(GifFileType &gif, const Palette &palette)
        : m_gif(gif)
        , m_palette(palette)
    {}

    bool begin(const QSize &size, const ColorMapObject &map)
    {
        constexpr int kBits = 8;
        static constexpr char kLooping[] = "NETSCAPE2.0";
        // Its one block: without end.
        constexpr std::array<GifByteType, 3> rounds{1, 0, 0};
        EGifSetGifVersion(&m_gif, true);
        return isGood(EGifPutScreenDesc(&m_gif, size.width(), size.height(), kBits, 0, &map))
               && isGood(EGifPutExtensionLeader(&m_gif, APPLICATION_EXT_FUNC_CODE))
               && isGood(EGifPutExtensionBlock(&m_gif, sizeof(kLooping) - 1, kLooping))
               && isGood(EGifPutExtensionBlock(&m_gif, rounds.size(), rounds.data()))
               && isGood(EGifPutExtensionTrailer(&m_gif));
    }

    /// `before` is null for the first frame.
    bool add(const MovingFrame &frame, const MovingFrame *before)
    {
        const QRect &part = frame.changed;
        if (!control(frame.shown, before == nullptr)
            || !isGood(EGifPutImageDesc(
                &m_gif, part.x(), part.y(), part.width(), part.height(), false, nullptr)))
            return false;
        std::vector<GifPixelType> line(static_cast<std::size_t>(part.width()));
        for (int y = part.top(); y <= part.bottom(); ++y) {
            for (int x = part.left(); x <= part.right(); ++x) {
                const auto index = m_palette.indexOf(frame.picture.pixel(x, y));
                const bool stays = before != nullptr
                                   && index == m_palette.indexOf(before->picture.pixel(x, y));
                line[static_cast<std::size_t>(x - part.left())] = stays ? transparent() : index;
            }
            if (!isGood(EGifPutLine(&m_gif, line.data(), part.width())))
                return false;
        }
        return true;
    }

private:
    static bool isGood(int status) { return status == GIF_OK; }

    [[nodiscard]] GifPixelType transparent() const
    {
        return static_cast<GifPixelType>(m_palette.colours().size());
    }

    bool control(std::chrono::milliseconds shown, bool isFirst)
    {
        constexpr int kTick = 10; // milliseconds
        const GraphicsControlBlock block{
            DISPOSE_DO_NOT,
            false,
            static_cast<int>(shown.count() / kTick),
            isFirst ? NO_TRANSPARENT_COLOR : transparent()};
        std::array<GifByteType, 4> bytes{};
        EGifGCBToExtension(&block, bytes.data());
        return isGood(EGifPutExtension(&m_gif, GRAPHICS_EXT_FUNC_CODE, bytes.size(), bytes.data()));
    }

    GifFileType &m_gif;
    const Palette &m_palette;
};

/// What the library says when there is no room for a file.
[[maybe_unused]] constexpr std::array kComplaints{
    TESSERA_TEXT("Error", "Failed to write to given file"),
    TESSERA_TEXT("Error", "Failed to allocate required memory")};

Error errorOf(int code)
{
    const char *words = GifErrorString(code);
    const Phrase complaint = words == nullptr ? phrase("Error", "an unknown error")
                                              : Phrase("Error", words);
    return {
        "GIF",
        phrase("Error", "\"%1\"").with(complaint),
        phrase("Error", "a file that can be written")};
}

} // namespace

std::optional<Error> writeAnimatedGif(const std::vector<MovingFrame> &frames, QIODevice &device)
{
    if (frames.empty())
        return std::nullopt;
    const Palette palette = paletteOf(frames);
    const ColourMap map = mapOf(palette);
    if (map == nullptr)
        return errorOf(E_GIF_ERR_NOT_ENOUGH_MEM);
    int code = E_GIF_SUCCEEDED;
    std::unique_ptr<GifFileType, CloseGif> gif(EGifOpen(&device, writeTo, &code));
    if (gif == nullptr)
        return errorOf(code);
    GifWriter writer(*gif, palette);
    bool isGood = writer.begin(frames.front().picture.size(), *map);
    const MovingFrame *before = nullptr;
    for (const MovingFrame &frame : frames) {
        isGood = isGood && writer.add(frame, before);
        before = &frame;
    }
    if (!isGood)
        return errorOf(gif->Error);
    if (EGifCloseFile(gif.release(), &code) != GIF_OK)
        return errorOf(code);
    return std::nullopt;
}

} // namespace tessera
