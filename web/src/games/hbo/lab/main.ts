import en from '../../../../../src/greathall/games/hbo/locale/en.ftl?raw';
import pl from '../../../../../src/greathall/games/hbo/locale/pl.ftl?raw';
import { start } from '../../cardgame/lab/start';
import { ui } from '../index';
import sample from '../sample.json';

start(ui, sample, { en, pl }, 'action', 'HBO-ACT.1');
