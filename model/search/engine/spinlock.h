#pragma once

#include <atomic>
#include <thread>

namespace tessera {

/// A lock for sections of about a microsecond (test and test-and-set). Who waits spins, and after a while yields the
/// processor, since the thread that holds the lock may be waiting for one. For `std::lock_guard`.
class SpinLock
{
public:
    void lock()
    {
        constexpr int kSpins = 256;
        for (int spins = 0; m_isHeld.exchange(true, std::memory_order_acquire);) {
            while (m_isHeld.load(std::memory_order_relaxed)) {
                if (++spins % kSpins == 0)
                    std::this_thread::yield();
            }
        }
    }
    void unlock() { m_isHeld.store(false, std::memory_order_release); }

private:
    /// A cache line of its own: who spins does not slow down what stands beside.
    alignas(64) std::atomic<bool> m_isHeld = false;
};

} // namespace tessera
