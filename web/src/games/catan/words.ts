/* Short words of the picture that are not in the game's own texts: labels of buttons and gauges. */
import type { Texts } from '../../lib/texts';

const PL = {
  board: 'Plansza', boardNorth: 'Plansza: Dar, Mur i ziemie za Murem', breaches: 'Przełamania Muru', gift: 'Dzicy w Darze', rush: 'najazd!',
  production: 'produkcja', wildDie: 'kość dzikich', wildlings: 'dzicy', noTrail: 'brak szlaku', seven: 'Tormund',
  trade: 'Handel', give: 'dajesz', want: 'chcesz', supply: 'pula', propose: 'Zaproponuj', supplyGo: 'Wymień z pulą', clear: 'Wyczyść',
  deal: 'Wymień', takeDeal: 'Przyjmij', accept: 'Zgoda', refuse: 'Odmawiam', counter: 'Kontroferta', sendCounter: 'Wyślij kontrofertę',
  noDeal: 'Zakończ bez wymiany', offers: 'oferuje', for: 'za', you: 'ty', answers: 'Odpowiedzi', offersLeft: 'oferty w tej turze',
  left: 'zostało', discardTitle: 'Odłóż połowę kart', discardGo: 'Odrzuć', of: 'z', back: 'Cofnij', fresh: 'od następnej tury', ready: 'gotowy',
  used: 'użyty w tej turze', isNew: 'od następnej tury', use: 'Użyj', short: 'brakuje:', noPieces: 'brak elementów', notNow: 'nie teraz',
  builds: 'Budowa', buildRoad: 'Droga', buildSettlement: 'Osada', buildKeep: 'Twierdza', buildGuard: 'Strażnik', buildBuy: 'Rozwój',
  keys: 'DOWSR', choose: 'Wybierz', cards: 'Karty surowców', development: 'Karty rozwoju', hero: 'Bohater', pool: 'Bohaterowie w puli',
  legal: 'Miejsca do wyboru', rolled: 'Rzut', blocked: 'zablokowane', route: 'szlak handlowy', empty: 'pusty', camp: 'Obóz Tormunda',
  sending: 'Układam ofertę…', stuck: 'Takiej oferty nie da się złożyć', yourOffer: 'Twoja oferta', rate: 'kurs', replace: 'zamiast',
};
const EN: typeof PL = {
  board: 'Board', boardNorth: 'Board: the Gift, the Wall and the lands beyond', breaches: 'Wall breaches', gift: 'Wildlings in the Gift', rush: 'rush!',
  production: 'production', wildDie: 'wildling die', wildlings: 'wildlings', noTrail: 'no trail', seven: 'Tormund',
  trade: 'Trade', give: 'give', want: 'get', supply: 'supply', propose: 'Offer', supplyGo: 'Trade with supply', clear: 'Clear',
  deal: 'Trade', takeDeal: 'Accept', accept: 'Accept', refuse: 'Decline', counter: 'Counter-offer', sendCounter: 'Send counter-offer',
  noDeal: 'End without a trade', offers: 'offers', for: 'for', you: 'you', answers: 'Answers', offersLeft: 'offers this turn',
  left: 'left', discardTitle: 'Lay out half your cards', discardGo: 'Discard', of: 'of', back: 'Take back', fresh: 'from next turn', ready: 'ready',
  used: 'used this turn', isNew: 'from next turn', use: 'Use', short: 'short of:', noPieces: 'no pieces left', notNow: 'not now',
  builds: 'Build', buildRoad: 'Road', buildSettlement: 'Settlement', buildKeep: 'Keep', buildGuard: 'Guard', buildBuy: 'Develop',
  keys: 'RSKGD', choose: 'Choose', cards: 'Resource cards', development: 'Development cards', hero: 'Hero', pool: 'Heroes in the pool',
  legal: 'Places to choose', rolled: 'Roll', blocked: 'blocked', route: 'trade route', empty: 'empty', camp: 'Tormund’s camp',
  sending: 'Laying out the offer…', stuck: 'This offer cannot be made', yourOffer: 'Your offer', rate: 'rate', replace: 'instead of',
};
export type Words = typeof PL;
export function wordsFor(texts: Texts): Words {
  return texts.lang === 'pl' ? PL : EN;
}
