#include "app/window/preferencemenus.h"

#include "view/theme/theme.h"
#include "view/words/mnemonic.h"

#include <QAction>
#include <QActionGroup>
#include <QLocale>
#include <QMenu>

namespace tessera {

using namespace Qt::StringLiterals;

/// Makes the choices of one preference, to which `field` refers.
template<typename Field>
auto PreferenceMenus::choicesOf(Field field)
{
    return [field](const QString &text, const QString &name, const auto &value) {
        return Choice{
            text,
            name,
            [field, value](Preferences &chosen) { field(chosen) = value; },
            [field, value](const Preferences &chosen) { return field(chosen) == value; }};
    };
}

PreferenceMenus::PreferenceMenus(Settings &settings, QWidget &window)
    : QObject(&window)
    , m_settings(settings)
{
    addLooks(window);

    const auto speed = choicesOf([](auto &chosen) -> auto & { return chosen.motion.cellMs; });
    addMenu(
        window,
        u"animationMenu"_s,
        tr("A&nimation"),
        {speed(tr("&Off"), u"actionAnimationOff"_s, 0),
         speed(tr("&Fast"), u"actionAnimationFast"_s, 120),
         speed(tr("&Normal"), u"actionAnimationNormal"_s, MotionPreferences().cellMs),
         speed(tr("&Slow"), u"actionAnimationSlow"_s, 600)});

    const auto pace = choicesOf([](auto &chosen) -> auto & { return chosen.motion.paceMs; });
    std::vector<Choice> paces;
    for (const int ms : {500, 1000, 2000, 4000}) {
        const QString seconds = QLocale().toString(ms / 1000.0, 'g', 2);
        paces.push_back(pace(tr("%1 s a move").arg(seconds), u"actionPace%1"_s.arg(ms), ms));
    }
    m_paceMenu = makeMenu(window, u"paceMenu"_s, tr("Pac&e"), std::move(paces));

    const auto coach = choicesOf([](auto &chosen) -> auto & { return chosen.play.coach; });
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

void PreferenceMenus::addLooks(QWidget &window)
{
    const auto scheme = choicesOf([](auto &chosen) -> auto & { return chosen.appearance.scheme; });
    addMenu(
        window,
        u"appearanceMenu"_s,
        tr("&Appearance"),
        {scheme(tr("As the &desktop"), u"actionSchemeSystem"_s, Scheme::System),
         scheme(tr("&Light"), u"actionSchemeLight"_s, Scheme::Light),
         scheme(tr("D&ark"), u"actionSchemeDark"_s, Scheme::Dark),
         scheme(tr("&High contrast"), u"actionSchemeHighContrast"_s, Scheme::HighContrast)});

    const auto theme = choicesOf(
        [](auto &chosen) -> auto & { return chosen.appearance.boardTheme; });
    std::vector<Choice> themes{
        theme(tr("As the &window"), u"actionBoardTheme-automatic"_s, QString())};
    for (const QString &id : Theme::families())
        themes.push_back(theme(Theme::shipped(id).name(), u"actionBoardTheme-"_s + id, id));
    addMenu(window, u"boardThemeMenu"_s, tr("&Board colours"), std::move(themes));

    const auto coordinates = choicesOf(
        [](auto &chosen) -> auto & { return chosen.appearance.coordinates; });
    addMenu(
        window,
        u"coordinatesMenu"_s,
        tr("&Coordinates"),
        {coordinates(tr("&None"), u"actionCoordinatesNone"_s, CoordinateMode::None),
         coordinates(tr("Along the &edge"), u"actionCoordinatesEdge"_s, CoordinateMode::Edge),
         coordinates(tr("In every &cell"), u"actionCoordinatesAll"_s, CoordinateMode::All)});

    const auto notation = choicesOf(
        [](auto &chosen) -> auto & { return chosen.appearance.notation; });
    addMenu(
        window,
        u"notationMenu"_s,
        tr("N&otation"),
        {notation(tr("&Short"), u"actionNotationShort"_s, Notation::Short),
         notation(tr("&Long"), u"actionNotationLong"_s, Notation::Long),
         notation(tr("In &words"), u"actionNotationWords"_s, Notation::Prose)});

    const auto letters = choicesOf(
        [](auto &chosen) -> auto & { return chosen.appearance.showsLetters; });
    addMenu(
        window,
        u"lettersMenu"_s,
        tr("&Letters on pieces"),
        {letters(tr("&None"), u"actionLettersNone"_s, false),
         letters(tr("In a &badge"), u"actionLettersBadge"_s, true)});
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
