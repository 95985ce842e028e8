#include "view/widgets/heading.h"

#include <QEvent>
#include <QFontDatabase>
#include <QWidget>

#include <functional>

namespace tessera {

namespace {

/// Passes changes of the surrounding font on to a label, which its own size would cut off from them. Belongs to the
/// label.
class FollowingFont final : public QObject
{
public:
    FollowingFont(QWidget &label, std::function<void(QFont &)> change)
        : QObject(&label)
        , m_label(label)
        , m_change(std::move(change))
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
        m_change(font);
        m_label.setFont(font);
    }

    QWidget &m_label;
    QWidget *m_parent = nullptr;
    std::function<void(QFont &)> m_change;
};

} // namespace

void makeHeading(QWidget &label, double scale)
{
    new FollowingFont(label, [scale](QFont &font) {
        if (font.pointSizeF() > 0)
            font.setPointSizeF(font.pointSizeF() * scale);
        else
            font.setPixelSize(static_cast<int>(font.pixelSize() * scale));
        font.setBold(true);
    });
}

void makeMonospaced(QWidget &text)
{
    new FollowingFont(text, [](QFont &font) {
        font.setFamilies(QFontDatabase::systemFont(QFontDatabase::FixedFont).families());
    });
}

} // namespace tessera
