import { expect, it } from 'vitest';
import { testReview } from '../../../../testing/reviews/review-fixtures.ts';
import { bulkReplySeconds } from './bulk-reply-seconds.ts';

const at = (id: number, location: number) =>
  testReview({ id, location: { id: location, name: 'Lipa', address: 'Długa 3', city: 'Gdańsk' } });

it('RV-03 promises no less time than the busiest location needs', () => {
  const oneLocation = Array.from({ length: 20 }, (_, id) => at(id + 1, 1));
  const manyLocations = Array.from({ length: 20 }, (_, id) => at(id + 1, id + 1));
  expect(bulkReplySeconds(20, oneLocation)).toBe(120);
  expect(bulkReplySeconds(20, manyLocations)).toBe(6);
});

it('RV-03 keeps to the quota of all requests when nothing is known about locations', () => {
  expect(bulkReplySeconds(3000, [])).toBe(600);
});
