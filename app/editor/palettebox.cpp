#include "app/editor/palettebox.h"

#include "view/board/items/pieceset.h"
#include "view/theme/icons.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QToolButton>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPicture = 32;
constexpr int kSharpness = 3;
constexpr int kColumns = 6;

} // namespace

PaletteBox::PaletteBox(
    const BoardDesign &design, const Theme &theme, const AnyPosition &position, QWidget *parent)
    : QWidget(parent)
    , m_pieces(position.composing()->palette())
    , m_group(new QButtonGroup(this))
{
    setObjectName(u"paletteBox"_s);
    setAccessibleName(tr("Pieces"));
    // Fusion shows what is chosen too faintly beside pictures.
    setStyleSheet(
        u"QToolButton:checked { border: 2px solid palette(highlight); border-radius: 4px; }"_s);
    PieceSet pictures(design.pieceSheet(theme.pieceStyle()));
    pictures.setPixels(kSharpness * kPicture);
    pictures.followGame(design, position);
    const std::vector<Piece> &pieces = m_pieces;
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(2);
    grid->setColumnStretch(kColumns, 1);
    int row = 0;
    int column = 0;
    // Games with one kind of piece have all players in one row.
    const bool hasKinds = !pieces.empty() && pieces.back().kind > 0;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const bool isNextOwner = hasKinds && i > 0 && pieces[i].owner != pieces[i - 1].owner;
        if (column == kColumns || (isNextOwner && column > 0)) {
            ++row;
            column = 0;
        }
        QToolButton *button = add(*grid, row, column++, design.pieceName(position, pieces[i]));
        button->setIcon(QIcon(pictures.pixmap(pictures.element(design, pieces[i]))));
        m_group->addButton(button, static_cast<int>(i));
    }
    if (column == kColumns) {
        ++row;
        column = 0;
    }
    QToolButton *none = add(*grid, row, column, tr("Take pieces off"));
    none->setIcon(icon(u"close"_s));
    m_group->addButton(none, static_cast<int>(pieces.size()));
    m_group->button(0)->setChecked(true);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int, bool isChecked) {
        if (isChecked)
            emit chosenChanged(chosen());
    });
}

QToolButton *PaletteBox::add(QGridLayout &grid, int row, int column, const QString &words)
{
    auto *button = new QToolButton(this);
    button->setObjectName(u"palette%1"_s.arg(m_group->buttons().size()));
    button->setAccessibleName(words);
    button->setToolTip(words);
    button->setCheckable(true);
    button->setIconSize(QSize(kPicture, kPicture));
    button->setFocusPolicy(Qt::StrongFocus);
    grid.addWidget(button, row, column);
    return button;
}

Piece PaletteBox::chosen() const
{
    const auto number = static_cast<std::size_t>(m_group->checkedId());
    return number < m_pieces.size() ? m_pieces[number] : Piece();
}

} // namespace tessera
