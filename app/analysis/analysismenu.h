#pragma once

#include "app/settings/preferences.h"

#include <QMenu>

#include <functional>
#include <vector>

namespace tessera {

class LiveAnalysis;

/// How positions are analysed, to be chosen from: by which engine, how deep, with how many threads and how much
/// memory, and whether for the player who is not to move.
class AnalysisMenu final : public QMenu
{
    Q_OBJECT

public:
    explicit AnalysisMenu(LiveAnalysis &analysis, QWidget *parent = nullptr);

signals:
    void wanted(const tessera::AnalysisPreferences &preferences);

private:
    struct Choice
    {
        QString text;
        QString objectName;
        std::function<void(AnalysisPreferences &)> apply;
    };

    void fill();
    /// A menu of choices, of which the one that changes nothing is marked.
    void addChoices(const QString &name, const QString &title, const std::vector<Choice> &choices);
    void addNumbers(
        const QString &name,
        const QString &title,
        const QString &zero,
        const QString &pattern,
        const std::vector<int> &numbers,
        int AnalysisPreferences::*field);

    LiveAnalysis &m_analysis;
};

} // namespace tessera
