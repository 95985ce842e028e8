#include "controller/session/advisor.h"

namespace tessera {

namespace {

constexpr std::chrono::milliseconds kTime{1000};

} // namespace

Advisor::Advisor(const PlayerMaker &maker, QObject *parent)
    : QObject(parent)
    , m_maker(maker)
{}

void Advisor::reset()
{
    m_ticket = 0;
    m_engine.reset();
}

void Advisor::cancel()
{
    m_ticket = 0;
    if (m_engine)
        m_engine->cancel();
}

bool Advisor::take(int ticket)
{
    if (ticket == 0 || ticket != m_ticket)
        return false;
    m_ticket = 0;
    return true;
}

void Advisor::makeEngine()
{
    m_engine = m_maker.makeAdvisor();
    connect(m_engine.get(), &GamePlayer::thought, this, [this](const SearchInfo &info, int ticket) {
        if (ticket == m_ticket)
            m_line = info.line;
    });
    connect(m_engine.get(), &GamePlayer::chosen, this, [this](MoveCode move, int ticket) {
        if (!take(ticket))
            return;
        if (m_line.empty() || m_line.front() != move)
            m_line = {move};
        emit found(m_line);
    });
    connect(m_engine.get(), &GamePlayer::failed, this, [this](int ticket) {
        if (take(ticket))
            emit failed();
    });
}

void Advisor::ask(std::shared_ptr<const AnyPosition> position)
{
    if (!m_engine)
        makeEngine();
    m_line.clear();
    MoveRequest request;
    request.position = std::move(position);
    request.limits = SearchLimits::ofTime(kTime);
    request.ticket = m_ticket = ++m_lastTicket;
    m_engine->request(request);
}

} // namespace tessera

#include "moc_advisor.cpp"
