#include "app/game/pagelooks.h"

#include "app/board/boardpage.h"
#include "app/game/boardspeed.h"
#include "app/game/columns/classiccolumn.h"
#include "app/game/columns/sidecolumn.h"
#include "app/game/studyboxes.h"
#include "app/settings/settings.h"
#include "view/history/historypanel.h"

#include <utility>

namespace tessera {

namespace {

std::vector<PlayerLook> playerLooks(const GameInfo &info, const Theme &theme)
{
    std::vector<PlayerLook> looks;
    for (int i = 0; i < info.playerCount(); ++i)
        looks.push_back(playerLook(info, theme, playerAt(i)));
    return looks;
}

} // namespace

void PageLooks::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_board.setTheme(theme);
    m_classic.setTheme(theme);
    if (m_board.isReady())
        applyTheme();
}

void PageLooks::applyTheme()
{
    const GameInfo &info = m_session.model.info();
    m_side.setTheme(info, m_theme);
    m_study.setLooks(playerLooks(info, m_theme));
}

void PageLooks::setPreferences(const Preferences &preferences)
{
    m_board.setCoordinates(preferences.appearance.coordinates);
    m_board.setLettered(preferences.appearance.showsLetters);
    m_board.setVision(preferences.appearance.previewedVision);
    if (std::exchange(m_notation, preferences.appearance.notation) != m_notation)
        writeMoves();
    m_cellMs = preferences.animationMs();
    applySpeed();
    m_side.setAnimated(m_cellMs > 0);
}

void PageLooks::dress()
{
    applyTheme();
    m_side.setAnimated(m_cellMs > 0);
    m_classic.setTheme(m_theme);
}

void PageLooks::follow()
{
    applySpeed();
    writeMoves();
}

void PageLooks::applySpeed()
{
    if (m_board.isReady())
        m_board.setSpeed(speedFor(m_session.model.info(), m_session.model.setup(), m_cellMs));
}

void PageLooks::writeMoves()
{
    if (!m_board.isReady())
        return;
    m_session.history.setName([this](const AnyPosition &before, MoveCode move) {
        return m_board.design().moveName(before, move, m_notation);
    });
    m_study.setName([this](const AnyPosition &before, MoveCode move) {
        return m_board.design().moveName(before, move, briefly(m_notation));
    });
    m_side.history().setWordy(m_notation == Notation::Prose);
}

} // namespace tessera
