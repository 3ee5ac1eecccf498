/* The icons of public/icons.svg, told apart by who uses them: the hall's own (everything outside of games, and what the
lobby shows of a game) and each game's. A build writes them as files named by their content, so that a browser fetches the
lobby's at once, a game's when it is opened, and neither again; while developing there is one file for all. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { groups, symbolsOf } from './grouping.ts';
import type { Source } from './grouping.ts';

const NAME = 'virtual:sprites';
function sourcesIn(folder: string): Source[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name) && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(folder, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }));
}

export function sprites(): Plugin {
  let root = '';
  let building = false;
  return {
    name: 'sprites',
    configResolved(config) {
      root = config.root;
      building = config.command === 'build';
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      if (!building) return 'export const files = [];';
      const sprite = readFileSync(join(root, 'public', 'icons.svg'), 'utf8');
      const symbols = symbolsOf(sprite);
      const head = sprite.slice(0, sprite.indexOf('<symbol'));
      const files = [...groups(symbols.keys(), sourcesIn(join(root, 'src')))].map(([group, names]) => {
        const source = `${head}${names.map((name) => symbols.get(name)).join('\n')}\n</svg>\n`;
        const file = this.emitFile({ type: 'asset', name: `icons-${group}.svg`, source });
        return `[import.meta.ROLLUP_FILE_URL_${file}, ${JSON.stringify(names.join(' '))}]`;
      });
      return `export const files = [${files.join(',')}];`;
    },
  };
}
