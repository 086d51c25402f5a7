import { describe, expect, it } from 'vitest';
import { baseViewOf, filtersBeyond } from '../opinions/inbox/inbox-views.ts';
import { reviewFilters, type ReviewFilters } from './review-filters.ts';

const baseOf = (filters: ReviewFilters) => baseViewOf(reviewFilters, filters);

describe('baseViewOf', () => {
  it('RV-01 keeps the chosen view when more filters narrow it', () => {
    expect(baseOf({})).toBe('all');
    expect(baseOf({ reply: false, deleted: false })).toBe('unanswered');
    expect(baseOf({ reply: false })).toBe('unanswered');
    expect(baseOf({ reply: false, deleted: false, cities: ['Kraków'] })).toBe('unanswered');
    expect(baseOf({ reply: false, deleted: false, rating: [1, 2, 3] })).toBe('negative');
  });

  it('RV-01 is no view when a filter contradicts it', () => {
    expect(baseOf({ reply: true, deleted: false })).toBe('all');
    expect(baseOf({ reply: false, deleted: true })).toBe('all');
    expect(baseOf({ reply: false, deleted: false, rating: [1] })).toBe('unanswered');
  });
});

describe('filtersBeyond', () => {
  it('RV-01 leaves what the view does not bring along, so that it can be shown as chips', () => {
    const filters: ReviewFilters = { reply: false, deleted: false, rating: [1], cities: ['Kraków'] };
    expect(filtersBeyond(filters, 'unanswered')).toEqual({ rating: [1], cities: ['Kraków'] });
    expect(filtersBeyond(filters, 'all')).toEqual({ reply: false, rating: [1], cities: ['Kraków'] });
    expect(filtersBeyond<ReviewFilters>({ deleted: true }, 'all')).toEqual({ deleted: true });
  });
});
