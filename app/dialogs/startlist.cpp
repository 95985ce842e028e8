#include "app/dialogs/startlist.h"

#include "view/board/boardimage.h"
#include "view/games/catalogue.h"

#include <QScrollBar>
#include <QSignalBlocker>

#include <algorithm>
#include <memory>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLeastPicture = 84;
constexpr int kPictureInLines = 5;
constexpr int kNameInLetters = 15;
constexpr int kTextRole = Qt::UserRole;

} // namespace

StartList::StartList(const GameEntry &entry, Theme theme, QWidget *parent)
    : QListWidget(parent)
    , m_entry(entry)
    , m_theme(std::move(theme))
    , m_design(makeDesign(entry.info()))
{
    setObjectName(u"startList"_s);
    setAccessibleName(tr("Start position"));
    setViewMode(QListView::IconMode);
    setFlow(QListView::LeftToRight);
    setWrapping(false);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setIconSize(QSize(pictureSide(), pictureSide()));
    setSpacing(4);
    setWordWrap(true);
    setTextElideMode(Qt::ElideRight);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    add(tr("Usual start"), *entry.game->start({}), {});
    for (const NamedStart &start : namedStarts(entry.info())) {
        if (const auto position = entry.game->parsePosition(start.position, {}))
            add(start.name, **position, start.position);
    }
    m_usualCount = count();
    setCurrentRow(0);
    connect(this, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        if (item != nullptr)
            emit chosen(item->data(kTextRole).toString());
    });
}

void StartList::add(const QString &name, const AnyPosition &position, const std::string &text)
{
    const BoardImage image{*m_design, position, m_theme};
    const int side = pictureSide();
    const QPixmap picture = image.pixmap(QSize(side, side), devicePixelRatioF());
    QIcon face(picture);
    // Not tinted while it is chosen: its name and frame show that.
    face.addPixmap(picture, QIcon::Selected);
    auto *item = new QListWidgetItem(face, name, this);
    item->setData(kTextRole, QString::fromStdString(text));
    item->setToolTip(name);
    item->setTextAlignment(Qt::AlignHCenter | Qt::AlignTop);
    const int lines = 2 * fontMetrics().lineSpacing();
    const int nameWidth = kNameInLetters * fontMetrics().averageCharWidth();
    item->setSizeHint(QSize(std::max(side + 24, nameWidth), side + lines + 10));
}

void StartList::removeOwn()
{
    while (count() > m_usualCount)
        const std::unique_ptr<QListWidgetItem> removed(takeItem(count() - 1));
}

void StartList::showStart(const std::string &text)
{
    const QSignalBlocker silent(this);
    removeOwn();
    for (int i = 0; i < count(); ++i) {
        if (item(i)->data(kTextRole).toString().toStdString() == text) {
            setCurrentRow(i);
            return;
        }
    }
    const auto position = m_entry.game->parsePosition(text, {});
    if (!position) {
        setCurrentRow(-1);
        return;
    }
    add(tr("Your own"), **position, text);
    setCurrentRow(count() - 1);
    scrollToItem(currentItem());
}

int StartList::pictureSide() const
{
    return std::max(kLeastPicture, kPictureInLines * fontMetrics().lineSpacing());
}

QSize StartList::sizeHint() const
{
    const int lines = 2 * fontMetrics().lineSpacing();
    const int bar = horizontalScrollBar()->sizeHint().height();
    return {4 * pictureSide(), pictureSide() + lines + 18 + bar + 2 * frameWidth()};
}

QSize StartList::minimumSizeHint() const
{
    return {2 * pictureSide(), sizeHint().height()};
}

} // namespace tessera
