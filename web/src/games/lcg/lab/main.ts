import en from '../../../../../src/greathall/games/lcg/locale/en.ftl?raw';
import pl from '../../../../../src/greathall/games/lcg/locale/pl.ftl?raw';
import { start } from '../../cardgame/lab/start';
import { ui } from '../index';
import sample from '../sample.json';

start(ui, sample, { en, pl }, 'action-2', 'LCG-ACT.1');
