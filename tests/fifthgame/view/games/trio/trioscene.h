#pragma once

#include "view/board/boarddesign.h"
#include "view/board/gamepanel.h"

#include <QLabel>

namespace tessera::trio {

/// Counts the stones of both players.
class TrioPanel final : public GamePanel
{
    Q_OBJECT

public:
    explicit TrioPanel(const BoardDesign &design, QWidget *parent = nullptr);

    void showPosition(const AnyPosition &position) override;
    void setTheme(const Theme &) override {}

private:
    const BoardDesign &m_design;
    QLabel *m_stones;
};

/// The board of Trio; a row of three has a mark that no other game has.
class TrioDesign final : public BoardDesign
{
public:
    using BoardDesign::BoardDesign;

    [[nodiscard]] CellLook cellLook(const DesignContext &context, Cell cell) const override;
    void markPosition(const AnyPosition &position, BoardMarks &marks) const override;
    [[nodiscard]] GamePanel *makePanel(QWidget *parent) const override;
};

[[nodiscard]] std::unique_ptr<BoardDesign> makeDesign(const GameInfo &info);

} // namespace tessera::trio
