/* The pictures of the games in the lobby: `web/src/games/<game>/Picture.svelte`. They are there at once, the games are not. */
import type { Component } from 'svelte';

const pictures = import.meta.glob<Component<Record<string, never>>>('./*/Picture.svelte', {
  eager: true,
  import: 'default',
});

export function pictureOf(game: string): Component<Record<string, never>> | null {
  return pictures[`./${game}/Picture.svelte`] ?? null;
}
