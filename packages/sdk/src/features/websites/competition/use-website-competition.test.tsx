// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { useWebsiteCompetition } from './use-website-competition.ts';
import {
  formatWebsiteCompetitionSearch,
  parseWebsiteCompetitionSearch,
} from './website-competition-search.ts';

const rival = (id: number) => ({
  id,
  website: 1,
  url: `https://rywal${id}.example/`,
  host: `rywal${id}.example`,
  created_at: new Date().toISOString(),
});

test('MON-07 five competitors stand beside the own website, and two of them can be set against each other', async () => {
  const client = createTestClient();
  client.server.data.websiteCompetitors = [1, 2, 3, 4, 5, 6].map(rival);
  const { result } = renderHookInPinfold(() => useWebsiteCompetition(), { client });
  await waitFor(() => expect(result.current.rivals).toHaveLength(5));
  expect(result.current.own?.summary.points).toBeGreaterThan(0);
  expect([result.current.a?.id, result.current.b?.id]).toEqual(['own', '1']);
  act(() => result.current.changeSearch({ competitors: [2, 6], a: 6 }));
  expect([result.current.a?.id, result.current.b?.id]).toEqual(['6', 'own']);
  expect(result.current.rivals.map(({ name }) => name)).toEqual(['rywal2.example', 'rywal6.example']);
  act(() => result.current.changeSearch({ compare: 'previous_term' }));
  await waitFor(() => expect(result.current.own?.compared).not.toBeNull());
});

test('MON-07 figures of another keyword never stand in, and a failed comparison is told', async () => {
  const client = createTestClient();
  const { result } = renderHookInPinfold(() => useWebsiteCompetition(), { client });
  await waitFor(() => expect(result.current.own).toBeDefined());
  const keyword = result.current.keywords[0];
  client.server.fail('getOrganicCompetition', 'permission_denied');
  act(() => result.current.changeSearch({ compare: 'previous_term' }));
  expect(result.current.own?.compared).toBeNull();
  await waitFor(() => expect(result.current.comparison.error).not.toBeNull());
  expect(result.current.own?.compared).toBeNull();
  client.server.fail('getOrganicCompetition', 'hang');
  act(() => result.current.changeSearch({ keyword, compare: undefined }));
  expect(result.current).toMatchObject({ own: undefined, isPending: true });
});

test('MON-07 more keywords than a page of them holds can be chosen', async () => {
  const client = createTestClient();
  client.server.data.presence.websiteKeywords = Array.from({ length: 101 }, (_, index) => ({
    id: index + 1,
    website: 1,
    keyword: `fraza ${index + 1}`,
    search_location: 1,
  }));
  const { result } = renderHookInPinfold(() => useWebsiteCompetition(), { client });
  await waitFor(() => expect(result.current.keywords).toHaveLength(101));
});

test('MON-07 who has no competitors is told so', async () => {
  const client = createTestClient();
  client.server.data.websiteCompetitors = [];
  const { result } = renderHookInPinfold(() => useWebsiteCompetition(), { client });
  await waitFor(() => expect(result.current.emptiness).toBe('no_competitors'));
});

test('MON-07 a place without keywords is told apart from one where nothing was measured', async () => {
  const { result } = renderHookInPinfold(() => useWebsiteCompetition({ defaultSearch: { location: 99 } }), {
    client: createTestClient(),
  });
  await waitFor(() => expect(result.current.emptiness).toBe('no_keywords_here'));
  act(() => result.current.changeSearch({ location: undefined }));
  await waitFor(() => expect(result.current.own?.summary.points).toBeGreaterThan(0));
  expect(result.current.emptiness).toBeUndefined();
});

test('MON-07 a comparison is written to an address and read back', () => {
  const search = parseWebsiteCompetitionSearch(
    new URLSearchParams('competitors=4,5&measure=best&a=own&b=5&keyword=kawa'),
  );
  expect(search).toEqual({ competitors: [4, 5], measure: 'best', b: 5, keyword: 'kawa' });
  expect(parseWebsiteCompetitionSearch(formatWebsiteCompetitionSearch(search))).toEqual(search);
});
