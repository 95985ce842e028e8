#include "app/lab/labpage.h"

#include "app/lab/matchexports.h"
#include "app/lab/matchlist.h"
#include "app/lab/matchview.h"
#include "app/lab/orderform.h"

#include "view/theme/icons.h"
#include "view/widgets/heading.h"
#include "view/widgets/messagebar.h"
#include "view/widgets/plaintext.h"
#include "view/widgets/taborder.h"
#include "view/words/errorwords.h"
#include "view/words/fullstop.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QProgressDialog>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr double kTitleScale = 1.6;
constexpr double kHeading = 1.1;
constexpr int kSpace = 16;
constexpr int kShortMs = 600;

} // namespace

LabPage::LabPage(const QString &folder, QWidget *parent)
    : QWidget(parent)
    , m_shelf(QDir(folder).filePath(u"lab"_s))
    , m_bar(new MessageBar(MessageBar::Form::Banner, this))
    , m_pages(new QStackedWidget(this))
    , m_earlier(new QWidget(this))
    , m_form(new OrderForm(folder, this))
    , m_list(new MatchList(m_shelf, this))
    , m_match(new LabMatch(this))
    , m_view(new MatchView(*m_match, this))
{
    setObjectName(u"labPage"_s);
    setAccessibleName(tr("Agent lab"));
    m_bar->setObjectName(u"labBar"_s);
    buildLayout();
    connect(m_form, &OrderForm::startRequested, this, &LabPage::start);
    connect(m_form, &OrderForm::failed, this, &LabPage::showError);
    connect(m_list, &MatchList::openRequested, this, [this](const KeptMatch &match) {
        open(match, LabRun::Work::Read);
    });
    connect(m_list, &MatchList::patternRequested, this, [this](const KeptMatch &match) {
        m_form->setOrder(match.order);
    });
    connect(m_list, &MatchList::removeRequested, this, &LabPage::remove);
    connect(m_match, &LabMatch::failed, this, &LabPage::showError);
    connect(m_view, &MatchView::backRequested, this, &LabPage::showList);
    connect(m_view, &MatchView::playRequested, this, &LabPage::goOn);
    connect(m_view, &MatchView::exportRequested, this, &LabPage::askExport);
    connect(m_view, &MatchView::gameRequested, this, &LabPage::gameRequested);
    m_shelf.empty();
    showList();
}

LabPage::~LabPage() = default;

void LabPage::buildLayout()
{
    auto *inner = new QVBoxLayout;
    inner->setContentsMargins(kSpace, kSpace / 2, kSpace, kSpace / 2);
    inner->addWidget(m_pages, 1);
    m_pages->addWidget(makeSetUp());
    m_pages->addWidget(m_view);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(0);
    page->addWidget(m_bar);
    page->addLayout(inner, 1);
    tabThroughLayout(*this);
}

QWidget *LabPage::makeSetUp()
{
    auto *content = new QWidget(this);
    auto *title = new Label(tr("Agent lab"), content);
    makeHeading(*title, kTitleScale);
    auto *words = new Label(tr("Matches that tell who is better"), content);
    words->setForegroundRole(QPalette::PlaceholderText);
    auto *home = new QPushButton(icon(u"home"_s), tr("Start page"), content);
    home->setObjectName(u"labHomeButton"_s);
    home->setAutoDefault(false);
    home->setAccessibleName(home->text());
    connect(home, &QPushButton::clicked, this, &LabPage::homeRequested);
    auto *escape = new QShortcut(Qt::Key_Escape, this);
    escape->setContext(Qt::WidgetWithChildrenShortcut);
    connect(escape, &QShortcut::activated, this, &LabPage::homeRequested);
    auto *head = new QHBoxLayout;
    head->setSpacing(kSpace);
    head->addWidget(title);
    head->addWidget(words, 1, Qt::AlignBottom);
    head->addWidget(home);
    auto *earlier = new Label(tr("Matches so far"), m_earlier);
    makeHeading(*earlier, kHeading);
    auto *list = new QVBoxLayout(m_earlier);
    list->setContentsMargins(0, 0, 0, 0);
    list->addWidget(earlier);
    list->addWidget(m_list, 1);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpace / 2);
    column->addLayout(head);
    column->addWidget(m_form, 2);
    column->addWidget(m_earlier, 1);
    auto *scroll = new QScrollArea(this);
    scroll->setObjectName(u"labScroll"_s);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    return scroll;
}

void LabPage::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_view->setTheme(theme);
}

void LabPage::setGame(const std::string &game)
{
    m_form->setGame(game);
}

void LabPage::enter()
{
    if (m_pages->currentWidget() != m_view)
        showList();
    QWidget *first = m_pages->currentWidget() == m_view
                         ? m_view->findChild<QPushButton *>(u"matchPauseButton"_s)
                         : m_form->findChild<QPushButton *>(u"labStartButton"_s);
    first->setFocus(Qt::OtherFocusReason);
}

void LabPage::start(const lab::MatchOrder &order)
{
    // Said before anything is kept of it.
    if (const auto plan = planOf(order); !plan) {
        showError(withFullStop(errorWords(plan.error())));
        return;
    }
    const auto kept = m_shelf.add(order);
    if (kept)
        open(*kept, LabRun::Work::Play);
    else
        showError(withFullStop(errorWords(kept.error())));
}

void LabPage::open(const KeptMatch &match, LabRun::Work work)
{
    const bool isHere = m_match->isOpen() && m_match->kept().folder == match.folder;
    if (!isHere || !m_match->isPlaying()) {
        if (const auto error = m_match->open(match, work)) {
            showError(withFullStop(errorWords(*error)));
            return;
        }
    }
    m_bar->withdraw(u"lab"_s);
    m_pages->setCurrentWidget(m_view);
}

/// Goes on with the match. One that was not set up here names programs that somebody else has chosen.
void LabPage::goOn()
{
    const KeptMatch match = m_match->kept();
    const QString programs = match.programs();
    if (programs.isEmpty() || m_shelf.isOwn(match)) {
        m_match->play();
        return;
    }
    BarMessage question{
        u"lab"_s,
        icon(u"warning"_s),
        tr("This match was not set up here. To go on with it starts: %1")
            .arg(programs.split(u'\n').join(tr(", "))),
        {},
        {}};
    question.choices.push_back({tr("Start them"), u"labTrustButton"_s, [this, match] {
                                    m_bar->withdraw(u"lab"_s);
                                    m_shelf.adopt(match);
                                    m_match->play();
                                }});
    m_bar->showMessage(question);
}

void LabPage::showList()
{
    m_list->refresh(m_match->isPlaying() ? m_match->kept().folder : QString());
    m_earlier->setVisible(!m_list->isEmpty());
    m_pages->setCurrentIndex(0);
}

void LabPage::remove(const KeptMatch &match)
{
    if (!m_shelf.remove(match)) {
        showError(tr("The folder %1 cannot be removed.").arg(match.folder));
        return;
    }
    showList();
    BarMessage message{
        u"removed"_s, icon(u"info"_s), tr("The match was deleted."), {}, MessageBar::kRestoreTime};
    message.choices.push_back({tr("Undo"), u"labUndoButton"_s, [this, match] {
                                   m_shelf.putBack(match);
                                   showList();
                               }});
    m_bar->showMessage(message);
}

void LabPage::askExport()
{
    const QString &folder = m_exportFolder.isEmpty() ? m_fileFolder : m_exportFolder;
    auto *dialog = new QFileDialog(this, tr("Export the match"), folder);
    dialog->setObjectName(u"matchExportDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(matchExportFilters());
    dialog->setDefaultSuffix(u"csv"_s);
    dialog->selectFile(u"match"_s);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        dialog->setDefaultSuffix(matchExportSuffix(filter));
    });
    connect(dialog, &QFileDialog::fileSelected, this, &LabPage::exportTo);
    dialog->open();
}

void LabPage::exportTo(const QString &path)
{
    QProgressDialog progress(tr("Drawing the games"), tr("Cancel"), 0, 0, this);
    progress.setObjectName(u"matchExportProgress"_s);
    progress.setWindowModality(Qt::WindowModal);
    progress.setMinimumDuration(kShortMs);
    const MatchExport what{*m_match, m_view->plot(), m_theme};
    const auto error = exportMatch(what, path, [&progress](int done, int all) {
        progress.setMaximum(all);
        progress.setValue(done);
        return !progress.wasCanceled();
    });
    progress.reset();
    if (!error)
        m_exportFolder = QFileInfo(path).absolutePath();
    else
        showError(withFullStop(errorWords(*error)));
}

void LabPage::showError(const QString &sentence)
{
    m_bar->showMessage({u"lab"_s, icon(u"warning"_s), sentence, {}, {}});
}

} // namespace tessera

#include "moc_labpage.cpp"
