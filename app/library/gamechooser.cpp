#include "app/library/gamechooser.h"

#include "app/library/gametable.h"
#include "app/library/library.h"
#include "view/widgets/plainbuttons.h"
#include "view/widgets/plaintext.h"
#include "view/widgets/windowsize.h"
#include "view/words/errorwords.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize kChooserLetters{144, 32};
/// How wide the columns are, in letters.
const GameTable::Columns kChooserColumns{
    {LibraryModel::Picture, 0},
    {LibraryModel::Game, 19},
    {LibraryModel::Players, 31},
    {LibraryModel::Result, 22},
    {LibraryModel::Reason, 14},
    {LibraryModel::Length, 9},
    {LibraryModel::Date, 16}};

} // namespace

GameChooser::GameChooser(const QString &path, const Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_path(path)
    , m_head(new Label(this))
    , m_table(new GameTable(false, kChooserColumns, this))
    , m_open(new QPushButton(tr("Open"), this))
    , m_add(new QPushButton(this))
{
    setObjectName(u"gameChooser"_s);
    setWindowTitle(tr("Games in %1").arg(QFileInfo(path).fileName()));
    m_head->setObjectName(u"chooserHead"_s);
    m_head->setWordWrap(true);
    m_head->setText(tr("Reading the games…"));
    m_table->setObjectName(u"chooserTable"_s);
    m_table->setTheme(theme);
    LibraryQuery inOrder;
    inOrder.order = LibraryQuery::Order::File;
    m_table->games().setQuery(inOrder);
    connect(m_table, &QTableView::activated, this, &GameChooser::openCurrent);
    connect(m_table, &GameTable::chosen, this, &GameChooser::refresh);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(m_add, QDialogButtonBox::ActionRole);
    buttons->addButton(m_open, QDialogButtonBox::AcceptRole);
    m_open->setObjectName(u"chooserOpen"_s);
    m_open->setDefault(true);
    m_add->setObjectName(u"chooserAdd"_s);
    makePlain(*buttons);
    connect(m_open, &QPushButton::clicked, this, &GameChooser::openCurrent);
    connect(m_add, &QPushButton::clicked, this, &GameChooser::addToLibrary);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_head);
    column->addWidget(m_table, 1);
    column->addWidget(buttons);
    resize(sizeInLetters(*this, kChooserLetters).boundedTo(roomOnScreen(*this)));
    refresh();
    m_reading.reset(QThread::create([this, stop = m_closing.get_token()] {
        auto index = LibraryIndex::ofFile(m_path.toStdString(), Library::readSettings(), stop);
        QMetaObject::invokeMethod(this, [this, index] { show(index); });
    }));
    m_reading->start();
}

GameChooser::~GameChooser()
{
    m_closing.request_stop();
    m_reading->wait();
}

int GameChooser::gameCount() const
{
    return m_table->games().rowCount();
}

void GameChooser::show(const LibraryIndex::Pointer &index)
{
    m_table->games().setIndex(index);
    m_table->goTo(0);
    if (gameCount() > 0)
        m_table->setFocus();
    const int faults = static_cast<int>(index->faults().size());
    m_head->setText(
        faults == 0 ? tr("Games: %n", nullptr, gameCount())
                    : tr("Faults: %n; the first: %1.", nullptr, faults)
                          .arg(errorWords(index->faults().front())));
    refresh();
}

void GameChooser::refresh()
{
    const auto count = static_cast<int>(m_table->selected().numbers.size());
    m_open->setEnabled(count > 0);
    m_add->setEnabled(gameCount() > 0);
    m_add->setText(
        count > 1 ? tr("Add %n games to the library", nullptr, count)
                  : tr("Add all to the library"));
    m_add->setAccessibleName(m_add->text());
}

void GameChooser::openCurrent()
{
    if (m_table->current() == nullptr)
        return;
    auto opened = m_table->openedCurrent();
    if (!opened) {
        m_head->setText(errorWords(opened.error()));
        return;
    }
    // It shares its file with others, so it is not written there.
    opened->path.clear();
    emit openRequested(*opened);
    accept();
}

void GameChooser::addToLibrary()
{
    const ListedGames games = m_table->selected();
    if (games.numbers.size() > 1)
        emit gamesWanted(games);
    else
        emit libraryWanted({m_path});
    accept();
}

} // namespace tessera

#include "moc_gamechooser.cpp"
