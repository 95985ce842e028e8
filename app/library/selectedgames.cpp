#include "app/library/selectedgames.h"

#include "app/files/filemark.h"
#include "app/library/gametable.h"
#include "app/library/library.h"
#include "view/words/errorwords.h"

#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QShortcut>

#include <algorithm>
#include <utility>

namespace tessera {

using namespace Qt::StringLiterals;

SelectedGames::SelectedGames(Library &library, GameTable &table, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_table(table)
{
    m_table.setContextMenuPolicy(Qt::CustomContextMenu);
    addKeys();
    connect(&m_table, &QTableView::activated, this, [this](const QModelIndex &index) {
        if (index.column() != LibraryModel::Favourite)
            openCurrent();
    });
    connect(&m_table, &GameTable::starClicked, this, &SelectedGames::toggleFavourite);
    connect(&m_table, &QTableView::customContextMenuRequested, this, &SelectedGames::showMenu);
    connect(
        &m_table.games(),
        &LibraryModel::tagsEdited,
        this,
        [this](std::uint32_t number, const QString &tags) { setTags(number, tags.toStdString()); });
}

void SelectedGames::addKeys()
{
    // Before the table takes them for the beginnings of words that it shall find.
    const auto on = [this](const QKeySequence &key, auto what) {
        auto *shortcut = new QShortcut(key, &m_table);
        shortcut->setContext(Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, this, what);
    };
    on(QKeySequence::Delete, [this] { removeSelected(); });
    on(Qt::Key_F2, [this] { editTags(); });
    on(Qt::Key_Asterisk, [this] {
        if (m_table.currentIndex().isValid())
            toggleFavourite(m_table.currentIndex().row());
    });
}

void SelectedGames::openCurrent()
{
    const LibraryEntry *entry = m_table.current();
    if (entry == nullptr)
        return;
    const LibraryIndex &index = *m_table.games().index();
    const LibraryFile &file = index.fileOf(*entry);
    // What others write from now on differs from these, even while the game is read.
    std::string mark = file.isOwn ? gameFileMark(file.path) : fileMark(file.path);
    auto opened = m_table.openedCurrent();
    if (!opened) {
        emit told(errorWords(opened.error()));
        return;
    }
    const auto sharing = std::count_if(
        index.entries().begin(), index.entries().end(), [entry](const LibraryEntry &other) {
            return other.file == entry->file;
        });
    LibraryPlace place;
    if (m_isRemoved) {
        opened->path.clear();
    } else if (file.isOwn) {
        opened->path.clear();
        place = {file.path, sharing > 1 ? entry->key : 0, std::move(mark)};
    } else if (sharing > 1) {
        opened->path.clear();
    } else {
        opened->mark = std::move(mark);
    }
    emit openRequested(*opened, place);
}

bool SelectedGames::mayChange(const LibraryEntry &entry)
{
    if (m_isRemoved) {
        emit told(tr("This game was removed. Put it back to change it."));
        return false;
    }
    if (m_table.games().index()->fileOf(entry).isOwn)
        return true;
    emit told(tr("This game lies in a file of its own, which is not changed from here."));
    return false;
}

void SelectedGames::toggleFavourite(int row)
{
    const LibraryEntry &entry = m_table.games().entry(row);
    if (!mayChange(entry))
        return;
    const std::uint32_t number = m_table.games().numbers()[static_cast<std::size_t>(row)];
    m_library.setTag({m_table.games().index(), {number}}, "Favourite", entry.isFavourite ? "" : "1");
}

void SelectedGames::setTags(std::uint32_t number, const std::string &tags)
{
    ListedGames games = m_table.selected();
    const LibraryIndex &index = *games.index;
    // The others of the selection get them, too, as far as they lie in the library.
    std::erase_if(games.numbers, [&index](std::uint32_t one) {
        return !index.fileOf(index.entries()[one]).isOwn;
    });
    if (std::find(games.numbers.begin(), games.numbers.end(), number) == games.numbers.end())
        games.numbers = {number};
    m_library.setTag(games, "Tags", tags);
}

void SelectedGames::editTags()
{
    const LibraryEntry *entry = m_table.current();
    if (entry == nullptr || !mayChange(*entry))
        return;
    m_table.edit(m_table.games().index(m_table.currentIndex().row(), LibraryModel::Tags));
}

void SelectedGames::removeSelected()
{
    const ListedGames games = m_table.selected();
    if (games.numbers.empty())
        return;
    if (m_isRemoved)
        m_library.putBack(games);
    else if (games.numbers.size() > 1)
        askToRemove(games);
    else
        m_library.remove(games);
}

void SelectedGames::askToRemove(const ListedGames &games)
{
    auto *box = new QMessageBox(
        QMessageBox::Question,
        tr("Library"),
        tr("Remove %n games?", nullptr, static_cast<int>(games.numbers.size())),
        QMessageBox::NoButton,
        m_table.window());
    box->setInformativeText(tr("They can be brought back for 30 days: “Show removed”, or Ctrl+Z."));
    box->setObjectName(u"removeBox"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton *keep = box->addButton(tr("Keep them"), QMessageBox::RejectRole);
    keep->setObjectName(u"keepGamesButton"_s);
    QPushButton *remove = box->addButton(tr("Remove"), QMessageBox::DestructiveRole);
    remove->setObjectName(u"removeGamesButton"_s);
    for (QPushButton *button : {keep, remove})
        button->setAccessibleName(button->text());
    box->setDefaultButton(keep);
    box->setEscapeButton(keep);
    connect(remove, &QPushButton::clicked, this, [this, games] { m_library.remove(games); });
    box->open();
}

void SelectedGames::askExport()
{
    ListedGames games = m_table.selected();
    // One game is selected because the cursor stands somewhere.
    if (games.numbers.size() < 2)
        games.numbers = m_table.games().numbers();
    emit exportRequested(games);
}

void SelectedGames::showMenu(const QPoint &at)
{
    const QModelIndex index = m_table.indexAt(at);
    if (!index.isValid())
        return;
    auto *menu = new QMenu(&m_table);
    menu->setObjectName(u"libraryMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    // Other games are listed then, perhaps in that row too.
    connect(&m_table.games(), &QAbstractItemModel::modelReset, menu, &QWidget::close);
    const auto add = [&](const QString &name, const QString &text, auto what) {
        QAction *action = menu->addAction(text);
        action->setObjectName(name);
        connect(action, &QAction::triggered, this, what);
    };
    add(u"libraryMenuOpen"_s, tr("Open"), [this] { openCurrent(); });
    add(u"libraryMenuFavourite"_s,
        m_table.games().entry(index.row()).isFavourite ? tr("No favourite any more")
                                                       : tr("Favourite (*)"),
        [this, row = index.row()] { toggleFavourite(row); });
    add(u"libraryMenuTags"_s, tr("Change tags (F2)"), [this] { editTags(); });
    add(u"libraryMenuExport"_s, tr("Export…"), [this] { askExport(); });
    add(u"libraryMenuRemove"_s, m_isRemoved ? tr("Put back") : tr("Remove (Del)"), [this] {
        removeSelected();
    });
    menu->popup(m_table.viewport()->mapToGlobal(at));
}

} // namespace tessera

#include "moc_selectedgames.cpp"
