#include "view/theme/visioneffect.h"

#include <QGraphicsEffect>
#include <QPainter>
#include <QWidget>

namespace tessera {

namespace {

class VisionEffect final : public QGraphicsEffect
{
public:
    VisionEffect(ColourVision vision, QObject *parent)
        : QGraphicsEffect(parent)
        , m_vision(vision)
    {}

protected:
    void draw(QPainter *painter) override
    {
        QPoint place;
        const QPixmap picture = sourcePixmap(Qt::DeviceCoordinates, &place, NoPad);
        if (picture.isNull())
            return;
        QImage seen = seenWith(m_vision, picture.toImage());
        seen.setDevicePixelRatio(picture.devicePixelRatio());
        painter->save();
        painter->setWorldTransform({});
        painter->drawImage(place, seen);
        painter->restore();
    }

private:
    ColourVision m_vision;
};

} // namespace

void showAsSeenWith(ColourVision vision, QWidget &widget)
{
    // The widget owns its effect and deletes the previous one.
    widget.setGraphicsEffect(
        vision == ColourVision::Normal ? nullptr : new VisionEffect(vision, &widget));
}

} // namespace tessera
