"""Our own random numbers."""

from __future__ import annotations

from greathall.kernel.rng import MASK, MULTIPLIER, Rng, output, seed_state, step


def test_known_numbers_never_change() -> None:
    """Stored games depend on these."""
    rng = Rng("great hall")
    assert [rng.below(1000) for _ in range(8)] == [1, 862, 959, 960, 900, 156, 659, 778]


def test_products_stay_small_enough_for_compiled_ints() -> None:
    x = seed_state("x")
    for _ in range(10_000):
        x = step(x)
        assert 0 < x < 2**60
        assert 0 <= output(x) <= MASK
    assert MULTIPLIER * MASK + MASK < 2**60


def test_dice_are_fair() -> None:
    """Chi-square over 60,000 throws: 5 degrees of freedom, 20.5 is the 0.1 % point."""
    rng = Rng("dice")
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert sum((c - 10_000) ** 2 / 10_000 for c in counts) < 20.5


def test_pairs_of_throws_are_independent() -> None:
    """Chi-square over pairs: 143 degrees of freedom, 200 is beyond the 0.1 % point."""
    rng = Rng("pairs")
    counts = [0] * 144
    last = rng.below(12)
    for _ in range(144_000):
        now = rng.below(12)
        counts[last * 12 + now] += 1
        last = now
    assert sum((c - 1000) ** 2 / 1000 for c in counts) < 200


def test_shuffles_reach_every_order_evenly() -> None:
    rng = Rng("shuffle")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    assert sum((c - 1000) ** 2 / 1000 for c in counts.values()) < 50


def test_near_seeds_are_far_apart() -> None:
    firsts = {Rng(f"seed {i}").below(1 << 30) for i in range(1000)}
    assert len(firsts) > 995
