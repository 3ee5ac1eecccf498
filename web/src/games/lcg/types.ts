/* What page and server hand this game, by type: the server's shapes are in src/greathall/games/lcg/shown.py. */
import type * as wire from '../../lib/wire';
import type * as page from '../types';

export type GameInfo = wire.GameInfo<'lcg'>;
export type View = wire.View<'lcg'>;
export type GameProps = page.GameProps<'lcg'>;
export type BuilderProps = page.BuilderProps<'lcg'>;
export type Printed = GameInfo['board']['cards'][number];
export type SeatView = View['seats'][number];
