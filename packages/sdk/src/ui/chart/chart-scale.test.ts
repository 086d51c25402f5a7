import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  chartEdges,
  chartRows,
  chartScale,
  linePath,
  nearestPoint,
  shapedPoints,
  spreadTicks,
} from './chart-scale.ts';

test('MON-03 position 1 stands on top, each better position higher, and beyond 20 in the lowest lane', () => {
  const { heightOf, domain } = chartScale('rank', []);
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
  const series = [
    { id: 'kawa', label: 'kawa', color: 'color-series-1' as const, index: 2, values: [1, null, 21] },
  ];
  const rows = chartRows(3, series, chartScale('rank', []));
  expect(rows.map((row) => row.now2)).toEqual([21, null, 0]);
});

test('MON-03 a line is not joined over a gap', () => {
  const path = linePath(
    [1, 2, null, null, 4, 5, null],
    (index) => index * 10,
    (value) => value,
  );
  expect(path).toBe('M0 1L10 2M40 4L50 5');
});

test('MON-03 a point between two gaps shows its shape, since it is no line', () => {
  const values = Array.from({ length: 60 }, (_none, index) => (index > 40 && index !== 50 ? null : 3));
  expect(shapedPoints(values)).toContain(50);
  expect(shapedPoints(values).length).toBeLessThan(15);
  expect(shapedPoints([1, null, 2])).toEqual([0, 2]);
});

test('MON-08 an axis of small shares ends at the first step above the highest of them', () => {
  expect(chartScale('rate', [0.041, 0.02])).toMatchObject({
    domain: [0, 0.06],
    ticks: [0, 0.02, 0.04, 0.06],
  });
  expect(chartScale('rate', []).domain).toEqual([0, 0.001]);
});

test('MON-04 an axis of counts ends at whole numbers above the highest value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (most) => {
      const { ticks, domain } = chartScale('count', [most]);
      expect(domain[1]).toBeGreaterThanOrEqual(most);
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect(ticks.length).toBeLessThanOrEqual(6);
    }),
  );
});

test('MON-03 the pointer finds the point that it is over', () => {
  const size = fc.record({
    width: fc.integer({ min: 120, max: 2000 }),
    count: fc.integer({ min: 1, max: 90 }),
    kind: fc.constantFrom('line' as const, 'bar' as const),
  });
  fc.assert(
    fc.property(size, fc.nat(), (drawn, seed) => {
      const index = seed % drawn.count;
      const inner = drawn.width - chartEdges.start - chartEdges.end;
      fc.pre(inner / drawn.count > 0.1);
      const isBar = drawn.kind === 'bar' || drawn.count === 1;
      const share = isBar ? (index + 0.5) / drawn.count : index / (drawn.count - 1);
      expect(nearestPoint(chartEdges.start + share * inner, drawn)).toBe(index);
      expect(nearestPoint(-50, drawn)).toBe(0);
      expect(nearestPoint(9999, drawn)).toBe(drawn.count - 1);
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
