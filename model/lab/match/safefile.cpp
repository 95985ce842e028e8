#include "model/lab/match/safefile.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace tessera::lab {

Result<std::unique_ptr<SafeFile>> SafeFile::open(const std::string &path, std::size_t length)
{
    constexpr mode_t kMode = 0666;
    const int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, kMode);
    std::unique_ptr<SafeFile> file(new SafeFile(path, descriptor));
    if (descriptor < 0)
        return file->error("a file that can be written");
    if (flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
        return Error{path, "a file that another match writes", "a file of its own for each match"};
    // Pipes and terminals have no length to set.
    if (ftruncate(descriptor, static_cast<off_t>(length)) != 0 && errno != EINVAL)
        return file->error("a file that can be written");
    return file;
}

SafeFile::~SafeFile()
{
    if (m_descriptor >= 0)
        close(m_descriptor);
}

std::optional<Error> SafeFile::append(const std::string &text)
{
    const std::lock_guard lock(m_mutex);
    for (std::size_t done = 0; done < text.size();) {
        const ssize_t written = write(m_descriptor, text.data() + done, text.size() - done);
        if (written < 0 && errno != EINTR)
            return error("room for the games");
        if (written > 0)
            done += static_cast<std::size_t>(written);
    }
    if (fsync(m_descriptor) != 0 && errno != EINVAL)
        return error("room for the games");
    return std::nullopt;
}

Error SafeFile::error(const std::string &wanted) const
{
    return {m_path, std::strerror(errno), wanted};
}

} // namespace tessera::lab
