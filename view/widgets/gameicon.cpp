#include "view/widgets/gameicon.h"

#include <QFile>

namespace tessera {

using namespace Qt::StringLiterals;

QIcon gameIcon(const GameInfo &info)
{
    const QString path = u":/games/%1.svg"_s.arg(QString::fromStdString(info.id));
    if (!QFile::exists(path))
        return {};
    QIcon icon(path);
    icon.addFile(path, {}, QIcon::Selected);
    return icon;
}

} // namespace tessera
