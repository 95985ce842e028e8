#pragma once

#include "model/lab/match/report.h"

#include <QObject>

#include <memory>

class QThread;

namespace tessera {

using SharedReport = std::shared_ptr<const lab::Report>;

/// Computes the report of a match in a thread of its own, as ratings of many players take a while. Meanwhile only the
/// latest request counts.
class ReportMaker final : public QObject
{
    Q_OBJECT

public:
    struct Question
    {
        const GameInfo *game;
        std::vector<std::string> names;
        lab::MatchResults results;
        std::optional<lab::Sprt> sprt;
    };

    explicit ReportMaker(QObject *parent = nullptr);
    ~ReportMaker() override;

    void ask(const Question &question);

signals:
    void made(const tessera::SharedReport &report);

private:
    void begin(const Question &question);

    QThread *m_thread;
    QObject *m_worker;
    bool m_isBusy = false;
    std::optional<Question> m_next;
};

} // namespace tessera
