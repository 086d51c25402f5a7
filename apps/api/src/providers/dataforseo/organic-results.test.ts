import { expect, test } from 'vitest';
import { openOrganicResults, readFoundPages } from './organic-results.ts';

const search = { keyword: '100% arabica', latitude: 50.0617, longitude: 19.9373, language: 'pl' };

test('MON-07 a search is ordered for a phone near the town, and ends once everybody compared is found', async () => {
  const bodies: unknown[] = [];
  const results = openOrganicResults({
    baseUrl: 'http://search.test',
    login: 'somebody',
    password: 'secret',
    takeCall: async () => undefined,
    fetch: async (url, init) => {
      expect(String(url)).toBe('http://search.test/v3/serp/google/organic/task_post');
      bodies.push(JSON.parse(String(init?.body)));
      return Response.json({ status_code: 20000, tasks: [] });
    },
  });
  const [lipa, sowa] = [
    { host: 'lipa.pl', path: '' },
    { host: 'sowa.pl', path: '' },
  ];
  await results.postSearches([{ ...search, wanted: [lipa, sowa], tag: '1/2', isUrgent: true }]);
  // More than the provider takes, and a part of a website, whose other pages must not end the search.
  await results.postSearches([{ ...search, wanted: Array.from({ length: 11 }, () => lipa) }]);
  await results.postSearches([{ ...search, wanted: [{ ...lipa, path: '/krakow' }, sowa] }]);
  expect(bodies).toEqual([
    [
      {
        keyword: '100%25 arabica',
        location_coordinate: '50.061700,19.937300,199999',
        language_code: 'pl',
        device: 'mobile',
        depth: 20,
        stop_crawl_on_match: [
          { match_type: 'with_subdomains', match_value: 'lipa.pl' },
          { match_type: 'with_subdomains', match_value: 'sowa.pl' },
        ],
        target_search_mode: 'all',
        find_targets_in: ['organic'],
        tag: '1/2',
        priority: 2,
      },
    ],
    ...[1, 2].map(() => [expect.not.objectContaining({ stop_crawl_on_match: expect.anything() })]),
  ]);
});

test('MON-07 only pages have a position, and what stood above them is told apart', () => {
  const items = [
    { type: 'paid', rank_group: 1, rank_absolute: 1, url: 'https://reklama.example/' },
    { type: 'ai_overview', rank_group: 1, rank_absolute: 2 },
    { type: 'local_pack', rank_group: 1, rank_absolute: 3, url: null },
    { type: 'organic', rank_group: 1, rank_absolute: 4, url: 'https://lipa.pl/menu' },
    { type: 'people_also_ask', rank_group: 1, rank_absolute: 5 },
    { type: 'organic', rank_group: 2, rank_absolute: 6, url: null },
    null,
  ];
  expect(readFoundPages(items)).toEqual({
    pages: [{ position: 1, absolute: 4, url: 'https://lipa.pl/menu' }],
    features: [
      { kind: 'ai_overview', absolute: 2 },
      { kind: 'local_pack', absolute: 3 },
    ],
  });
});
