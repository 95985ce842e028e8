#pragma once

#include "model/core/gameinfo.h"
#include "model/foreign/playerprogram.h"

#include <QComboBox>

#include <optional>
#include <vector>

namespace tessera {

/// The choice of a computer player: ours, one of the engines and agents that were entered for the game, or another one,
/// which is entered here.
class ComputerChoice final : public QComboBox
{
    Q_OBJECT

public:
    /// `folder` is where the list of programs is kept.
    ComputerChoice(const GameInfo &info, const QString &folder, QWidget *parent = nullptr);

    /// The program; empty for our own engine.
    [[nodiscard]] std::optional<PlayerProgram> program() const;
    /// Chooses a program, which need not be on the list.
    void setProgram(const std::optional<PlayerProgram> &program);
    /// Reads the list again.
    void reread();

signals:
    void chosen();
    /// A program was added to the list.
    void listChanged();

private:
    void fill();
    void take(int row);
    void enter(PlayerProgram::Kind kind);
    void keep(const PlayerProgram &program);

    const GameInfo &m_info;
    QString m_folder;
    std::vector<PlayerProgram> m_programs;
    std::optional<PlayerProgram> m_chosen;
};

} // namespace tessera
