#include "app/editor/palettebox.h"

#include "view/board/pieceset.h"
#include "view/theme/icons.h"
#include "view/widgets/plaintext.h"

#include <QApplication>
#include <QButtonGroup>
#include <QGridLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QToolButton>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPicture = 32;
constexpr int kSharpness = 3;
constexpr int kColumns = 6;
constexpr QSize kCarried{44, 44};

/// A ground on which the pieces of all players are visible: the colour of a dark tile, or of any.
QColor groundOf(const BoardDesign &design, const Theme &theme, const AnyPosition &position)
{
    const auto geometry = BoardGeometry::make(position.board(), {});
    const DesignContext context{position, *geometry, theme};
    QColor ground;
    for (int i = 0; i < position.board().cellCount(); ++i) {
        const CellLook look = design.cellLook(context, cellAt(i));
        if (look.fill.isValid() && (!ground.isValid() || look.shade == TileShade::Dark))
            ground = look.fill;
        if (look.fill.isValid() && look.shade == TileShade::Dark)
            break;
    }
    return ground;
}

} // namespace

PaletteBox::PaletteBox(
    const BoardDesign &design, const Theme &theme, const AnyPosition &position, QWidget *parent)
    : QWidget(parent)
    , m_pieces(position.composing()->palette())
    , m_group(new QButtonGroup(this))
{
    setObjectName(u"paletteBox"_s);
    setAccessibleName(tr("Pieces"));
    // Fusion marks the choice too faintly beside pictures.
    setStyleSheet(u"QToolButton { border: 2px solid transparent; border-radius: 4px; padding: 2px; "
                  u"background: %1; }"
                  "QToolButton:checked { border-color: palette(highlight); }"
                  "QToolButton:focus { border-color: palette(text); }"_s.arg(
                      groundOf(design, theme, position).name()));
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
    // The sign has the colour of texts on buttons.
    none->setStyleSheet(u"QToolButton { background: palette(button); }"_s);
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
    button->installEventFilter(this);
    grid.addWidget(button, row, column);
    return button;
}

bool PaletteBox::eventFilter(QObject *watched, QEvent *event)
{
    auto *button = qobject_cast<QToolButton *>(watched);
    if (button == nullptr)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::MouseButtonPress) {
        m_pressedAt = static_cast<QMouseEvent *>(event)->globalPosition().toPoint();
    } else if (event->type() == QEvent::MouseMove) {
        const auto &mouse = *static_cast<QMouseEvent *>(event);
        const QPoint place = mouse.globalPosition().toPoint();
        const int way = (place - m_pressedAt).manhattanLength();
        if ((mouse.buttons() & Qt::LeftButton)
            && (m_carried || way >= QApplication::startDragDistance()))
            carry(*button, place);
    } else if (event->type() == QEvent::MouseButtonRelease && m_carried) {
        const QPoint place = static_cast<QMouseEvent *>(event)->globalPosition().toPoint();
        endCarrying();
        emit dropped(place);
    } else if (event->type() == QEvent::Hide) {
        endCarrying();
    } else if (event->type() == QEvent::KeyPress) {
        // The key would press the dialog's default button.
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            button->click();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void PaletteBox::carry(QToolButton &button, const QPoint &place)
{
    if (!m_carried) {
        button.setChecked(true);
        m_carried = new Label(window());
        m_carried->setObjectName(u"carriedPiece"_s);
        m_carried->setAttribute(Qt::WA_TransparentForMouseEvents);
        m_carried->setPixmap(button.icon().pixmap(kCarried, devicePixelRatio()));
        m_carried->adjustSize();
        m_carried->show();
    }
    const QPoint middle = window()->mapFromGlobal(place);
    m_carried->move(middle - m_carried->rect().center());
    m_carried->raise();
}

void PaletteBox::endCarrying()
{
    delete m_carried;
}

Piece PaletteBox::chosen() const
{
    const auto number = static_cast<std::size_t>(m_group->checkedId());
    return number < m_pieces.size() ? m_pieces[number] : Piece();
}

} // namespace tessera

#include "moc_palettebox.cpp"
