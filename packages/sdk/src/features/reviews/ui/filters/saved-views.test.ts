import { describe, expect, it } from 'vitest';
import { baseViewOf, filtersBeyond } from './saved-views.tsx';

describe('baseViewOf', () => {
  it('RV-01 keeps the chosen view when more filters narrow it', () => {
    expect(baseViewOf({})).toBe('all');
    expect(baseViewOf({ reply: false, deleted: false })).toBe('unanswered');
    expect(baseViewOf({ reply: false })).toBe('unanswered');
    expect(baseViewOf({ reply: false, deleted: false, cities: ['Kraków'] })).toBe('unanswered');
    expect(baseViewOf({ reply: false, deleted: false, rating: [1, 2, 3] })).toBe('negative');
  });

  it('RV-01 is no view when a filter contradicts it', () => {
    expect(baseViewOf({ reply: true, deleted: false })).toBe('all');
    expect(baseViewOf({ reply: false, deleted: true })).toBe('all');
    expect(baseViewOf({ reply: false, deleted: false, rating: [1] })).toBe('unanswered');
  });
});

describe('filtersBeyond', () => {
  it('RV-01 leaves what the view does not bring along, so that it can be shown as chips', () => {
    const filters = { reply: false, deleted: false, rating: [1], cities: ['Kraków'] };
    expect(filtersBeyond(filters, 'unanswered')).toEqual({ rating: [1], cities: ['Kraków'] });
    expect(filtersBeyond(filters, 'all')).toEqual({ reply: false, rating: [1], cities: ['Kraków'] });
    expect(filtersBeyond({ deleted: true }, 'all')).toEqual({ deleted: true });
  });
});
