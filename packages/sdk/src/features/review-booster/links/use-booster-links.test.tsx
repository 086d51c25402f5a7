// @vitest-environment jsdom
import { memberTypes } from '@pinfold/contract/access/member-types';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../../testing/render-in-pinfold.tsx';
import type { BoosterLink } from '../booster.queries.ts';
import { lackingLocations } from './lacking-locations.ts';
import { useBoosterLinks, useCreateBoosterLinks } from './use-booster-links.ts';
import { useLinkAddresses } from './use-link-addresses.ts';

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

test('RV-11 a refusal of a later part names its locations, and links of the former part stay', async () => {
  const { result, server, ids } = open();
  const lacking = ids.slice(1200, 1201);
  for (const id of lacking) server.data.booster.withoutPublicLink.add(id);
  act(() => result.current.create.mutate({ formId: 2, locationIds: ids, channel: 'qr' }));
  await waitFor(() => expect(result.current.create.error?.code).toBe('public_link_missing'));
  expect(lackingLocations(result.current.create.error, ids).map(({ id }) => id)).toEqual(lacking);
  await waitFor(() => expect(result.current.links.data).toHaveLength(1000));
});

test('RV-11 each of many links has the address of its location, or the store code of one without', async () => {
  const client = createTestClient({ data: { locationCount: 1200, memberType: memberTypes.owner } });
  const [first, ...others] = client.server.data.locations;
  const last = others.at(-1);
  if (!first || !last) throw new Error('The world has no locations.');
  Object.assign(last, { formatted_address: '', store_code: 'W-1200' });
  const links = [first, ...others].map((location) => boosterLinkOf(location.id));
  const { result } = renderHookInPinfold(() => useLinkAddresses(links), { client });
  await waitFor(() => expect(result.current(boosterLinkOf(first.id))).toBe(first.formatted_address));
  expect(result.current(boosterLinkOf(last.id))).toBe('W-1200');
  expect(links.filter((link) => !result.current(link))).toEqual([]);
});

function boosterLinkOf(locationId: number): BoosterLink {
  return {
    id: locationId,
    facility_id: locationId,
    facility_name: 'Kwiaciarnia',
    channel: 'qr',
    url: 'https://opinie.example/f/k/',
    visits_count: 0,
    answers_count: 0,
    takes_answers: true,
    created_at: '2026-11-20T10:00:00.000Z',
  };
}
