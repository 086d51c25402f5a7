import { missingRank } from '@pinfold/contract/features/rankings/rank';
import {
  averageFound,
  averageOfAll,
  type RankTally,
  shareOfTop3,
  tallyOf,
} from '@pinfold/contract/features/rankings/rank-tally';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RankSeries, type RankSummary, addRankSummaries, rankSeries } from '../../state/rank-series.ts';
import { rankBandSeries } from './rank-band-series.ts';

const lookups = fc.array(fc.option(fc.integer({ min: 1, max: 20 })), { maxLength: 60 });

function summaryOf(positions: readonly (number | null)[]): RankSummary {
  const tally: RankTally = tallyOf(positions);
  return {
    best: tally.best,
    average: averageFound(tally),
    average_all: averageOfAll(tally),
    top3_share: shareOfTop3(tally),
    points: tally.points,
    latest: tally.best,
    latest_on: tally.points > 0 ? '2026-11-22' : null,
  };
}

test('MON-03 figures of several keywords are those of all their lookups together', () => {
  fc.assert(
    fc.property(fc.array(lookups, { maxLength: 6 }), (keywords) => {
      const totals = addRankSummaries(keywords.map(summaryOf));
      const all = keywords.flat();
      const found = all.filter((position) => position !== null);
      const mean = (values: readonly number[]) =>
        values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
      expectClose(totals.average, mean(found));
      expectClose(totals.average_all, mean(all.map((position) => position ?? missingRank)));
      expectClose(
        totals.top3_share,
        mean(all.map((position) => (position !== null && position <= 3 ? 1 : 0))),
      );
      const bests = keywords.map((positions) => Math.min(...positions.map((position) => position ?? 99)));
      expect([totals.top3, totals.top10, totals.top20]).toEqual(
        [3, 10, 20].map((limit) => bests.filter((best) => best <= limit).length),
      );
    }),
  );
});

test('MON-03 a day without a measurement is a gap, and a day beyond the twentieth is not', () => {
  const series: RankSeries = {
    best: [2, null, null],
    average: [2.5, null, null],
    average_all: [2.5, null, 21],
    top3_share: [0.5, null, 0],
    points: [4, 0, 4],
  };
  expect(rankSeries(series, 'best')).toEqual([2, null, missingRank]);
  expect(rankSeries(series, 'average')).toEqual([2.5, null, missingRank]);
  expect(rankSeries(series, 'average_all')).toEqual([2.5, null, missingRank]);
  expect(rankSeries(series, 'top3_share')).toEqual([0.5, null, 0]);
});

test('MON-03 each measured keyword is in one band at each point, and in none where it was not measured', () => {
  const day = fc.record({
    best: fc.option(fc.integer({ min: 1, max: 20 })),
    points: fc.integer({ min: 0, max: 2 }),
  });
  fc.assert(
    fc.property(
      fc.array(fc.array(day, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
      (keywords) => {
        const bands = rankBandSeries(
          keywords.map((days) => ({
            best: days.map(({ best }) => best),
            points: days.map(({ points }) => points),
            average: [],
            average_all: [],
            top3_share: [],
          })),
        );
        for (let index = 0; index < 4; index += 1) {
          const measured = keywords.filter((days) => (days[index]?.points ?? 0) > 0).length;
          const inBands = Object.values(bands).map((counts) => counts[index] ?? null);
          if (measured === 0) expect(inBands).toEqual([null, null, null, null]);
          else expect(inBands.reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBe(measured);
        }
      },
    ),
  );
});

function expectClose(value: number | null, wanted: number | null): void {
  if (wanted === null || value === null) expect(value).toBe(wanted);
  else expect(value).toBeCloseTo(wanted, 9);
}
