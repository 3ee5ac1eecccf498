/* Short notes over the page: requests of others, refusals of the server. Never for events of the game. */
export interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

let last = 0;

class Toasts {
  list: Toast[] = $state.raw([]);

  show(text: string, bad = false, ms = 6000): void {
    const id = ++last;
    this.list = [...this.list.slice(-3), { id, text, bad }];
    setTimeout(() => this.drop(id), ms);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
