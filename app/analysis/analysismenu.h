#pragma once

#include "app/settings/preferences.h"

#include <QMenu>

#include <functional>
#include <vector>

namespace tessera {

class LiveAnalysis;

/// The menu of choices for the analysis: the engine, the depth, the threads and memory, and whether it is for the
/// player who is not to move.
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
    /// Adds a menu of choices, of which the present one is marked.
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
