import { expect, test } from 'vitest';
import { alongCurve, boundsOfPlaced, hilbertPlace, middleOf, nearestTo } from './location-order.ts';

const at = (id: number, latitude: number | null, longitude: number | null) => ({ id, latitude, longitude });

test('LOC-05 neighbours of the curve are neighbours on the ground, so that a page is an area', () => {
  const steps = Array.from({ length: 32 }, (_, step) => step);
  const cells = steps.flatMap((x) =>
    steps.map((y) => ({
      x,
      y,
      place: hilbertPlace({ longitude: (x + 0.5) * 11.25 - 180, latitude: (y + 0.5) * 5.625 - 90 }),
    })),
  );
  const sorted = cells.toSorted((a, b) => a.place - b.place);
  const jumps = sorted.slice(1).map((cell, index) => {
    const before = sorted[index] ?? cell;
    return Math.abs(cell.x - before.x) + Math.abs(cell.y - before.y);
  });
  expect(new Set(jumps)).toEqual(new Set([1]));
  expect(
    [at(1, 90, 180), at(2, -90, -180)].map((pin) =>
      Number.isSafeInteger(hilbertPlace({ latitude: pin.latitude ?? 0, longitude: pin.longitude ?? 0 })),
    ),
  ).toEqual([true, true]);
});

test('LOC-03 shops that nobody knows the place of come last, in an order that stays', () => {
  const stores = [at(5, null, null), at(3, 52.2, 21), at(4, null, 20), at(1, 50, 20), at(2, 50, 20)];
  expect(
    alongCurve(stores)
      .map(({ id }) => id)
      .slice(-2),
  ).toEqual([4, 5]);
  expect(nearestTo(stores, { latitude: 50, longitude: 20 }, 4).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(nearestTo(stores, null, 2).map(({ id }) => id)).toEqual([1, 2]);
});

test('LOC-03 shops on both sides of the 180th meridian are one area, and its middle is between them', () => {
  const stores = [at(1, -17.8, 177.4), at(2, -16.8, -179.9), at(3, -13.8, -172)];
  expect(boundsOfPlaced(stores)).toEqual([-17.8, 177.4, -13.8, 188]);
  expect(middleOf(stores)).toEqual({ latitude: -16.8, longitude: -179.9 });
});

test('LOC-03 visitors begin where most shops are, not halfway to the one abroad', () => {
  const stores = [at(1, 50, 20), at(2, 50.1, 20.1), at(3, 50.2, 20.2), at(4, 40, -74), at(5, null, null)];
  expect(middleOf(stores)).toEqual({ latitude: 50.1, longitude: 20.1 });
  expect(boundsOfPlaced(stores)).toEqual([40, -74, 50.2, 20.2]);
  expect(middleOf([at(1, null, null)])).toBeNull();
  expect(boundsOfPlaced([])).toBeNull();
});
