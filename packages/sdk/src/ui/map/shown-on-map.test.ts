import { expect, test } from 'vitest';
import { movePoint } from './map-point.ts';
import { shownOnMap } from './shown-on-map.ts';

test('LST-01 a map across the 180th meridian shows the markers of both sides, where it looks', () => {
  const find = shownOnMap(
    [
      { id: '1', label: 'Suva', latitude: -18, longitude: 178 },
      { id: '2', label: 'Apia', latitude: -14, longitude: -172 },
    ],
    true,
  );
  const longitudes = (west: number, east: number) =>
    find([west, -20, east, -10], 5)
      .map(({ longitude }) => Math.round(longitude))
      .toSorted((a, b) => a - b);
  expect(longitudes(175, 190)).toEqual([178, 188]);
  expect(longitudes(-185, -170)).toEqual([-182, -172]);
});

test('LST-03 a pin goes on across the 180th meridian', () => {
  expect(movePoint({ latitude: 0, longitude: 179.9999 }, 0, 100).longitude).toBeCloseTo(-179.9992, 4);
});
