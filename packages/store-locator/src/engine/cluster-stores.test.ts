import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clusterStores } from './cluster-stores.ts';
import { openEngine } from './testing/open-engine.ts';
import { sampleCard } from './testing/sample-locator.ts';
import { anyBounds, anyStores, now } from './testing/sample-stores.ts';

test('LOC-03 a map shows every shop that is in view, alone or in a group, and none twice', () => {
  fc.assert(
    fc.property(anyStores, anyBounds, fc.integer({ min: 0, max: 18 }), (stores, bounds, zoom) => {
      const { engine } = openEngine(stores);
      const all = engine.search({ now }).rows;
      const inView = engine.search({ bounds, now }).count;
      const clusters = clusterStores(engine, all, { bounds, zoom });
      const count = clusters.reduce((sum, cluster) => sum + cluster.count, 0);
      expect(count).toBeGreaterThanOrEqual(inView);
      expect(count).toBeLessThanOrEqual(stores.filter(({ latitude }) => latitude !== null).length);
      const singles = clusters.filter(({ row }) => row !== -1).map(({ row }) => row);
      expect(new Set(singles).size).toBe(singles.length);
      for (const { count: own, row, latitude, longitude, bounds: context } of clusters) {
        expect(row === -1).toBe(own > 1);
        expect(latitude).toBeGreaterThanOrEqual(context[0] - 1e-9);
        expect(latitude).toBeLessThanOrEqual(context[2] + 1e-9);
        expect(longitude).toBeGreaterThanOrEqual(context[1] - 1e-9);
        expect(longitude).toBeLessThanOrEqual(context[3] + 1e-9);
      }
    }),
  );
});

test('LOC-03 a map has no more marks than anybody can read, and they are all shops', () => {
  fc.assert(
    fc.property(anyStores, fc.integer({ min: 4, max: 20 }), (stores, most) => {
      const { engine } = openEngine(stores);
      const { rows } = engine.search({ now });
      const world = [-86, -180, 86, 180] as const;
      const clusters = clusterStores(engine, rows, { bounds: world, zoom: 12, most });
      expect(clusters.length).toBeLessThanOrEqual(most);
      expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(
        stores.filter(({ latitude }) => latitude !== null).length,
      );
      for (const { first, bounds } of clusters) {
        const { latitude, longitude } = engine.cardAt(first);
        expect(latitude).toBeGreaterThanOrEqual(bounds[0]);
        expect(longitude).toBeLessThanOrEqual(bounds[3] + 1e-9);
      }
    }),
  );
});

test('LOC-03 a map that was turned past the edge of the world shows the shops on its other side', () => {
  const { engine } = openEngine([{ ...sampleCard, latitude: -17.8, longitude: 178 }]);
  const { rows } = engine.search({ now });
  const [cluster] = clusterStores(engine, rows, { bounds: [-30, -200, 0, -170], zoom: 4 });
  expect(cluster).toMatchObject({ count: 1, longitude: -182 });
  expect(engine.search({ bounds: [-30, -200, 0, -170], now }).count).toBe(1);
  expect(engine.search({ bounds: [-30, 170, 0, 200], now }).count).toBe(1);
});
