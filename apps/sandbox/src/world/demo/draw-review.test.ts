import { expect, it } from 'vitest';
import { demoWorld } from './demo-world.ts';
import { nextCustomerReview } from './draw-review.ts';
import { seededRandom } from '../random.ts';

const now = Date.parse('2026-11-21T11:42:00Z');
const [location] = demoWorld({ seed: 1, now }).accounts.flatMap((account) => account.locations);

it('brings the same next guest again from the same seed (BEY-02)', () => {
  if (!location) throw new Error('The demo world has no location.');
  const next = () => nextCustomerReview({ random: seededRandom(5), location, now });
  expect(next()).toEqual(next());
});

it('brings guests who arrive now, unanswered, and do not repeat what was just said', () => {
  if (!location) throw new Error('The demo world has no location.');
  const random = seededRandom(5);
  const lively = { ...location, reviews: [...location.reviews] };
  for (let count = 0; count < 200; count += 1) {
    const review = nextCustomerReview({ random, location: lively, now: now + count });
    expect(review).toMatchObject({ createTime: now + count, updateTime: now + count });
    expect(review.reply).toBeUndefined();
    const recent = lively.reviews
      .slice(-20)
      .flatMap(({ comment }) => (comment === undefined ? [] : [comment]));
    if (review.comment !== undefined) expect(recent).not.toContain(review.comment);
    lively.reviews.push(review);
  }
  expect(new Set(lively.reviews.map(({ id }) => id)).size).toBe(lively.reviews.length);
});
