#pragma once

#include <QRegularExpression>
#include <QString>

namespace tessera {

/// The text of a button or an entry as it is read: without the mark of the letter that is its key, in `&File` and in
/// `文件(&F)`, and without the dots that promise a dialog.
[[nodiscard]] inline QString withoutMnemonic(QString text)
{
    static const QRegularExpression beside(QStringLiteral("\\s*\\(&.\\)"));
    return text.remove(beside).remove(u'&').remove(u'…');
}

} // namespace tessera
