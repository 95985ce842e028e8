#include "app/dialogs/preferences/preferencesdialog.h"

#include "app/dialogs/preferences/accessibilitypage.h"
#include "app/dialogs/preferences/appearancepage.h"
#include "app/dialogs/preferences/clockpage.h"
#include "app/dialogs/preferences/enginespage.h"
#include "app/dialogs/preferences/filespage.h"
#include "app/dialogs/preferences/keyboardpage.h"
#include "app/dialogs/preferences/languagepage.h"
#include "app/dialogs/preferences/motionpage.h"
#include "app/dialogs/preferences/playpage.h"

#include "view/theme/icons.h"

#include "view/widgets/heading.h"
#include "view/widgets/plainbuttons.h"
#include "view/widgets/plaintext.h"
#include "view/widgets/windowsize.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize kUsualLetters{136, 38};

} // namespace

PreferencesDialog::PreferencesDialog(const Parts &parts, const QString &game, QWidget *parent)
    : QDialog(parent)
    , m_list(new QListWidget(this))
    , m_stack(new QStackedWidget(this))
{
    setObjectName(u"preferencesDialog"_s);
    setWindowTitle(tr("Preferences"));
    m_list->setObjectName(u"pageList"_s);
    m_list->setAccessibleName(tr("Pages"));
    m_stack->setObjectName(u"pageStack"_s);
    addPages(parts, game);
    buildLayout(parts.settings);
    connect(m_list, &QListWidget::currentRowChanged, m_stack, &QStackedWidget::setCurrentIndex);
    m_list->setCurrentRow(0);
    m_list->setFocus(Qt::OtherFocusReason);
    const QFontMetrics metrics = fontMetrics();
    int widest = 0;
    for (const PreferencePage *page : m_pages)
        widest = std::max(widest, page->comfortableWidth());
    const int beside = m_list->maximumWidth() + style()->pixelMetric(QStyle::PM_ScrollBarExtent)
                       + 4 * metrics.averageCharWidth();
    const QSize wanted = sizeInLetters(*this, kUsualLetters).expandedTo({widest + beside, 0});
    resize(wanted.boundedTo(roomOnScreen(*this)));
}

void PreferencesDialog::addPages(const Parts &parts, const QString &game)
{
    addPage(new AppearancePage(parts.settings, parts.appearance, game));
    addPage(new PlayPage(parts.settings));
    addPage(new MotionPage(parts.settings, parts.sounds));
    addPage(new ClockPage(parts.settings, parts.appearance));
    addPage(new EnginesPage(parts.settings));
    addPage(new AccessibilityPage(parts.settings, parts.speech));
    addPage(new KeyboardPage(parts.settings, parts.actions));
    addPage(new FilesPage(parts.settings));
    addPage(new LanguagePage(parts.settings));
}

void PreferencesDialog::addPage(PreferencePage *page)
{
    auto *scroll = new QScrollArea(m_stack);
    scroll->setObjectName(page->title().name + u"Scroll"_s);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(page);
    m_stack->addWidget(scroll);
    m_pages.push_back(page);
    auto *item = new QListWidgetItem(icon(page->title().icon), page->title().text, m_list);
    const QFontMetrics metrics = m_list->fontMetrics();
    const int icons = style()->pixelMetric(QStyle::PM_SmallIconSize);
    item->setSizeHint(
        {metrics.horizontalAdvance(item->text()) + 2 * icons + metrics.height(),
         2 * metrics.height()});
}

void PreferencesDialog::buildLayout(Settings &settings)
{
    auto *title = new Label(this);
    title->setObjectName(u"pageTitle"_s);
    makeHeading(*title, 1.35);
    connect(m_list, &QListWidget::currentTextChanged, title, &QLabel::setText);
    m_list->setFixedWidth(m_list->sizeHintForColumn(0) + 2 * m_list->frameWidth());

    auto *buttons
        = new QDialogButtonBox(QDialogButtonBox::Close | QDialogButtonBox::RestoreDefaults, this);
    QPushButton *restore = buttons->button(QDialogButtonBox::RestoreDefaults);
    restore->setText(tr("Restore defaults of this page"));
    restore->setObjectName(u"restoreDefaultsButton"_s);
    buttons->button(QDialogButtonBox::Close)->setObjectName(u"closeButton"_s);
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    makePlain(*buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(restore, &QPushButton::clicked, this, [this, &settings] {
        settings.change([this](Preferences &now) {
            m_pages[static_cast<std::size_t>(m_list->currentRow())]->restoreDefaults(now);
        });
    });

    auto *column = new QVBoxLayout;
    column->addWidget(title);
    column->addWidget(m_stack, 1);
    column->addWidget(buttons);
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_list);
    row->addLayout(column, 1);
}

void PreferencesDialog::showPage(const QString &name)
{
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        if (m_pages[i]->title().name == name)
            m_list->setCurrentRow(static_cast<int>(i));
    }
}

} // namespace tessera

#include "moc_preferencesdialog.cpp"
