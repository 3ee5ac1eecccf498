/* What page and server hand this game, by type: the server's shapes are in src/greathall/games/catan/shown.py. */
import type * as wire from '../../lib/wire';
import type * as page from '../types';

export type GameInfo = wire.GameInfo<'catan'>;
export type View = wire.View<'catan'>;
export type GameProps = page.GameProps<'catan'>;
export type North = NonNullable<View['north']>;
