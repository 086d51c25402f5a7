import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plotRoom } from './plot-room.ts';
import { plotRows } from './plot-rows.ts';
import { plotScale } from './plot-scale.ts';
import { spreadTicks } from './spread-ticks.ts';

test('MON-03 position 1 stands on top, each better position higher, and beyond 20 in the lowest lane', () => {
  const { heightOf, domain } = plotScale('rank', []);
  const position = fc.double({ min: 1, max: 21, noNaN: true });
  fc.assert(
    fc.property(position, position, (a, b) => {
      if (a < b) expect(heightOf(a)).toBeGreaterThanOrEqual(heightOf(b));
      expect(heightOf(a)).toBeGreaterThanOrEqual(domain[0]);
      expect(heightOf(a)).toBeLessThanOrEqual(domain[1]);
    }),
  );
  expect(heightOf(20) - heightOf(21)).toBeGreaterThan(1);
});

test('MON-03 what was not measured has no height, so that its line has a gap', () => {
  const series = [{ id: 'kawa', label: 'kawa', color: 'color-series-1' as const, values: [1, null, 21] }];
  expect(plotRows(['a', 'b', 'c'], series, 'rank').map((row) => row['kawa'])).toEqual([21, null, 0]);
});

test('MON-04 an axis of counts ends at whole numbers above the highest value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (most) => {
      const { ticks, domain } = plotScale('count', [most]);
      expect(domain[1]).toBeGreaterThanOrEqual(most);
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect(ticks.length).toBeLessThanOrEqual(6);
    }),
  );
});

test('MON-03 the pointer finds the point that it is over', () => {
  const size = fc.record({
    width: fc.integer({ min: 120, max: 2000 }),
    height: fc.constant(280),
    count: fc.integer({ min: 1, max: 90 }),
    kind: fc.constantFrom('line' as const, 'bar' as const),
  });
  fc.assert(
    fc.property(size, fc.nat(), (drawn, seed) => {
      const room = plotRoom(drawn);
      const index = seed % drawn.count;
      fc.pre(room.innerWidth / drawn.count > 0.1);
      expect(room.indexAt(room.xOf(index))).toBe(index);
      expect(room.indexAt(-50)).toBe(0);
      expect(room.indexAt(9999)).toBe(drawn.count - 1);
    }),
  );
});

test('MON-03 dates below the axis never crowd, and lie within it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 800 }), fc.integer({ min: 0, max: 2000 }), (count, width) => {
      const ticks = spreadTicks(count, width);
      expect(ticks.length).toBeGreaterThan(0);
      expect(ticks.length).toBeLessThanOrEqual(Math.max(1, Math.min(7, Math.floor(width / 86))));
      expect(ticks.every((tick) => tick >= 0 && tick < count)).toBe(true);
    }),
  );
});
