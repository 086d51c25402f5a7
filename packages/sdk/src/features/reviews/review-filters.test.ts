import { describe, expect, it } from 'vitest';
import {
  formatReviewFilters,
  hasReviewFilters,
  parseReviewFilters,
  reviewFilterNames,
  type ReviewFilters,
  reviewViewNames,
  reviewViewOf,
  reviewViews,
  tidyReviewFilters,
} from './review-filters.ts';

const everything: Required<ReviewFilters> = {
  q: 'sernik & "kawa", 100%',
  reply: false,
  reply_status: ['none', 'rejected'],
  rating: [1, 5],
  comment: true,
  has_media: true,
  has_note: true,
  deleted: false,
  is_accurate: true,
  is_written_by_ai: false,
  is_processing: false,
  only_created: true,
  only_updated: false,
  has_tags: true,
  tags: [3, 4],
  tags_handling: 0,
  gmb_address_ids: [12, 9_000_000_000],
  cities: ['Kraków', 'Dąbrowa, Górnicza'],
  groups: [2],
  date_from: '2026-01-31',
  date_to: '2026-02-28',
  tags_sentiment: ['negative'],
  sentiment: ['negative', 'mixed'],
  date_type: 'edited',
};

describe('review filters in an address', () => {
  it('RV-01 every filter survives the way there and back', () => {
    expect(Object.keys(everything).toSorted()).toEqual([...reviewFilterNames].toSorted());
    const address = formatReviewFilters(everything).toString();
    expect(parseReviewFilters(new URLSearchParams(address))).toEqual(everything);
  });

  it.each([
    ['rating=0,6,x,2,2', { rating: [2] }],
    ['reply=maybe&deleted=TRUE', {}],
    ['reply_status=gone,none', { reply_status: ['none'] }],
    ['date_from=2026-02-30&date_to=tomorrow', {}],
    ['tags_handling=7&date_type=never', {}],
    ['tags=1e3,-4,1.5,Infinity', { tags: [1000] }],
    ['q=%20%20&cities=&unknown=1', {}],
  ])('RV-01 nonsense in an address is passed over: %s', (address, filters) => {
    expect(parseReviewFilters(new URLSearchParams(address))).toEqual(filters);
  });

  it('RV-01 filters that narrow nothing are no filters', () => {
    expect(tidyReviewFilters({ q: '', rating: [], cities: ['Łódź'] })).toEqual({ cities: ['Łódź'] });
    expect(hasReviewFilters({ tags_handling: 1, date_type: 'edited', q: '' })).toBe(false);
    expect(hasReviewFilters({ reply: false })).toBe(true);
  });

  it('RV-01 a view is recognised by its filters, whatever their order', () => {
    for (const name of reviewViewNames) expect(reviewViewOf(reviewViews[name].filters)).toBe(name);
    expect(reviewViewOf({ deleted: false, rating: [1, 2, 3], reply: false })).toBe('negative');
    expect(reviewViewOf({ reply: false })).toBe('unanswered');
    expect(reviewViewOf({ reply: false, deleted: true })).toBeUndefined();
  });
});
