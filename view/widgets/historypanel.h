#pragma once

#include "model/record/gamerecord.h"

#include <QWidget>

class QLabel;

namespace tessera {

class HistoryModel;
class HistoryView;

/// The list of moves with a bar above it that says when the past is looked at and leads back.
class HistoryPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit HistoryPanel(QWidget *parent = nullptr);

    void setHistory(HistoryModel &history);
    /// Frames `node`. `ply` of `total` is where that is; the bar shows unless it `isLive`.
    void showPlace(NodeId node, int ply, int total, bool isLive);
    [[nodiscard]] HistoryView &view() const { return *m_view; }

signals:
    void nodeChosen(tessera::NodeId node);
    void stepRequested(int by);
    void backToGameRequested();

private:
    HistoryView *m_view;
    QWidget *m_bar;
    QLabel *m_place;
};

} // namespace tessera
