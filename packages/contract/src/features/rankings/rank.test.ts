import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addRankTallies, averageFound, averageOfAll, noTally, shareOfTop3, tallyOf } from './rank-tally.ts';
import { bandOf, isKeywordCountAllowed, rankChange } from './rank.ts';

const positions = fc.array(fc.oneof(fc.integer({ min: 0, max: 20 }), fc.constant(null)), { maxLength: 30 });
const mean = (values: number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

describe('MON-03 measures', () => {
  test('of lookups are what a plain reading of their positions says, added up in any order', () => {
    fc.assert(
      fc.property(fc.array(positions), (parts) => {
        const all = parts.flat();
        const found = all.filter((position) => position !== null && position > 0) as number[];
        const tally = addRankTallies(parts.map(tallyOf));
        expect(tally).toEqual(tallyOf(all));
        expect(tally.best).toBe(found.length === 0 ? null : Math.min(...found));
        expect(averageFound(tally)).toBe(mean(found));
        expect(averageOfAll(tally)).toBe(mean(all.map((position) => position || 21)));
        expect(shareOfTop3(tally)).toBe(mean(all.map((position) => (position && position <= 3 ? 1 : 0))));
      }),
    );
    expect(addRankTallies([])).toEqual(noTally);
  });

  test('MON-04 a best position has one band, and a change counts the missing as 21', () => {
    const bands = [1, 3, 4, 10, 11, 20, null].map(bandOf);
    expect(bands).toEqual(['top3', 'top3', 'top10', 'top10', 'top20', 'top20', 'beyond']);
    expect([rankChange(2, 5), rankChange(null, 20), rankChange(4, null), rankChange(null, null)]).toEqual([
      3, -1, 17, 0,
    ]);
  });

  test('the chart of averages takes one keyword, however it is written', () => {
    expect(isKeywordCountAllowed('top', ['kawa', 'ciasto'])).toBe(true);
    expect(isKeywordCountAllowed('average', ['Kawa', ' kawa '])).toBe(true);
    expect(isKeywordCountAllowed('average', ['kawa', 'ciasto'])).toBe(false);
  });
});
