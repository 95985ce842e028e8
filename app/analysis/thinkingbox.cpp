#include "app/analysis/thinkingbox.h"

#include "view/widgets/plaintext.h"

#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

ThinkingBox::ThinkingBox(GameSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_fold(new QToolButton(this))
    , m_text(new Label(this))
{
    setObjectName(u"thinkingBox"_s);
    m_fold->setObjectName(u"thinkingFold"_s);
    m_fold->setText(tr("The computer's thoughts"));
    m_fold->setAccessibleName(m_fold->text());
    m_fold->setToolTip(tr("What the computer thought about its last move"));
    m_fold->setCheckable(true);
    m_fold->setAutoRaise(true);
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fold->setFocusPolicy(Qt::StrongFocus);
    m_text->setObjectName(u"thinkingText"_s);
    m_text->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_fold);
    column->addWidget(m_text);
    hide();
    connect(m_fold, &QToolButton::toggled, this, [this](bool isOn) {
        refresh();
        emit unfoldedChanged(isOn);
    });
    connect(&session.match, &MatchController::thought, this, [this](Player, const SearchInfo &info) {
        take(info);
    });
    connect(&session.model, &GameModel::moved, this, &ThinkingBox::refresh);
    connect(&session.match, &MatchController::seatsChanged, this, &ThinkingBox::refresh);
    connect(&session.model, &GameModel::begun, this, &ThinkingBox::forget);
    connect(&session.model, &GameModel::takenBack, this, &ThinkingBox::forget);
    connect(&session.model, &GameModel::jumped, this, &ThinkingBox::forget);
}

void ThinkingBox::setLooks(const std::vector<PlayerLook> &looks)
{
    m_words.looks = looks;
    forget();
}

void ThinkingBox::setName(HistoryRows::Name name)
{
    m_words.name = std::move(name);
    refresh();
}

void ThinkingBox::setUnfolded(bool isUnfolded)
{
    const QSignalBlocker blocker(m_fold);
    m_fold->setChecked(isUnfolded);
    refresh();
}

void ThinkingBox::take(const SearchInfo &info)
{
    if (!isWanted() || info.lineNumber > 1 || info.line.empty())
        return;
    m_thought = info;
    m_node = m_session.model.node();
    m_position = m_session.model.position().clone();
    if (m_fold->isChecked())
        refresh();
}

void ThinkingBox::forget()
{
    m_thought.reset();
    m_position.reset();
    refresh();
}

bool ThinkingBox::isWanted() const
{
    const GameModel &game = m_session.model;
    if (!game.hasGame() || game.hidesParts())
        return false;
    for (int i = 0; i < game.playerCount(); ++i) {
        if (m_session.match.seats()[playerAt(i)].kind == SeatSetup::Kind::Computer)
            return true;
    }
    return false;
}

std::optional<MoveCode> ThinkingBox::otherMove() const
{
    const GameModel &game = m_session.model;
    for (NodeId at = game.node(); at > GameRecord::kRoot; at = game.record().node(at).parent) {
        const RecordNode &played = game.record().node(at);
        if (played.parent == m_node)
            return played.move == m_thought->line.front() ? std::nullopt
                                                          : std::optional(played.move);
    }
    return std::nullopt;
}

void ThinkingBox::refresh()
{
    const bool isOpen = m_fold->isChecked();
    setVisible(isWanted());
    m_fold->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
    m_text->setVisible(isOpen);
    if (!isOpen)
        return;
    if (!m_thought) {
        m_text->setText(tr("It has not thought about a move yet."));
        return;
    }
    QStringList rows{
        m_words.value(*m_thought, *m_position),
        m_words.moves(*m_thought, *m_position),
        ThoughtWords::effort(*m_thought)};
    if (const auto other = otherMove())
        rows << tr("It played %1 instead, as its level does at times.")
                    .arg(m_words.name(*m_position, *other));
    m_text->setText(rows.join(u'\n'));
}

} // namespace tessera

#include "moc_thinkingbox.cpp"
