import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankLead } from './rank-lead.ts';
import type { RankSummary } from './rank-series.ts';

const measures = ['average_all', 'average', 'best', 'top3_share'] as const;
const nothing: RankSummary = {
  best: null,
  average: null,
  average_all: null,
  top3_share: null,
  points: 0,
  latest: null,
  latest_on: null,
};
const measured = (figures: Partial<RankSummary>): RankSummary => ({ ...nothing, points: 30, ...figures });

test('MON-05 the smaller position leads, and the larger share of the top 3', () => {
  const a = measured({ best: 2, average: 4.21, average_all: 6, top3_share: 0.4 });
  const b = measured({ best: null, average: 5.5, average_all: 21, top3_share: 0.49 });
  expect(rankLead('best', a, b)).toEqual({ leader: 'a', by: 19 });
  expect(rankLead('average', a, b)).toEqual({ leader: 'a', by: 1.3 });
  expect(rankLead('average_all', b, a)).toEqual({ leader: 'b', by: 15 });
  expect(rankLead('top3_share', a, b)).toEqual({ leader: 'b', by: 0.09 });
});

test('MON-05 nobody leads by what the screen does not show, nor over what was not measured', () => {
  const close = { best: 3, average: 4.24, average_all: 7.349, top3_share: 0.333 };
  const closer = { best: 3, average: 4.16, average_all: 7.251, top3_share: 0.327 };
  for (const measure of measures) {
    expect(rankLead(measure, measured(close), measured(closer))).toEqual({ leader: 'even', by: 0 });
    expect(rankLead(measure, measured(close), nothing)).toBeUndefined();
  }
  expect(rankLead('average', measured({ average: 2 }), measured({ average: null }))).toBeUndefined();
});

test('MON-05 swapping the sides swaps who leads and nothing else', () => {
  const figure = fc.double({ min: 1, max: 21, noNaN: true });
  const summary = fc
    .record({
      best: fc.option(fc.integer({ min: 1, max: 20 })),
      average: fc.option(figure),
      average_all: figure,
      top3_share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(measured);
  const other = { a: 'b', b: 'a', even: 'even' } as const;
  fc.assert(
    fc.property(summary, summary, fc.constantFrom(...measures), (a, b, measure) => {
      const lead = rankLead(measure, a, b);
      const swapped = rankLead(measure, b, a);
      expect(swapped).toEqual(lead && { leader: other[lead.leader], by: lead.by });
    }),
  );
});
