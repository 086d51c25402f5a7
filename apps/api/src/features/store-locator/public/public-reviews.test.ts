import { expect, test } from 'vitest';
import {
  getPublicStore,
  listPublicReviews,
} from '@pinfold/contract/features/store-locator/public-store.endpoints';
import { startLocator } from '../../../testing/worlds/store-locator.ts';

const name = 'kawiarnia-lipa';

test('LOC-03 visitors read reviews that the owner lets them, and learn nothing of who wrote them but a first name', async () => {
  const locator = await startLocator();
  const { companyId, make } = locator;
  const id = await make.location(companyId, { storeCode: 'TAJNY-KOD-7' });
  const base = Date.parse('2026-03-01T23:30:00Z');
  const authors: [string, Partial<Parameters<typeof make.review>[2]>][] = [
    [
      'Maria Skłodowska-Curie',
      { rating: 5, comment: 'Najlepsza kawa', replyComment: 'Dziękujemy!', replyStatus: 'published' },
    ],
    [
      'jan.kowalski@poczta.test',
      { rating: 4, comment: 'W porządku', replyComment: 'Jeszcze nie', replyStatus: 'processing' },
    ],
    ['Tadeusz  żeromski', { rating: 3, comment: null }],
    ['Ukryta Osoba', { rating: 5, authorIsAnonymous: true, comment: 'Anonimowo' }],
    ['kotek', { rating: 2, comment: 'Za głośno' }],
    ['Zenon Dawny', { rating: 5, deleted: true }],
  ];
  for (const [index, [authorName, values]] of authors.entries())
    await make.review(companyId, id, {
      authorName,
      createdAt: new Date(base - index * 86_400_000),
      ...values,
    });
  await locator.setUp();
  const reviews = (query: object = {}) => locator.ok(listPublicReviews, { params: { name, id }, query });
  const all = await reviews();
  expect(all.count).toBe(5);
  expect(all.results.map(({ author, reply }) => [author, reply])).toEqual([
    ['Maria S.', 'Dziękujemy!'],
    ['', null],
    ['Tadeusz Ż.', null],
    ['', null],
    ['kotek', null],
  ]);
  expect(all.results[0]?.created_on).toBe('2026-03-02');
  expect((await reviews({ text_only: 'true' })).count).toBe(4);
  expect((await reviews({ rating: 5 })).count).toBe(2);
  expect((await reviews({ page: 2, page_size: 2 })).results.map(({ author }) => author)).toEqual([
    'Tadeusz Ż.',
    '',
  ]);

  const paths = ['', 'pages/0/', `stores/${id}/`, `stores/${id}/reviews/`];
  const said = (await Promise.all(paths.map(async (path) => (await locator.visit(path)).text()))).join('\n');
  for (const secret of [
    'Skłodowska',
    'żeromski',
    'Ukryta',
    'Zenon',
    '@',
    'accounts/',
    'locations/',
    'TAJNY-KOD',
    'Osoba',
    'google_name',
    'company',
  ])
    expect(said).not.toContain(secret);

  await locator.setUp({ reviews: { is_shown: true, min_rating: 3, text_only: true } });
  expect((await reviews()).results.map(({ rating }) => rating)).toEqual([5, 4, 5]);
  expect((await reviews({ rating: 2 })).count).toBe(0);
  // Visitors are told of what is left out, since rating and count are of all.
  expect(await locator.ok(getPublicStore, { params: { name, id } })).toMatchObject({
    reviews_count: 5,
    reviews_shown: { min_rating: 3, text_only: true },
  });
  await locator.setUp({ reviews: { is_shown: false, min_rating: 1, text_only: false } });
  expect(await reviews()).toEqual({ count: 0, results: [] });
  expect(await locator.ok(getPublicStore, { params: { name, id } })).toMatchObject({
    rating: null,
    reviews: [],
  });
});
