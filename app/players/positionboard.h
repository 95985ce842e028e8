#pragma once

#include "view/board/boarddesign.h"
#include "view/board/scene/boardscene.h"
#include "view/board/scene/boardview.h"

#include <QWidget>

#include <memory>

namespace tessera {

/// A board that only shows positions, of one game after the other.
class PositionBoard final : public QWidget
{
    Q_OBJECT

public:
    explicit PositionBoard(const Theme &theme, QWidget *parent = nullptr);
    ~PositionBoard() override;

    void setTheme(const Theme &theme);
    void setGame(const GameInfo &info);
    void show(const AnyPosition &position);
    void setMarks(const BoardMarks &marks);

    [[nodiscard]] QSize sizeHint() const override { return {320, 320}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 200}; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    Theme m_theme;
    std::unique_ptr<BoardDesign> m_design;
    std::unique_ptr<BoardScene> m_scene;
    std::unique_ptr<BoardView> m_view;
};

} // namespace tessera
