#pragma once

#include <chrono>
#include <string>
#include <string_view>

namespace tessera {

/// What a program of others took for a move that it made, and what it wrote meanwhile. A value of bounded size,
/// however much the program says.
class ProgramTrace
{
public:
    /// Of its text, in bytes.
    static constexpr std::size_t kMostText = 2000;

    /// From the question to the answer.
    std::chrono::milliseconds time{};
    /// The memory that its processes had in use; 0 where that is not known.
    int kilobytes = 0;
    /// Whether that is the most that they had from the question to the answer, else what they had after the answer.
    bool isPeak = false;

    /// Lines of UTF-8, the last ones that there is room for.
    [[nodiscard]] const std::string &text() const { return m_text; }
    void setText(std::string_view text);
    /// What is no UTF-8 in it could not be kept in a file, and is replaced.
    void addLine(std::string_view line);

    [[nodiscard]] bool isEmpty() const { return *this == ProgramTrace(); }

    friend bool operator==(const ProgramTrace &, const ProgramTrace &) = default;

private:
    std::string m_text;
};

} // namespace tessera
