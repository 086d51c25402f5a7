import type { PublicStoreCard } from '../../locator-source.ts';
import { createLocatorEngine } from '../create-locator-engine.ts';
import type { LocatorEngine, StoreQuery } from '../locator-engine.ts';
import { sampleLocator } from './sample-locator.ts';
import { now } from './sample-stores.ts';

/** An engine with all stores, and the ids of those that it finds now. */
export function openEngine(
  stores: readonly PublicStoreCard[],
  options: Parameters<typeof sampleLocator>[1] = {},
) {
  const { locator, pages } = sampleLocator(stores, options);
  const engine = createLocatorEngine(locator);
  for (const page of pages) engine.add(page);
  const ids = (query: Partial<StoreQuery>) => idsOf(engine, engine.search({ now, ...query }).rows);
  return { engine, ids };
}

export function idsOf(engine: LocatorEngine, rows: Int32Array): number[] {
  return Array.from(rows, (row) => engine.cardAt(row).id);
}
