// A population as a number, for kernels that count no lanes by themselves. Included by each of them where
// `KERNEL_INLINE` says for which processors it is compiled.

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
