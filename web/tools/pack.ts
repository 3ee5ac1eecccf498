/* The built client packed in advance: beside every file that gets smaller by it lie file.br and file.gz, and the server
sends the one that the browser can read (src/greathall/server/sending.py). */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKABLE = /\.(css|html|js|json|svg|txt|webmanifest)$/;
const WORTH = 0.95; // of the plain size at most, or the file is left alone

export function packFile(path: string): void {
  const content = readFileSync(path);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const forms = {
    br: brotliCompressSync(content, {
      params: { ...quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    gz: gzipSync(content, { level: 9 }),
  };
  for (const [suffix, packed] of Object.entries(forms))
    if (packed.length < content.length * WORTH) writeFileSync(`${path}.${suffix}`, packed);
}

export function pack(): Plugin {
  let folder = '';
  return {
    name: 'pack',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
        if (entry.isFile() && PACKABLE.test(entry.name)) packFile(join(entry.parentPath, entry.name));
    },
  };
}
