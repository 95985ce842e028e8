#pragma once

#include "app/players/programlist.h"

#include <QWidget>

class QMenu;
class QPushButton;
class QTreeWidget;

namespace tessera {

/// Who enters a match: levels, and the engines and agents that a person keeps, or enters now. Their order counts in
/// some formats.
class EntrantsTable final : public QWidget
{
    Q_OBJECT

public:
    /// `folder` holds the person's list of programs.
    explicit EntrantsTable(const QString &folder, QWidget *parent = nullptr);

    /// Sets the game, and removes players that do not play it.
    void setGame(const std::string &game);
    [[nodiscard]] std::vector<std::string> entrants() const;
    void setEntrants(const std::vector<std::string> &entrants);

signals:
    void changed();
    /// A sentence about what could not be done.
    void failed(const QString &sentence);

private:
    void add(const std::string &entrant);
    void addProgram(const PlayerProgram &program);
    void enter(PlayerProgram::Kind kind);
    void fillMenu();
    void moveUp();
    void follow();

    QString m_folder;
    std::string m_game;
    QTreeWidget *m_table;
    QMenu *m_menu;
    QPushButton *m_remove;
    QPushButton *m_up;
};

} // namespace tessera
