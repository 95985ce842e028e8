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

/// A field in which a move is typed, over the lower edge of its parent, with the legal moves that
/// begin so above it. Up and down choose among them, Enter plays, Esc leaves.
class MoveField final : public QFrame
{
    Q_OBJECT

public:
    struct Entry
    {
        MoveCode move;
        /// How the list writes it.
        QString text;
        /// All ways to write it.
        QStringList names;
    };
    /// Reads a move that is written otherwise than any of its names; an empty answer for none.
    using Read = std::function<std::optional<MoveCode>(const QString &text)>;

    explicit MoveField(QWidget &parent);

    void open(std::vector<Entry> entries, Read read);
    /// What would be played now.
    [[nodiscard]] std::optional<MoveCode> meant() const;

signals:
    /// What would be played has changed.
    void previewed(const std::optional<tessera::MoveCode> &move);
    void chosen(tessera::MoveCode move);
    /// Enter was pressed, and no move is written so.
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
    /// What stands in the list, by number in `m_entries`.
    std::vector<std::size_t> m_found;
};

} // namespace tessera
