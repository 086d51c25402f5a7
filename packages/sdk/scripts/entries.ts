import { readFileSync } from 'node:fs';

interface Manifest {
  exports: Record<string, string | { 'pinfold-source': string; import: { default: string } }>;
}

/** Root of the package that is built. */
export const packageRoot = new URL('..', import.meta.url);

/** One public entry: its name in `dist` and the source behind it. */
export interface Entry {
  name: string;
  source: string;
}

/** Returns the public entries from the package's `exports`. */
export function readEntries(): Entry[] {
  const manifest = JSON.parse(readFileSync(new URL('package.json', packageRoot), 'utf8')) as Manifest;
  return Object.values(manifest.exports)
    .filter((target) => typeof target !== 'string')
    .map((target) => ({
      name: target.import.default.replace(/^\.\/dist\/|\.js$/g, ''),
      source: target['pinfold-source'],
    }));
}

/** Whether an entry is plain data, which servers import: it gets no "use client". */
export function isData({ name }: Entry): boolean {
  return name.startsWith('locales/') || name === 'styles';
}
