#include "model/core/wholefile.h"

#include <atomic>
#include <cerrno>
#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace tessera {

namespace fs = std::filesystem;

namespace {

/// The temporary file beside the one that is replaced; it is removed unless it has replaced the other.
class FileBeside
{
public:
    explicit FileBeside(const fs::path &target)
    {
        static std::atomic<unsigned> s_number{0};
        constexpr int kFlags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC;
        constexpr mode_t kMode = 0666;
        do {
            m_path = target;
            m_path += '.' + std::to_string(getpid()) + '-' + std::to_string(++s_number) + ".new";
            m_descriptor = ::open(m_path.c_str(), kFlags, kMode);
        } while (m_descriptor < 0 && errno == EEXIST);
    }
    FileBeside(const FileBeside &) = delete;
    FileBeside &operator=(const FileBeside &) = delete;
    ~FileBeside()
    {
        const int before = errno;
        if (m_descriptor >= 0) {
            ::close(m_descriptor);
            ::unlink(m_path.c_str());
        }
        errno = before;
    }

    /// Whether the file is open; if not, `errno` is set, as by the next two functions.
    [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }

    [[nodiscard]] bool write(std::string_view content) const
    {
        while (!content.empty()) {
            const ssize_t count = ::write(m_descriptor, content.data(), content.size());
            if (count < 0 && errno != EINTR)
                return false;
            if (count > 0)
                content.remove_prefix(static_cast<std::size_t>(count));
        }
        // Some file systems do not support synchronizing.
        return ::fsync(m_descriptor) == 0 || errno == EINVAL || errno == ENOTSUP;
    }

    [[nodiscard]] bool takePlaceOf(const fs::path &target)
    {
        struct stat former
        {};
        if (::stat(target.c_str(), &former) == 0) {
            constexpr mode_t kPermissions = 07777;
            if (!S_ISREG(former.st_mode)) {
                errno = S_ISDIR(former.st_mode) ? EISDIR : EINVAL;
                return false;
            }
            if (::access(target.c_str(), W_OK) != 0
                || ::fchmod(m_descriptor, former.st_mode & kPermissions) != 0)
                return false;
        }
        if (::rename(m_path.c_str(), target.c_str()) != 0)
            return false;
        ::close(std::exchange(m_descriptor, -1));
        return true;
    }

private:
    fs::path m_path;
    int m_descriptor = -1;
};

} // namespace

std::optional<Error> writeWhole(const fs::path &path, std::string_view content)
{
    std::error_code failure;
    fs::path target = path;
    if (fs::is_symlink(path, failure))
        target = fs::weakly_canonical(path, failure);
    FileBeside fresh(target);
    if (fresh.isOpen() && fresh.write(content) && fresh.takePlaceOf(target))
        return std::nullopt;
    const int number = errno;
    return Error{path.string(), std::generic_category().message(number), "a file that can be written"};
}

std::optional<Error> writeOwnFile(const fs::path &path, std::string_view content)
{
    // If the folder cannot be made, the file cannot be written either, which is reported then.
    std::error_code failure;
    fs::create_directories(path.parent_path(), failure);
    return writeWhole(path, content);
}

std::optional<fs::path> setAside(const fs::path &path)
{
    fs::path aside = path;
    aside += ".damaged";
    std::error_code failure;
    for (int number = 2; fs::exists(fs::symlink_status(aside, failure)); ++number) {
        aside = path;
        aside += ".damaged" + std::to_string(number);
    }
    fs::rename(path, aside, failure);
    return failure ? std::nullopt : std::optional(aside);
}

} // namespace tessera
