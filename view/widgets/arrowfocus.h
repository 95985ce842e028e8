#pragma once

#include <QWidget>

namespace tessera {

/// Lets the arrow keys lead the focus from widget to widget of `page` as they lie on the screen,
/// beside Tab. For pages of buttons; widgets that use arrows themselves keep them.
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
