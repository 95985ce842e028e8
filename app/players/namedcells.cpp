#include "app/players/namedcells.h"

#include <algorithm>

namespace tessera {

std::vector<Cell> cellsNamed(const AnyPosition &position, const QString &text)
{
    QString plain = text;
    plain.remove(u' ');
    std::vector<std::pair<QString, Cell>> names;
    for (int i = 0; i < position.board().cellCount(); ++i)
        names.emplace_back(QString::fromStdString(position.cellText(cellAt(i))), cellAt(i));
    std::vector<Cell> found;
    for (qsizetype at = 0; at < plain.size();) {
        qsizetype length = 0;
        Cell cell = Cell::None;
        for (const auto &[name, named] : names) {
            if (name.size() > length && QStringView(plain).mid(at).startsWith(name)) {
                length = name.size();
                cell = named;
            }
        }
        // `2,3` is not in `12,3`, nor `e1` in `type1`.
        const bool isInside = at > 0 && (plain[at - 1].isDigit() || plain[at - 1] == u'-')
                              && length > 0 && plain[at].isDigit();
        if (length > 0 && !isInside)
            found.push_back(cell);
        at += std::max<qsizetype>(length, 1);
    }
    return found;
}

} // namespace tessera
