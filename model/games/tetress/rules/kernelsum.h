// A population count as one number, for kernels that do not count by lanes. Each includes this after defining
// `KERNEL_INLINE` for its processors.

namespace {

struct Sum
{
    int number;
};

KERNEL_INLINE Sum operator+(Sum a, Sum b)
{
    return {a.number + b.number};
}
KERNEL_INLINE Sum doubled(Sum a)
{
    return {2 * a.number};
}
KERNEL_INLINE int total(Sum a)
{
    return a.number;
}
KERNEL_INLINE std::array<int, 2> totals(Sum a, Sum b)
{
    return {a.number, b.number};
}

} // namespace
