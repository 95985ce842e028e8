#include "app/exports/movingframes.h"

namespace tessera {

namespace {

/// The smallest rectangle outside which both are the same; one point where they are the same.
QRect changedPart(const QImage &before, const QImage &after)
{
    QRect part;
    for (int y = 0; y < after.height(); ++y) {
        int first = 0;
        int last = after.width() - 1;
        while (first <= last && before.pixel(first, y) == after.pixel(first, y))
            ++first;
        while (last > first && before.pixel(last, y) == after.pixel(last, y))
            --last;
        if (first <= last)
            part |= QRect(first, y, last - first + 1, 1);
    }
    return part.isEmpty() ? QRect(0, 0, 1, 1) : part;
}

} // namespace

std::vector<MovingFrame> movingFrames(
    const std::vector<QImage> &pictures,
    std::chrono::milliseconds pace,
    std::chrono::milliseconds lastPace)
{
    std::vector<MovingFrame> frames;
    frames.reserve(pictures.size());
    for (const QImage &picture : pictures) {
        const QRect changed = frames.empty() ? picture.rect()
                                             : changedPart(frames.back().picture, picture);
        frames.push_back({picture, changed, pace});
    }
    if (!frames.empty())
        frames.back().shown = lastPace;
    return frames;
}

} // namespace tessera
