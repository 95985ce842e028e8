#include <QDir>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <iostream>

/// Renders the program's icon as the theme `hicolor` wants it: `FOLDER/16x16.png` and so on. Few pixels show a simpler
/// drawing.
int main(int argc, char *argv[])
{
    if (argc != 4) {
        std::cerr << "found " << argc - 1
                  << " arguments, wanted the drawing, the one for small icons, and a folder\n";
        return 2;
    }
    QSvgRenderer large(QString::fromLocal8Bit(argv[1]));
    QSvgRenderer small(QString::fromLocal8Bit(argv[2]));
    const QDir folder(QString::fromLocal8Bit(argv[3]));
    constexpr int kLargestSmall = 24;
    for (const int size : {16, 22, 24, 32, 48, 64, 128, 256, 512}) {
        QImage icon(size, size, QImage::Format_ARGB32);
        icon.fill(Qt::transparent);
        QPainter painter(&icon);
        QSvgRenderer &drawing = size <= kLargestSmall ? small : large;
        drawing.render(&painter);
        painter.end();
        const QString path = folder.filePath(QStringLiteral("%1x%1.png").arg(size));
        if (!drawing.isValid() || !icon.save(path)) {
            std::cerr << qPrintable(path)
                      << ": found no drawing or no room, wanted to write an icon\n";
            return 1;
        }
    }
    return 0;
}
