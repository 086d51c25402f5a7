import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Chunk } from './build-widget.ts';

/** Bytes of gzip that a page downloads. */
export interface WidgetWeight {
  /** The script alone. */
  script: number;
  /** Up to a searchable list, with script, app and the messages of one language. */
  list: number;
  /** Added by the map. */
  map: number;
  /** Added by the map with the host's own adapter. */
  ownMap: number;
}

/** Limits in bytes of gzip. */
export const widgetBars: Omit<WidgetWeight, 'ownMap'> = { script: 3000, list: 25_000, map: 60_000 };

/** Measures what `buildWidget` wrote into a folder. */
export async function weighWidget(folder: string, chunks: readonly Chunk[]): Promise<WidgetWeight> {
  const script = new Set(['store-locator.js']);
  // The longest of the three.
  const messages = withImports(chunks, ({ module }) => /\/visitor\/messages\/pl[.]ts$/.test(module));
  const list = new Set([...script, ...withImports(chunks, ({ isApp }) => isApp), ...messages]);
  const map = withImports(chunks, ({ module }) => /\/visitor\/map\/[^/]+[.]tsx?$/.test(module));
  const ownMap = withImports(chunks, ({ module }) => module.endsWith('/visitor/map/map-with-adapter.tsx'));
  const beyondList = (files: ReadonlySet<string>) => new Set([...files].filter((file) => !list.has(file)));
  return {
    script: await weigh(folder, script),
    list: await weigh(folder, list),
    map: await weigh(folder, beyondList(map)),
    ownMap: await weigh(folder, beyondList(ownMap)),
  };
}

/** Returns the files of chunks with all their static imports. */
function withImports(chunks: readonly Chunk[], isWanted: (chunk: Chunk) => boolean): Set<string> {
  const found = new Set<string>();
  const follow = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const next of chunks.find((chunk) => chunk.file === file)?.imports ?? []) follow(next);
  };
  for (const { file } of chunks.filter(isWanted)) follow(file);
  return found;
}

async function weigh(folder: string, files: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all([...files].map((file) => stat(join(folder, `${file}.gz`))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}
