/* A server in a few lines for tests: it remembers what was sent and says what the test wants. */
import type { ToServer } from '../lib/wire';

export class Line {
  static all: Line[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  sent: ToServer[] = [];
  /** how often it was asked whether anybody is there */
  pings = 0;
  constructor(readonly url: string) {
    Line.all.push(this);
  }
  static last(): Line {
    const line = Line.all.at(-1);
    if (line === undefined) throw new Error('no line');
    return line;
  }
  send(text: string): void {
    const order = JSON.parse(text) as ToServer;
    if (order.type === 'ping') this.pings += 1;
    else this.sent.push(order);
  }
  close(): void {
    this.onclose?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
