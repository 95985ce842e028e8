#include "app/window/preferencemenus.h"

#include "view/theme/theme.h"
#include "view/words/mnemonic.h"

#include <QAction>
#include <QActionGroup>
#include <QLocale>
#include <QMenu>

namespace tessera {

using namespace Qt::StringLiterals;

PreferenceMenus::PreferenceMenus(Settings &settings, QWidget &window)
    : QObject(&window)
    , m_settings(settings)
{
    const auto scheme = [](const QString &text, const QString &name, Scheme value) {
        return Choice{
            text,
            name,
            [value](Preferences &chosen) { chosen.appearance.scheme = value; },
            [value](const Preferences &chosen) { return chosen.appearance.scheme == value; }};
    };
    addMenu(
        window,
        u"appearanceMenu"_s,
        tr("&Appearance"),
        {scheme(tr("As the &desktop"), u"actionSchemeSystem"_s, Scheme::System),
         scheme(tr("&Light"), u"actionSchemeLight"_s, Scheme::Light),
         scheme(tr("D&ark"), u"actionSchemeDark"_s, Scheme::Dark),
         scheme(tr("&High contrast"), u"actionSchemeHighContrast"_s, Scheme::HighContrast)});

    const auto theme = [](const QString &text, const QString &id) {
        return Choice{
            text,
            u"actionBoardTheme-"_s + (id.isEmpty() ? u"automatic"_s : id),
            [id](Preferences &chosen) { chosen.appearance.boardTheme = id; },
            [id](const Preferences &chosen) { return chosen.appearance.boardTheme == id; }};
    };
    std::vector<Choice> themes{theme(tr("As the &window"), {})};
    for (const QString &id : Theme::families())
        themes.push_back(theme(Theme::shipped(id).name(), id));
    addMenu(window, u"boardThemeMenu"_s, tr("&Board colours"), std::move(themes));

    const auto coordinates = [](const QString &text, const QString &name, CoordinateMode mode) {
        return Choice{
            text,
            name,
            [mode](Preferences &chosen) { chosen.appearance.coordinates = mode; },
            [mode](const Preferences &chosen) { return chosen.appearance.coordinates == mode; }};
    };
    addMenu(
        window,
        u"coordinatesMenu"_s,
        tr("&Coordinates"),
        {coordinates(tr("&None"), u"actionCoordinatesNone"_s, CoordinateMode::None),
         coordinates(tr("Along the &edge"), u"actionCoordinatesEdge"_s, CoordinateMode::Edge),
         coordinates(tr("In every &cell"), u"actionCoordinatesAll"_s, CoordinateMode::All)});

    const auto notation = [](const QString &text, const QString &name, Notation value) {
        return Choice{
            text,
            name,
            [value](Preferences &chosen) { chosen.appearance.notation = value; },
            [value](const Preferences &chosen) { return chosen.appearance.notation == value; }};
    };
    addMenu(
        window,
        u"notationMenu"_s,
        tr("N&otation"),
        {notation(tr("&Short"), u"actionNotationShort"_s, Notation::Short),
         notation(tr("&Long"), u"actionNotationLong"_s, Notation::Long),
         notation(tr("In &words"), u"actionNotationWords"_s, Notation::Prose)});

    const auto letters = [](const QString &text, const QString &name, bool shows) {
        return Choice{
            text,
            name,
            [shows](Preferences &chosen) { chosen.appearance.showsLetters = shows; },
            [shows](const Preferences &chosen) { return chosen.appearance.showsLetters == shows; }};
    };
    addMenu(
        window,
        u"lettersMenu"_s,
        tr("&Letters on pieces"),
        {letters(tr("&None"), u"actionLettersNone"_s, false),
         letters(tr("In a &badge"), u"actionLettersBadge"_s, true)});
    const auto speed = [](const QString &text, const QString &name, int cellMs) {
        return Choice{
            text,
            name,
            [cellMs](Preferences &chosen) { chosen.motion.cellMs = cellMs; },
            [cellMs](const Preferences &chosen) { return chosen.motion.cellMs == cellMs; }};
    };
    addMenu(
        window,
        u"animationMenu"_s,
        tr("A&nimation"),
        {speed(tr("&Off"), u"actionAnimationOff"_s, 0),
         speed(tr("&Fast"), u"actionAnimationFast"_s, 120),
         speed(tr("&Normal"), u"actionAnimationNormal"_s, MotionPreferences().cellMs),
         speed(tr("&Slow"), u"actionAnimationSlow"_s, 600)});

    std::vector<Choice> paces;
    for (const int ms : {500, 1000, 2000, 4000}) {
        paces.push_back(
            {tr("%1 s a move").arg(QLocale().toString(ms / 1000.0, 'g', 2)),
             u"actionPace%1"_s.arg(ms),
             [ms](Preferences &chosen) { chosen.motion.paceMs = ms; },
             [ms](const Preferences &chosen) { return chosen.motion.paceMs == ms; }});
    }
    m_paceMenu = makeMenu(window, u"paceMenu"_s, tr("Pac&e"), std::move(paces));

    const auto coach = [](const QString &text, const QString &name, CoachMode mode) {
        return Choice{
            text,
            name,
            [mode](Preferences &chosen) { chosen.play.coach = mode; },
            [mode](const Preferences &chosen) { return chosen.play.coach == mode; }};
    };
    m_coachMenu = makeMenu(
        window,
        u"coachMenu"_s,
        tr("&Coach"),
        {coach(tr("&Off"), u"actionCoachOff"_s, CoachMode::Off),
         coach(tr("On &request"), u"actionCoachOnRequest"_s, CoachMode::OnRequest),
         coach(tr("&Always"), u"actionCoachAlways"_s, CoachMode::Always)});

    connect(&settings, &Settings::preferencesChanged, this, &PreferenceMenus::follow);
    follow();
}

void PreferenceMenus::addMenu(
    QWidget &window, const QString &name, const QString &title, std::vector<Choice> choices)
{
    m_menus.push_back(makeMenu(window, name, title, std::move(choices)));
}

QMenu *PreferenceMenus::makeMenu(
    QWidget &window, const QString &name, const QString &title, std::vector<Choice> choices)
{
    auto *menu = new QMenu(title, &window);
    menu->setObjectName(name);
    auto *group = new QActionGroup(menu);
    for (Choice &choice : choices) {
        QAction *action = menu->addAction(choice.text);
        action->setObjectName(choice.objectName);
        action->setCheckable(true);
        action->setStatusTip(
            tr("%1: %2", "menu, choice").arg(withoutMnemonic(title), withoutMnemonic(choice.text)));
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, apply = std::move(choice.apply)] {
            Preferences chosen = m_settings.preferences();
            apply(chosen);
            m_settings.setPreferences(chosen);
        });
        m_entries.push_back({action, std::move(choice.isChosen)});
    }
    return menu;
}

void PreferenceMenus::follow()
{
    for (const Entry &entry : m_entries)
        entry.action->setChecked(entry.isChosen(m_settings.preferences()));
}

} // namespace tessera

#include "moc_preferencemenus.cpp"
