#include "model/core/endreason.h"

#include <array>

namespace tessera {

std::span<const EndReason> commonEndReasons()
{
    static constexpr std::array kReasons{
        EndReason::Repetition,
        EndReason::TurnLimit,
        EndReason::NoMove,
        EndReason::Time,
        EndReason::Resignation,
        EndReason::Agreement,
        EndReason::IllegalMove,
        EndReason::Disconnected};
    return kReasons;
}

std::string_view text(EndReason reason)
{
    return reason.row() == nullptr ? "none" : reason.row()->code;
}

std::optional<EndReason> parseEndReason(std::string_view text, std::span<const EndReason> own)
{
    if (text == tessera::text(EndReason::None))
        return EndReason::None;
    for (const std::span<const EndReason> reasons : {own, commonEndReasons()}) {
        for (const EndReason reason : reasons) {
            if (tessera::text(reason) == text)
                return reason;
        }
    }
    return std::nullopt;
}

} // namespace tessera
