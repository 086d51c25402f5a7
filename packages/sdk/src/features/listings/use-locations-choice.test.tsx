// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestClient } from '../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../testing/render-in-pinfold.tsx';
import { useReviewGroups, useReviewLocations } from './use-locations-choice.ts';

const groups = Array.from({ length: 230 }, (_, at) => ({
  id: at + 1,
  name: `Region ${String(at + 1).padStart(3, '0')}`,
  is_label_group: false,
  labels: [],
  facilities_count: 0,
  concerns_other_locations: false,
}));

it('LST-08 a company with hundreds of groups chooses from all of them', async () => {
  const client = createTestClient();
  client.server.data.groups = groups;
  const { result } = renderHookInPinfold(() => useReviewGroups(), { client });
  await waitFor(() => expect(result.current.data?.results).toHaveLength(230));
  expect(result.current.data?.results.map(({ id }) => id)).toEqual(groups.map(({ id }) => id));
});

it('RV-01 all locations of a filter are named, not only the first hundred', async () => {
  const ids = Array.from({ length: 140 }, (_, at) => at + 11);
  const { result } = renderHookInPinfold(() => useReviewLocations({ ids }), {
    client: createTestClient({ data: { locationCount: 200 } }),
  });
  await waitFor(() => expect(result.current.data?.results).toHaveLength(140));
  expect(result.current.data?.results.map(({ id }) => id)).toEqual(ids);
});

it('RV-01 no chosen location is no reason to read all of them', async () => {
  const client = createTestClient({ data: { locationCount: 200 } });
  const { result } = renderHookInPinfold(() => useReviewLocations({ ids: [] }), { client });
  await waitFor(() => expect(result.current.data?.results).toHaveLength(100));
  expect(client.server.calls.filter(({ operation }) => operation === 'listLocations')).toHaveLength(1);
});
