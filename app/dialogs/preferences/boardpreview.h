#pragma once

#include "view/board/boarddesign.h"
#include "view/board/scene/boardscene.h"
#include "view/board/scene/boardview.h"
#include "view/theme/colourvision.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QVBoxLayout;

namespace tessera {

struct AppearancePreferences;

/// A sample board for judging colours, drawn as in play: a game that has begun, its last move, a picked piece and its
/// targets. The game can be chosen.
class BoardPreview final : public QWidget
{
    Q_OBJECT

public:
    BoardPreview(const QString &game, QWidget *parent = nullptr);
    ~BoardPreview() override;

    void setTheme(const Theme &theme);
    void show(const AppearancePreferences &preferences);

private:
    void showGame(int number);
    void dress();

    QVBoxLayout *m_layout;
    QComboBox *m_games;
    Theme m_theme;
    CoordinateMode m_coordinates = CoordinateMode::Edge;
    bool m_isLettered = false;
    ColourVision m_vision = ColourVision::Normal;
    std::unique_ptr<BoardDesign> m_design;
    std::unique_ptr<BoardScene> m_scene;
    std::unique_ptr<BoardView> m_view;
};

} // namespace tessera
