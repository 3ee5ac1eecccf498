/* The window as the layout knows it: wide >= 1280, mid 900-1279, phone < 900 or as low as a phone on its side. */
export type Frame = 'wide' | 'mid' | 'phone';

/** px: lower than this, table and question stand beside each other (styles/app.css) */
const LOW = 520;

function measure(): Frame {
  const { innerWidth: width, innerHeight: height } = window;
  return width < 900 || height <= LOW ? 'phone' : width >= 1280 ? 'wide' : 'mid';
}

class Framing {
  now: Frame = $state(measure());

  constructor() {
    window.addEventListener('resize', () => (this.now = measure()));
  }
}

export const frame = new Framing();
