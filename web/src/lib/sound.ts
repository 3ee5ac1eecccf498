/* One quiet knock, made on the spot: only when the person has switched sounds on. */
let context: AudioContext | null = null;

export function knock(): void {
  try {
    context ??= new AudioContext();
    const [tone, volume, now] = [context.createOscillator(), context.createGain(), context.currentTime];
    tone.frequency.setValueAtTime(190, now);
    tone.frequency.exponentialRampToValueAtTime(70, now + 0.09);
    volume.gain.setValueAtTime(0.12, now);
    volume.gain.exponentialRampToValueAtTime(0.001, now + 0.12);
    tone.connect(volume).connect(context.destination);
    tone.start(now);
    tone.stop(now + 0.13);
  } catch {
    // No sound on this machine: the page says it all anyway.
  }
}
