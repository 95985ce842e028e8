#include "app/lab/reportmaker.h"

#include "model/session/leavingthreads.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThread>

#include <utility>

namespace tessera {

using namespace Qt::StringLiterals;

ReportMaker::ReportMaker(QObject *parent)
    : QObject(parent)
    , m_thread(new QThread)
    , m_worker(new QObject)
{
    m_thread->setObjectName(u"report"_s);
    m_worker->moveToThread(m_thread);
    connect(m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread->start();
}

ReportMaker::~ReportMaker()
{
    letLeave(m_thread);
}

void ReportMaker::ask(const Question &question)
{
    if (m_isBusy)
        m_next = question;
    else
        begin(question);
}

void ReportMaker::begin(const Question &question)
{
    m_isBusy = true;
    const QPointer<ReportMaker> self(this);
    QMetaObject::invokeMethod(m_worker, [self, question] {
        auto report = std::make_shared<const lab::Report>(lab::reportOf(
            *question.game, question.names, question.results, question.sprt, std::nullopt));
        // Told in the window's thread, where alone it is known whether somebody still waits.
        QMetaObject::invokeMethod(QCoreApplication::instance(), [self, report] {
            if (!self)
                return;
            self->m_isBusy = false;
            emit self->made(report);
            if (auto next = std::exchange(self->m_next, std::nullopt))
                self->begin(*next);
        });
    });
}

} // namespace tessera

#include "moc_reportmaker.cpp"
