#pragma once

#include "app/lab/matchshelf.h"

#include <QWidget>

class QPushButton;
class QTreeWidget;

namespace tessera {

/// Lists the kept matches of the lab, the latest first. Each can be resumed, taken as a pattern, or deleted.
class MatchList final : public QWidget
{
    Q_OBJECT

public:
    explicit MatchList(const MatchShelf &shelf, QWidget *parent = nullptr);

    /// Reads them anew; `playing` is the folder of the one that is being played.
    void refresh(const QString &playing);
    [[nodiscard]] bool isEmpty() const { return m_matches.empty(); }

signals:
    void openRequested(const tessera::KeptMatch &match);
    void patternRequested(const tessera::KeptMatch &match);
    void removeRequested(const tessera::KeptMatch &match);

private:
    void follow();
    [[nodiscard]] const KeptMatch *current() const;

    MatchShelf m_shelf;
    std::vector<KeptMatch> m_matches;
    QString m_playing;
    QTreeWidget *m_table;
    QPushButton *m_open;
    QPushButton *m_again;
    QPushButton *m_remove;
};

} // namespace tessera
