import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayNumber } from '../listings/hours/calendar.ts';
import { nextScanDay } from './next-scan-day.ts';
import {
  type ComparedScan,
  compareScans,
  type GridPoint,
  gridPoints,
  isWithinSwing,
  usualSwing,
} from './rank-grid.ts';
import { averageFound, averageOfAll, shareOfTop3 } from './rank-tally.ts';
import { gridSizes, gridSpacing } from './rank.ts';

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

const positions = fc.array(fc.option(fc.integer({ min: 0, max: 20 })), { minLength: 9, maxLength: 9 });

describe('BEY-10 what a scan won over another', () => {
  test('a place more is a place won, a missing point counts 21, and what was not measured says nothing', () => {
    const before = scanOf([8, 0, 4, null, 20, 0, 1, 2, 3]);
    const after = scanOf([5, 20, 6, 1, null, 0, 1, 3, 0]);
    const { changes, better, worse, same } = compareScans(before, after);
    expect(changes).toEqual([3, 1, -2, null, null, 0, 0, -1, -18]);
    expect({ better, worse, same }).toEqual({ better: 2, worse: 3, same: 2 });
  });

  test('an average that falls and a share that rises are both won', () => {
    const before = { ...scanOf([]), average: 6, average_all: 9, top3_share: 0.2 };
    const after = { ...scanOf([]), average: 4.5, average_all: 9.5, top3_share: 0.5 };
    const { average, averageAll, top3Share } = compareScans(before, after);
    expect([average, averageAll]).toEqual([1.5, -0.5]);
    expect(top3Share).toBeCloseTo(0.3);
    expect(compareScans(before, { ...after, average: null }).average).toBeNull();
  });

  test('scans of different grids have nothing in common', () => {
    const after = { ...scanOf([1, 2, 3, 4, 5, 6, 7, 8, 9]), spacing_m: 1000 };
    expect(compareScans(scanOf([9, 8, 7, 6, 5, 4, 3, 2, 1]), after)).toMatchObject({
      changes: Array(9).fill(null),
      better: 0,
      worse: 0,
      same: 0,
    });
  });

  test('looking back tells the opposite, and all that was measured twice is counted once', () => {
    fc.assert(
      fc.property(positions, positions, (first, second) => {
        const there = compareScans(scanOf(first), scanOf(second));
        const back = compareScans(scanOf(second), scanOf(first));
        expect(back.changes).toEqual(there.changes.map((change) => (change === null ? null : 0 - change)));
        expect([back.better, back.worse, back.same]).toEqual([there.worse, there.better, there.same]);
        const both = first.filter((position, point) => position !== null && second[point] !== null).length;
        expect(there.better + there.worse + there.same).toBe(both);
      }),
    );
  });

  test('where every point was measured, the points add up to the average of all', () => {
    const whole = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(whole, whole, (first, second) => {
        const { changes, averageAll } = compareScans(scanOf(first), scanOf(second));
        const sum = changes.reduce<number>((total, change) => total + (change ?? 0), 0);
        expect(averageAll).toBeCloseTo(sum / 9);
      }),
    );
  });
});

describe('BEY-10 the usual swing', () => {
  test('a change as great as the noise is within it, either way', () => {
    expect([0.6, -0.6, 0].map((change) => isWithinSwing(change, 0.6))).toEqual([true, true, true]);
    expect([0.7, -0.7].map((change) => isWithinSwing(change, 0.6))).toEqual([false, false]);
  });

  test('nobody knows without enough scans', () => {
    expect(isWithinSwing(0.1, null)).toBe(false);
    expect(isWithinSwing(null, 0.6)).toBe(false);
  });
});

function scanOf(found: readonly (number | null)[]): ComparedScan {
  const measured = found.filter((position) => position !== null);
  const hits = measured.filter((position) => position > 0);
  const tally = {
    best: null,
    points: measured.length,
    found: hits.length,
    sum: hits.reduce((total, position) => total + position, 0),
    top3: hits.filter((position) => position <= 3).length,
  };
  return {
    size: 3,
    spacing_m: 500,
    positions: found,
    average: averageFound(tally),
    average_all: averageOfAll(tally),
    top3_share: shareOfTop3(tally),
  };
}

const averages = fc.array(fc.double({ min: 1, max: 21, noNaN: true }), { minLength: 4, maxLength: 60 });

describe('BEY-10 how much a grid usually swings', () => {
  test('is not told by fewer than four scans that measured anything', () => {
    expect(usualSwing([4, 5, null, 6])).toBeNull();
    expect(usualSwing([4, 5, null, 6, 7])).toBe(0);
  });

  test('is the median deviation of its steps, scaled to a standard deviation', () => {
    // Steps 1, -1, 4: their median is 1, from which they are 0, 2 and 3 away.
    expect(usualSwing([5, 6, 5, 9])).toBeCloseTo(2 * 1.4826);
  });

  test('is never below zero, the same for a grid that ranks worse throughout, and twice it for one that swings twice as far', () => {
    fc.assert(
      fc.property(averages, fc.double({ min: 0, max: 100, noNaN: true }), (list, by) => {
        const swing = usualSwing(list) ?? -1;
        expect(swing).toBeGreaterThanOrEqual(0);
        expect(usualSwing(list.map((average) => average + by))).toBeCloseTo(swing, 6);
        expect(usualSwing(list.map((average) => average * 2))).toBeCloseTo(swing * 2, 6);
      }),
    );
  });

  test('is hardly moved by one leap', () => {
    const calm = [5, 5.2, 5.1, 5.3, 5.2, 5.1, 5.2, 5.4, 5.3];
    expect(usualSwing([...calm, 20])).toBeLessThan(2 * (usualSwing(calm) ?? 0));
  });
});

test('BEY-10 the next scan is a day, a week or a month later, and in the next month where the day is missing there', () => {
  expect(nextScanDay('never', '2026-03-10')).toBeNull();
  expect(nextScanDay('day', '2026-12-31')).toBe('2027-01-01');
  expect(nextScanDay('week', '2026-02-25')).toBe('2026-03-04');
  expect(nextScanDay('month', '2026-01-31')).toBe('2026-02-28');
  const days = fc.date({ min: new Date('2005-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      const length = (dayNumber(nextScanDay('month', day) ?? '') ?? 0) - (dayNumber(day) ?? 0);
      expect(length).toBeGreaterThanOrEqual(28);
      expect(length).toBeLessThanOrEqual(31);
    }),
  );
});
