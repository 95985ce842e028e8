#pragma once

#include "app/files/starts.h"

#include "view/board/boarddesign.h"

#include <QListWidget>

#include <memory>

namespace tessera {

/// The positions from which a game may begin, as small boards in a row: the usual one, those that
/// come with the program, and one of the person's own when there is one.
class StartList final : public QListWidget
{
    Q_OBJECT

public:
    StartList(const GameEntry &entry, Theme theme, QWidget *parent = nullptr);

    /// Selects the start with this position text and these options; unreadable text selects none.
    void showStart(const std::string &text, const Options &options);

signals:
    void chosen(const NamedStart &start);

protected:
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// The wheel, turned up or down, scrolls the form around the list.
    void wheelEvent(QWheelEvent *event) override;
    /// The same over the bar that scrolls the list sideways.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] int pictureSide() const;
    void add(const NamedStart &start, const AnyPosition &position);
    void removeOwn();
    /// Whether a start is the one set up, apart from options that dialogs show, which may have changed.
    [[nodiscard]] bool isSame(
        const NamedStart &start, const std::string &text, const Options &options) const;

    const GameEntry &m_entry;
    Theme m_theme;
    std::unique_ptr<BoardDesign> m_design;
    /// The starts in the order of the list.
    std::vector<NamedStart> m_starts;
    /// The starts that are always there.
    int m_usualCount = 0;
};

} // namespace tessera
