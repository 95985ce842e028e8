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

} // namespace

QByteArray animatedPng(const std::vector<MovingFrame> &frames)
{
    if (frames.empty())
        return {};
    const QByteArray first = encoded(frames.front().picture);
    QByteArray file = first.left(kSignature);
    appendChunk(file, "IHDR", chunks(first, "IHDR"));
    QByteArray control;
    append(control, static_cast<quint32>(frames.size()));
    append(control, quint32(0)); // without end
    appendChunk(file, "acTL", control);
    quint32 number = 0;
    for (const MovingFrame &frame : frames) {
        const bool isFirst = number == 0;
        appendChunk(file, "fcTL", frameControl(number++, frame.changed, frame.shown));
        if (isFirst) {
            appendChunk(file, "IDAT", chunks(first, "IDAT"));
            continue;
        }
        QByteArray data;
        append(data, number++);
        appendChunk(file, "fdAT", data + chunks(encoded(frame.picture.copy(frame.changed)), "IDAT"));
    }
    appendChunk(file, "IEND", {});
    return file;
}

} // namespace tessera
