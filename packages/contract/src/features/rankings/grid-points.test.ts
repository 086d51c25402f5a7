import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gridPoints, type GridPoint } from './grid-points.ts';
import { gridSizes, gridSpacing } from './rank-enums.ts';

const size = fc.constantFrom(...gridSizes);
const spacing = fc.integer({ min: gridSpacing.min, max: gridSpacing.max });
const town = fc.record({
  latitude: fc.double({ min: -65, max: 65, noNaN: true }),
  longitude: fc.double({ min: -179, max: 179, noNaN: true }),
});

describe('MON-06 the points of a grid', () => {
  test('a row lies north of the next, and goes from west to east', () => {
    const [northWest, , northEast, , , , southWest] = gridPoints({ latitude: 50, longitude: 20 }, 3, 500);
    expect(northWest).toEqual({ latitude: 50.004492, longitude: 19.993012 });
    expect(northEast?.latitude).toBe(northWest?.latitude);
    expect(northEast?.longitude).toBe(20.006988);
    expect(southWest?.longitude).toBe(northWest?.longitude);
    expect(southWest?.latitude).toBe(49.995508);
  });

  test('the location is in the middle, and neighbours are one spacing apart in both directions', () => {
    fc.assert(
      fc.property(town, size, spacing, (center, points, metres) => {
        const grid = gridPoints(center, points, metres);
        expect(grid).toHaveLength(points * points);
        expect(distance(center, at(grid, (points * points - 1) / 2))).toBeLessThan(1);
        const first = at(grid, 0);
        // Half a percent: the parallels of a grid are as long as the one through its middle.
        expect(distance(first, at(grid, points))).toBeCloseTo(metres, -Math.log10(metres * 0.01));
        const middle = (points - 1) / 2;
        const row = middle * points;
        expect(distance(at(grid, row), at(grid, row + 1))).toBeCloseTo(metres, -Math.log10(metres * 0.01));
      }),
    );
  });

  test('at the date line and at a pole points stay on the globe', () => {
    const anywhere = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(anywhere, size, spacing, (center, points, metres) => {
        for (const { latitude, longitude } of gridPoints(center, points, metres)) {
          expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
          expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
        }
      }),
    );
    const [west] = gridPoints({ latitude: 0, longitude: -179.999 }, 3, 1000);
    expect(west?.longitude).toBeCloseTo(179.992, 2);
  });
});

function at(grid: readonly GridPoint[], index: number): GridPoint {
  const point = grid[index];
  if (!point) throw new Error(`There is no point ${index}.`);
  return point;
}

/** Metres between two points, over a sphere of the same circumference. */
function distance(a: GridPoint, b: GridPoint): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * ((111_320 * 180) / Math.PI) * Math.asin(Math.sqrt(half));
}
