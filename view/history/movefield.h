#pragma once

#include "model/core/types.h"

#include <QFrame>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

class QLineEdit;
class QListWidget;

namespace tessera {

/// A field for typing a move, over the lower edge of its parent, with the matching legal moves above it. Up and down
/// choose among them, Enter plays, Esc leaves.
class MoveField final : public QFrame
{
    Q_OBJECT

public:
    struct Entry
    {
        MoveCode move;
        /// The move as in the list.
        QString text;
        /// All names of the move.
        QStringList names;
    };
    /// Reads a move that is written differently from all its names; empty for none.
    using Read = std::function<std::optional<MoveCode>(const QString &text)>;

    explicit MoveField(QWidget &parent);

    void open(std::vector<Entry> entries, Read read);
    /// The move that Enter would play.
    [[nodiscard]] std::optional<MoveCode> meant() const;

signals:
    /// The move that Enter would play has changed.
    void previewed(const std::optional<tessera::MoveCode> &move);
    void chosen(tessera::MoveCode move);
    /// Enter was pressed on a text that is no move.
    void refused(const QString &text);
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void refill();
    void place();
    void step(int by);
    void finish();
    bool handleKey(int key);

    QListWidget *m_list;
    QLineEdit *m_line;
    std::vector<Entry> m_entries;
    Read m_read;
    /// The entries in the list, as indices of `m_entries`.
    std::vector<std::size_t> m_found;
};

} // namespace tessera
