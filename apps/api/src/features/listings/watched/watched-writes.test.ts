import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Endpoint } from '@pinfold/contract/endpoint';
import { endpoints } from '@pinfold/contract/endpoints';
import {
  previewBulkEdit,
  startBulkEdit,
} from '@pinfold/contract/features/listings/bulk-edit/bulk-edits.endpoints';
import { createLocalPost } from '@pinfold/contract/features/publications/local-posts.endpoints';
import { listPostLocations } from '@pinfold/contract/features/publications/post-items.endpoints';
import { openTestApi, type TestApi } from '../../../testing/clients/start-test-api.ts';
import type { RawRequest } from '../../../testing/clients/request.ts';
import type { TestMember } from '../../../testing/worlds/factories.ts';

let api: TestApi;
let as: TestMember;
let id: number;

beforeAll(async () => {
  api = await openTestApi({ now: new Date('2031-05-05T10:00:00Z') });
  const companyId = await api.make.company();
  as = await api.make.member(companyId, { type: memberTypes.owner });
  id = await api.make.location(companyId, { isOwner: false, googleName: null });
});

afterAll(() => api.close());

const ofLocation = () => ({ params: { id } });
/** Every call that changes a location at the provider or for customers, as it would be made. */
const writes: Record<string, () => RawRequest> = {
  updateListing: () => ({ ...ofLocation(), body: { version: 1, changes: { name: 'Nasza' } } }),
  checkListing: () => ({ ...ofLocation(), body: { version: 1, changes: { name: 'Nasza' } } }),
  deleteListing: () => ({ ...ofLocation(), query: { from: 'google' } }),
  retryCreation: ofLocation,
  startVerification: () => ({ ...ofLocation(), body: { method: 'auto' } }),
  completeVerification: () => ({ ...ofLocation(), body: { pin: '12345' } }),
  updateListingLocator: () => ({ ...ofLocation(), body: { version: 0, is_hidden: true } }),
  createLocatorQuestion: () => ({ body: { facility: id, question: 'Czy?', answer: 'Tak.' } }),
  orderLocatorQuestions: () => ({ body: { facility: id, ids: [1] } }),
};

test.each(Object.keys(writes))('INT-01 %s does nothing to a location that is only watched', async (name) => {
  const { problem } = await api.requestRaw(endpointOf(name), { as, ...writes[name]?.() });
  expect(problem?.code).toBe('not_profile_owner');
});

test('INT-01 every call that changes one location is among these', () => {
  const about = endpoints.filter(
    ({ method, path }) => method !== 'get' && path.startsWith('/facilities/{id}/'),
  );
  expect(about.map((endpoint) => endpoint.id).filter((name) => !(name in writes))).toEqual([]);
});

test('INT-01 LST-06 POS-01 a bulk edit and a post leave a location out that is only watched, and say why', async () => {
  const edit = { facilities_ids: [id], edit: { description: 'Kawa' } };
  const preview = await api.ok(previewBulkEdit, { as, body: edit });
  expect(preview.results).toMatchObject([{ id, refusal: 'not_profile_owner' }]);
  expect((await api.request(startBulkEdit, { as, body: edit })).problem?.code).toBe('bulk_edit_invalid');
  const offered = await api.ok(listPostLocations, { as });
  expect(offered.results).toMatchObject([{ id, reason: 'not_profile_owner' }]);
  const body = { type: 1 as const, summary: 'Nowa kawa', facilities_ids: [id], request_id: randomUUID() };
  expect((await api.request(createLocalPost, { as, body })).problem).toMatchObject({
    code: 'location_unavailable',
    errors: [{ message: expect.stringContaining('tylko ją obserwujesz') as string }],
  });
});

function endpointOf(name: string): Endpoint {
  const endpoint = endpoints.find((one) => one.id === name);
  if (!endpoint) throw new Error(`${name} is no endpoint`);
  return endpoint;
}
