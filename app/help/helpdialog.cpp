#include "app/help/helpdialog.h"

#include "app/help/helppage.h"
#include "model/games/catalogue.h"
#include "model/session/historymodel.h"
#include "view/widgets/gameicon.h"
#include "view/widgets/plainbuttons.h"
#include "view/widgets/windowsize.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize kUsualLetters{120, 42};
constexpr int kContentsLetters = 36;
constexpr int kIcon = 24;
constexpr int kRowSpace = 8;
/// The page of the manual behind which the rules of the games stand.
constexpr QLatin1StringView kGamesPage("games");
/// What an item leads to: rules of a game, or a page of the manual, and a section of either.
constexpr int kGameRole = Qt::UserRole;
constexpr int kPageRole = Qt::UserRole + 1;
constexpr int kSectionRole = Qt::UserRole + 2;
/// What a search looks through.
constexpr int kTextRole = Qt::UserRole + 3;

bool hasAll(const QString &text, const QStringList &words)
{
    return std::all_of(words.begin(), words.end(), [&text](const QString &word) {
        return text.contains(word, Qt::CaseInsensitive);
    });
}

} // namespace

HelpDialog::HelpDialog(const Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_search(new QLineEdit(this))
    , m_contents(new QTreeWidget(this))
    , m_page(new HelpPage(this))
{
    setObjectName(u"helpDialog"_s);
    setWindowTitle(tr("Manual"));
    m_page->setTheme(theme);
    addContents();
    connect(m_page, &QTextBrowser::anchorClicked, this, &HelpDialog::follow);

    auto *parts = new QSplitter(this);
    parts->setObjectName(u"helpSplitter"_s);
    parts->setChildrenCollapsible(false);
    parts->addWidget(makeContents());
    parts->addWidget(m_page);
    parts->setStretchFactor(1, 1);
    const QSize wanted = sizeInLetters(*this, kUsualLetters);
    const int contents = kContentsLetters * fontMetrics().averageCharWidth();
    parts->setSizes({contents, wanted.width() - contents});
    auto *column = new QVBoxLayout(this);
    column->addWidget(parts, 1);
    column->addWidget(makeButtons());
    resize(wanted.boundedTo(roomOnScreen(*this)));
    enableButtons();
}

QWidget *HelpDialog::makeContents()
{
    m_search->setObjectName(u"helpSearch"_s);
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search the manual"));
    m_search->setClearButtonEnabled(true);
    m_contents->setObjectName(u"helpContents"_s);
    m_contents->setAccessibleName(tr("Contents"));
    m_contents->setHeaderHidden(true);
    m_contents->setRootIsDecorated(true);
    m_contents->setIconSize(QSize(kIcon, kIcon));
    connect(m_search, &QLineEdit::textChanged, this, &HelpDialog::search);
    connect(m_contents, &QTreeWidget::currentItemChanged, this, &HelpDialog::showItem);
    auto *side = new QWidget(this);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins({});
    column->addWidget(m_search);
    column->addWidget(m_contents, 1);
    return side;
}

QWidget *HelpDialog::makeButtons()
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    const auto add = [buttons](const QString &text, const QString &name, const QKeySequence &key) {
        auto *button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        button->setObjectName(name);
        button->setShortcut(key);
        button->setAutoDefault(false);
        return button;
    };
    m_back = add(tr("Back"), u"helpBackButton"_s, QKeySequence::Back);
    m_forward = add(tr("Forward"), u"helpForwardButton"_s, QKeySequence::Forward);
    m_learn = add(tr("Guided game"), u"helpLearnButton"_s, {});
    m_learn->setToolTip(tr("Learn this game in five steps on the board"));
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    makePlain(*buttons);
    connect(m_back, &QPushButton::clicked, this, [this] { walk(-1); });
    connect(m_forward, &QPushButton::clicked, this, [this] { walk(1); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_learn, &QPushButton::clicked, this, [this] {
        emit learnRequested(m_game);
        // It would hide the board.
        close();
    });
    return buttons;
}

QTreeWidgetItem *HelpDialog::addTop(const QString &title, int role, const QString &id)
{
    auto *top = new QTreeWidgetItem(m_contents, {title});
    top->setData(0, role, id);
    top->setData(0, kTextRole, title);
    const QFontMetrics letters = m_contents->fontMetrics();
    top->setSizeHint(0, QSize(0, std::max(kIcon, letters.height()) + kRowSpace));
    // However narrow the dialog, the titles are read whole.
    const int around = m_contents->indentation() + kIcon + 3 * kRowSpace;
    m_contents->setMinimumWidth(
        std::max(m_contents->minimumWidth(), letters.horizontalAdvance(title) + around));
    return top;
}

void HelpDialog::addSection(
    QTreeWidgetItem *top, const QString &id, const QString &title, const QString &text)
{
    auto *item = new QTreeWidgetItem(top, {title});
    item->setData(0, kGameRole, top->data(0, kGameRole));
    item->setData(0, kPageRole, top->data(0, kPageRole));
    item->setData(0, kSectionRole, id);
    item->setData(0, kTextRole, QString(title + u'\n' + text));
    item->setToolTip(0, title);
    item->setSizeHint(0, QSize(0, m_contents->fontMetrics().height() + kRowSpace));
}

void HelpDialog::addContents()
{
    m_manual = manualPages();
    for (const ManualPage &page : m_manual) {
        QTreeWidgetItem *top = addTop(page.title, kPageRole, page.id);
        top->setData(0, kTextRole, page.markdown);
        for (const ManualPage::Section &section : page.sections)
            addSection(top, section.id, section.title, section.text);
        if (page.id != kGamesPage)
            continue;
        for (const GameEntry &entry : catalogue())
            addGame(entry);
    }
}

void HelpDialog::addGame(const GameEntry &entry)
{
    auto help = loadHelp(entry);
    if (!help) {
        qWarning("%s", help.error().sentence().c_str());
        return;
    }
    const QString id = QString::fromStdString(entry.info().id);
    QTreeWidgetItem *game
        = addTop(translated({entry.info().id, entry.info().name, {}}), kGameRole, id);
    game->setIcon(0, gameIcon(entry.info()));
    for (const HelpText::Section &section : help->sections)
        addSection(game, section.id, section.title, section.text);
    m_texts.emplace(id, std::move(*help));
}

void HelpDialog::setTheme(const Theme &theme)
{
    m_page->setTheme(theme);
}

QTreeWidgetItem *HelpDialog::itemOf(int role, const QString &id, const QString &section) const
{
    for (int i = 0; i < m_contents->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_contents->topLevelItem(i);
        if (item->data(0, role).toString() != id)
            continue;
        for (int j = 0; j < item->childCount(); ++j) {
            if (item->child(j)->data(0, kSectionRole).toString() == section)
                return item->child(j);
        }
        return item;
    }
    return m_contents->topLevelItem(0);
}

void HelpDialog::select(QTreeWidgetItem *item)
{
    if (item == nullptr)
        return;
    QTreeWidgetItem *top = item->parent() == nullptr ? item : item->parent();
    if (m_search->text().isEmpty())
        m_contents->collapseAll();
    top->setExpanded(true);
    if (m_contents->currentItem() == item)
        showItem(item);
    else
        m_contents->setCurrentItem(item);
}

void HelpDialog::showRules(const QString &game, const QString &section)
{
    select(itemOf(kGameRole, game, section));
}

void HelpDialog::showManual(const QString &page, const QString &section)
{
    select(itemOf(kPageRole, page, section));
}

void HelpDialog::showItem(QTreeWidgetItem *item)
{
    if (item == nullptr)
        return;
    const QString game = item->data(0, kGameRole).toString();
    const QString manualPage = item->data(0, kPageRole).toString();
    if (game != m_game || manualPage != m_manualPage) {
        m_game = game;
        m_manualPage = manualPage;
        if (!game.isEmpty()) {
            m_page->showHelp(*findGame(game.toStdString()), m_texts.at(game));
            setWindowTitle(tr("Rules: %1").arg(m_texts.at(game).title));
        } else {
            const auto page = std::find_if(
                m_manual.begin(), m_manual.end(), [&manualPage](const ManualPage &one) {
                    return one.id == manualPage;
                });
            m_page->showManual(*page);
            setWindowTitle(tr("Manual: %1").arg(page->title));
        }
    }
    m_page->showSection(item->data(0, kSectionRole).toString());
    if (!m_isWalking && (m_read.empty() || m_read[m_shown] != item)) {
        m_read.resize(m_read.empty() ? 0 : m_shown + 1);
        m_read.push_back(item);
        m_shown = m_read.size() - 1;
    }
    enableButtons();
}

void HelpDialog::follow(const QUrl &link)
{
    // Pages of other languages are linked by their files: `keys.de.md`.
    const QString page = link.path().isEmpty() ? m_manualPage : link.path().section(u'.', 0, 0);
    // What a search hides can be followed as well.
    m_search->clear();
    showManual(page, link.fragment(QUrl::FullyDecoded));
}

void HelpDialog::walk(int step)
{
    const auto wanted = static_cast<std::ptrdiff_t>(m_shown) + step;
    if (wanted < 0 || wanted >= static_cast<std::ptrdiff_t>(m_read.size()))
        return;
    m_search->clear();
    m_shown = static_cast<std::size_t>(wanted);
    m_isWalking = true;
    select(m_read[m_shown]);
    m_isWalking = false;
}

void HelpDialog::search(const QString &words)
{
    const QStringList all = words.split(u' ', Qt::SkipEmptyParts);
    for (int i = 0; i < m_contents->topLevelItemCount(); ++i) {
        QTreeWidgetItem *top = m_contents->topLevelItem(i);
        bool isFound = hasAll(top->data(0, kTextRole).toString(), all);
        for (int j = 0; j < top->childCount(); ++j) {
            QTreeWidgetItem *item = top->child(j);
            const bool has = hasAll(item->data(0, kTextRole).toString(), all);
            item->setHidden(!has);
            isFound = isFound || has;
        }
        top->setHidden(!isFound);
        top->setExpanded(isFound && !all.isEmpty());
    }
    m_page->mark(words.trimmed());
}

void HelpDialog::enableButtons()
{
    m_back->setEnabled(m_shown > 0);
    m_forward->setEnabled(m_shown + 1 < m_read.size());
    m_learn->setVisible(!m_game.isEmpty());
}

} // namespace tessera

#include "moc_helpdialog.cpp"
