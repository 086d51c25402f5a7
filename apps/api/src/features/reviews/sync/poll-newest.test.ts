import { expect, test } from 'vitest';
import { getReview, searchReviews } from '@pinfold/contract/features/reviews/reviews.endpoints';
import type { ProviderErrorKind } from '../../../delivery/provider-error.ts';
import { GoogleError } from '../../../providers/google-business-profile/google-request.ts';
import type { PlacedReview } from '../../../providers/google-business-profile/reviews.ts';
import {
  startOneLocationCompany,
  type OneLocationCompany,
} from '../../../testing/worlds/one-location-company.ts';
import { pollNewest } from './poll-newest.job.ts';

type Pages = AsyncGenerator<PlacedReview[]>;

/** Pages that break off before one with a review. */
async function* refusing(error: GoogleError): Pages {
  yield [];
  throw error;
}

/** Polls while the provider's pages arrive otherwise than they are. */
async function poll(world: OneLocationCompany, disturb: (pages: Pages) => Pages): Promise<void> {
  const { google } = world.services;
  const as = (token: string) => ({
    ...google.as(token),
    listReviewsOf: (account: string, locations: readonly string[]) =>
      disturb(google.as(token).listReviewsOf(account, locations)),
  });
  const { location } = await world.ok(getReview, { as: world.owner, params: { id: world.ids[0] ?? 0 } });
  const payload = { companyId: world.companyId, locationIds: [location.id] };
  await pollNewest.run({ ...world.services, google: { ...google, as } }, payload, {
    tries: 0,
    isLastTry: false,
  });
}

test('BAS-02 RV-01 it reads on while all of a page is new, and no further than what is known', async () => {
  const world = await startOneLocationCompany();
  const pagesRead = async () => {
    let read = 0;
    // Pages of one review; the provider's have fifty.
    await poll(world, async function* (pages) {
      for await (const page of pages)
        for (const placed of page) {
          read += 1;
          yield [placed];
        }
    });
    return read;
  };
  expect(await pagesRead()).toBe(1);
  for (const rating of [5, 4]) await world.script('POST', '/reviews', { location: 'rynek', rating });
  expect(await pagesRead()).toBe(3);
  expect(await pagesRead()).toBe(1);
});

test('BAS-02 RV-01 a review with characters that no database keeps arrives without them, and keeps no other away', async () => {
  const world = await startOneLocationCompany();
  const write = (comment: string) =>
    world.script('POST', '/reviews', { location: 'rynek', rating: 2, comment });
  await write('Zimna kawa\0 i długo');
  await write('Pół \uD83D znaku');
  await write('Zwykła opinia');
  await poll(world, (pages) => pages);
  const { results } = await world.ok(searchReviews, { as: world.owner, body: { rating: [2] } });
  expect(results.map(({ comment }) => comment).toSorted()).toEqual([
    'Pół  znaku',
    'Zimna kawa i długo',
    'Zwykła opinia',
  ]);
});

test('BAS-02 RV-01 a review that cannot be stored is put aside: the others of its page and the next page arrive', async () => {
  const world = await startOneLocationCompany();
  const answers = ['Pierwsza', 'Druga', 'Trzecia', 'Czwarta', 'Piąta'];
  for (const comment of answers)
    await world.script('POST', '/reviews', { location: 'rynek', rating: 2, comment });
  await poll(world, async function* (pages) {
    for await (const page of pages) {
      const odd = page.map(({ location, review }) => ({
        location,
        review: review.comment === 'Czwarta' ? { ...review, createTime: 'wczoraj' } : review,
      }));
      // Pages of three; the provider's have fifty.
      yield odd.slice(0, 3);
      yield odd.slice(3);
    }
  });
  const { results } = await world.ok(searchReviews, { as: world.owner, body: { rating: [2] } });
  expect(results.map(({ comment }) => comment).toSorted()).toEqual(['Druga', 'Pierwsza', 'Piąta', 'Trzecia']);
});

test.each<[ProviderErrorKind, string, string[]]>([
  [
    'not_found',
    'asks for each location alone, since one of them spoilt the answer for all',
    ['poll-location'],
  ],
  ['quota', 'comes back when the quota allows it', ['poll-newest-reviews']],
  ['denied', 'asks for none of them without the grant', []],
])('BAS-02 after %s it %s', async (kind, _what, expected) => {
  const world = await startOneLocationCompany();
  await poll(world, () => refusing(new GoogleError(kind, 'Refused.')));
  const waiting: string[] = [];
  for (const name of ['poll-location', 'poll-newest-reviews'])
    if ((await world.jobs.waiting(name)).length > 0) waiting.push(name);
  expect(waiting).toEqual(expected);
});

test('BAS-02 an error that passes is left to the next try', async () => {
  const world = await startOneLocationCompany();
  const broken = poll(world, () => refusing(new GoogleError('temporary', 'The connection broke.')));
  await expect(broken).rejects.toThrow('The connection broke.');
});
