import { expect, test } from 'vitest';
import { formatReviewFilters, parseReviewFilters, type ReviewFilters } from '@pinfold/sdk/headless/reviews';
import { type InboxAddress, inboxAddress } from './inbox-address.ts';

const { parse, format } = inboxAddress<ReviewFilters>({
  parse: parseReviewFilters,
  format: formatReviewFilters,
});

test('RV-01 filters, order and the open review survive a reload', () => {
  const inbox: InboxAddress<ReviewFilters> = {
    filters: { rating: [1, 2], cities: ['Kraków', 'Łódź'], reply: false, q: 'sernik' },
    order: 'rating',
    activeId: 17,
  };
  const written = new URLSearchParams(format(inbox, new URLSearchParams()).toString());
  expect(parse(written)).toEqual(inbox);
});

test('the plain inbox has a plain address', () => {
  const plain = parse(new URLSearchParams());
  expect(plain.activeId).toBeNull();
  expect(format(plain, new URLSearchParams()).toString()).toBe('');
});

test('an address that somebody mistyped still opens the inbox', () => {
  const odd = parse(new URLSearchParams('review=-3&order=colour&rating=9'));
  expect(odd).toEqual(parse(new URLSearchParams()));
});
