#include "app/tour/tourpanel.h"

#include "view/theme/icons.h"
#include "view/widgets/heading.h"
#include "view/widgets/plaintext.h"
#include "view/widgets/primarybutton.h"
#include "view/widgets/scrollroom.h"
#include "view/widgets/shades.h"
#include "view/words/fullstop.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QStyle>
#include <QToolButton>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr double kRadius = 6;
constexpr double kTitleScale = 1.2;
/// What is seen of a step at the least; the rest scrolls.
constexpr int kLeastLines = 4;

QLabel *makeText(QWidget *parent, const QString &name)
{
    auto *label = new Label(parent);
    label->setObjectName(name);
    label->setWordWrap(true);
    return label;
}

} // namespace

TourPanel::TourPanel(QWidget *parent)
    : QFrame(parent)
    , m_place(new Label(this))
    , m_title(makeText(this, u"tourTitle"_s))
    , m_text(makeText(this, u"tourText"_s))
    , m_feedback(new QWidget(this))
    , m_sign(new Label(m_feedback))
    , m_words(makeText(m_feedback, u"tourFeedback"_s))
    , m_back(new QPushButton(tr("Back"), this))
    , m_hint(new QPushButton(tr("Show me"), this))
    , m_next(new PrimaryButton(tr("Next"), this))
{
    setObjectName(u"tourPanel"_s);
    setAccessibleName(tr("Guided game"));
    m_place->setForegroundRole(QPalette::PlaceholderText);
    makeHeading(*m_title, kTitleScale);
    auto *close = new QToolButton(this);
    close->setObjectName(u"tourEndButton"_s);
    close->setIcon(icon(u"close"_s));
    close->setAutoRaise(true);
    close->setToolTip(tr("End the guided game"));
    close->setAccessibleName(tr("End the guided game"));
    m_back->setObjectName(u"tourBackButton"_s);
    m_back->setAccessibleName(tr("The step before"));
    m_hint->setObjectName(u"tourHintButton"_s);
    m_hint->setAccessibleName(tr("Show a move that is wanted"));
    m_next->setObjectName(u"tourNextButton"_s);
    m_next->setAccessibleName(tr("The next step"));
    // Enter presses whichever has the focus, as in a dialog.
    for (QPushButton *button : {m_back, m_hint, static_cast<QPushButton *>(m_next)})
        button->setAutoDefault(true);
    connect(close, &QToolButton::clicked, this, &TourPanel::endRequested);
    connect(m_back, &QPushButton::clicked, this, &TourPanel::backRequested);
    connect(m_hint, &QPushButton::clicked, this, &TourPanel::hintRequested);
    connect(m_next, &QPushButton::clicked, this, &TourPanel::nextRequested);

    auto *head = new QHBoxLayout;
    head->addWidget(m_place, 1);
    head->addWidget(close);
    auto *feedback = new QHBoxLayout(m_feedback);
    feedback->setContentsMargins(0, 4, 0, 4);
    feedback->addWidget(m_sign, 0, Qt::AlignTop);
    feedback->addWidget(m_words, 1);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_back);
    buttons->addWidget(m_hint);
    buttons->addWidget(m_next);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 6, 12, 10);
    column->addLayout(head);
    column->addWidget(m_title);
    auto *texts = new QWidget;
    auto *inner = new QVBoxLayout(texts);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->addWidget(m_text);
    inner->addWidget(m_feedback);
    auto *room = new ScrollRoom(*texts, kLeastLines, this);
    room->setObjectName(u"tourTextRoom"_s);
    column->addWidget(room);
    column->addLayout(buttons);
}

void TourPanel::showStep(const TourStep &step, int number, int count)
{
    m_place->setText(tr("Guided game · step %1 of %2").arg(number + 1).arg(count));
    m_title->setText(step.title);
    m_text->setText(step.text);
    setAccessibleDescription(withFullStop(step.title) + u' ' + step.text);
    m_feedback->hide();
    m_back->setEnabled(number > 0);
    m_hint->setEnabled(true);
    m_next->setEnabled(false);
    m_next->setText(number + 1 == count ? tr("Play a game") : tr("Next"));
}

void TourPanel::say(const QString &sign, const QString &text)
{
    const int side = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    m_sign->setPixmap(icon(sign).pixmap(side));
    m_words->setText(text);
    m_feedback->show();
}

void TourPanel::showDone(const TourStep &step, bool isLast)
{
    say(isLast ? u"trophy"_s : u"done"_s, step.done);
    m_hint->setEnabled(false);
    m_next->setEnabled(true);
    m_next->setFocus(Qt::OtherFocusReason);
}

void TourPanel::showWrong(const TourStep &step)
{
    say(u"warning"_s, step.wrong.isEmpty() ? tr("Try something else.") : step.wrong);
}

void TourPanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
    painter.setBrush(noticeColour(palette()));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
}

} // namespace tessera

#include "moc_tourpanel.cpp"
