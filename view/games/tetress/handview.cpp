#include "view/games/tetress/handview.h"

#include "view/widgets/plaintext.h"

#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace tessera::tetress {

using namespace Qt::StringLiterals;

namespace {

/// The picture has room for the longest shape in every direction.
constexpr int kLeastHandToken = 15;
constexpr int kHandSpacing = 6;
/// The size of the buttons' signs relative to the text.
constexpr double kSignScale = 1.4;

} // namespace

/// The shape itself.
class HandView::Picture final : public QWidget
{
public:
    Picture(FigurePainter &painter, QWidget *parent)
        : QWidget(parent)
        , m_painter(painter)
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }

    void show(const std::optional<ShapeFigure> &figure)
    {
        m_figure = figure;
        setAccessibleName(figure ? QString(figure->letter) : QString());
        update();
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        const int side = kLongestShape * std::max(kLeastHandToken, fontMetrics().height())
                         + 2 * kHandSpacing;
        return {side, side};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QColor ink = palette().color(QPalette::WindowText);
        ink.setAlphaF(m_figure ? 0.05f : 0.25f);
        painter.setBrush(m_figure ? QBrush(ink) : QBrush());
        painter.setPen(m_figure ? QPen(Qt::NoPen) : QPen(ink, 1, Qt::DashLine));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
        if (m_figure)
            m_painter.paint(
                painter, *m_figure, QRectF(rect()), (width() - 2.0 * kHandSpacing) / kLongestShape);
    }

private:
    FigurePainter &m_painter;
    std::optional<ShapeFigure> m_figure;
};

HandView::HandView(FigurePainter &painter, QWidget *parent)
    : QWidget(parent)
    , m_picture(new Picture(painter, this))
    , m_backwards(makeButton(u"turnBackwards"_s, tr("Turn anticlockwise (Shift+Space)"), -1))
    , m_forwards(makeButton(u"turnForwards"_s, tr("Turn clockwise (Space)"), 1))
    , m_words(new Label(this))
{
    setObjectName(u"handView"_s);
    setAccessibleName(tr("In the hand"));
    m_picture->setObjectName(u"handPicture"_s);
    m_backwards->setText(u"\u21BA"_s);
    m_forwards->setText(u"\u21BB"_s);
    m_words->setObjectName(u"handWords"_s);
    m_words->setWordWrap(true);
    m_words->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(kHandSpacing);
    buttons->addWidget(m_backwards);
    buttons->addWidget(m_forwards);
    buttons->addStretch();
    auto *side = new QVBoxLayout;
    side->setSpacing(kHandSpacing);
    side->addWidget(m_words, 1);
    side->addLayout(buttons);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * kHandSpacing);
    layout->addWidget(m_picture);
    layout->addLayout(side, 1);
    showFigure({}, false);
}

HandView::~HandView() = default;

QToolButton *HandView::makeButton(const QString &name, const QString &text, int quarters)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setAccessibleName(text);
    button->setToolTip(text);
    button->setFocusPolicy(Qt::TabFocus);
    QFont large = button->font();
    large.setPointSizeF(QFontInfo(large).pointSizeF() * kSignScale);
    button->setFont(large);
    connect(button, &QToolButton::clicked, this, [this, quarters] { emit turnRequested(quarters); });
    return button;
}

void HandView::showFigure(const std::optional<ShapeFigure> &figure, bool canTurn)
{
    m_picture->show(figure);
    m_backwards->setEnabled(canTurn);
    m_forwards->setEnabled(canTurn);
}

void HandView::setWords(const QString &words)
{
    m_words->setText(words);
}

QString HandView::words() const
{
    return m_words->text();
}

} // namespace tessera::tetress

#include "moc_handview.cpp"
