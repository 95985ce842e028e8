#include "view/theme/colourvision.h"
#include "view/theme/icons.h"
#include "view/theme/windowpalette.h"

#include <QApplication>
#include <QPainter>
#include <QTest>

#include <cstdlib>

using namespace tessera;
using namespace Qt::StringLiterals;

namespace {

/// Whether a picture shows something, and that in one ink only.
bool isInkedWith(const QImage &image, const QColor &ink)
{
    constexpr int kRounding = 3;
    int inked = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            if (pixel.alpha() < 128)
                continue;
            ++inked;
            if (std::abs(pixel.red() - ink.red()) > kRounding
                || std::abs(pixel.green() - ink.green()) > kRounding
                || std::abs(pixel.blue() - ink.blue()) > kRounding)
                return false;
        }
    }
    return inked > image.width() / 2;
}

} // namespace

/// Icons and window palettes in light and dark.
class IconTest : public QObject
{
    Q_OBJECT

private slots:
    void iconsFollowThePalette_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name : iconNames())
            QTest::newRow(qPrintable(name)) << name;
    }

    void iconsFollowThePalette()
    {
        QFETCH(QString, name);
        const QIcon symbol = icon(name);
        QVERIFY(!symbol.isNull());
        for (const bool dark : {false, true}) {
            const QPalette palette = windowPalette(dark);
            QApplication::setPalette(palette);
            for (const int size : {16, 22, 24, 48}) {
                const QImage picture = symbol.pixmap(size).toImage();
                QCOMPARE(picture.size(), QSize(size, size));
                QVERIFY(isInkedWith(picture, palette.color(QPalette::WindowText)));
            }
            QVERIFY(isInkedWith(
                symbol.pixmap(24, QIcon::Disabled).toImage(),
                palette.color(QPalette::Disabled, QPalette::WindowText)));
        }
    }

    void unknownIconsAreNull() { QVERIFY(icon(u"no such icon"_s).isNull()); }

    void theProgramHasAnIconInEverySize()
    {
        for (const int size : {16, 22, 32, 48, 64, 128, 256})
            QCOMPARE(programIcon().pixmap(size).size(), QSize(size, size));
    }

    void palettesAreReadable_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void palettesAreReadable()
    {
        QFETCH(bool, dark);
        const QPalette palette = windowPalette(dark);
        QCOMPARE(isDark(palette), dark);
        const std::pair<QPalette::ColorRole, QPalette::ColorRole> texts[] = {
            {QPalette::WindowText, QPalette::Window},
            {QPalette::Text, QPalette::Base},
            {QPalette::Text, QPalette::AlternateBase},
            {QPalette::ButtonText, QPalette::Button},
            {QPalette::HighlightedText, QPalette::Highlight},
            {QPalette::ToolTipText, QPalette::ToolTipBase},
            {QPalette::PlaceholderText, QPalette::Base},
            {QPalette::Link, QPalette::Base},
            {QPalette::LinkVisited, QPalette::Base},
        };
        for (const auto &[text, ground] : texts) {
            const double normal = contrast(palette.color(text), palette.color(ground));
            QVERIFY2(normal >= 4.5, qPrintable(u"%1 on %2: %3"_s.arg(text).arg(ground).arg(normal)));
        }
        for (const auto text : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
            const double disabled
                = contrast(palette.color(QPalette::Disabled, text), palette.color(QPalette::Window));
            QVERIFY(disabled >= 2.5 && disabled < 5);
        }
    }
};

QTEST_MAIN(IconTest)
#include "icontest.moc"
