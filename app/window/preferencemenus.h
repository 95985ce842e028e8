#pragma once

#include "app/settings/settings.h"

#include <QObject>

#include <functional>
#include <vector>

class QAction;
class QMenu;

namespace tessera {

/// The menus that choose one of several values of a preference: those of the view, the pace of playing through, and the
/// coach. They change the settings and follow them.
class PreferenceMenus final : public QObject
{
    Q_OBJECT

public:
    PreferenceMenus(Settings &settings, QWidget &window);

    /// Those of the view, in the order in which its menu shows them.
    [[nodiscard]] const std::vector<QMenu *> &menus() const { return m_menus; }
    /// How long each position is shown when a game is played through.
    [[nodiscard]] QMenu *paceMenu() const { return m_paceMenu; }
    /// When the coach speaks.
    [[nodiscard]] QMenu *coachMenu() const { return m_coachMenu; }

private:
    struct Choice
    {
        QString text;
        QString objectName;
        std::function<void(Preferences &)> apply;
        std::function<bool(const Preferences &)> isChosen;
    };

    template<typename Field>
    static auto choicesOf(Field field);
    /// The menus of the view that say how things look.
    void addLooks(QWidget &window);
    QMenu *makeMenu(
        QWidget &window, const QString &name, const QString &title, std::vector<Choice> choices);
    void addMenu(
        QWidget &window, const QString &name, const QString &title, std::vector<Choice> choices);
    void follow();

    struct Entry
    {
        QAction *action;
        std::function<bool(const Preferences &)> isChosen;
    };

    Settings &m_settings;
    std::vector<QMenu *> m_menus;
    QMenu *m_paceMenu = nullptr;
    QMenu *m_coachMenu = nullptr;
    std::vector<Entry> m_entries;
};

} // namespace tessera
