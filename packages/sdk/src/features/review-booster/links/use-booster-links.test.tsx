// @vitest-environment jsdom
import { memberTypes } from '@pinfold/contract/access/member-types';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { lackingLocations } from './lacking-locations.ts';
import { useBoosterLinks, useCreateBoosterLinks } from './use-booster-links.ts';

function open() {
  const client = createTestClient({ data: { locationCount: 1500, memberType: memberTypes.owner } });
  const { result } = renderHookInPinfold(
    () => ({ links: useBoosterLinks(2), create: useCreateBoosterLinks() }),
    { client },
  );
  return { result, server: client.server, ids: client.server.data.locations.map(({ id }) => id) };
}

test('RV-11 more locations than one request takes are sent in parts, and the list follows', async () => {
  const { result, server, ids } = open();
  await waitFor(() => expect(result.current.links.data).toEqual([]));
  act(() => result.current.create.mutate({ formId: 2, locationIds: ids, channel: 'qr' }));
  await waitFor(() => expect(result.current.links.data).toHaveLength(1500));
  const parts = server.calls.filter(({ operation }) => operation === 'createBoosterLinks');
  expect(parts.map(({ body }) => (body as { facility_ids: number[] }).facility_ids.length)).toEqual([
    1000, 500,
  ]);
});

test('RV-11 a refusal for want of a public page names the locations by id', async () => {
  const { result, server, ids } = open();
  const lacking = ids.slice(3, 5);
  for (const id of lacking) server.data.booster.withoutPublicLink.add(id);
  const sent = ids.slice(0, 6);
  act(() => result.current.create.mutate({ formId: 2, locationIds: sent, channel: 'qr' }));
  await waitFor(() => expect(result.current.create.error?.code).toBe('public_link_missing'));
  const { error } = result.current.create;
  expect(lackingLocations(error, sent).map(({ id }) => id)).toEqual(lacking);
  expect(lackingLocations(null, sent)).toEqual([]);
});
