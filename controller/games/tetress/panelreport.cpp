#include "controller/games/tetress/panelreport.h"

#include "controller/games/tetress/carriedshape.h"
#include "model/core/erasure/erased.h"
#include "model/games/tetress/tetress.h"
#include "view/games/tetress/tetresspanel.h"

#include <set>

namespace tessera::tetress {

ShapeFigure figureOf(const Tetromino &tetromino)
{
    ShapeFigure figure;
    figure.letter = QLatin1Char(kShapeLetters[static_cast<int>(tetromino.shape)]);
    for (const Offset cell : tetromino.cells)
        figure.cells.push_back({cell.column, cell.row});
    return figure;
}

std::vector<ShapeFigure> paletteFigures()
{
    std::vector<ShapeFigure> figures;
    for (int i = 0; i < kShapeCount; ++i)
        figures.push_back(figureOf(CarriedShape(static_cast<Shape>(i)).tetromino()));
    return figures;
}

void reportTicks(TetressPanel &panel, std::size_t ticks, const std::vector<MoveCode> &possible)
{
    std::set<int> tetrominoes;
    for (const MoveCode move : possible)
        tetrominoes.insert(Rules::decode(move).tetromino());
    QString letters;
    for (const int tetromino : tetrominoes) {
        const QChar letter = figureOf(kTetrominoes[static_cast<std::size_t>(tetromino)]).letter;
        if (!letters.contains(letter))
            letters += letter;
    }
    std::optional<ShapeFigure> recognised;
    if (tetrominoes.size() == 1)
        recognised = figureOf(kTetrominoes[static_cast<std::size_t>(*tetrominoes.begin())]);
    panel.showTicks(static_cast<int>(ticks), letters, recognised);
}

void reportOutcome(
    TetressPanel &panel, const AnyPosition &position, const std::optional<PlacementPreview> &preview)
{
    if (!preview || !preview->isLegal) {
        panel.clearOutcome();
        return;
    }
    const MoveCode code = Rules::encode(preview->move);
    const auto after = position.clone();
    after->play(code);
    panel.showOutcome(*after, Rules::remarks(as<Rules>(position), preview->move));
}

} // namespace tessera::tetress
