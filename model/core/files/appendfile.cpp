#include "model/core/files/appendfile.h"

#include "model/core/files/wholefile.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tessera {

namespace {

/// The bytes of an open file; none for what has no length, such as a pipe.
std::optional<off_t> lengthOf(int descriptor)
{
    struct stat state
    {};
    if (::fstat(descriptor, &state) != 0 || !S_ISREG(state.st_mode))
        return std::nullopt;
    return state.st_size;
}

bool writeAll(int descriptor, const std::string &text)
{
    for (std::size_t done = 0; done < text.size();) {
        const ssize_t written = ::write(descriptor, text.data() + done, text.size() - done);
        if (written < 0 && errno != EINTR)
            return false;
        if (written > 0)
            done += static_cast<std::size_t>(written);
    }
    // Some file systems do not support synchronizing.
    return ::fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP;
}

} // namespace

Result<std::unique_ptr<AppendFile>> AppendFile::open(
    const std::string &path, std::optional<std::size_t> length)
{
    const mode_t mode = newFileMode(std::filesystem::path(path).parent_path());
    // A pipe that nobody reads would let the program wait for ever.
    const int descriptor
        = ::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, mode);
    std::unique_ptr<AppendFile> file(new AppendFile(path, descriptor));
    if (descriptor < 0 && errno != ENXIO)
        return file->error();
    if (!lengthOf(descriptor))
        return Error{
            path,
            phrase("Error", "a pipe or a device"),
            phrase("Error", "a file, which keeps what is written to it")};
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
        return Error{
            path,
            phrase("Error", "a file that another run writes"),
            phrase("Error", "a file of its own for each run")};
    if (length) {
        if (const auto failure = file->cutTo(*length))
            return *failure;
    }
    return file;
}

AppendFile::~AppendFile()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

std::optional<Error> AppendFile::append(const std::string &text)
{
    const std::lock_guard lock(m_mutex);
    const auto before = lengthOf(m_descriptor);
    if (writeAll(m_descriptor, text))
        return std::nullopt;
    const Error failure = error();
    if (before)
        std::ignore = ::ftruncate(m_descriptor, *before);
    return failure;
}

std::optional<Error> AppendFile::tryToAppend(const std::string &text)
{
    const auto before = lengthOf(m_descriptor);
    const auto failure = before ? append(text) : std::nullopt;
    return failure || !before ? failure : cutTo(static_cast<std::size_t>(*before));
}

std::optional<Error> AppendFile::cutTo(std::size_t length)
{
    const std::lock_guard lock(m_mutex);
    if (lengthOf(m_descriptor) && ::ftruncate(m_descriptor, static_cast<off_t>(length)) != 0)
        return error();
    return std::nullopt;
}

Error AppendFile::error() const
{
    return {m_path, systemFault(errno), phrase("Error", "a file that can be written")};
}

} // namespace tessera
