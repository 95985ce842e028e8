#pragma once

#include <cassert>
#include <cstddef>
#include <type_traits>

namespace tessera {

/// A list with room for `Capacity` values inside itself, for move lists in inner loops: no
/// allocation, and its elements are not touched before they are added.
template<typename T, std::size_t Capacity>
class FixedList
{
    static_assert(std::is_trivially_copyable_v<T>);

public:
    using value_type = T;
    static constexpr std::size_t kCapacity = Capacity;

    FixedList() {}

    void add(T value)
    {
        assert(m_size < Capacity);
        m_values[m_size++] = value;
    }
    void clear() { m_size = 0; }
    void shrinkTo(std::size_t size)
    {
        assert(size <= m_size);
        m_size = size;
    }

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool isEmpty() const { return m_size == 0; }
    [[nodiscard]] T &operator[](std::size_t i) { return m_values[i]; }
    [[nodiscard]] const T &operator[](std::size_t i) const { return m_values[i]; }
    [[nodiscard]] T *begin() { return m_values; }
    [[nodiscard]] T *end() { return m_values + m_size; }
    [[nodiscard]] const T *begin() const { return m_values; }
    [[nodiscard]] const T *end() const { return m_values + m_size; }

private:
    std::size_t m_size = 0;
    /// In a union, so that not even values with initializers are set beforehand.
    union {
        T m_values[Capacity];
    };
};

} // namespace tessera
