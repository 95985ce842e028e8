#include "app/dialogs/preferences/boardpreview.h"

#include "app/settings/preferences.h"
#include "app/start/demogame.h"

#include "controller/board/movemarks.h"
#include "model/core/facets/moveselection.h"
#include "model/games/catalogue.h"
#include "model/session/historymodel.h"
#include "view/games/catalogue.h"
#include "view/theme/visioneffect.h"

#include <QComboBox>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize kSize{300, 300};

/// The recorded game of the start page after its last move, with that move's marks.
std::unique_ptr<AnyPosition> samplePosition(const GameEntry &entry, BoardMarks &marks)
{
    const auto demo = loadDemo(entry);
    if (!demo)
        return entry.game->start({});
    auto position = demo->start->clone();
    for (const MoveCode move : demo->moves) {
        const Transition change = position->play(move);
        if (move == demo->moves.back())
            markLastMove(change, marks);
    }
    return position;
}

/// Picks the cell with the most next cells, and marks them.
void markSelection(const AnyPosition &position, BoardMarks &marks)
{
    MoveSelection selection(position);
    Cell best = Cell::None;
    std::size_t most = 0;
    for (const Cell cell : selection.next()) {
        MoveSelection tried = selection;
        tried.pick(cell);
        if (tried.next().size() > most && position.piece(cell).isPresent()) {
            most = tried.next().size();
            best = cell;
        }
    }
    if (best != Cell::None) {
        selection.pick(best);
        marks[MarkRole::Selected].push_back(best);
    }
    markTargets(position, selection.next(), marks);
}

} // namespace

BoardPreview::BoardPreview(const QString &game, QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
    , m_games(new QComboBox(this))
    , m_theme(Theme::shipped({}))
{
    setObjectName(u"boardPreview"_s);
    m_games->setObjectName(u"previewGameBox"_s);
    m_games->setAccessibleName(tr("Game of the sample board"));
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->addWidget(m_games);
    for (const GameEntry &entry : catalogue()) {
        const GameInfo &info = entry.info();
        m_games->addItem(translated({info.id, info.name, {}}), QString::fromStdString(info.id));
    }
    const int first = std::max(0, m_games->findData(game));
    m_games->setCurrentIndex(first);
    connect(m_games, &QComboBox::currentIndexChanged, this, &BoardPreview::showGame);
    showGame(first);
}

BoardPreview::~BoardPreview() = default;

void BoardPreview::showGame(int number)
{
    const GameEntry &entry = catalogue()[static_cast<std::size_t>(number)];
    m_view.reset();
    m_scene.reset();
    m_design = makeDesign(entry.info());
    BoardMarks marks;
    const auto position = samplePosition(entry, marks);
    markSelection(*position, marks);
    m_scene = std::make_unique<BoardScene>(*m_design, m_theme);
    m_scene->showPosition(*position);
    m_scene->setMarks(marks);
    BoardOrientation orientation = m_scene->geometry().orientation();
    orientation.margin = 0;
    m_scene->setOrientation(orientation);
    m_view = std::make_unique<BoardView>(*m_scene, this);
    m_view->setObjectName(u"previewView"_s);
    m_view->setAccessibleName(tr("Sample board"));
    m_view->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->viewport()->setFocusPolicy(Qt::NoFocus);
    m_view->setFixedSize(kSize);
    m_layout->insertWidget(0, m_view.get());
    m_view->show();
    dress();
}

void BoardPreview::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_scene->setTheme(theme);
}

void BoardPreview::show(const AppearancePreferences &preferences)
{
    m_coordinates = preferences.coordinates;
    m_isLettered = preferences.showsLetters;
    m_vision = preferences.previewedVision;
    dress();
}

void BoardPreview::dress()
{
    m_scene->setCoordinates(m_coordinates);
    m_scene->setLettered(m_isLettered);
    showAsSeenWith(m_vision, *m_view->viewport());
}

} // namespace tessera

#include "moc_boardpreview.cpp"
