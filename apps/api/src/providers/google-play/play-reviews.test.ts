import { expect, test } from 'vitest';
import { playPageOf, PlayReviewList } from './play-reviews.ts';

const lastModified = { seconds: '1777881600', nanos: 500_000_000 };
const userComment = { text: 'Działa', lastModified, starRating: 5 };

test('RV-12 a review in Google Play that is not as expected is put aside, and the page is read', () => {
  const page = playPageOf(
    PlayReviewList.parse({
      reviews: [
        { reviewId: 'good', authorName: 'Anna', comments: [{ userComment }] },
        { reviewId: 'nothing-said' },
        {
          reviewId: 'answer-without-text',
          comments: [{ userComment }, { developerComment: { lastModified } }],
        },
        { comments: [{ userComment }] },
        null,
      ],
      tokenPagination: { nextPageToken: 'second' },
    }),
  );
  expect(page).toMatchObject({
    isFull: false,
    odd: ['nothing-said', 'answer-without-text', 'without an id', 'without an id'],
    next: 'second',
  });
  expect(page.reviews.map(({ externalId, updatedAt }) => [externalId, updatedAt])).toEqual([
    ['good', '2026-05-04T08:00:00.500Z'],
  ]);
});

test('RV-12 a page of Google Play is full with what was put aside', () => {
  const reviews = Array.from({ length: 100 }, (_, number) => ({ reviewId: `${number}` }));
  expect(playPageOf(PlayReviewList.parse({ reviews }))).toMatchObject({ isFull: true, reviews: [] });
});
