/* Where things lie in the ring: a frame of 1136 x 600 units that is scaled to the board. Seats go clockwise from the own
one at the bottom; council j lies between seat j and j + 1, counted from the own seat. */

export const WIDTH = 1136;
export const HEIGHT = 600;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Ring {
  seats: Box[];
  councils: Box[];
  centre: Box;
}

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });
const mirror = (b: Box): Box => ({ ...b, x: WIDTH - b.x - b.w });
const YOU = box(445, 446, 246, 144);
const OWN = box(139, 446, 294, 144);
const CENTRE = box(292, 156, 552, 278);
const C = 136; // height of a council
const S = 130; // height of a seat

export function ring(n: number): Ring {
  const left = { seat: box(12, 302, 266, S), council: box(12, 154, 226, C) };
  if (n === 3) {
    const one = box(12, 176, 268, 150),
      between = box(438, 8, 260, C);
    return { seats: [YOU, one, mirror(one)], councils: [OWN, between, mirror(OWN)], centre: CENTRE };
  }
  if (n === 4) {
    const one = box(12, 232, 268, 150),
      top = box(434, 8, 268, S),
      between = box(150, 16, 240, C);
    return {
      seats: [YOU, one, top, mirror(one)],
      councils: [OWN, between, mirror(between), mirror(OWN)],
      centre: CENTRE,
    };
  }
  if (n === 5) {
    const two = box(148, 8, 266, S),
      between = box(442, 8, 252, C);
    return {
      seats: [YOU, left.seat, two, mirror(two), mirror(left.seat)],
      councils: [OWN, left.council, between, mirror(left.council), mirror(OWN)],
      centre: CENTRE,
    };
  }
  const two = box(12, 8, 234, S),
    between = box(256, 8, 184, C),
    top = box(450, 8, 236, S);
  return {
    seats: [YOU, left.seat, two, top, mirror(two), mirror(left.seat)],
    councils: [OWN, left.council, between, mirror(between), mirror(left.council), mirror(OWN)],
    centre: CENTRE,
  };
}
