#include "app/help/helpplaces.h"

#include <QWidget>

#include <algorithm>
#include <array>
#include <string_view>

namespace tessera {

namespace {

struct HelpPlace
{
    /// The object name of a page, box or dialog.
    std::string_view widget;
    const char *page;
};

constexpr std::array kPlaces{
    HelpPlace{"startPage", "start"},
    HelpPlace{"newGameDialog", "playing"},
    HelpPlace{"preferencesDialog", "preferences"},
    HelpPlace{"shortcutsDialog", "keys"},
    HelpPlace{"libraryWindow", "files"},
    HelpPlace{"statisticsPage", "ratings"},
    HelpPlace{"openDialog", "files"},
    HelpPlace{"saveDialog", "files"},
    HelpPlace{"exportDialog", "files"},
    HelpPlace{"printDialog", "files"},
    HelpPlace{"importDialog", "files"},
    HelpPlace{"reviewBox", "study"},
    HelpPlace{"analysisBox", "study"},
    HelpPlace{"coachBox", "study"},
    HelpPlace{"explorerBox", "study"},
    HelpPlace{"puzzlePage", "puzzles"},
    HelpPlace{"levelBox", "puzzles"},
    HelpPlace{"positionEditor", "editor"},
    HelpPlace{"pieceWorkshop", "configurations"},
    HelpPlace{"traceBox", "engines"},
    HelpPlace{"programDialog", "engines"},
    HelpPlace{"askDialog", "engines"},
    HelpPlace{"checkDialog", "engines"},
    HelpPlace{"labPage", "lab"},
    HelpPlace{"labLogDialog", "lab"},
    HelpPlace{"openingsDialog", "lab"},
    HelpPlace{"matchExportDialog", "lab"},
    HelpPlace{"aboutDialog", "troubleshooting"},
};

} // namespace

QString manualPageOf(const QWidget *focus)
{
    for (; focus != nullptr; focus = focus->parentWidget()) {
        const std::string name = focus->objectName().toStdString();
        const auto place
            = std::find_if(kPlaces.begin(), kPlaces.end(), [&name](const HelpPlace &one) {
                  return one.widget == name;
              });
        if (place != kPlaces.end())
            return QString::fromLatin1(place->page);
    }
    return {};
}

} // namespace tessera
