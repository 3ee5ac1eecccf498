/* What page and server hand this game, by type: the server's shapes are in src/greathall/games/iron_throne/shown.py. */
import type * as wire from '../../lib/wire';
import type * as page from '../types';

export type GameInfo = wire.GameInfo<'iron_throne'>;
export type View = wire.View<'iron_throne'>;
export type GameProps = page.GameProps<'iron_throne'>;
export type SeatView = View['seats'][number];
export type TruceView = NonNullable<View['truce']>;
