/* What page and server hand both card games, by type: the server's shapes are in src/greathall/games/cardgame/shown.py. */
import type * as wire from '../../lib/wire';
import type * as page from '../types';

export type CardId = 'lcg' | 'hbo';
export type GameInfo = wire.GameInfo<CardId>;
export type View = wire.View<CardId>;
export type GameProps = page.GameProps<CardId>;
export type SeatView = View['seats'][number];
/** A card that lies somewhere: its number in the match and its design. */
export type Lying = SeatView['hand'][number];
export type PlayCard = SeatView['play'][number];
export type ChallengeView = NonNullable<View['challenge']>;
export type SideView = ChallengeView['attack'];
/** What is printed on a card, as far as both games have it. */
type Facts<X extends CardId> = wire.GameInfo<X>['board']['cards'][number];
export type Printed = Pick<Facts<'lcg'>, keyof Facts<'lcg'> & keyof Facts<'hbo'>>;
