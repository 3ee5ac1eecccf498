"""Whether everything that can be chosen can be reached: in sight or in its scroller, and not below anything else."""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize

# A phone on its side, 200 % zoom on a laptop, the narrowest phone, a small laptop, a tablet both ways.
SIZES: dict[str, ViewportSize] = {
    "landscape": {"width": 844, "height": 390},
    "zoomed": {"width": 720, "height": 450},
    "narrow": {"width": 320, "height": 640},
    "laptop": {"width": 1366, "height": 768},
    "tablet": {"width": 768, "height": 1024},
    "tablet-sideways": {"width": 1024, "height": 768},
}

# Every option of the board, the hand and the panel, and every button of the bar: its scrollers bring it into sight,
# then it must be what a pointer meets on a part of it that a finger can hit. What a box cuts off that does not scroll
# is out of reach.
REACH = """() => {
  const bar = document.querySelector('[data-region=prompt]');
  const all = [
    ...document.querySelectorAll('[data-region=board] [data-code], [data-region=hand] [data-code], .gamepanel [data-code]'),
    ...bar.querySelectorAll('.acts button, .prim button'),
  ];
  const lost = [];
  for (const el of all) {
    if (el.getClientRects().length === 0) continue;
    for (let up = el.parentElement; up !== null; up = up.parentElement) {
      const style = getComputedStyle(up), mine = el.getBoundingClientRect(), box = up.getBoundingClientRect();
      if (/auto|scroll/.test(style.overflowY) && up.scrollHeight > up.clientHeight)
        up.scrollTop += mine.top + mine.height / 2 - (box.top + box.height / 2);
      if (/auto|scroll/.test(style.overflowX) && up.scrollWidth > up.clientWidth)
        up.scrollLeft += mine.left + mine.width / 2 - (box.left + box.width / 2);
    }
    const r = el.getBoundingClientRect();
    let hits = 0, tries = 0;
    for (let i = 0; i < 12; i++) for (let j = 0; j < 12; j++) {
      const at = document.elementFromPoint(r.left + (i + 0.5) * r.width / 12, r.top + (j + 0.5) * r.height / 12);
      tries += 1;
      if (at !== null && (el.contains(at) || at.closest(`[data-code="${el.dataset.code}"]`) !== null)) hits += 1;
    }
    const free = hits / tries * r.width * r.height;
    // the wanted part: what a fingertip needs, or a good part of a thing that is smaller than that
    if (free < Math.min(380, 0.45 * r.width * r.height))
      lost.push(`${el.dataset.code ?? ''} ${el.className.baseVal ?? el.className} "${(el.textContent || '').trim().slice(0, 40)}"`
        + ` at ${Math.round(r.left)},${Math.round(r.top)} ${Math.round(r.width)}x${Math.round(r.height)}: ${hits}/${tries} free`);
  }
  if (document.documentElement.scrollWidth > window.innerWidth + 1) lost.push('the page scrolls sideways');
  const r = bar.getBoundingClientRect();
  if (r.bottom > window.innerHeight + 1 || r.right > window.innerWidth + 1) lost.push('the bar is cut off');
  const hand = document.querySelector('[data-region=hand]')?.getBoundingClientRect();
  if (hand && (hand.bottom > window.innerHeight + 1 || (hand.height > 0 && hand.height < 40))) lost.push('the hand is cut off');
  return lost;
}"""  # noqa: E501


def unreachable(page: Page) -> list[str]:
    """What is offered and cannot be reached, in words."""
    found: list[str] = page.evaluate(REACH)
    return found


def resize(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    # The layout follows a resize in the next frames.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
