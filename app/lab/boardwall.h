#pragma once

#include "view/theme/theme.h"

#include <QWidget>

#include <vector>

class QGridLayout;

namespace tessera {

class AnyPosition;
class ElidedLabel;
class PositionBoard;
struct GameInfo;

/// The games that are being played, each on a small board with its players below.
class BoardWall final : public QWidget
{
    Q_OBJECT

public:
    explicit BoardWall(QWidget *parent = nullptr);
    ~BoardWall() override;

    void setTheme(const Theme &theme);
    /// Makes boards for games at so many places, which show `start` at first; of many places only the first are shown.
    void begin(const GameInfo &game, const AnyPosition &start, int places);
    void setPlayers(int place, const QString &players);
    void show(int place, const AnyPosition &position);
    [[nodiscard]] QSize sizeHint() const override { return {380, 340}; }
    [[nodiscard]] int count() const { return static_cast<int>(m_places.size()); }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Place
    {
        QWidget *frame;
        PositionBoard *board;
        ElidedLabel *players;
    };

    void arrange();
    [[nodiscard]] int columnsFor(QSize size) const;

    Theme m_theme;
    std::vector<Place> m_places;
    QGridLayout *m_grid;
    int m_columns = 0;
};

} // namespace tessera
