#pragma once

#include "model/core/gameinfo.h"
#include "model/session/gamesetup.h"
#include "view/theme/theme.h"

#include <QWidget>

#include <vector>

namespace tessera {

class SeatColumn;

/// The players on the seats of a game, with buttons that exchange them.
class SeatsForm final : public QWidget
{
    Q_OBJECT

public:
    /// `info` belongs to the catalogue; programs of others are kept in `folder`.
    SeatsForm(
        const GameInfo &info, const Theme &theme, const QString &folder, QWidget *parent = nullptr);

    void setFrom(const GameSetup &setup);
    void fill(GameSetup &setup) const;
    /// Whether a person sits on the second seat and none on the first.
    [[nodiscard]] bool isOnlySecondHuman() const;

signals:
    /// A player on a seat has changed, or the order of the seats.
    void changed();

private:
    [[nodiscard]] QWidget *makeButtons(bool isPair);
    /// Moves every player one seat further.
    void swapSeats();
    /// Shuffles the seats at random.
    void shuffleSeats();
    [[nodiscard]] std::vector<SeatSetup> seats() const;
    void seatAs(const std::vector<SeatSetup> &seats);

    std::vector<SeatColumn *> m_columns;
};

} // namespace tessera
