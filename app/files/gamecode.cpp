#include "app/files/gamecode.h"

#include "model/core/files/bigendian.h"

#include <QByteArray>
#include <QString>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView kBegin("tessera1:");
/// The most bytes; a code that declares a longer text is not unpacked. The longest games have some 100 KB.
constexpr quint32 kLongestText = quint32{16} << 20;
/// The most bytes of a packed text, whatever length it declares: each makes a thousand at most when it is unpacked.
constexpr qsizetype kLongestPacked = qsizetype{128} << 10;
/// The letters of it.
constexpr qsizetype kLongestCode = kLongestPacked / 3 * 4 + 4;
constexpr auto kBase64 = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;

} // namespace

QString gameCode(std::string_view gameText)
{
    const QByteArray text(gameText.data(), static_cast<qsizetype>(gameText.size()));
    const QByteArray packed = qCompress(text, 9);
    if (packed.size() > kLongestPacked || text.size() > qsizetype{kLongestText})
        return {};
    return kBegin + QString::fromLatin1(packed.toBase64(kBase64));
}

bool isGameCode(const QString &text)
{
    return text.trimmed().startsWith(kBegin);
}

Result<std::string> textOfGameCode(const QString &code)
{
    QString letters = code.trimmed().mid(kBegin.size());
    letters.removeIf([](QChar letter) { return letter.isSpace(); });
    if (letters.size() > kLongestCode)
        return Error{
            phrase("Error", "the game code"),
            phrase("Error", "%1 letters").with(letters.size()),
            phrase("Error", "at most %1").with(kLongestCode)};
    const auto packed = QByteArray::fromBase64Encoding(
        letters.toLatin1(), kBase64 | QByteArray::AbortOnBase64DecodingErrors);
    const QByteArray &bytes = packed.decoded;
    const bool isLong = bytes.size() > 4;
    if (packed && isLong && fromBigEndian<quint32>(bytes.constData()) <= kLongestText) {
        const QByteArray text = qUncompress(bytes);
        if (!text.isEmpty() && text.size() <= qsizetype{kLongestText})
            return text.toStdString();
    }
    return Error{
        phrase("Error", "the game code"),
        phrase("Error", "a missing or wrong character"),
        phrase("Error", "the whole line, as it was copied")};
}

} // namespace tessera
