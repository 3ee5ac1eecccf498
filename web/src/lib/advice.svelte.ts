/* A suggested choice: asked of the server, shown on whatever stands for it, forgotten with its question. */
import type { Advice as Answer } from './table.svelte';
import type { Question } from './wire';

/** What advice needs of a table (TableStore). */
export interface Adviser {
  hint(seat: number, id: number, codes: number[]): Promise<Answer>;
}

export class Advice {
  private about: string = $state('');
  private said: number | null = $state(null);
  /** an answer is awaited */
  asked: boolean = $state(false);

  /** The code suggested for a question (what `asking` calls it), or null. */
  code(asking: string): number | null {
    return asking !== '' && asking === this.about ? this.said : null;
  }

  /** Asks, after these parts of a move that is being put together; the text key of a refusal, or ''. */
  async ask(table: Adviser, question: Question, parts: number[], asking: string): Promise<string> {
    if (this.asked || this.code(asking) !== null) return '';
    this.asked = true;
    try {
      const answer = await table.hint(question.seat, question.id, parts);
      if (answer === 'lost') return '';
      if ('refusal' in answer) return answer.refusal.message === 'error-too-late' ? '' : answer.refusal.message;
      this.about = asking;
      this.said = answer.code;
      return '';
    } finally {
      this.asked = false;
    }
  }
}

let sheet: CSSStyleSheet | null = null;

/** Marks whatever stands for a code, wherever a board draws it: a rule of its own, so that no drawing has to know. */
export function mark(code: number | null): void {
  if (typeof CSSStyleSheet !== 'function' || !('adoptedStyleSheets' in document)) return;
  if (sheet === null) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  const which = `:is([data-code="${code}"],[data-codes~="${code}"])`;
  sheet.replaceSync(
    code === null
      ? ''
      : `.app ${which}{outline:3px dashed var(--advice)!important;outline-offset:4px!important}.app .prompt ${which}{outline-color:var(--advice-on-oak)!important}`,
  );
  if (code === null) return;
  const first = document.querySelector(`.app ${which}`);
  first?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}
