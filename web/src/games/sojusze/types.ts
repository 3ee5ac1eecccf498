/* What page and server hand this game, by type: the server's shapes are in src/greathall/games/sojusze/shown.py. */
import type * as wire from '../../lib/wire';
import type * as page from '../types';

export type GameInfo = wire.GameInfo<'sojusze'>;
export type View = wire.View<'sojusze'>;
export type GameProps = page.GameProps<'sojusze'>;
export type SeatView = View['seats'][number];
export type CouncilView = View['councils'][number];
