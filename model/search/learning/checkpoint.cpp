#include "model/search/learning/checkpoint.h"

#include "model/core/files/crc32.h"
#include "model/search/learning/packedbytes.h"

namespace tessera::training {

namespace {

constexpr std::string_view kCheckpointMagic = "TESSFIT\n";
/// The version of what a checkpoint holds.
constexpr std::uint64_t kCheckpointFormat = 2;
constexpr std::size_t kChecksum = sizeof(std::uint32_t);

} // namespace

std::string identityOf(const FitPlan &plan, const NetworkShape &shape, const TrainingSet &samples)
{
    BytePacker bytes;
    bytes.shortNumber(kCheckpointFormat);
    for (const int value : {plan.epochs, plan.batchSize, shape.inputs, shape.hidden, shape.buckets})
        bytes.shortSigned(value);
    for (const double value :
         {plan.learningRate, plan.finalRateShare, plan.weightDecay, double{plan.weightLimit}})
        bytes.real(value);
    bytes.number(plan.seed);
    bytes.number(std::uint64_t{samples.samples().size()});
    bytes.number(samples.checksum());
    return bytes.bytes();
}

std::string checkpointOf(const FitState &state, const std::string &identity)
{
    BytePacker bytes;
    bytes.text(identity);
    bytes.reals(state.network.weights());
    bytes.reals(state.adam.firstMoments);
    bytes.reals(state.adam.secondMoments);
    bytes.reals(std::array{state.adam.beta1Power, state.adam.beta2Power});
    for (const Losses &losses : state.curve) {
        for (const Loss &loss : {losses.training, losses.validation}) {
            for (const double part : {loss.odds, loss.moves, loss.firstChoices})
                bytes.real(part);
        }
    }
    BytePacker checksum;
    checksum.number(crc32(bytes.bytes()));
    return std::string(kCheckpointMagic) + checksum.bytes() + bytes.bytes();
}

std::optional<Error> readCheckpoint(
    std::string_view bytes, const std::string &path, const std::string &identity, FitState &state)
{
    const std::string_view content = bytes.substr(std::min(kCheckpointMagic.size(), bytes.size()));
    ByteUnpacker head(content);
    const auto checksum = head.number<std::uint32_t>();
    if (!bytes.starts_with(kCheckpointMagic) || !head.isGood()
        || checksum != crc32(content.substr(kChecksum)))
        return Error{path, "a damaged checkpoint", "a whole one, or no file to begin anew"};
    ByteUnpacker from(content.substr(kChecksum));
    if (from.text() != identity)
        return Error{
            path,
            "the checkpoint of a fit with other games, net, seed or epochs",
            "one of this fit, or no file to begin anew"};
    from.reals(state.network.weights());
    from.reals(state.adam.firstMoments);
    from.reals(state.adam.secondMoments);
    std::array<float, 2> left{};
    from.reals(left);
    state.adam.beta1Power = left[0];
    state.adam.beta2Power = left[1];
    state.curve.clear();
    while (from.isGood() && !from.isAtEnd()) {
        Losses &losses = state.curve.emplace_back();
        for (Loss *loss : {&losses.training, &losses.validation}) {
            for (double *part : {&loss->odds, &loss->moves, &loss->firstChoices})
                *part = from.real();
        }
    }
    return std::nullopt;
}

} // namespace tessera::training
