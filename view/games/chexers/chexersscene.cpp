#include "view/games/chexers/chexersscene.h"

#include "model/games/chexers/rules/facts.h"
#include "model/games/chexers/rules/position.h"
#include "view/board/marks/painting.h"
#include "view/games/chexers/figures.h"
#include "view/games/chexers/racepanel.h"
#include "view/games/chexers/sides.h"

#include <algorithm>

namespace tessera::chexers {

using namespace Qt::StringLiterals;

namespace {

constexpr double kSlotRadius = 0.355;
constexpr double kSlotPitch = 0.9;
constexpr double kSlotSign = 0.3;
constexpr double kNotchSign = 0.19;
constexpr double kHexEdge = 0.03;
constexpr double kTrayEdge = 0.055;

QColor withAlpha(QColor colour, double alpha)
{
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

QRectF squareAround(QPointF middle, double size)
{
    return {middle.x() - size / 2, middle.y() - size / 2, size, size};
}

Decoration filled(const QPainterPath &path, const QColor &colour)
{
    Decoration figure;
    figure.path = path;
    figure.brush = colour;
    return figure;
}

/// The figures of one player: the two sides, the exit hexes and the cup.
class PlayerFigures
{
public:
    PlayerFigures(const ChexersDesign &design, const DesignContext &context, Player player)
        : m_design(design)
        , m_context(context)
        , m_sides(context.geometry)
        , m_player(player)
        , m_fill(context.theme.playerFill(design.gameId(), player))
        , m_edge(context.theme.playerEdge(design.gameId(), player))
    {}

    void addStartSide(std::vector<Decoration> &figures) const;
    void addExitSide(std::vector<Decoration> &figures) const;
    void addExitHexes(std::vector<Decoration> &figures) const;
    void addCup(std::vector<Decoration> &figures) const;

private:
    [[nodiscard]] QColor colour(const QString &name) const
    {
        return m_context.theme.gameColour(m_design.gameId(), name);
    }

    const ChexersDesign &m_design;
    const DesignContext &m_context;
    Sides m_sides;
    Player m_player;
    QColor m_fill;
    QColor m_edge;
};

/// The player's home: a full band with their sign.
void PlayerFigures::addStartSide(std::vector<Decoration> &figures) const
{
    const QTransform place = m_sides.toStartSide(m_player);
    figures.push_back(filled(place.map(sidePath()), m_fill));
    for (const QPointF notch : sideNotches()) {
        const QRectF box = squareAround(place.map(notch), kNotchSign);
        figures.push_back(filled(playerSign(m_player, box), m_edge));
    }
}

/// The player's exit side: a pale band with arrows through it.
void PlayerFigures::addExitSide(std::vector<Decoration> &figures) const
{
    const QTransform place = m_sides.toExitSide(m_player);
    figures.push_back(filled(place.map(sidePath()), withAlpha(m_fill, 0.3)));
    Decoration edge;
    edge.path = place.map(edgePath());
    edge.pen = QPen(m_fill, 0.05, Qt::SolidLine, Qt::RoundCap);
    figures.push_back(edge);
}

void PlayerFigures::addExitHexes(std::vector<Decoration> &figures) const
{
    const QTransform place = m_sides.toExitSide(m_player);
    for (const Cell cell : m_sides.exitHexes(m_player)) {
        const QPointF middle = m_context.geometry.centre(cell);
        figures.push_back(filled(place.map(stripePath()).translated(middle), m_fill));
        figures.push_back(
            filled(place.map(arrowPath(0.42)).translated(middle), withAlpha(m_fill, 0.75)));
    }
}

/// The hollows for the pieces that leave, with the player's sign while they are empty.
void PlayerFigures::addCup(std::vector<Decoration> &figures) const
{
    const Cell cup = exitPlace(m_context.geometry.shape(), m_player);
    for (int number = 0; number < kExitsToWin; ++number) {
        const QPointF middle = m_design.restBeside(m_context.geometry, cup, number);
        Decoration hollow;
        hollow.path.addEllipse(middle, kSlotRadius, kSlotRadius);
        hollow.brush = colour(u"tray.slot"_s);
        hollow.pen = QPen(withAlpha(m_fill, 0.8), 0.03);
        figures.push_back(hollow);
        figures.push_back(
            filled(playerSign(m_player, squareAround(middle, kSlotSign)), withAlpha(m_fill, 0.55)));
    }
}

QString numberText(int number)
{
    return QString::number(number).replace(u'-', u'\u2212');
}

} // namespace

std::vector<Piece> ChexersDesign::piecesBeside(const AnyPosition &position, Cell place) const
{
    const Player player = ownerOfPlace(position.board(), place);
    const int count = factsOf(position).standings[player].exits;
    return {static_cast<std::size_t>(count), Piece{player, 0}};
}

QPointF ChexersDesign::restBeside(const BoardGeometry &geometry, Cell place, int number) const
{
    const QPointF along = Sides(geometry).along(ownerOfPlace(geometry.shape(), place));
    return geometry.centre(place) + along * kSlotPitch * (number - (kExitsToWin - 1) / 2.0);
}

double ChexersDesign::scaleBeside() const
{
    return 2 * kSlotRadius / pieceSize();
}

int ChexersDesign::turnsForPlayer(const AnyPosition &, Player player, int turnCount) const
{
    // Unturned, Green starts at the top, Blue at the lower right, Red at the lower left: a turn of
    // 180°, of 60° and of −60° takes their side to the bottom.
    constexpr std::array<int, kPlayers> kSixths{5, 3, 1};
    return kSixths[static_cast<std::size_t>(index(player))] % turnCount;
}

CellLook ChexersDesign::cellLook(const DesignContext &context, Cell cell) const
{
    const auto colour = [&](const QString &name) {
        return context.theme.gameColour(gameId(), name);
    };
    CellLook look;
    look.shade = context.theme.isDark() ? TileShade::Dark : TileShade::Light;
    if (context.geometry.isBeside(cell)) {
        look.fill = colour(u"tray"_s);
        look.edge = context.theme.playerFill(gameId(), ownerOfPlace(context.geometry.shape(), cell));
        look.edgeWidth = kTrayEdge;
        return look;
    }
    look.fill = colour(u"hex"_s);
    look.edge = colour(u"hex.edge"_s);
    look.edgeWidth = kHexEdge;
    return look;
}

std::vector<Decoration> ChexersDesign::decorations(const DesignContext &context) const
{
    std::vector<Decoration> figures;
    for (int i = 0; i < kPlayers; ++i) {
        const PlayerFigures player(*this, context, playerAt(i));
        player.addStartSide(figures);
        player.addExitSide(figures);
        player.addExitHexes(figures);
        player.addCup(figures);
    }
    return figures;
}

QString ChexersDesign::coordinateText(const AnyPosition &position, const CoordinatePlace &place) const
{
    return BoardDesign::coordinateText(position, place).replace(u'-', u'\u2212');
}

QString ChexersDesign::cellName(const AnyPosition &position, Cell cell) const
{
    if (const Player player = ownerOfPlace(position.board(), cell); player != Player::None) {
        return tr("exit cup of %1, %2 of %3 pieces", "colour, exits taken, exits that win")
            .arg(playerName(player))
            .arg(piecesBeside(position, cell).size())
            .arg(kExitsToWin);
    }
    const QStringList parts = QString::fromStdString(position.cellText(cell)).split(u',');
    const QString hex = tr("hex %1, %2", "coordinates q and r")
                            .arg(numberText(parts.value(0).toInt()))
                            .arg(numberText(parts.value(1).toInt()));
    const Piece piece = position.piece(cell);
    const auto geometry = BoardGeometry::make(position.board());
    const Player exiting = Sides(*geometry).exitingFrom(cell);
    if (!piece.isPresent()) {
        const QString empty = tr("%1, empty").arg(hex);
        return exiting == Player::None ? empty
                                       : tr("%1, exit hex of %2").arg(empty, playerName(exiting));
    }
    const QString name = tr("%1, %2", "hex, colour of the piece on it").arg(hex, pieceName(piece));
    return piece.owner == exiting ? tr("%1, can exit").arg(name) : name;
}

QString ChexersDesign::pieceName(Piece piece) const
{
    if (!piece.isPresent())
        return {};
    // As there is one kind of piece, its colour is the whole name.
    return playerName(piece.owner).toLower();
}

GamePanel *ChexersDesign::makePanel(QWidget *parent) const
{
    return new RacePanel(*this, parent);
}

std::unique_ptr<BoardDesign> makeDesign(const GameInfo &info)
{
    return std::make_unique<ChexersDesign>(info);
}

} // namespace tessera::chexers
