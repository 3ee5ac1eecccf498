/* An offer of support that is being put together: whose character, for which side. The hand and the table share it. */
import type { Target } from '../types';

class Offering {
  character: number = $state(-1);
  side: number = $state(0);

  clear(): void {
    this.character = -1;
    this.side = 0;
  }
  get begun(): boolean {
    return this.character >= 0 || this.side > 0;
  }
  /** The offers a click on this character stands for: one when the side is known. */
  of(targets: Target[], character: number): Target[] {
    return targets.filter(
      (t) => t.fields['character'] === character && (this.side === 0 || t.fields['side'] === this.side),
    );
  }
  /** The offers a click on this side stands for: one when the character is known. */
  to(targets: Target[], side: number): Target[] {
    return targets.filter(
      (t) => t.fields['side'] === side && (this.character < 0 || t.fields['character'] === this.character),
    );
  }
  takeCharacter(targets: Target[], character: number, pick: (code: number) => void): void {
    const found = this.of(targets, character);
    const [only] = found;
    if (found.length === 1 && only !== undefined) pick(only.code);
    else this.character = this.character === character ? -1 : character;
  }
  takeSide(targets: Target[], side: number, pick: (code: number) => void): void {
    const found = this.to(targets, side);
    const [only] = found;
    if (found.length === 1 && only !== undefined) pick(only.code);
    else this.side = this.side === side ? 0 : side;
  }
}
export const offer = new Offering();
