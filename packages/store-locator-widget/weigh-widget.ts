import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Chunk } from './build-widget.ts';

/** Bytes of gzip that a page downloads, each including what came before. */
export interface WidgetWeight {
  /** Before anybody wants the locator. */
  script: number;
  /** To a list that can be searched, with the words of one language. */
  list: number;
  /** What the map adds. */
  map: number;
  /** What it adds where a host brings what draws it. */
  ownMap: number;
}

/** What a page may pay for a store locator, in bytes of gzip. */
export const widgetBars: Omit<WidgetWeight, 'ownMap'> = { script: 3000, list: 25_000, map: 60_000 };

/** Weighs what `buildWidget` has put into a folder. */
export async function weighWidget(folder: string, chunks: readonly Chunk[]): Promise<WidgetWeight> {
  const script = new Set(['store-locator.js']);
  // Polish is the longest of the three.
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

/** Chunks, and all that is fetched at once with them. */
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
