/* The width of the window as the layout knows it: wide >= 1280, mid 900-1279, phone < 900. */
export type Frame = 'wide' | 'mid' | 'phone';

function measure(): Frame {
  const width = window.innerWidth;
  return width >= 1280 ? 'wide' : width >= 900 ? 'mid' : 'phone';
}

class Framing {
  now: Frame = $state(measure());

  constructor() {
    window.addEventListener('resize', () => (this.now = measure()));
  }
}

export const frame = new Framing();
