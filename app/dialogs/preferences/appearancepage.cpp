#include "app/dialogs/preferences/appearancepage.h"

#include "app/dialogs/preferences/boardpreview.h"
#include "app/settings/appearance.h"

#include <QComboBox>
#include <QSignalBlocker>

namespace tessera {

using namespace Qt::StringLiterals;

AppearancePage::AppearancePage(
    Settings &settings, const Appearance &appearance, const QString &game, QWidget *parent)
    : PreferencePage({u"appearancePage"_s, tr("Appearance"), u"appearance"_s}, settings, parent)
{
    addChoice(
        {u"schemeBox"_s, tr("&Window")},
        {{Scheme::System, tr("As the desktop")},
         {Scheme::Light, tr("Light")},
         {Scheme::Dark, tr("Dark")},
         {Scheme::HighContrast, tr("High contrast")}},
        field([](auto &all) -> auto & { return all.appearance.scheme; }));
    addThemes();
    addChoice(
        {u"piecesBox"_s, tr("&Pieces")},
        {{PieceStyle::Modelled, tr("Modelled")}, {PieceStyle::Plain, tr("Plain signs")}},
        field([](auto &all) -> auto & { return all.appearance.pieces; }));
    addChoice(
        {u"coordinatesBox"_s, tr("&Coordinates")},
        {{CoordinateMode::None, tr("None")},
         {CoordinateMode::Edge, tr("Along the edge")},
         {CoordinateMode::All, tr("In every cell")}},
        field([](auto &all) -> auto & { return all.appearance.coordinates; }));
    addChoice(
        {u"notationBox"_s, tr("&Notation of moves")},
        {{Notation::Short, tr("Short")},
         {Notation::Long, tr("Long")},
         {Notation::Prose, tr("In words")}},
        field([](auto &all) -> auto & { return all.appearance.notation; }));
    addChoice(
        {u"lettersBox"_s, tr("&Letters on pieces")},
        {{false, tr("None")}, {true, tr("In a badge")}},
        field([](auto &all) -> auto & { return all.appearance.showsLetters; }));
    addSlider(
        {u"textSizeSlider"_s, tr("&Text size")},
        {kLeastTextPercent, kMostTextPercent, 10},
        [](int percent) { return tr("%1 %").arg(percent); },
        field([](auto &all) -> auto & { return all.appearance.textPercent; }));
    addChoice(
        {u"visionBox"_s,
         tr("Colours &seen by"),
         tr("Shows the board of the game as other people see it, to check that nothing is lost.")},
        {{ColourVision::Normal, tr("Everybody")},
         {ColourVision::Protanopia, tr("People without red cones")},
         {ColourVision::Deuteranopia, tr("People without green cones")},
         {ColourVision::Tritanopia, tr("People without blue cones")}},
        field([](auto &all) -> auto & { return all.appearance.previewedVision; }));
    // Made last, so that the keyboard comes to it after the rows.
    auto *preview = new BoardPreview(game, this);
    preview->setTheme(appearance.theme());
    connect(&appearance, &Appearance::changed, preview, &BoardPreview::setTheme);
    addBeside(*preview);
    follow([preview](const Preferences &now) { preview->show(now.appearance); });
}

void AppearancePage::addThemes()
{
    auto *box = new QComboBox(this);
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    box->addItem(tr("As the window"), QString());
    for (const QString &id : Theme::families())
        box->addItem(Theme::shipped(id).name(), id);
    addRow({u"boardThemeBox"_s, tr("&Board")}, *box);
    connect(box, &QComboBox::currentIndexChanged, this, [this, box] {
        change([&](Preferences &chosen) {
            chosen.appearance.boardTheme = box->currentData().toString();
        });
    });
    follow([box](const Preferences &now) {
        const QSignalBlocker blocker(box);
        const QString &id = now.appearance.boardTheme;
        box->setCurrentIndex(id.isEmpty() ? 0 : box->findData(Theme::shipped(id).family()));
    });
}

void AppearancePage::restoreDefaults(Preferences &preferences) const
{
    preferences.appearance = {};
}

} // namespace tessera

#include "moc_appearancepage.cpp"
