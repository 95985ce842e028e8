#pragma once

#include "model/core/anygame.h"
#include "model/session/gamesetup.h"
#include "view/theme/theme.h"

#include <QObject>

class QWidget;

namespace tessera {

class PositionEditor;

/// Opens the position editor over the window, and takes the composed position to a new game, an analysis or a puzzle.
class Composer final : public QObject
{
    Q_OBJECT

public:
    explicit Composer(QWidget *window);

    /// Begins with `base`, a position of the game that `setup` sets up. Where no hints are wanted, it offers no analysis.
    void open(const GameSetup &setup, const AnyPosition &base, const Theme &theme, bool allowsHints);

signals:
    /// The set-up is wanted in the dialog for a new game. Its start was changed here, and is saved nowhere, or not.
    void newGameWanted(const tessera::GameSetup &setup, bool isComposed);
    /// The set-up is to be begun at once, and analysed.
    void analysisWanted(const tessera::GameSetup &setup);
    /// The puzzle is to be begun at once.
    void puzzleWanted(const tessera::GameSetup &setup);

private:
    void askForGoal(PositionEditor &editor, const GameSetup &setup);

    QWidget *m_window;
};

} // namespace tessera
