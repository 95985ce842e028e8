#include "app/coach/coachbox.h"

#include "app/analysis/linelist.h"
#include "app/analysis/lineplayout.h"
#include "app/analysis/thoughtwords.h"

#include "model/session/gamerounds.h"
#include "model/session/historymodel.h"
#include "model/session/minussigns.h"
#include "view/theme/icons.h"
#include "view/widgets/movewords.h"
#include "view/words/fullstop.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSpacing = 4;

QLabel *makeWords(const QString &name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

CoachBox::CoachBox(GameSession &session, LinePlayout &playout, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_playout(playout)
    , m_run(new CoachRun(session, this))
    , m_head(makeWords(u"coachHead"_s, this))
    , m_empty(makeWords(u"coachEmpty"_s, this))
    , m_column(new QVBoxLayout(this))
{
    setObjectName(u"coachBox"_s);
    setAccessibleName(tr("Coach"));
    buildLayout();
    hide();
    connect(m_run, &CoachRun::changed, this, &CoachBox::refresh);
    connect(m_run, &CoachRun::told, this, [this] { emit said(words()); });
}

void CoachBox::buildLayout()
{
    auto *close = new QToolButton(this);
    close->setObjectName(u"coachClose"_s);
    close->setAccessibleName(tr("Close what the coach says"));
    close->setToolTip(tr("Close"));
    close->setIcon(icon(u"close"_s));
    close->setAutoRaise(true);
    close->setFocusPolicy(Qt::TabFocus);
    connect(close, &QToolButton::clicked, m_run, &CoachRun::dismiss);
    QFont font = m_head->font();
    font.setBold(true);
    m_head->setFont(font);
    auto *row = new QHBoxLayout;
    row->addWidget(m_head, 1);
    row->addWidget(close, 0, Qt::AlignTop);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(kSpacing);
    m_column->addLayout(row);
    m_column->addWidget(m_empty);
}

void CoachBox::setLooks(const std::vector<PlayerLook> &looks)
{
    m_looks = looks;
    refresh();
}

void CoachBox::setName(HistoryRows::Name name)
{
    m_name = std::move(name);
    refresh();
}

QString CoachBox::headText() const
{
    if (m_run->state() == CoachRun::State::Silent)
        return {};
    const RecordNode &move = m_session.model.record().node(m_run->node());
    const QString label = m_name(*m_run->before(), move.move);
    const int round = roundOf(m_session.model, m_run->node());
    return tr("Coach: %1", "move")
        .arg(numberedMove(round, m_run->before()->toMove(), label, m_looks));
}

QString CoachBox::emptyText() const
{
    if (m_run->state() == CoachRun::State::Thinking)
        return tr("Thinking…");
    const Lesson &lesson = m_run->lesson();
    if (!lesson.isEmpty())
        return {};
    return lesson.loss >= CoachRun::kLeastAskedLoss
               ? tr("Nothing against this move can be proved in a few words.")
               : tr("Our engine sees nothing lost by this move.");
}

QString CoachBox::words() const
{
    QStringList sentences{withFullStop(m_head->text())};
    if (!m_empty->text().isEmpty())
        sentences << m_empty->text();
    if (m_claims != nullptr) {
        for (const QLabel *sentence : m_claims->findChildren<QLabel *>(u"coachSentence"_s))
            sentences << sentence->text();
    }
    return sentences.join(u' ');
}

void CoachBox::clearClaims()
{
    m_playout.end();
    // One of its buttons may have asked for a rule.
    if (m_claims != nullptr) {
        m_claims->hide();
        m_claims->deleteLater();
    }
    m_claims = nullptr;
}

void CoachBox::refresh()
{
    clearClaims();
    const bool isThere = m_run->state() == CoachRun::State::Told
                         || (m_run->state() == CoachRun::State::Thinking && m_run->isAsked());
    if (!isThere || !m_name || !m_session.model.record().contains(m_run->node())) {
        hide();
        return;
    }
    m_head->setText(headText());
    m_empty->setText(emptyText());
    m_empty->setVisible(!m_empty->text().isEmpty());
    if (m_run->state() == CoachRun::State::Told) {
        m_claims = new QWidget(this);
        m_claims->setObjectName(u"coachClaims"_s);
        auto *column = new QVBoxLayout(m_claims);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(kSpacing);
        for (const Sentence &cost : m_run->lesson().costs) {
            auto *words = makeWords(u"coachSentence"_s, m_claims);
            words->setText(withFullStop(withMinusSigns(translated(cost))));
            column->addWidget(words);
        }
        for (const Claim &claim : m_run->lesson().claims)
            addClaim(claim, m_run->after(), m_run->node());
        const NodeId parent = m_session.model.record().node(m_run->node()).parent;
        for (const Claim &claim : m_run->lesson().missed)
            addClaim(claim, m_run->before(), parent);
        m_column->addWidget(m_claims);
        m_claims->show();
    }
    show();
}

void CoachBox::addClaim(
    const Claim &claim, const std::shared_ptr<const AnyPosition> &position, NodeId from)
{
    const QString sentence = withFullStop(
        withMinusSigns(translated(position->claims()->sentence(claim, m_run->before()->toMove()))));
    auto *words = makeWords(u"coachSentence"_s, m_claims);
    words->setText(sentence);
    auto *rule = new QToolButton(m_claims);
    const QString section = QString::fromStdString(claim.section);
    rule->setObjectName(u"coachRule"_s);
    rule->setText(tr("Rule"));
    rule->setToolTip(tr("Read the rule"));
    rule->setAccessibleName(rule->toolTip());
    rule->setIcon(icon(u"help"_s));
    rule->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    rule->setAutoRaise(true);
    rule->setFocusPolicy(Qt::TabFocus);
    connect(rule, &QToolButton::clicked, this, [this, section] { emit ruleRequested(section); });
    auto *row = new QHBoxLayout;
    row->addWidget(words, 1);
    row->addWidget(rule, 0, Qt::AlignTop);
    auto *column = static_cast<QVBoxLayout *>(m_claims->layout());
    column->addLayout(row);
    if (claim.line.empty())
        return;
    auto *line = new LineList(m_claims);
    line->setObjectName(u"coachLine"_s);
    line->setAccessibleName(tr("How it goes on: %1").arg(sentence));
    ThoughtWords moves;
    moves.name = m_name;
    line->setLines({{moves.movesOf(claim.line, *position), tr("Click to try it, hold to see it")}});
    const LineOnBoard shown{position, claim.line};
    connect(line, &LineList::pointed, this, [this, shown](int place) {
        place < 0 ? m_playout.end() : m_playout.preview(shown);
    });
    connect(line, &LineList::held, this, [this, shown] { m_playout.begin(shown); });
    connect(line, &LineList::letGo, &m_playout, &LinePlayout::end);
    connect(line, &LineList::taken, this, [this, from, move = claim.line.front()] {
        m_playout.end();
        // The move is tried, never played: the game stays where it was.
        m_session.navigation.goTo(m_session.model.addVariation(from, move));
    });
    column->addWidget(line);
}

} // namespace tessera

#include "moc_coachbox.cpp"
