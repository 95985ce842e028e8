#include "app/analysis/analysismenu.h"

#include "app/analysis/liveanalysis.h"

#include <QActionGroup>

namespace tessera {

using namespace Qt::StringLiterals;

AnalysisMenu::AnalysisMenu(LiveAnalysis &analysis, QWidget *parent)
    : QMenu(parent)
    , m_analysis(analysis)
{
    setObjectName(u"analysisMenu"_s);
    // The list of programs may have changed meanwhile.
    connect(this, &QMenu::aboutToShow, this, &AnalysisMenu::fill);
}

void AnalysisMenu::fill()
{
    // Submenus are also children of the menu, beside its actions.
    for (QMenu *menu : findChildren<QMenu *>(Qt::FindDirectChildrenOnly))
        menu->deleteLater();
    clear();
    QAction *threats = addAction(tr("&Threats: as if the next player were to move"));
    threats->setObjectName(u"analysisThreats"_s);
    threats->setCheckable(true);
    threats->setChecked(m_analysis.showsThreats());
    connect(threats, &QAction::triggered, &m_analysis, &LiveAnalysis::setThreats);
    addSeparator();
    std::vector<Choice> engines{
        {tr("&Ours, at full strength"), u"analysisEngineOurs"_s, [](AnalysisPreferences &chosen) {
             chosen.program.clear();
         }}};
    for (const PlayerProgram &program : m_analysis.programs()) {
        const QString name = QString::fromStdString(program.name);
        engines.push_back(
            {QString(name).replace(u'&', u"&&"_s),
             u"analysisEngine-"_s + name,
             [name](AnalysisPreferences &chosen) { chosen.program = name; }});
    }
    addChoices(u"analysisEngineMenu"_s, tr("&Engine"), engines);
    addNumbers(
        u"analysisDepthMenu"_s,
        tr("&Depth"),
        tr("Until it is stopped"),
        tr("To depth %1"),
        {4, 6, 8, 10, 12, 16, 20, 24},
        &AnalysisPreferences::depth);
    std::vector<int> threads;
    for (int count = 1; count <= EngineSettings::mostThreads(); ++count)
        threads.push_back(count);
    addNumbers(
        u"analysisThreadsMenu"_s,
        tr("T&hreads"),
        tr("All processors but one"),
        u"%1"_s,
        threads,
        &AnalysisPreferences::threads);
    addNumbers(
        u"analysisMemoryMenu"_s,
        tr("&Memory"),
        {},
        tr("%1 MB"),
        {16, 64, 256, 1024},
        &AnalysisPreferences::mebibytes);
}

void AnalysisMenu::addNumbers(
    const QString &name,
    const QString &title,
    const QString &zero,
    const QString &pattern,
    const std::vector<int> &numbers,
    int AnalysisPreferences::*field)
{
    std::vector<Choice> choices;
    const auto add = [&](const QString &text, int number) {
        choices.push_back(
            {text, name + QString::number(number), [field, number](AnalysisPreferences &chosen) {
                 chosen.*field = number;
             }});
    };
    if (!zero.isEmpty())
        add(zero, 0);
    for (const int number : numbers)
        add(pattern.arg(number), number);
    addChoices(name, title, choices);
}

void AnalysisMenu::addChoices(
    const QString &name, const QString &title, const std::vector<Choice> &choices)
{
    auto *menu = new QMenu(title, this);
    menu->setObjectName(name);
    addMenu(menu);
    auto *group = new QActionGroup(menu);
    for (const Choice &choice : choices) {
        AnalysisPreferences chosen = m_analysis.preferences();
        choice.apply(chosen);
        QAction *action = menu->addAction(choice.text);
        action->setObjectName(choice.objectName);
        action->setCheckable(true);
        action->setChecked(chosen == m_analysis.preferences());
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, chosen] { emit wanted(chosen); });
    }
}

} // namespace tessera

#include "moc_analysismenu.cpp"
