#pragma once

#include "model/record/gamerecord.h"

#include <QWidget>

class QLabel;
class QToolButton;

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
    /// Where in the game a position stands that is looked at.
    struct Place
    {
        NodeId node;
        int ply;
        int total;
        /// It is the game's own; the bar shows unless it is.
        bool isLive;
        /// It is not on the main line.
        bool isVariation;
        bool canBePlayedFrom;
    };
    void showPlace(const Place &place);
    [[nodiscard]] HistoryView &view() const { return *m_view; }

signals:
    void nodeChosen(tessera::NodeId node);
    void stepRequested(int by);
    void backToGameRequested();
    void playFromRequested(tessera::NodeId node);

private:
    HistoryView *m_view;
    QWidget *m_bar;
    QLabel *m_place;
    QToolButton *m_playFrom;
};

} // namespace tessera
