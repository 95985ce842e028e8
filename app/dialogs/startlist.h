#pragma once

#include "app/starts.h"

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

    /// Shows which start this position text is; one that cannot be read is none.
    void showStart(const std::string &text);

signals:
    /// Empty for the usual start.
    void chosen(const QString &position);

protected:
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

private:
    [[nodiscard]] int pictureSide() const;
    void add(const QString &name, const AnyPosition &position, const std::string &text);
    void removeOwn();

    const GameEntry &m_entry;
    Theme m_theme;
    std::unique_ptr<BoardDesign> m_design;
    /// The starts that are always there.
    int m_usualCount = 0;
};

} // namespace tessera
