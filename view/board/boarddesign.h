#pragma once

#include "model/core/anygame.h"
#include "model/core/threat.h"
#include "view/board/geometry/geometry.h"
#include "view/board/items/pieceface.h"
#include "view/board/marks/boardmarks.h"
#include "view/board/movenames.h"
#include "view/theme/theme.h"

#include <QBrush>
#include <QCoreApplication>
#include <QLineF>
#include <QList>
#include <QPainterPath>
#include <QPen>
#include <QString>

#include <memory>
#include <vector>

class QWidget;

namespace tessera {

class GamePanel;
class OptionsDialog;

/// How the tile of a cell looks.
struct CellLook
{
    /// The tile's colour; none leaves the backdrop bare (a cell that is gone).
    QColor fill;
    /// Which shades of the highlights are readable on it.
    TileShade shade = TileShade::Light;
    /// A line around the tile, half a line's width inside it.
    QColor edge;
    double edgeWidth = 0;
    /// The colour of a cross from corner to corner.
    QColor cross;

    friend bool operator==(const CellLook &, const CellLook &) = default;
};

/// A figure painted over the tiles, in cell units of the plane: a zone's border, a hatch, a cup.
struct Decoration
{
    enum class Layer : std::uint8_t { BelowMarks, AbovePieces };

    QPainterPath path{};
    /// Lines painted with the pen; a hatch is much faster so than as a path.
    QList<QLineF> lines{};
    /// Its width is in cell units; `Qt::NoPen` for none.
    QPen pen{Qt::NoPen};
    QBrush brush{Qt::NoBrush};
    Layer layer = Layer::BelowMarks;
    /// A text in the middle of the path's rectangle, and its height in cell units.
    QString text{};
    double textHeight = 0;

    friend bool operator==(const Decoration &, const Decoration &) = default;
};

/// How pieces come on to the board and leave it.
struct PieceMotion
{
    enum class Arrival : std::uint8_t {
        /// Out of a point.
        Grow,
        /// From above, on to the board.
        Drop,
    };
    enum class Departure : std::uint8_t {
        Fade,
        /// They flash, so that it is seen what they have in common, and fall away.
        FlashAndFall,
    };

    Arrival arrival = Arrival::Grow;
    Departure departure = Departure::Fade;
};

/// What is said when the rules refuse an act.
struct RefusalWords
{
    /// A fixed message of the game, if it has one for this case: "You must defend your king!".
    QString message;
    /// Why; may be empty beside a message that says it all.
    QString reason;
};

/// Everything that a decoration may depend on.
struct DesignContext
{
    const AnyPosition &position;
    const BoardGeometry &geometry;
    const Theme &theme;
    /// Whether nobody moves on from here: the game may be resigned or lost on time, which no position tells.
    bool isOver = false;
};

/// What a game gives to the view: how its cells and pieces look and are called. One per game
/// (`makeDesign`), stateless: all it knows comes from the position and the theme.
class BoardDesign
{
public:
    explicit BoardDesign(const GameInfo &info)
        : m_info(info)
    {}
    virtual ~BoardDesign() = default;
    BoardDesign(const BoardDesign &) = delete;
    BoardDesign &operator=(const BoardDesign &) = delete;

    [[nodiscard]] const GameInfo &info() const { return m_info; }
    [[nodiscard]] QString gameId() const { return QString::fromStdString(m_info.id); }
    /// A text of the game's own (colours, kinds, sentences) in the language of the program.
    [[nodiscard]] QString translated(const std::string &text) const
    {
        return QCoreApplication::translate(m_info.id.c_str(), text.c_str());
    }

    /// The sheet of drawings: an SVG in which every piece fills a square of 100×100 of a grid that
    /// starts at 0,0, so that the drawings keep their sizes to each other.
    [[nodiscard]] QString pieceSheet(PieceStyle style = PieceStyle::Modelled) const;
    /// The id of a piece's drawing in the sheet: by default `white-fighter`, from the game's
    /// colours and kinds.
    [[nodiscard]] virtual QString pieceElement(Piece piece) const;
    /// The colours of a side's pieces; at first light ones for the first player.
    [[nodiscard]] virtual PieceInk pieceInk(Player owner) const;
    /// How drawings name a side: `white`.
    [[nodiscard]] QString sideElement(Player owner) const;
    /// How long a side of the square of a drawing is, in cell units.
    [[nodiscard]] virtual double pieceSize() const { return 1.0; }
    [[nodiscard]] virtual PieceMotion motion() const { return {}; }

    /// The pieces that lie in a place beside the board, in the order in which they came. A game whose
    /// moves lead to such places must tell.
    [[nodiscard]] virtual std::vector<Piece> piecesBeside(
        const AnyPosition &position, Cell place) const;
    /// Where the piece number `number` of those lies, from 0.
    [[nodiscard]] virtual QPointF restBeside(
        const BoardGeometry &geometry, Cell place, int number) const;
    /// How large pieces beside the board are, measured by those on it.
    [[nodiscard]] virtual double scaleBeside() const { return 1.0; }

    /// Whether cells reached by passing over a piece are marked unlike those next to it.
    [[nodiscard]] virtual bool marksJumps() const { return false; }
    /// How often the board of the game at `position` has to be turned so that `player` sits at the
    /// bottom, where a board has `turnCount` turns. By default the players sit around it evenly, the
    /// first one at the bottom.
    [[nodiscard]] virtual int turnsForPlayer(
        const AnyPosition &position, Player player, int turnCount) const;

    [[nodiscard]] virtual CellLook cellLook(const DesignContext &context, Cell cell) const = 0;
    /// Figures over the tiles, painted in order.
    [[nodiscard]] virtual std::vector<Decoration> decorations(const DesignContext &context) const;

    /// What is written at a coordinate place: by default column and row numbers, and the text of the
    /// cell.
    [[nodiscard]] virtual QString coordinateText(
        const AnyPosition &position, const CoordinatePlace &place) const;
    /// What a screen reader says of a cell: by default its name, its piece, and what its ground is:
    /// "3,4, white fighter".
    [[nodiscard]] virtual QString cellName(const AnyPosition &position, Cell cell) const;
    /// "white fighter"; empty for no piece.
    [[nodiscard]] virtual QString pieceName(Piece piece) const;
    /// The same where the set-up of the game at `position` may have named the kind: "white zebra".
    [[nodiscard]] QString pieceName(const AnyPosition &position, Piece piece) const;
    /// "White".
    [[nodiscard]] QString playerName(Player player) const
    {
        return translated(m_info.players[static_cast<std::size_t>(index(player))]);
    }

    /// Marks what the position itself has to show, such as a king in check.
    virtual void markPosition(const AnyPosition &position, BoardMarks &marks) const;
    /// Marks the cause of a refused act: by default a frame on each of its cells.
    virtual void markRefusal(
        const AnyPosition &position, const Refusal &refusal, BoardMarks &marks) const;
    /// The cell that flashes when an act is refused, lit as `MarkRole::Check`; `Cell::None` for none.
    [[nodiscard]] virtual Cell alarmedCell(const AnyPosition &position, const Refusal &refusal) const;
    /// What is said of a refused act: by default just the rules' own `sentence`, which is translated.
    [[nodiscard]] virtual RefusalWords refusalWords(
        const Refusal &refusal, const QString &sentence) const;

    /// How the game stands, in a few words for the line below the board: "White to move". Not asked
    /// when the game is over.
    [[nodiscard]] virtual QString statusText(const AnyPosition &position) const;

    /// What `by` could do next to the pieces on `cells`, which are named already: "White can take
    /// 3,4". Without a full stop, as part of a sentence.
    [[nodiscard]] virtual QString threatText(
        Player by, Threat::Kind kind, const QString &cells) const;

    /// What a move list says of a legal move.
    [[nodiscard]] virtual QString moveName(
        const AnyPosition &before, MoveCode move, Notation notation) const;

    /// What a button says that plays `move`, which no cell stands for: "Take White's side".
    [[nodiscard]] virtual QString offerText(const AnyPosition &position, MoveCode move) const;

    /// The piece that stands for `move` where several are pointed at alike, such as what a pawn
    /// becomes; none where there is nothing to picture.
    [[nodiscard]] virtual Piece offeredPiece(const AnyPosition &, MoveCode) const { return {}; }

    /// The game's own panel in the side column; null when it has none.
    [[nodiscard]] virtual GamePanel *makePanel(QWidget *parent) const;
    /// What of it a bare column of 108 pixels has room for; null when nothing.
    [[nodiscard]] virtual GamePanel *makeCard(QWidget *parent) const;

    /// The dialog for what of the rules no table shows, such as pieces of one's own; null when there is nothing.
    /// It begins with `options`, for games on `board`.
    [[nodiscard]] virtual OptionsDialog *makeOptionsDialog(
        const Options &options, const BoardShape &board, const Theme &theme, QWidget *parent) const;
    /// What a button says that opens it, for `options`: "Own pieces (2)…".
    [[nodiscard]] virtual QString optionsDialogText(const Options &options) const;

private:
    const GameInfo &m_info;
};

} // namespace tessera
