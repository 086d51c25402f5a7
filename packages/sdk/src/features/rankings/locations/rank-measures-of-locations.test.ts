import { rankBands } from '@pinfold/contract/features/rankings/rank';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RankSummary } from '../../../state/rank-series.ts';
import { bandShares, bucketShare, rankBuckets } from './overview-series.ts';
import { orderOfColumn, keywordColumn, placeColumn, sortOfOrder } from './use-positions-table.ts';
import { rankCell, rankMove } from './rank-cell.ts';
import { groupOf } from './rank-map-place.ts';

const nothing: RankSummary = {
  best: null,
  average: null,
  average_all: null,
  top3_share: null,
  points: 0,
  latest: null,
  latest_on: null,
};
const at = (latest: number | null): RankSummary => ({
  ...nothing,
  points: 3,
  latest,
  latest_on: '2026-11-20',
});

test('MON-04 not watched, not measured and beyond the first twenty are three different things', () => {
  expect(rankCell({ is_watched: false, summary: nothing })).toBe('not_watched');
  expect(rankCell({ is_watched: true, summary: nothing })).toBe('not_measured');
  expect(rankCell({ is_watched: true, summary: at(null) })).toBe('beyond');
  expect(rankCell({ is_watched: false, summary: at(4) })).toBe(4);
});

test('MON-04 a move is told only where both periods were measured, and by how much at least where one was beyond', () => {
  expect(rankMove(at(3), at(6))).toEqual({ kind: 'up', by: 3 });
  expect(rankMove(at(6), at(5))).toEqual({ kind: 'down', by: 1 });
  expect(rankMove(at(5), at(5))).toEqual({ kind: 'same', by: 0 });
  expect(rankMove(at(18), at(null))).toEqual({ kind: 'in', by: 3 });
  expect(rankMove(at(null), at(20))).toEqual({ kind: 'out', by: 1 });
  expect(rankMove(at(5), nothing)).toBeUndefined();
  expect(rankMove(nothing, at(5))).toBeUndefined();
  expect(rankMove(at(5), null)).toBeUndefined();
});

test('MON-04 bands are parts of a whole, buckets hold each other, and a gap stays a gap', () => {
  const counts = fc.record({ top3: fc.nat(90), top10: fc.nat(90), top20: fc.nat(90), beyond: fc.nat(90) });
  fc.assert(
    fc.property(counts, (days) => {
      const shares = bandShares(days);
      const buckets = rankBuckets.map((bucket) => bucketShare(days, bucket));
      const total = days.top3 + days.top10 + days.top20 + days.beyond;
      if (total === 0) {
        expect([shares, ...buckets]).toEqual([null, null, null, null]);
        return;
      }
      expect(rankBands.reduce((sum, band) => sum + (shares?.[band] ?? 0), 0)).toBeCloseTo(1);
      expect(buckets.map((share) => Math.round((share ?? 0) * total))).toEqual([
        days.top3,
        days.top3 + days.top10,
        days.top3 + days.top10 + days.top20,
      ]);
    }),
  );
});

test('MON-06 pins that stand together show their share of top 3 and the colour of the one in the middle', () => {
  expect(groupOf([1, 2, 9, null])).toEqual({ top3: 0.5, position: 2 });
  expect(groupOf([null, null, 3])).toEqual({ top3: 1 / 3, position: null });
  expect(groupOf([])).toEqual({ top3: 0, position: null });
});

test('MON-04 a column is pressed for the best first, again for the worst first, whatever its keyword is called', () => {
  const keywords = ['kawa', placeColumn, 'name'];
  const start = { order: 'name', keyword: 'kawa' } as const;
  const best = orderOfColumn(keywordColumn('name'), keywords, start);
  expect(best).toEqual({ order: 'position', keyword: 'name' });
  expect(sortOfOrder(best)).toEqual({ columnId: keywordColumn('name'), direction: 'ascending' });
  const worst = orderOfColumn(keywordColumn('name'), keywords, best);
  expect(worst).toEqual({ order: '-position', keyword: 'name' });
  expect(orderOfColumn(placeColumn, keywords, worst)).toEqual({ order: 'name', keyword: undefined });
  expect(sortOfOrder({ order: 'change', keyword: 'kawa' })).toBeNull();
});
