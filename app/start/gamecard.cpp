#include "app/start/gamecard.h"

#include "app/start/livingboard.h"

#include "model/session/historymodel.h"
#include "view/board/geometry/geometry.h"
#include "view/widgets/heading.h"
#include "view/widgets/primarybutton.h"
#include "view/widgets/shades.h"

#include <QBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMargin = 14;
constexpr double kTitleScale = 1.35;

} // namespace

QString gameSizeWords(const GameInfo &info, const BoardShape &board, int minutes)
{
    const QString words = GameCard::tr("%1 · %2", "players, board")
                              .arg(
                                  GameCard::tr("%n\u00a0players", nullptr, info.playerCount()),
                                  BoardGeometry::make(board)->sizeWords());
    return minutes == 0 ? words
                        : GameCard::tr("%1 · ~%2\u00a0min", "players and board, minutes")
                              .arg(words)
                              .arg(minutes);
}

GameCard::GameCard(const GameEntry &entry, DemoGame demo, int number, QWidget *parent)
    : QFrame(parent)
    , m_play(new PrimaryButton(tr("Play"), this))
    , m_goal(new QLabel(this))
    , m_usual(new QLabel(this))
    , m_layout(new QBoxLayout(QBoxLayout::TopToBottom, this))
    , m_words(new QVBoxLayout)
{
    const GameInfo &info = entry.info();
    const QString id = QString::fromStdString(info.id);
    const QString name = translated({info.id, info.name, {}});
    setObjectName(u"gameCard_%1"_s.arg(id));
    setAccessibleName(name);
    setAttribute(Qt::WA_Hover);
    const QString size = gameSizeWords(info, demo.start->board(), demo.minutes);
    m_board = new LivingBoard(entry, std::move(demo), number, this);

    auto *title = new QLabel(name, this);
    title->setWordWrap(true);
    makeHeading(*title, kTitleScale);
    m_goal->setText(translated({info.id, info.goal, {}}));
    m_goal->setWordWrap(true);
    m_goal->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto *facts = new QLabel(size, this);
    facts->setForegroundRole(QPalette::PlaceholderText);
    facts->setWordWrap(true);
    m_usual->setObjectName(u"usual_%1"_s.arg(id));
    m_usual->setAlignment(Qt::AlignHCenter | Qt::AlignVCenter);
    m_usual->setWordWrap(true);

    m_words->setSpacing(4);
    m_words->addWidget(title);
    m_words->addWidget(m_goal, 1);
    m_words->addWidget(facts);
    m_words->addSpacing(4);
    m_words->addWidget(m_usual);
    m_words->addLayout(makeButtons(id, name));
    m_layout->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    m_layout->setSpacing(kMargin);
    m_layout->addWidget(m_board, 1);
    m_layout->addLayout(m_words);
    setUpright(true);
}

QLayout *GameCard::makeButtons(const QString &id, const QString &name)
{
    m_play->setObjectName(u"play_%1"_s.arg(id));
    m_play->setMinimumHeight(2 * m_play->fontMetrics().height());
    m_play->setAccessibleName(tr("Play %1").arg(name));
    connect(m_play, &QPushButton::clicked, this, &GameCard::playRequested);
    const auto make = [&](const QString &object, const QString &text, const QString &whole) {
        auto *button = new QPushButton(text, this);
        button->setObjectName(object.arg(id));
        button->setAccessibleName(whole.arg(name));
        button->setToolTip(whole.arg(name));
        button->setAutoDefault(true);
        return button;
    };
    QPushButton *setUp
        = make(u"setUp_%1"_s, tr("Set up…"), tr("Choose players, clocks and rules of %1"));
    QPushButton *learn = make(u"learn_%1"_s, tr("Learn"), tr("Learn %1 in a guided game"));
    connect(setUp, &QPushButton::clicked, this, &GameCard::setUpRequested);
    connect(learn, &QPushButton::clicked, this, &GameCard::learnRequested);
    auto *grid = new QGridLayout;
    grid->setSpacing(6);
    grid->addWidget(m_play, 0, 0, 1, 2);
    grid->addWidget(setUp, 1, 0);
    grid->addWidget(learn, 1, 1);
    return grid;
}

void GameCard::setTheme(const Theme &theme)
{
    m_board->setTheme(theme);
}

void GameCard::setCellMs(int cellMs)
{
    m_board->setCellMs(cellMs);
}

void GameCard::setUpright(bool isUpright)
{
    m_layout->setDirection(isUpright ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    // Above the words the board is as high as it is wide; beside them it takes a little less room.
    m_layout->setStretch(0, isUpright ? 0 : 6);
    m_layout->setStretch(1, isUpright ? 1 : 7);
    // So the names of all cards of a row stand on one line.
    constexpr int kUsualLines = 3;
    m_goal->setMinimumHeight(isUpright ? kUsualLines * m_goal->fontMetrics().lineSpacing() : 0);
}

int GameCard::leastUprightWidth() const
{
    return m_words->minimumSize().width() + 2 * kMargin;
}

void GameCard::setUsualSetup(const QString &line, const QString &words)
{
    m_usual->setText(line);
    m_play->setToolTip(words);
    m_play->setAccessibleDescription(words);
}

void GameCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double width = underMouse() ? 2 : 1;
    const QColor line = underMouse() ? palette().color(QPalette::Highlight)
                                     : outlineColour(palette());
    painter.setPen(QPen(line, width));
    painter.setBrush(palette().brush(QPalette::Base));
    const double inset = width / 2;
    painter.drawRoundedRect(
        QRectF(rect()).adjusted(inset, inset, -inset, -inset), kCardRadius, kCardRadius);
}

void GameCard::mouseReleaseEvent(QMouseEvent *event)
{
    // The board invites to be clicked; beside it nothing happens by accident.
    if (event->button() == Qt::LeftButton && m_board->geometry().contains(event->pos()))
        emit playRequested();
    QFrame::mouseReleaseEvent(event);
}

void GameCard::enterEvent(QEnterEvent *event)
{
    m_board->setPointed(true);
    QFrame::enterEvent(event);
    update();
}

void GameCard::leaveEvent(QEvent *event)
{
    m_board->setPointed(false);
    QFrame::leaveEvent(event);
    update();
}

} // namespace tessera

#include "moc_gamecard.cpp"
