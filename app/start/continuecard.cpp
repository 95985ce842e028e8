#include "app/start/continuecard.h"

#include "app/files/restoremark.h"
#include "app/start/gamecard.h"

#include "model/session/historymodel.h"
#include "view/board/scene/boardimage.h"
#include "view/games/catalogue.h"
#include "view/theme/icons.h"
#include "view/widgets/elidedlabel.h"
#include "view/widgets/plaintext.h"
#include "view/widgets/primarybutton.h"
#include "view/widgets/shades.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPicture = 44;

} // namespace

ContinueCard::ContinueCard(UnfinishedGame game, const Theme &theme, int number, QWidget *parent)
    : QFrame(parent)
    , m_button(new PrimaryButton(tr("Continue"), this))
{
    const GameInfo &info = game.position->info();
    const QString name = translated({info.id, info.name, {}});
    setObjectName(u"continueCard%1"_s.arg(number));
    setAccessibleName(tr("Unfinished game of %1").arg(name));
    m_button->setObjectName(u"continueButton%1"_s.arg(number));
    m_button->setAccessibleName(tr("Continue %1").arg(name));
    m_button->setAccessibleDescription(game.words);
    connect(m_button, &QPushButton::clicked, this, &ContinueCard::continueRequested);

    auto *discard = new QPushButton(this);
    discard->setObjectName(u"discardButton%1"_s.arg(number));
    discard->setFlat(true);
    discard->setAutoDefault(true);
    discard->setIcon(icon(u"close"_s));
    discard->setFixedSize(discard->sizeHint().height(), discard->sizeHint().height());
    discard->setToolTip(tr("Remove this game"));
    discard->setAccessibleName(tr("Remove the unfinished game of %1").arg(name));
    connect(discard, &QPushButton::clicked, this, &ContinueCard::discardRequested);

    auto *picture = new Label(this);
    const RestoreMark mark(game.file);
    const auto design = makeDesign(info);
    const BoardImage image{*design, *game.position, theme};
    picture->setPixmap(image.pixmap(QSize(kPicture, kPicture), devicePixelRatioF()));
    picture->setFixedSize(kPicture, kPicture);
    picture->setAlignment(Qt::AlignCenter);
    auto *title = new Label(name, this);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    auto *words = new ElidedLabel(game.words, this);
    words->setForegroundRole(QPalette::PlaceholderText);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addStretch();
    texts->addWidget(title);
    texts->addWidget(words);
    texts->addStretch();
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(10, 3, 10, 3);
    row->setSpacing(12);
    row->addWidget(picture);
    row->addLayout(texts, 1);
    row->addWidget(m_button);
    row->addWidget(discard);
}

void ContinueCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(outlineColour(palette()), 1));
    painter.setBrush(noticeColour(palette()));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kCardRadius, kCardRadius);
}

} // namespace tessera

#include "moc_continuecard.cpp"
