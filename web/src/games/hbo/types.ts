/* What page and server hand this game, by type: the server's shapes are in src/greathall/games/hbo/shown.py. */
import type * as wire from '../../lib/wire';
import type * as page from '../types';

export type GameInfo = wire.GameInfo<'hbo'>;
export type View = wire.View<'hbo'>;
export type GameProps = page.GameProps<'hbo'>;
export type SeatView = View['seats'][number];
