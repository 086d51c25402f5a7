import { describe, expect, it } from 'vitest';
import { periodFilters, presetOf, withPeriod } from '../../opinions/analytics/figure-filters.ts';
import { figureFilters } from './use-review-analytics.ts';

const asked = { date_from: '2026-08-03', date_to: '2026-10-31', cities: ['Kraków'] };

describe('RV-08 a figure leads to its reviews', () => {
  it.each([
    [{ rating: 2 }, { rating: [2] }],
    [{ sentiment: 'negative' }, { sentiment: ['negative'] }],
    [{ replied: false }, { reply: false }],
    [{ row: { dimension: 'city', row: { id: null, name: 'Łódź' } } }, { cities: ['Łódź'] }],
    [{ row: { dimension: 'location', row: { id: 7, name: 'Lipa' } } }, { gmb_address_ids: [7] }],
    [
      { row: { dimension: 'category', row: { id: 3, name: 'kawa' } }, sentiment: 'mixed' },
      { tags: [3], tags_sentiment: ['mixed'] },
    ],
    [{ step: { date: '2026-08-01', unit: 'month' } }, { date_from: '2026-08-03', date_to: '2026-08-31' }],
    [{ step: { date: '2026-10-26', unit: 'week' } }, { date_from: '2026-10-26', date_to: '2026-10-31' }],
    [{ step: { date: '2026-08-06', unit: 'week' } }, { date_from: '2026-08-06', date_to: '2026-08-09' }],
    [{ step: { date: '2026-09-05', unit: 'day' } }, { date_from: '2026-09-05', date_to: '2026-09-05' }],
  ] as const)('%j', (facet, narrowed) => {
    expect(figureFilters(asked, facet)).toEqual({ ...asked, ...narrowed });
  });
});

it('RV-08 without days the last 90 are meant, and the whole time has no first day', () => {
  const today = '2026-11-22';
  expect(withPeriod({}, today)).toEqual({ date_from: '2026-08-25', date_to: today });
  expect(withPeriod({ date_to: '2026-10-31' }, today)).toEqual({ date_to: '2026-10-31' });
  expect(presetOf(periodFilters('full', today), today)).toBe('full');
  expect(presetOf(periodFilters('previous_month', today), today)).toBe('previous_month');
  expect(presetOf({ date_from: '2026-01-02', date_to: '2026-01-05' }, today)).toBeUndefined();
});
