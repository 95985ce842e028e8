#include "view/widgets/gameovercard.h"

#include "view/widgets/heading.h"
#include "view/widgets/plaintext.h"
#include "view/widgets/shades.h"
#include "view/widgets/taborder.h"
#include "view/words/namedkeys.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr double kLine = 1.5;
constexpr double kCornerRadius = 6;

QPushButton *makeButton(QWidget *parent, const QString &name, const QString &text, const QString &tip)
{
    auto *button = new QPushButton(text, parent);
    button->setObjectName(name);
    button->setAccessibleName(text);
    button->setToolTip(tip);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

GameOverCard::GameOverCard(QWidget *parent)
    : QFrame(parent)
    , m_headline(new Label(this))
    , m_detail(new Label(this))
    , m_moments(new Label(this))
    , m_note(new Label(this))
    , m_review(makeButton(
          this,
          u"reviewButton"_s,
          tr("Review"),
          tr("Step through the game from its start, and see what each move lost")))
{
    setObjectName(u"gameOverCard"_s);
    setAccessibleName(tr("Result"));
    m_headline->setObjectName(u"resultHeadline"_s);
    m_detail->setObjectName(u"resultDetail"_s);
    m_note->setObjectName(u"resultNote"_s);
    m_note->setWordWrap(true);
    m_note->hide();
    m_headline->setWordWrap(true);
    m_detail->setWordWrap(true);
    makeHeading(*m_headline, 1.35);
    m_moments->setObjectName(u"resultMoments"_s);
    m_moments->setAccessibleName(tr("Key moments"));
    m_moments->setWordWrap(true);
    m_moments->setTextFormat(Qt::RichText);
    m_moments->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_moments->hide();
    connect(m_moments, &QLabel::linkActivated, this, [this](const QString &link) {
        emit momentChosen(link.toInt());
    });

    m_rematch
        = makeButton(this, u"rematchButton"_s, tr("Rematch"), tr("Play again with the same seats"));
    QPushButton *swap = makeButton(
        this, u"swapSeatsButton"_s, tr("Swap seats"), tr("Play again, everybody one seat further"));
    connect(m_rematch, &QPushButton::clicked, this, &GameOverCard::rematchRequested);
    connect(swap, &QPushButton::clicked, this, &GameOverCard::swapRequested);
    connect(m_review, &QPushButton::clicked, this, &GameOverCard::reviewRequested);

    auto *row = new QHBoxLayout;
    row->addWidget(swap, 1);
    row->addWidget(m_review, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 12, 10);
    column->addWidget(m_headline);
    column->addWidget(m_detail);
    column->addWidget(m_note);
    column->addWidget(m_rematch);
    column->addLayout(row);
    column->addWidget(m_moments);
    tabThroughLayout(*this);
}

void GameOverCard::showResult(const ResultWords &words, bool isReviewable)
{
    m_review->setVisible(isReviewable);
    m_headline->setText(words.headline);
    m_detail->setText(words.detail);
    m_detail->setVisible(!words.detail.isEmpty());
    setAccessibleDescription(words.headline + u' ' + words.detail);
}

void GameOverCard::setRematchKey(const QString &key)
{
    m_rematch->setText(withKey(tr("Rematch"), key));
}

void GameOverCard::setMoments(const QString &text)
{
    m_moments->setText(text);
    m_moments->setVisible(!text.isEmpty());
}

void GameOverCard::setNote(const QString &note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void GameOverCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Highlight), kLine));
    painter.setBrush(noticeColour(palette()));
    painter.drawRoundedRect(
        QRectF(rect()).adjusted(kLine, kLine, -kLine, -kLine), kCornerRadius, kCornerRadius);
}

QString GameOverCard::headline() const
{
    return m_headline->text();
}

} // namespace tessera

#include "moc_gameovercard.cpp"
