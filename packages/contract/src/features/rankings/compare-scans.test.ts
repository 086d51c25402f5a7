import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareScans, type ComparedScan } from './compare-scans.ts';
import { isWithinSwing } from './is-within-swing.ts';
import { averageFound, averageOfAll, shareOfTop3 } from './rank-tally.ts';

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
