#pragma once

#include <QWidget>

namespace tessera {

/// Lets the arrow keys, beside Tab, move the focus between the widgets of `page` by their places on the screen. For
/// pages of buttons; widgets that use arrows themselves keep them.
class ArrowFocus final : public QObject
{
    Q_OBJECT

public:
    explicit ArrowFocus(QWidget &page);

    /// The focusable widget of the page that lies next to `from` in the direction of an arrow key;
    /// null when there is none.
    [[nodiscard]] QWidget *next(const QWidget &from, int key) const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget &m_page;
};

} // namespace tessera
