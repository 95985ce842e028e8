#include "app/dialogs/newgame/startlist.h"

#include "view/board/scene/boardimage.h"
#include "view/games/catalogue.h"

#include <QScrollBar>
#include <QSignalBlocker>
#include <QWheelEvent>

#include <algorithm>
#include <memory>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLeastPicture = 84;
constexpr int kPictureInLines = 5;
constexpr int kNameInLetters = 15;

bool isUpOrDown(const QWheelEvent &event)
{
    return event.angleDelta().x() == 0;
}

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
    horizontalScrollBar()->installEventFilter(this);
    add({tr("Usual start"), {}}, *entry.game->start({}));
    for (const NamedStart &start : namedStarts(entry.info())) {
        if (const auto position = entry.game->parsePosition(start.position, start.options))
            add(start, **position);
    }
    m_usualCount = count();
    setCurrentRow(0);
    connect(this, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        if (item == nullptr)
            return;
        // The start is copied, as its receiver may change the list by a start of the person's own.
        const NamedStart start = m_starts.at(static_cast<std::size_t>(row(item)));
        emit chosen(start);
    });
}

void StartList::add(const NamedStart &start, const AnyPosition &position)
{
    const BoardImage image{*m_design, position, m_theme};
    const int side = pictureSide();
    const QPixmap picture = image.pixmap(QSize(side, side), devicePixelRatioF());
    QIcon face(picture);
    // The picture is not tinted while it is chosen, which its name and frame show.
    face.addPixmap(picture, QIcon::Selected);
    m_starts.push_back(start);
    auto *item = new QListWidgetItem(face, start.name, this);
    item->setToolTip(start.name);
    item->setTextAlignment(Qt::AlignHCenter | Qt::AlignTop);
    const int lines = 2 * fontMetrics().lineSpacing();
    const int nameWidth = kNameInLetters * fontMetrics().averageCharWidth();
    item->setSizeHint(QSize(std::max(side + 24, nameWidth), side + lines + 10));
}

void StartList::removeOwn()
{
    m_starts.resize(static_cast<std::size_t>(m_usualCount));
    while (count() > m_usualCount)
        const std::unique_ptr<QListWidgetItem> removed(takeItem(count() - 1));
}

bool StartList::isSame(const NamedStart &start, const std::string &text, const Options &options) const
{
    const auto &specs = m_entry.info().options;
    return start.position == text
           && std::all_of(specs.begin(), specs.end(), [&](const OptionSpec &spec) {
                  const auto of = [&spec](const Options &some) {
                      const auto found = some.values().find(spec.key);
                      return found == some.values().end() ? spec.defaultValue : found->second;
                  };
                  return spec.isShown || of(start.options) == of(options);
              });
}

void StartList::showStart(const std::string &text, const Options &options)
{
    const QSignalBlocker silent(this);
    removeOwn();
    for (int i = 0; i < count(); ++i) {
        if (isSame(m_starts[static_cast<std::size_t>(i)], text, options)) {
            setCurrentRow(i);
            return;
        }
    }
    // The usual start with own pieces is a start of its own too.
    const Result<std::unique_ptr<AnyPosition>> position
        = text.empty() ? m_entry.game->start(options) : m_entry.game->parsePosition(text, options);
    if (!position) {
        setCurrentRow(-1);
        return;
    }
    add({tr("Your own"), text, options}, **position);
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

void StartList::wheelEvent(QWheelEvent *event)
{
    if (isUpOrDown(*event))
        event->ignore();
    else
        QListWidget::wheelEvent(event);
}

bool StartList::eventFilter(QObject *watched, QEvent *event)
{
    const bool isTaken = watched == horizontalScrollBar() && event->type() == QEvent::Wheel
                         && isUpOrDown(*static_cast<QWheelEvent *>(event));
    if (isTaken)
        event->ignore();
    return isTaken || QListWidget::eventFilter(watched, event);
}

} // namespace tessera

#include "moc_startlist.cpp"
