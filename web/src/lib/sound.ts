/* The sounds of the hall, made on the spot by Web Audio: no files. One at a time; the browser lets them be heard after the
person's first click. */
import type { Pace } from '../games/types';
import type { GameInfo, LogLine } from './wire';

export type Sound = 'dice' | 'card' | 'coin' | 'knock' | 'horn' | 'turn' | 'win' | 'lose';

/** The weightier one is heard when two come together; the end of a game drowns everything. */
const RANK: Sound[] = ['card', 'knock', 'coin', 'dice', 'horn', 'turn', 'lose', 'win'];
/** So long (seconds) a sound keeps others of its rank and below silent. */
const LENGTH: Record<Sound, number> = {
  card: 0.12,
  knock: 0.15,
  coin: 0.25,
  dice: 0.5,
  horn: 0.7,
  turn: 0.4,
  win: 1.4,
  lose: 1.2,
};

/** What these lines sound like: the weightiest of their sounds, or nothing. */
export function soundOf(info: GameInfo | null, pace: Pace | undefined, lines: LogLine[]): Sound | null {
  const names = lines.flatMap(([, , events]) => events.map((event) => info?.events[event[0] ?? -1]?.[0] ?? ''));
  const heard = names.flatMap((name) => pace?.sounds?.[name] ?? []);
  return heard.reduce<Sound | null>((a, b) => (a === null || RANK.indexOf(b) > RANK.indexOf(a) ? b : a), null);
}

/** May this sound begin while that one began so many seconds ago? */
export function mayBegin(next: Sound, last: Sound | null, ago: number): boolean {
  return last === null || ago >= LENGTH[last] || RANK.indexOf(next) > RANK.indexOf(last);
}

// ---------------------------------------------------------------- synthesis
let context: AudioContext | null = null;
let voice: GainNode | null = null;
let playing: Sound | null = null;
let began = 0;

/** Browsers keep a page silent until somebody has clicked: from then on there are sounds. */
export function unlock(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
  } catch {
    // No sound on this machine: the page says it all anyway.
  }
}

function tone(at: number, from: number, to: number, length: number, loud: number, type: OscillatorType = 'sine'): void {
  if (context === null || voice === null) return;
  const [wave, gain] = [context.createOscillator(), context.createGain()];
  wave.type = type;
  wave.frequency.setValueAtTime(from, at);
  wave.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.02, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  wave.connect(gain).connect(voice);
  wave.start(at);
  wave.stop(at + length + 0.02);
}

/** A breath of noise through a filter: paper, or dice on wood. */
function rustle(at: number, pitch: number, length: number, loud: number): void {
  if (context === null || voice === null) return;
  const frames = Math.max(1, Math.floor(context.sampleRate * length));
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2;
  const [noise, filter, gain] = [context.createBufferSource(), context.createBiquadFilter(), context.createGain()];
  noise.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  noise.connect(filter).connect(gain).connect(voice);
  noise.start(at);
}

const MADE: Record<Sound, (at: number) => void> = {
  card: (at) => rustle(at, 2400, 0.12, 0.9),
  knock: (at) => {
    tone(at, 190, 70, 0.12, 0.8);
    rustle(at, 500, 0.04, 0.5);
  },
  coin: (at) => {
    tone(at, 1900, 1850, 0.2, 0.25, 'triangle');
    tone(at + 0.06, 2600, 2550, 0.18, 0.2, 'triangle');
  },
  dice: (at) =>
    [0, 0.08, 0.15, 0.26, 0.4].forEach((late, i) => rustle(at + late, 900 + 250 * (i % 3), 0.05, 1 - i / 8)),
  horn: (at) => {
    tone(at, 146, 148, 0.65, 0.3, 'sawtooth');
    tone(at, 219, 222, 0.65, 0.15, 'sawtooth');
  },
  turn: (at) => {
    tone(at, 523, 523, 0.18, 0.35, 'triangle');
    tone(at + 0.13, 784, 784, 0.26, 0.35, 'triangle');
  },
  win: (at) => [392, 523, 659, 784].forEach((pitch, i) => tone(at + i * 0.16, pitch, pitch, 0.5, 0.35, 'triangle')),
  lose: (at) => [392, 349, 294].forEach((pitch, i) => tone(at + i * 0.22, pitch, pitch * 0.98, 0.5, 0.3, 'triangle')),
};

/** Plays a sound at this volume (0 to 1), unless a weightier one is being heard. */
export function play(sound: Sound, volume: number): void {
  if (context === null || context.state !== 'running' || volume <= 0) return;
  const now = context.currentTime;
  if (!mayBegin(sound, playing, now - began)) return;
  if (voice !== null) voice.gain.setTargetAtTime(0, now, 0.015); // what is heard makes room
  voice = context.createGain();
  voice.gain.value = volume;
  voice.connect(context.destination);
  [playing, began] = [sound, now];
  MADE[sound](now);
}
