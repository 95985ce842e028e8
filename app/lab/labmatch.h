#pragma once

#include "app/lab/labrun.h"
#include "app/lab/reportmaker.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <map>
#include <memory>

namespace tessera {

/// A match of the lab in the window: its games, its report, and whether it is being played.
class LabMatch final : public QObject
{
    Q_OBJECT

public:
    explicit LabMatch(QObject *parent = nullptr);
    ~LabMatch() override;

    /// Opens another match, and plays it if wanted; a running one pauses. An error changes nothing.
    std::optional<Error> open(const KeptMatch &match, LabRun::Work work);
    void play();
    /// Breaks off the games that are being played; `play` begins them anew.
    void pause();

    [[nodiscard]] bool isOpen() const { return m_match.has_value(); }
    [[nodiscard]] bool isPlaying() const { return m_isPlaying; }
    [[nodiscard]] bool isOver() const;
    [[nodiscard]] const KeptMatch &kept() const { return *m_match; }
    [[nodiscard]] const lab::MatchPlan &plan() const { return *m_plan; }
    [[nodiscard]] QStringList players() const;
    [[nodiscard]] const lab::MatchResults &results() const { return *m_results; }
    /// The text of a game of the file, by its number; empty for one that is not over.
    [[nodiscard]] std::string gameText(int number) const;
    [[nodiscard]] const std::map<int, std::string> &texts() const { return m_texts; }
    /// The log of a game that was lost by a fault; empty without one.
    [[nodiscard]] QString log(int number) const;
    /// The last computed report of the games; null before the first.
    [[nodiscard]] const SharedReport &report() const { return m_report; }
    /// The time for the remaining games at the pace of this run; empty before its first game.
    [[nodiscard]] std::optional<std::chrono::milliseconds> timeLeft() const;

signals:
    /// Another match, with the games that its file has.
    void opened();
    /// It is being played, or not any more.
    void stateChanged();
    void begun(int place, const std::vector<int> &seats);
    void shown(int place, const std::shared_ptr<const tessera::AnyPosition> &position);
    void played(const tessera::lab::PlayedGame &game, const std::string &text);
    void reported();
    void failed(const QString &sentence);

private:
    void run(LabRun::Work work);
    void takeFile(const lab::MatchFile &file);
    void take(const lab::PlayedGame &game, const std::string &text);
    void ask();
    [[nodiscard]] bool isDecided() const;

    std::optional<KeptMatch> m_match;
    std::optional<lab::MatchPlan> m_plan;
    std::optional<lab::MatchResults> m_results;
    std::map<int, std::string> m_texts;
    std::unique_ptr<LabRun> m_run;
    ReportMaker m_maker;
    SharedReport m_report;
    QTimer m_asking;
    bool m_isPlaying = false;
    QElapsedTimer m_since;
    int m_playedNow = 0;
};

} // namespace tessera
