#include "view/board/scene/flourish.h"

#include "view/board/boardlayer.h"
#include "view/board/items/pieceitem.h"

#include <QGraphicsItem>
#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tessera {

namespace {

constexpr int kDurationMs = 1400;
/// The share of the whole time that one piece takes to rise and come down again.
constexpr double kRise = 0.32;
constexpr double kRiseScale = 0.22;
constexpr double kRingWidth = 0.16;
constexpr float kRingOpacity = 0.55f;

} // namespace

/// A circle that grows from the middle of the board and fades.
class Flourish::Ring final : public QGraphicsItem
{
public:
    Ring(QRectF board, const QColor &colour)
        : m_board(board)
        , m_colour(colour)
    {
        setZValue(BoardLayer::Arrows + 2);
    }

    void showPart(double part)
    {
        m_part = part;
        update();
    }

    [[nodiscard]] QRectF boundingRect() const override { return m_board; }

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override
    {
        const double reach = std::hypot(m_board.width(), m_board.height()) / 2;
        QColor colour = m_colour;
        colour.setAlphaF(kRingOpacity * static_cast<float>(1 - m_part));
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setClipRect(m_board);
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(colour, kRingWidth));
        painter->drawEllipse(m_board.center(), m_part * reach, m_part * reach);
    }

private:
    QRectF m_board;
    QColor m_colour;
    double m_part = 0;
};

Flourish::Flourish(BoardScene &scene, QObject *parent)
    : QObject(parent)
    , m_scene(scene)
{
    m_time.setDuration(kDurationMs);
    m_time.setStartValue(0.0);
    m_time.setEndValue(1.0);
    connect(&m_time, &QVariantAnimation::valueChanged, this, [this](const QVariant &part) {
        show(part.toDouble());
    });
    connect(&m_time, &QVariantAnimation::finished, this, &Flourish::cut);
    // Other movements of the pieces take precedence.
    connect(&scene, &BoardScene::settled, this, [this] {
        m_risers.clear();
        cut();
    });
}

Flourish::~Flourish() = default;

void Flourish::begin(Player winner)
{
    cut();
    const BoardGeometry &geometry = m_scene.geometry();
    const QPointF middle = geometry.bounds().center();
    const double reach = std::hypot(geometry.bounds().width(), geometry.bounds().height()) / 2;
    for (int i = 0; i < geometry.cellCount(); ++i) {
        const PieceItem *item = m_scene.pieceItem(cellAt(i));
        if (!item || item->piece().owner != winner)
            continue;
        const double distance = QLineF(middle, geometry.centre(cellAt(i))).length() / reach;
        m_risers.push_back({cellAt(i), distance * (1 - kRise)});
    }
    const QColor light = m_scene.theme().colour(ThemeRole::LastFill);
    m_ring = std::make_unique<Ring>(geometry.bounds(), light);
    m_scene.addItem(m_ring.get());
    m_time.start();
}

void Flourish::show(double part)
{
    if (m_ring)
        m_ring->showPart(part);
    for (const Riser &riser : m_risers) {
        PieceItem *item = m_scene.pieceItem(riser.cell);
        if (!item)
            continue;
        const double way = std::clamp((part - riser.begin) / kRise, 0.0, 1.0);
        item->setScale(1 + kRiseScale * std::sin(way * std::numbers::pi));
        item->setZValue(way > 0 && way < 1 ? BoardLayer::MovingPieces : BoardLayer::Pieces);
    }
}

void Flourish::cut()
{
    if (isRunning())
        m_time.stop();
    for (const Riser &riser : m_risers) {
        if (PieceItem *item = m_scene.pieceItem(riser.cell)) {
            item->setScale(1);
            item->toRest();
        }
    }
    m_risers.clear();
    m_ring.reset();
}

} // namespace tessera

#include "moc_flourish.cpp"
