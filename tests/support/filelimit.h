#pragma once

#include <csignal>
#include <sys/resource.h>

namespace tessera::test {

/// While it lives no file of this process grows beyond so many bytes: writing fails as on a full disk, for everybody and on
/// any machine.
class FileLimit
{
public:
    explicit FileLimit(rlim_t bytes)
    {
        // What is told of it would end the program.
        m_signal = std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileLimit()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_signal);
    }
    FileLimit(const FileLimit &) = delete;
    FileLimit &operator=(const FileLimit &) = delete;

private:
    rlimit m_before{};
    void (*m_signal)(int) = nullptr;
};

} // namespace tessera::test
