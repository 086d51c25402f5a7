import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  indicatorIds,
  indicatorWeights,
  type IndicatorId,
  type IndicatorPiece,
  valueOfPieces,
} from './indicator.ts';
import { nextPoints, pointsGained, promisedPoints } from './next-points.ts';
import { leastCoverage, overallScore, shownPoints, tenthsOf } from './overall-score.ts';
import { apportion, mostNamedPieces, scoreChanges, type ScoredPeriod } from './score-changes.ts';

const anyValue = fc.double({ min: 0, max: 100, noNaN: true });
const anyValues = fc.record(
  Object.fromEntries(indicatorIds.map((id) => [id, fc.option(anyValue)])) as Record<
    IndicatorId,
    fc.Arbitrary<number | null>
  >,
);
const anyPieces = fc.uniqueArray(
  fc.record({
    key: fc.constantFrom(...Array.from({ length: 20 }, (_, index) => `fraza ${index}`)),
    weight: fc.integer({ min: 1, max: 400 }),
    value: anyValue,
  }),
  { minLength: 1, maxLength: 20, selector: ({ key }) => key },
);

/** A period in which map visibility, where it is known, is the mean of its pieces. */
const anyPeriod = fc.tuple(anyValues, anyPieces).map(([values, pieces]): ScoredPeriod => {
  if (values.map_visibility === null) return { values, pieces: {} };
  return { values: { ...values, map_visibility: valueOfPieces(pieces) }, pieces: { map_visibility: pieces } };
});

const tenthsIn = (lines: readonly { points: number }[]) =>
  lines.reduce((sum, { points }) => sum + tenthsOf(points), 0);

test('MON-01 the weights are a hundred', () => {
  expect(Object.values(indicatorWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
});

test('MON-01 the score is the mean by weight of what is known, or nothing where too little is', () => {
  expect(overallScore({ map_visibility: 60, listing_quality: 90, search_visibility: null })).toEqual({
    score: (25 * 60 + 20 * 90) / 45,
    band: 'medium',
    coverage: 0.45,
  });
  expect(overallScore({ map_visibility: 0, website_quality: 0 })).toMatchObject({ score: 0, coverage: 0.4 });
  expect(overallScore({ map_visibility: 60, other_maps: 90 })).toEqual({
    score: null,
    band: null,
    coverage: 0.35,
  });
});

test('MON-01 a score stays within 0 and 100, and one that is not known changes nothing but the coverage', () => {
  fc.assert(
    fc.property(anyValues, (values) => {
      const { score, coverage } = overallScore(values);
      expect(score === null).toBe(coverage < leastCoverage);
      if (score !== null) expect(score >= 0 && score <= 100).toBe(true);
      const known = indicatorIds.filter((id) => values[id] !== null);
      if (score === null) return;
      // As if the formula had no other indicators.
      const weight = known.reduce((sum, id) => sum + indicatorWeights[id], 0);
      const mean = known.reduce((sum, id) => sum + (indicatorWeights[id] * (values[id] ?? 0)) / weight, 0);
      expect(score).toBeCloseTo(mean, 9);
      expect(coverage).toBeCloseTo(weight / 100, 9);
    }),
  );
});

test('MON-01 an indicator that is at the mean of the others leaves the score where it was', () => {
  const others = { map_visibility: 50, listing_quality: 80 };
  const { score } = overallScore(others);
  expect(overallScore({ ...others, social_profiles: score }).score).toBeCloseTo(score ?? 0, 9);
});

test('BEY-09 the lines of a change add up to the change that is shown, to the tenth, and so does the inside of each', () => {
  fc.assert(
    fc.property(anyPeriod, anyPeriod, (before, now) => {
      const changes = scoreChanges(before, now);
      const [from, to] = [overallScore(before.values).score, overallScore(now.values).score];
      expect(changes === null).toBe(from === null || to === null);
      if (!changes || from === null || to === null) return;
      expect(tenthsOf(changes.total)).toBe(tenthsOf(shownPoints(to)) - tenthsOf(shownPoints(from)));
      expect(tenthsIn(changes.lines)).toBe(tenthsOf(changes.total));
      for (const { inside, points } of changes.lines) {
        if (inside.length > 0) expect(tenthsIn(inside)).toBe(tenthsOf(points));
        expect(inside.filter(({ key }) => key !== null).length).toBeLessThanOrEqual(2 * mostNamedPieces);
      }
    }),
    { numRuns: 500 },
  );
});

test('BEY-09 each line is less than a tenth away from what it exactly is', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -900, max: 900, noNaN: true }), { maxLength: 12 }), (amounts) => {
      const total = Math.round(amounts.reduce((sum, amount) => sum + amount, 0));
      const rounded = apportion(amounts, total);
      expect(rounded.reduce((sum, amount) => sum + amount, 0)).toBe(total + 0);
      for (const [index, amount] of amounts.entries())
        expect(Math.abs(amount - (rounded[index] ?? 0))).toBeLessThan(1 + 1e-5);
    }),
  );
});

test('BEY-09 known in both periods is compared like for like, and what came or went is said by itself', () => {
  const before: ScoredPeriod = {
    values: { map_visibility: 40, listing_quality: 60, social_profiles: 10 },
    pieces: {},
  };
  const now: ScoredPeriod = {
    values: { map_visibility: 49, listing_quality: 60, search_visibility: 20 },
    pieces: {},
  };
  const changes = scoreChanges(before, now);
  expect(changes?.lines.map(({ indicator, kind, points }) => [indicator, kind, points])).toEqual([
    // 25/45 of 9 points.
    ['map_visibility', 'changed', 5],
    // 20/65 of what lies between 20 and the mean of the others, 53.9.
    ['search_visibility', 'counted_first', -10.4],
    ['listing_quality', 'changed', 0],
    // It was below the others: without it the mean is higher, and nobody shall think that something got better.
    ['social_profiles', 'no_longer_counted', 7.1],
  ]);
  expect(changes?.total).toBeCloseTo(43.5 - 41.8, 9);
});

test('BEY-09 inside an indicator the five largest each way are named, and the rest is one line', () => {
  const pieces = (change: number) =>
    Array.from({ length: 14 }, (_, index) => ({
      key: `fraza ${index}`,
      weight: 1,
      value: 50 + change * (index - 6.5) * 2,
    }));
  const [before, now] = [pieces(0), pieces(3)];
  const period = (of: IndicatorPiece[]): ScoredPeriod => ({
    values: { map_visibility: valueOfPieces(of), listing_quality: 70 },
    pieces: { map_visibility: of },
  });
  const [line] = scoreChanges(period(before), period(now))?.lines ?? [];
  expect(line?.points).toBe(0);
  expect(line?.inside.map(({ key }) => key)).toEqual([
    'fraza 13',
    'fraza 12',
    'fraza 11',
    'fraza 10',
    'fraza 9',
    'fraza 4',
    'fraza 3',
    'fraza 2',
    'fraza 1',
    'fraza 0',
  ]);
});

test('BEY-09 what brings the most for each location touched comes first, until five points are reached', () => {
  const values = { map_visibility: 50, listing_quality: 60 };
  const step = (part: string, count: number, value: number) => ({
    indicator: 'listing_quality' as const,
    part,
    count,
    value,
  });
  const steps = [
    step('description', 100, 66),
    step('website', 2, 63),
    step('opening_hours', 10, 72),
    step('name', 40, 63),
    step('nothing', 5, 60),
    step('nobody', 0, 90),
  ];
  expect(nextPoints(values, steps).map(({ part, gain }) => [part, gain])).toEqual([
    ['website', 1.3],
    ['opening_hours', 5.3],
  ]);
});

test('BEY-09 what is promised is what the score gains, and a new source promises nothing', () => {
  fc.assert(
    fc.property(anyValues, fc.constantFrom(...indicatorIds), anyValue, (values, indicator, value) => {
      const gain = pointsGained(values, indicator, value);
      if (values[indicator] === null) expect(gain).toBe(0);
      if (values[indicator] === null) return;
      const [now, then] = [overallScore(values).score, overallScore({ ...values, [indicator]: value }).score];
      if (now !== null && then !== null) expect(now + gain).toBeCloseTo(then, 9);
      const steps = nextPoints(values, [{ indicator, part: 'one', count: 1, value }]);
      expect(steps.every((step) => step.gain > 0)).toBe(true);
    }),
  );
  expect(promisedPoints).toBe(5);
});
