#include "view/widgets/heading.h"

#include <QEvent>
#include <QWidget>

namespace tessera {

namespace {

/// A size of its own cuts a widget off from the fonts around it; this passes their changes on.
/// Belongs to the label.
class HeadingFont final : public QObject
{
public:
    HeadingFont(QWidget &label, double scale)
        : QObject(&label)
        , m_label(label)
        , m_scale(scale)
    {
        m_label.installEventFilter(this);
        followParent();
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == &m_label && event->type() == QEvent::ParentChange)
            followParent();
        else if (watched == m_parent && event->type() == QEvent::FontChange)
            refresh();
        return QObject::eventFilter(watched, event);
    }

private:
    void followParent()
    {
        if (m_parent != nullptr)
            m_parent->removeEventFilter(this);
        m_parent = m_label.parentWidget();
        if (m_parent != nullptr)
            m_parent->installEventFilter(this);
        refresh();
    }

    void refresh()
    {
        QFont font = m_parent == nullptr ? QFont() : m_parent->font();
        if (font.pointSizeF() > 0)
            font.setPointSizeF(font.pointSizeF() * m_scale);
        else
            font.setPixelSize(static_cast<int>(font.pixelSize() * m_scale));
        font.setBold(true);
        m_label.setFont(font);
    }

    QWidget &m_label;
    QWidget *m_parent = nullptr;
    double m_scale;
};

} // namespace

void makeHeading(QWidget &label, double scale)
{
    new HeadingFont(label, scale);
}

} // namespace tessera
