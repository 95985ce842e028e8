#include "model/core/files/wholefile.h"

#include <atomic>
#include <cerrno>
#include <fcntl.h>
#include <mutex>
#include <set>
#include <string>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <tuple>
#include <unistd.h>
#include <utility>

namespace tessera {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kNameBegin = "tessera-";
constexpr std::string_view kNameEnd = ".new";

std::string temporaryName(unsigned number)
{
    return std::string(kNameBegin) + std::to_string(getpid()) + '-' + std::to_string(number)
           + std::string(kNameEnd);
}

/// Whether `name` is one of `temporaryName`, of any process.
bool isTemporaryName(std::string_view name)
{
    const auto isNumber = [](std::string_view text) {
        return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
    };
    if (!name.starts_with(kNameBegin) || !name.ends_with(kNameEnd))
        return false;
    name.remove_prefix(kNameBegin.size());
    name.remove_suffix(kNameEnd.size());
    const std::size_t middle = name.find('-');
    return middle != std::string_view::npos && isNumber(name.substr(0, middle))
           && isNumber(name.substr(middle + 1));
}

/// The temporary file beside the one that is replaced; it is removed unless it has replaced the other. It is locked, so
/// that it is told from one whose program was killed.
class FileBeside
{
public:
    explicit FileBeside(const fs::path &target)
    {
        static std::atomic<unsigned> s_number{0};
        constexpr int kFlags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC;
        const mode_t mode = newFileMode(target.parent_path());
        do {
            m_path = target.parent_path() / temporaryName(++s_number);
            m_descriptor = ::open(m_path.c_str(), kFlags, mode);
        } while (m_descriptor < 0 ? errno == EEXIST : !lock());
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
            // A group that shares the file keeps it; one of which the user is no member cannot be given.
            if (former.st_gid != getegid())
                std::ignore = ::fchown(m_descriptor, static_cast<uid_t>(-1), former.st_gid);
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
    /// Locks the file, where the file system can. False, without the file, when it was taken for that of a killed
    /// program before.
    [[nodiscard]] bool lock()
    {
        struct stat own
        {};
        if (::flock(m_descriptor, LOCK_EX) != 0 || ::fstat(m_descriptor, &own) != 0
            || own.st_nlink > 0)
            return true;
        ::close(std::exchange(m_descriptor, -1));
        return false;
    }

    fs::path m_path;
    int m_descriptor = -1;
};

/// Removes them once in each folder.
void tidyOnce(const fs::path &folder)
{
    static std::mutex s_mutex;
    static std::set<fs::path> s_tidied;
    const std::lock_guard lock(s_mutex);
    if (s_tidied.insert(folder).second)
        removeKilledWrites(folder);
}

} // namespace

std::optional<Error> writeWhole(const fs::path &path, std::string_view content)
{
    std::error_code failure;
    fs::path target = path;
    if (fs::is_symlink(path, failure))
        target = fs::weakly_canonical(path, failure);
    tidyOnce(target.parent_path());
    FileBeside fresh(target);
    if (fresh.isOpen() && fresh.write(content) && fresh.takePlaceOf(target))
        return std::nullopt;
    const int number = errno;
    return Error{path.string(), systemFault(number), phrase("Error", "a file that can be written")};
}

void removeKilledWrites(const fs::path &folder)
{
    std::error_code failure;
    const fs::directory_iterator none;
    fs::directory_iterator file(folder.empty() ? fs::path(".") : folder, failure);
    for (; !failure && file != none; file.increment(failure)) {
        std::error_code unknown;
        if (!isTemporaryName(file->path().filename().native())
            || file->symlink_status(unknown).type() != fs::file_type::regular)
            continue;
        const int descriptor = ::open(file->path().c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
        if (descriptor < 0)
            continue;
        if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0)
            ::unlink(file->path().c_str());
        ::close(descriptor);
    }
}

std::optional<Error> writeOwnFile(const fs::path &path, std::string_view content)
{
    // If the folder cannot be made, the file cannot be written either, which is reported then.
    std::ignore = makeOwnFolder(path.parent_path());
    return writeWhole(path, content);
}

bool makeOwnFolder(const fs::path &folder)
{
    constexpr mode_t kOwn = 0700;
    std::error_code unknown;
    if (folder.empty() || fs::is_directory(folder, unknown))
        return true;
    const fs::path above = folder.has_filename() ? folder.parent_path()
                                                 : folder.parent_path().parent_path();
    return makeOwnFolder(above)
           && (::mkdir(folder.c_str(), kOwn) == 0 || fs::is_directory(folder, unknown));
}

unsigned newFileMode(const fs::path &folder)
{
    constexpr mode_t kOthers = 0077;
    struct stat state
    {};
    const bool isKnown = ::stat(folder.empty() ? "." : folder.c_str(), &state) == 0;
    return isKnown && (state.st_mode & kOthers) == 0 ? 0600 : 0666;
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
