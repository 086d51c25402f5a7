import { expect, test } from 'vitest';
import type { PublicStoreCard } from '../locator-source.ts';
import { createLocatorEngine } from './create-locator-engine.ts';
import { sampleCard, sampleLocator } from './testing/sample-locator.ts';
import { now } from './testing/sample-stores.ts';

test('LOC-05 the pages that are still to come are named by distance, and those that cannot matter are not', () => {
  const towns = [
    { latitude: 50.06, longitude: 19.94 },
    { latitude: 52.23, longitude: 21.01 },
    { latitude: 54.35, longitude: 18.65 },
  ];
  const stores = [
    ...towns.map((town, at): PublicStoreCard => ({ ...sampleCard, id: at + 1, ...town })),
    { ...sampleCard, id: 9, latitude: null, longitude: null },
  ];
  const { locator, pages } = sampleLocator(stores, { first: 1, pageSize: 1 });
  const engine = createLocatorEngine(locator);
  const gdynia = { latitude: 54.5, longitude: 18.55 };
  expect(engine.missingPages({ now })).toEqual([0, 1, 2, 3]);
  expect(engine.missingPages({ near: gdynia, now })).toEqual([2, 1, 0, 3]);
  expect(engine.missingPages({ near: gdynia, withinKm: 100, now })).toEqual([2]);
  expect(engine.missingPages({ bounds: [51, 15, 60, 30], now })).toEqual([2, 1]);
  for (const page of pages.slice(1)) engine.add(page);
  expect(engine.missingPages({ near: gdynia, now })).toEqual([0]);
});
