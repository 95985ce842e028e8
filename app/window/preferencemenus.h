#pragma once

#include "app/settings/settings.h"

#include <QObject>

#include <functional>
#include <vector>

class QAction;
class QMenu;

namespace tessera {

/// The menus that choose one of several values of a preference: appearance, board colours,
/// coordinates, speed of animation. They change the settings and follow them.
class PreferenceMenus final : public QObject
{
    Q_OBJECT

public:
    PreferenceMenus(Settings &settings, QWidget &window);

    /// In the order in which menus show them.
    [[nodiscard]] const std::vector<QMenu *> &menus() const { return m_menus; }

private:
    struct Choice
    {
        QString text;
        QString objectName;
        std::function<void(Preferences &)> apply;
        std::function<bool(const Preferences &)> isChosen;
    };

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
    std::vector<Entry> m_entries;
};

} // namespace tessera
