#pragma once

#include "model/core/anygame.h"
#include "model/core/facets/threat.h"
#include "view/board/geometry/geometry.h"
#include "view/board/marks/boardmarks.h"
#include "view/board/marks/painting.h"
#include "view/board/movenames.h"
#include "view/board/pieceface.h"
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

/// A figure painted over the tiles, in cell units of the plane: a zone's border, a hatch, a cup.
struct Decoration
{
    enum class Layer : std::uint8_t { BelowMarks, AbovePieces };

    QPainterPath path{};
    /// Lines painted with the pen; as lines, a hatch is painted much faster than as a path.
    QList<QLineF> lines{};
    /// The pen, with its width in cell units; `Qt::NoPen` for none.
    QPen pen{Qt::NoPen};
    QBrush brush{Qt::NoBrush};
    Layer layer = Layer::BelowMarks;
    /// A text in the middle of the path's rectangle, and its height in cell units.
    QString text{};
    double textHeight = 0;

    friend bool operator==(const Decoration &, const Decoration &) = default;
};

/// How pieces appear on the board and leave it.
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
        /// The pieces flash, which shows that they belong together, and fall away.
        FlashAndFall,
    };

    Arrival arrival = Arrival::Grow;
    Departure departure = Departure::Fade;
};

/// The words of a refusal by the rules.
struct RefusalWords
{
    /// A fixed message of the game, if it has one for this case: "You must defend your king!".
    QString message;
    /// The reason; empty where the message suffices.
    QString reason;
};

/// Everything that a decoration may depend on.
struct DesignContext
{
    const AnyPosition &position;
    const BoardGeometry &geometry;
    const Theme &theme;
    /// Whether the game has ended here: it may be resigned or lost on time, which no position shows.
    bool isOver = false;
};

/// A game's contribution to the view: the looks and names of its cells and pieces. There is one per game
/// (`makeDesign`), without state: everything comes from the position and the theme.
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
    /// The name of a side in drawings, such as `white`.
    [[nodiscard]] QString sideElement(Player owner) const;
    /// The side of a drawing's square, in cell units.
    [[nodiscard]] virtual double pieceSize() const { return 1.0; }
    [[nodiscard]] virtual PieceMotion motion() const { return {}; }

    /// The pieces in a place beside the board, in the order of their arrival. A game whose moves lead to such places
    /// must implement it.
    [[nodiscard]] virtual std::vector<Piece> piecesBeside(
        const AnyPosition &position, Cell place) const;
    /// The position of piece `number` of those, from 0.
    [[nodiscard]] virtual QPointF restBeside(
        const BoardGeometry &geometry, Cell place, int number) const;
    /// The size of pieces beside the board, relative to those on it.
    [[nodiscard]] virtual double scaleBeside() const { return 1.0; }

    /// Whether cells reached by passing over a piece have a mark of their own.
    [[nodiscard]] virtual bool marksJumps() const { return false; }
    /// How many times the board of the game at `position` is turned to bring `player` to the bottom, where a board has
    /// `turnCount` turns. By default the players sit around it evenly, the first one at the bottom.
    [[nodiscard]] virtual int turnsForPlayer(
        const AnyPosition &position, Player player, int turnCount) const;

    [[nodiscard]] virtual CellLook cellLook(const DesignContext &context, Cell cell) const = 0;
    /// Figures over the tiles, painted in order.
    [[nodiscard]] virtual std::vector<Decoration> decorations(const DesignContext &context) const;

    /// The text at a coordinate place: by default column and row numbers, and the text of the cell.
    [[nodiscard]] virtual QString coordinateText(
        const AnyPosition &position, const CoordinatePlace &place) const;
    /// The words of a screen reader for a cell: by default its name, its piece, and its ground: "3,4, white fighter".
    [[nodiscard]] virtual QString cellName(const AnyPosition &position, Cell cell) const;
    /// The name of a piece, such as "white fighter"; empty for no piece.
    [[nodiscard]] virtual QString pieceName(Piece piece) const;
    /// The same, where the set-up of the game at `position` may have named the kind: "white zebra".
    [[nodiscard]] QString pieceName(const AnyPosition &position, Piece piece) const;
    /// The name of a player, such as "White".
    [[nodiscard]] QString playerName(Player player) const
    {
        return translated(m_info.players[static_cast<std::size_t>(index(player))]);
    }

    /// Marks features of the position itself, such as a king in check.
    virtual void markPosition(const AnyPosition &position, BoardMarks &marks) const;
    /// Marks the cause of a refused act: by default a frame on each of its cells.
    virtual void markRefusal(
        const AnyPosition &position, const Refusal &refusal, BoardMarks &marks) const;
    /// The cell that flashes when an act is refused, lit as `MarkRole::Check`; `Cell::None` for none.
    [[nodiscard]] virtual Cell alarmedCell(const AnyPosition &position, const Refusal &refusal) const;
    /// The words about a refused act: by default only the rules' own `sentence`, translated.
    [[nodiscard]] virtual RefusalWords refusalWords(
        const Refusal &refusal, const QString &sentence) const;

    /// The state of the game in a few words for the line below the board: "White to move". Not called when the game is
    /// over.
    [[nodiscard]] virtual QString statusText(const AnyPosition &position) const;

    /// The threat of `by` to the pieces on `cells`, whose names are given: "White can take 3,4". It has no full stop,
    /// as it is part of a sentence.
    [[nodiscard]] virtual QString threatText(
        Player by, Threat::Kind kind, const QString &cells) const;

    /// The name of a legal move in a move list.
    [[nodiscard]] virtual QString moveName(
        const AnyPosition &before, MoveCode move, Notation notation) const;

    /// The text of a button that plays `move`, which has no cells: "Take White's side".
    [[nodiscard]] virtual QString offerText(const AnyPosition &position, MoveCode move) const;

    /// The piece that represents `move` where several have the same cells, such as the one that a pawn becomes; none
    /// where there is nothing to show.
    [[nodiscard]] virtual Piece offeredPiece(const AnyPosition &, MoveCode) const { return {}; }

    /// The game's own panel in the side column; null when it has none.
    [[nodiscard]] virtual GamePanel *makePanel(QWidget *parent) const;
    /// The part of it that fits a bare column of 108 pixels; null for none.
    [[nodiscard]] virtual GamePanel *makeCard(QWidget *parent) const;

    /// The dialog for rules that no table of options shows, such as own pieces; null without any. It begins with
    /// `options`, for games on `board`.
    [[nodiscard]] virtual OptionsDialog *makeOptionsDialog(
        const Options &options, const BoardShape &board, const Theme &theme, QWidget *parent) const;
    /// The text of the button that opens it, for `options`: "Own pieces (2)…".
    [[nodiscard]] virtual QString optionsDialogText(const Options &options) const;

    /// Why players may want to end a game as a draw here, in a sentence, though its rules let it go on; empty without a
    /// reason.
    [[nodiscard]] virtual QString drawReason(const AnyPosition &) const { return {}; }

private:
    const GameInfo &m_info;
};

} // namespace tessera
