#include "app/start/startpage.h"

#include "app/files/setupwords.h"
#include "app/settings/settings.h"
#include "app/start/livingboard.h"

#include "model/games/catalogue.h"
#include "view/theme/icons.h"
#include "view/widgets/arrowfocus.h"
#include "view/widgets/heading.h"
#include "view/widgets/messagebar.h"
#include "view/widgets/plaintext.h"
#include "view/widgets/primarybutton.h"
#include "view/widgets/taborder.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// Narrower than this, the cards lie in two rows.
constexpr int kWide = 1000;
/// Wider than this the page does not grow, so that its lines stay readable.
constexpr int kWidest = 1480;
constexpr int kSpace = 16;
constexpr double kPageTitleScale = 1.9;
const QString kError = u"error"_s;
const QString kNote = u"note"_s;
const QString kUndo = u"undo"_s;

/// A game whose recording cannot be used shows its start.
DemoGame demoOf(const GameEntry &entry)
{
    auto demo = loadDemo(entry);
    if (demo)
        return std::move(*demo);
    qWarning("%s", demo.error().sentence().c_str());
    return {0, entry.game->start({}), {}};
}

} // namespace

StartPage::StartPage(const Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_errorBar(new MessageBar(MessageBar::Form::Banner, this))
    , m_scroll(new QScrollArea(this))
    , m_content(new QWidget)
    , m_unfinished(new ContinueList(m_content))
    , m_grid(new QGridLayout)
{
    setObjectName(u"startPage"_s);
    setAccessibleName(tr("Start page"));
    m_errorBar->setObjectName(u"startErrorBar"_s);
    buildLayout();
    addCards();
    arrange(kWide);
    new ArrowFocus(*this);
}

StartPage::~StartPage() = default;

void StartPage::buildLayout()
{
    m_scroll->setObjectName(u"startScroll"_s);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_unfinished, &ContinueList::continueRequested, this, &StartPage::continueRequested);
    connect(m_unfinished, &ContinueList::discardRequested, this, &StartPage::discardRequested);
    m_grid->setSpacing(kSpace);

    auto *column = new QVBoxLayout;
    column->setSpacing(kSpace - 4);
    // What belongs together stays together, a little above the middle.
    column->addStretch(2);
    column->addLayout(makeHeader());
    column->addWidget(m_unfinished);
    column->addLayout(m_grid);
    column->addLayout(makeFooter());
    column->addStretch(3);
    auto *middle = new QWidget(m_content);
    middle->setMaximumWidth(kWidest);
    middle->setLayout(column);
    column->setContentsMargins(0, 0, 0, 0);
    auto *around = new QHBoxLayout(m_content);
    around->setContentsMargins(kSpace + kSpace / 2, kSpace / 2, kSpace + kSpace / 2, kSpace);
    around->addStretch(1);
    around->addWidget(middle, 1000);
    around->addStretch(1);
    m_scroll->setWidget(m_content);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(0);
    page->addWidget(m_errorBar);
    page->addWidget(m_scroll, 1);
}

QLayout *StartPage::makeHeader()
{
    auto *title = new Label(tr("Tessera"), m_content);
    makeHeading(*title, kPageTitleScale);
    auto *sign = new Label(m_content);
    const int side = title->sizeHint().height();
    sign->setPixmap(programIcon().pixmap(QSize(side, side), devicePixelRatioF()));
    auto *words = new Label(tr("Choose a game"), m_content);
    words->setForegroundRole(QPalette::PlaceholderText);
    auto *row = new QHBoxLayout;
    row->setSpacing(kSpace - 4);
    row->addWidget(sign);
    row->addWidget(title);
    // On one line with the large title.
    words->setContentsMargins(
        0, 0, 0, title->fontMetrics().descent() - words->fontMetrics().descent());
    row->addWidget(words, 1, Qt::AlignBottom);
    return row;
}

QLayout *StartPage::makeFooter()
{
    const auto make =
        [this](const QString &name, const QString &sign, const QString &text, const QString &tip) {
            auto *button = new QPushButton(icon(sign), text, m_content);
            button->setObjectName(name);
            button->setAccessibleName(text);
            button->setToolTip(tip);
            button->setAutoDefault(true);
            return button;
        };
    QPushButton *library = make(
        u"libraryButton"_s,
        u"library"_s,
        tr("Library"),
        tr("All games that were finished or saved"));
    QPushButton *open
        = make(u"openButton"_s, u"open"_s, tr("Open…"), tr("Go on with a game from a file"));
    QPushButton *puzzles = make(
        u"puzzlesButton"_s,
        u"puzzle"_s,
        tr("Puzzles"),
        tr("Win, save yourself, catch the most: puzzles of every game, and your own mistakes"));
    QPushButton *help
        = make(u"rulesButton"_s, u"help"_s, tr("Rules"), tr("Read the rules of the games"));
    connect(library, &QPushButton::clicked, this, &StartPage::libraryRequested);
    QPushButton *lab = make(
        u"labButton"_s,
        u"trophy"_s,
        tr("Agent lab"),
        tr("Let levels, engines and agents play matches that tell who is better"));
    connect(lab, &QPushButton::clicked, this, &StartPage::labRequested);
    connect(open, &QPushButton::clicked, this, &StartPage::openRequested);
    connect(puzzles, &QPushButton::clicked, this, &StartPage::puzzlesRequested);
    connect(help, &QPushButton::clicked, this, &StartPage::helpRequested);
    auto *row = new QHBoxLayout;
    row->addWidget(puzzles);
    row->addWidget(library);
    row->addWidget(lab);
    row->addWidget(open);
    row->addWidget(help);
    row->addStretch();
    return row;
}

void StartPage::addCards()
{
    for (const GameEntry &entry : catalogue()) {
        const int number = static_cast<int>(m_cards.size());
        auto *card = new GameCard(entry, demoOf(entry), number, m_content);
        const QString id = QString::fromStdString(entry.info().id);
        connect(card, &GameCard::playRequested, this, [this, id] { emit playRequested(id); });
        connect(card, &GameCard::setUpRequested, this, [this, id] { emit setUpRequested(id); });
        connect(card, &GameCard::learnRequested, this, [this, id] { emit learnRequested(id); });
        m_cards.push_back(card);
    }
}

void StartPage::arrange(int width)
{
    const int count = static_cast<int>(m_cards.size());
    int widest = 0;
    for (const GameCard *card : m_cards)
        widest = std::max(widest, card->leastUprightWidth());
    const bool hasRoom = width >= std::max(kWide, count * (widest + kSpace) + 2 * kSpace);
    const int columns = hasRoom ? count : (count + 1) / 2;
    if (columns == m_columns)
        return;
    m_columns = columns;
    for (int i = 0; i < count; ++i) {
        GameCard *card = m_cards[static_cast<std::size_t>(i)];
        card->setUpright(columns == count);
        m_grid->addWidget(card, i / columns, i % columns);
    }
    for (int i = 0; i < count; ++i)
        m_grid->setColumnStretch(i, i < columns ? 1 : 0);
}

void StartPage::setTheme(const Theme &theme)
{
    for (GameCard *card : m_cards)
        card->setTheme(theme);
    m_unfinished->setTheme(theme);
}

void StartPage::setCellMs(int cellMs)
{
    for (GameCard *card : m_cards)
        card->setCellMs(cellMs);
}

void StartPage::refresh()
{
    const QString last = m_settings.lastGame();
    QWidget *likely = &m_cards.front()->playButton();
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const GameInfo &info = catalogue()[i].info();
        const GameSetup usual = m_settings.usualSetup(info);
        m_cards[i]->setUsualSetup(playWords(info, usual), setupWords(info, usual));
        if (QString::fromStdString(info.id) == last)
            likely = &m_cards[i]->playButton();
    }
    // The games to go on with change.
    tabThroughLayout(*this);
    if (QPushButton *button = m_unfinished->firstButton())
        likely = button;
    likely->setFocus(Qt::OtherFocusReason);
}

void StartPage::showError(const QString &sentence)
{
    m_errorBar->showMessage({kError, icon(u"warning"_s), sentence, {}, {}});
}

void StartPage::dropWarnings()
{
    m_errorBar->withdraw(kError);
    m_errorBar->withdraw(kNote);
    m_errorBar->withdraw(kUndo);
}

void StartPage::showNote(const QString &sentence)
{
    m_errorBar->showMessage({kNote, icon(u"info"_s), sentence, {}, {}});
}

void StartPage::offerUndo(const QString &sentence, const std::function<void()> &undo)
{
    m_errorBar->showMessage(
        {kUndo,
         icon(u"info"_s),
         sentence,
         {{tr("Undo"), u"undoDiscardButton"_s, undo}},
         MessageBar::kRestoreTime});
}

void StartPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && !m_cards.empty())
        arrange(width());
}

void StartPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange(event->size().width());
}

} // namespace tessera

#include "moc_startpage.cpp"
