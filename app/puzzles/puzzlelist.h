#pragma once

#include "model/core/anygame.h"
#include "view/board/boarddesign.h"
#include "view/theme/theme.h"

#include <QAbstractListModel>
#include <QPixmap>

#include <memory>
#include <vector>

namespace tessera {

/// A puzzle as the page of puzzles shows it.
struct PuzzleItem
{
    /// What its solver sees of it.
    std::shared_ptr<const AnyPosition> position;
    QString title;
    QString goal;
    /// From 1 to 5; 0 where nobody knows.
    int stars = 0;
    bool isSolved = false;
    /// Its number among all that the page could show.
    std::size_t number = 0;
};

/// The puzzles of a page as a list with pictures, which are drawn when they are first seen.
class PuzzleList final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { GoalRole = Qt::UserRole, StarsRole, SolvedRole, NumberRole };

    explicit PuzzleList(QObject *parent = nullptr);
    ~PuzzleList() override;

    void setItems(std::vector<PuzzleItem> items);
    void setTheme(const Theme &theme);
    /// How large pictures are, in logical pixels, and how many device pixels each is.
    void setPicture(int side, double ratio);
    [[nodiscard]] const PuzzleItem &item(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    [[nodiscard]] QPixmap picture(int row) const;
    void forgetPictures();

    std::vector<PuzzleItem> m_items;
    Theme m_theme;
    int m_side = 0;
    double m_ratio = 1;
    mutable std::vector<QPixmap> m_pictures;
    /// Of the game drawn last.
    mutable std::unique_ptr<BoardDesign> m_design;
    mutable std::string m_designed;
};

} // namespace tessera
