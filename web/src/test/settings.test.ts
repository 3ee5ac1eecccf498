import { expect, test } from 'vitest';
import { apply, defaults, keep, read, settings } from '../lib/settings.svelte';

test('what was kept comes back, nonsense is left out', () => {
  expect(read(null)).toEqual(defaults());
  expect(read('not json')).toEqual(defaults());
  expect(read('[]')).toEqual(defaults());
  expect(read('{"lang":"de","theme":"dark","auto":"yes","motion":"none","name":"Marta"}')).toEqual({
    ...defaults(),
    theme: 'dark',
    motion: 'none',
    name: 'Marta',
  });
});

test('sounds are on and quiet, others are shown at normal speed, the theme follows the system', () => {
  expect(defaults()).toMatchObject({ sounds: true, volume: 0.3, speed: 'normal' });
  expect(read('{"speed": "fast", "volume": 0.8}')).toMatchObject({ speed: 'fast', volume: 0.8 });
  expect(read('{"speed": "warp", "volume": 7}')).toMatchObject({ speed: 'normal', volume: 0.3 });
  expect(defaults().theme).toBe('auto');
  expect(defaults().log).toBe('all');
  expect(read('{"log": "mine"}').log).toBe('mine');
  expect(read('{"log": "nothing"}').log).toBe('all');
});

test('settings mark the page and are kept', () => {
  settings.lang = 'pl';
  settings.theme = 'dark';
  settings.motion = 'none';
  apply();
  keep();
  expect(document.documentElement.lang).toBe('pl');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(document.documentElement.dataset['motion']).toBe('none');
  expect(read(localStorage.getItem('greathall-settings')).theme).toBe('dark');
});
