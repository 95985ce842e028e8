#include "view/history/movefield.h"

#include "model/session/minussigns.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kFieldMargin = 10;
constexpr int kWidth = 330;
constexpr int kMostRows = 6;

/// A name in the form in which it is typed: with keyboard characters for typographic ones, and without blanks.
QString plain(QString name)
{
    return asTyped(std::move(name)).replace(u'–', u'-').replace(u'×', u'x').toLower();
}

} // namespace

MoveField::MoveField(QWidget &parent)
    : QFrame(&parent)
    , m_list(new QListWidget(this))
    , m_line(new QLineEdit(this))
{
    setObjectName(u"moveField"_s);
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Window);
    m_line->setObjectName(u"moveFieldLine"_s);
    m_line->setAccessibleName(tr("Move"));
    m_line->setPlaceholderText(tr("Type a move; Enter plays it"));
    m_line->setClearButtonEnabled(true);
    m_line->installEventFilter(this);
    m_list->setObjectName(u"moveFieldList"_s);
    m_list->setAccessibleName(tr("Legal moves"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->setSpacing(4);
    column->addWidget(m_list);
    column->addWidget(m_line);
    connect(m_line, &QLineEdit::textChanged, this, &MoveField::refill);
    connect(m_list, &QListWidget::currentRowChanged, this, [this] { emit previewed(meant()); });
    connect(m_list, &QListWidget::itemClicked, this, &MoveField::finish);
    parent.installEventFilter(this);
    hide();
}

void MoveField::open(std::vector<Entry> entries, Read read)
{
    m_entries = std::move(entries);
    m_read = std::move(read);
    m_line->clear();
    refill();
    show();
    raise();
    m_line->setFocus(Qt::ShortcutFocusReason);
}

std::optional<MoveCode> MoveField::meant() const
{
    const int row = m_list->currentRow();
    if (row < 0)
        return std::nullopt;
    return m_entries[m_found[static_cast<std::size_t>(row)]].move;
}

void MoveField::refill()
{
    const QString typed = m_line->text().trimmed();
    const QString wanted = plain(typed);
    m_found.clear();
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const QStringList &names = m_entries[i].names;
        if (std::any_of(names.begin(), names.end(), [&wanted](const QString &name) {
                return plain(name).startsWith(wanted);
            }))
            m_found.push_back(i);
    }
    // Exact matches come first: "b4" is a pawn's move, "B…" a bishop's.
    const auto fit = [this, &typed, &wanted](std::size_t number) {
        const QStringList &names = m_entries[number].names;
        const bool isWhole = std::any_of(names.begin(), names.end(), [&wanted](const QString &name) {
            return plain(name) == wanted;
        });
        const bool isExact = std::any_of(names.begin(), names.end(), [&typed](const QString &name) {
            return name.startsWith(typed);
        });
        return (isWhole ? 2 : 0) + (isExact ? 1 : 0);
    };
    std::stable_sort(m_found.begin(), m_found.end(), [&fit](std::size_t one, std::size_t other) {
        return fit(one) > fit(other);
    });
    // The first one is meant where it is the only one, or the only one whose whole name this is.
    const int best = m_found.empty() ? 0 : fit(m_found.front());
    const bool isUnique = m_found.size() == 1
                          || (m_found.size() > 1 && best >= 2 && best > fit(m_found[1]));
    if (m_found.empty() && m_read) {
        const auto read = m_read(typed);
        for (std::size_t i = 0; read && i < m_entries.size(); ++i) {
            if (m_entries[i].move == *read)
                m_found.push_back(i);
        }
    }
    const bool isMeant = !typed.isEmpty() && (isUnique || m_found.size() == 1);
    {
        const QSignalBlocker blocker(m_list);
        m_list->clear();
        for (const std::size_t number : m_found)
            m_list->addItem(m_entries[number].text);
        // Enter plays what is marked: nothing, until what is typed can mean one move alone, or the arrows choose.
        m_list->setCurrentRow(isMeant ? 0 : -1);
    }
    place();
    emit previewed(meant());
}

void MoveField::place()
{
    const int rows = std::min(kMostRows, static_cast<int>(m_found.size()));
    m_list->setVisible(rows > 0);
    if (rows > 0)
        m_list->setFixedHeight(rows * m_list->sizeHintForRow(0) + 2 * m_list->frameWidth());
    const QSize room = parentWidget()->size();
    const int width = std::min(kWidth, room.width() - 2 * kFieldMargin);
    layout()->activate();
    const int height = sizeHint().height();
    setGeometry((room.width() - width) / 2, room.height() - height - kFieldMargin, width, height);
}

void MoveField::step(int by)
{
    if (m_found.empty())
        return;
    const int count = static_cast<int>(m_found.size());
    m_list->setCurrentRow(std::clamp(m_list->currentRow() + by, 0, count - 1));
}

void MoveField::finish()
{
    const auto move = meant();
    if (!move) {
        if (m_found.empty() && !m_line->text().trimmed().isEmpty())
            emit refused(m_line->text().trimmed());
        return;
    }
    hide();
    emit chosen(*move);
}

void MoveField::hideEvent(QHideEvent *event)
{
    QFrame::hideEvent(event);
    emit previewed(std::nullopt);
    emit closed();
}

bool MoveField::handleKey(int key)
{
    switch (key) {
    case Qt::Key_Up:
        step(-1);
        return true;
    case Qt::Key_Down:
        step(1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        finish();
        return true;
    case Qt::Key_Escape:
        hide();
        return true;
    default:
        return false;
    }
}

bool MoveField::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible())
        place();
    if (watched != m_line)
        return QFrame::eventFilter(watched, event);
    if (event->type() == QEvent::KeyPress)
        return handleKey(static_cast<const QKeyEvent &>(*event).key());
    if (event->type() == QEvent::ShortcutOverride) {
        // Letters, Esc and the arrows belong to the field here.
        const auto &key = static_cast<const QKeyEvent &>(*event);
        if (!(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier)))
            event->accept();
    }
    if (event->type() == QEvent::FocusOut) {
        const auto reason = static_cast<const QFocusEvent &>(*event).reason();
        if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason)
            hide();
    }
    return false;
}

} // namespace tessera

#include "moc_movefield.cpp"
