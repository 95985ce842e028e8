#pragma once

#include "app/dialogs/newgame/setupform.h"

#include <QDialog>

#include <map>

class QLabel;
class QListWidget;
class QScrollArea;

namespace tessera {

class Settings;

/// The dialog of a new game: the game (a list is shown when there are several), players, clocks and rules. It starts
/// from the last choices for the game, and asks before a start or pieces made by hand are lost.
class NewGameDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `game` is the id of the game shown at first.
    NewGameDialog(Settings &settings, const Theme &theme, const QString &game, QWidget *parent);

    /// The chosen set-up, which is free of faults once the dialog is accepted.
    [[nodiscard]] GameSetup setup() const;

    /// Takes over a set-up of the game shown.
    void take(const GameSetup &setup);
    /// The same with a start that was composed by hand.
    void takeComposed(const GameSetup &setup);
    void accept() override;
    void reject() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildLayout();
    void fillList();
    void showGame(int number);
    void fitWidth();
    void reset();
    void describe();

    Settings &m_settings;
    Theme m_theme;
    QListWidget *m_games;
    QLabel *m_title;
    QLabel *m_goal;
    QScrollArea *m_scroll;
    SetupForm *m_form = nullptr;
    /// What was chosen for games that were left in the list.
    std::map<std::string, GameSetup> m_left;
    QLabel *m_summary;
    /// The start or the pieces were made by hand, and are saved nowhere.
    bool m_isComposed = false;
};

} // namespace tessera
