import { expect, test } from 'vitest';
import { startTestApi } from '../../testing/clients/start-test-api.ts';
import { openSearchResults, readFoundPlaces } from './search-results.ts';
import { searchResultsError } from './data-for-seo-call.ts';
import { readTask } from './search-tasks.ts';

const takeCall = async () => undefined;

const search = { keyword: 'kawiarnia', latitude: 50.0617, longitude: 19.9373, language: 'pl', tag: '1/2' };

test('MON-03 a search is ordered, waits, and comes back with its name; without a login nothing is asked', async () => {
  const api = await startTestApi({
    now: new Date('2026-03-10T08:00:05Z'),
    config: { DATAFORSEO_CALLS_PER_MINUTE: '5' },
  });
  const { searchResults } = api.services;
  const [taskId, refused] = await searchResults.postSearches([search, { ...search, latitude: 200 }]);
  expect(refused).toMatchObject({ kind: 'invalid' });
  if (typeof taskId !== 'string') throw new Error('the order was not taken');
  expect(await searchResults.readSearch(taskId)).toBe('waiting');
  api.clock.advance(3);
  expect(await searchResults.readySearches()).toEqual([{ taskId, tag: '1/2' }]);
  const answer = await searchResults.readSearch(taskId);
  if (typeof answer === 'string') throw new Error(`the answer is ${answer}`);
  expect(answer).toMatchObject({ tag: '1/2' });
  expect(answer.found[0]).toMatchObject({ position: 1, name: expect.any(String) });
  expect(await searchResults.readSearch('00000000-0000-0000-0000-000000000000')).toBe('lost');

  const spent = await searchResults.searchNow(search).catch((error: unknown) => error);
  expect(spent).toMatchObject({ kind: 'quota', retryAfter: expect.any(Number) });
  api.clock.advance(120);
  expect((await searchResults.searchNow(search)).length).toBeGreaterThan(10);

  const keyless = { baseUrl: 'http://search.test', takeCall, login: 'somebody', password: '', fetch };
  await expect(openSearchResults(keyless).readySearches()).rejects.toMatchObject({ kind: 'denied' });
  expect(openSearchResults(keyless).isConnected).toBe(false);
});

test('MON-02 a search that a user waits for is paid for once: it gets its time, and who asks again meanwhile gets its answer', async () => {
  const answers: ((response: Response) => void)[] = [];
  const settings = {
    baseUrl: 'http://search.test',
    login: 'somebody',
    password: 'secret',
    takeCall,
  };
  const results = openSearchResults({
    ...settings,
    fetch: () => new Promise((resolve) => answers.push(resolve)),
  });
  const asked = [results.searchNow(search), results.searchNow(search)];
  const other = results.searchNow({ ...search, keyword: 'lody' });
  await expect.poll(() => answers.length).toBe(2);
  for (const answer of answers)
    answer(Response.json({ status_code: 20000, tasks: [{ status_code: 40102, result: null }] }));
  expect(await Promise.all([...asked, other])).toEqual([[], [], []]);
  void results.searchNow(search);
  await expect.poll(() => answers.length).toBe(3);
});

test.each([
  ['c++ kawiarnia', 'c%2B%2B kawiarnia'],
  ['50%25 taniej', '50%2525 taniej'],
  ['100% arabica', '100%25 arabica'],
  ['kawa na wynos', 'kawa na wynos'],
])('MON-02 "%s" is looked up as it was typed', async (keyword, sent) => {
  const bodies: unknown[] = [];
  const results = openSearchResults({
    baseUrl: 'http://search.test',
    login: 'somebody',
    password: 'secret',
    takeCall,
    fetch: async (_url, init) => {
      bodies.push(JSON.parse(String(init?.body)));
      return Response.json({ status_code: 20000, tasks: [] });
    },
  });
  await results.postSearches([{ ...search, keyword }]);
  expect(bodies).toMatchObject([[{ keyword: sent }]]);
});

test('MON-03 each code of the provider is what it means for the next try', () => {
  const kinds = {
    quota: [40202, 40205, 40209],
    denied: [40100, 40104, 40207],
    invalid: [40501, 40006, 40402],
    temporary: [40101, 40103, 50000, 50301, 40200, 40203, 40210],
  };
  for (const [kind, codes] of Object.entries(kinds))
    for (const code of codes) expect(searchResultsError(code, '')).toMatchObject({ kind });
});

test('MON-03 a result that cannot be read is ordered again, and is not the same as nothing found', () => {
  const read = (status_code: number, result: unknown[] | null) =>
    readTask({ status_code, status_message: '', result, data: { tag: '1/2' } }, readFoundPlaces);
  for (const result of [null, [], [{ items: 'none' }], ['<html>']]) expect(read(20000, result)).toBe('lost');
  expect(read(20000, [{ items: null }])).toEqual({ tag: '1/2', found: [] });
  expect(read(40102, null)).toEqual({ tag: '1/2', found: [] });
});

test('MON-05 a business without an address has no place, and advertisements do not count', () => {
  const place = { type: 'maps_search', rank_group: 1, place_id: 'a', latitude: 50, longitude: 19 };
  const items = [
    { ...place, type: 'maps_paid_item' },
    { ...place, address: null, title: 'Mobilna kawa' },
    null,
  ];
  expect(readFoundPlaces(items)).toEqual([
    {
      position: 1,
      placeId: 'a',
      name: 'Mobilna kawa',
      address: '',
      latitude: null,
      longitude: null,
      category: '',
      rating: null,
      reviewsCount: null,
    },
  ]);
});
