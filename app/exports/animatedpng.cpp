#include "app/exports/animatedpng.h"

#include "model/core/files/bigendian.h"
#include "model/core/files/crc32.h"

#include <QBuffer>

namespace tessera {

namespace {

constexpr int kSignature = 8;
/// The head of a chunk: its length and its name; then follow the data and the check sum.
constexpr int kHead = 8;
constexpr int kTail = 4;

template<std::unsigned_integral Number>
void append(QByteArray &bytes, Number number)
{
    bytes += QByteArray::fromStdString(toBigEndian(number));
}

void appendChunk(QByteArray &file, const char *name, const QByteArray &data)
{
    append(file, static_cast<quint32>(data.size()));
    const QByteArray named = QByteArray(name, 4) + data;
    file += named;
    append(file, quint32{crc32({named.constData(), static_cast<std::size_t>(named.size())})});
}

QByteArray encoded(const QImage &picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    picture.convertToFormat(QImage::Format_RGB32).save(&buffer, "PNG");
    return bytes;
}

/// The data of all chunks of that name.
QByteArray chunks(const QByteArray &png, const char *name)
{
    QByteArray found;
    for (qsizetype at = kSignature; at + kHead <= png.size();) {
        const auto length = fromBigEndian<quint32>(png.constData() + at);
        if (png.mid(at + 4, 4) == name)
            found += png.mid(at + kHead, length);
        at += kHead + qsizetype(length) + kTail;
    }
    return found;
}

QByteArray frameControl(quint32 number, const QRect &part, std::chrono::milliseconds shown)
{
    QByteArray data;
    append(data, number);
    append(data, static_cast<quint32>(part.width()));
    append(data, static_cast<quint32>(part.height()));
    append(data, static_cast<quint32>(part.x()));
    append(data, static_cast<quint32>(part.y()));
    append(data, static_cast<quint16>(shown.count()));
    append(data, static_cast<quint16>(1000)); // of a second
    data.append('\0');                        // the picture stays
    data.append('\0');                        // and the next one replaces what is below it
    return data;
}

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

QByteArray animatedPng(
    const std::vector<QImage> &pictures,
    std::chrono::milliseconds pace,
    std::chrono::milliseconds lastPace)
{
    if (pictures.empty())
        return {};
    const QByteArray first = encoded(pictures.front());
    QByteArray file = first.left(kSignature);
    appendChunk(file, "IHDR", chunks(first, "IHDR"));
    QByteArray control;
    append(control, static_cast<quint32>(pictures.size()));
    append(control, quint32(0)); // without end
    appendChunk(file, "acTL", control);
    quint32 number = 0;
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        const QRect part = i == 0 ? pictures[i].rect() : changedPart(pictures[i - 1], pictures[i]);
        const auto shown = i + 1 == pictures.size() ? lastPace : pace;
        appendChunk(file, "fcTL", frameControl(number++, part, shown));
        if (i == 0) {
            appendChunk(file, "IDAT", chunks(first, "IDAT"));
            continue;
        }
        QByteArray data;
        append(data, number++);
        appendChunk(file, "fdAT", data + chunks(encoded(pictures[i].copy(part)), "IDAT"));
    }
    appendChunk(file, "IEND", {});
    return file;
}

} // namespace tessera
