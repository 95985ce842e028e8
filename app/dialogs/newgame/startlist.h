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

    /// Shows which start this position text is, played by these options; one that cannot be read is
    /// none.
    void showStart(const std::string &text, const Options &options);

signals:
    void chosen(const NamedStart &start);

protected:
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Turned up or down, the wheel is that of the form around the list.
    void wheelEvent(QWheelEvent *event) override;

private:
    [[nodiscard]] int pictureSide() const;
    void add(const NamedStart &start, const AnyPosition &position);
    void removeOwn();
    /// Whether a start is what is set up: what dialogs show of its options may have been changed since.
    [[nodiscard]] bool isSame(
        const NamedStart &start, const std::string &text, const Options &options) const;

    const GameEntry &m_entry;
    Theme m_theme;
    std::unique_ptr<BoardDesign> m_design;
    /// As they are listed.
    std::vector<NamedStart> m_starts;
    /// The starts that are always there.
    int m_usualCount = 0;
};

} // namespace tessera
