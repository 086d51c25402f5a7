import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { createKeywords, deleteKeywords } from '@pinfold/contract/features/company/keywords.endpoints';
import { createWebsite, deleteWebsites } from '@pinfold/contract/features/company/websites.endpoints';
import {
  deleteListings,
  listLocationsForLimits,
} from '@pinfold/contract/features/listings/limits-management.endpoints';
import { removeMembers } from '@pinfold/contract/features/team/members.endpoints';
import { startTestApi } from '../testing/clients/start-test-api.ts';

const now = new Date('2031-03-01T12:00:00Z');

async function start() {
  const api = await startTestApi({ now });
  const companyId = await api.make.company({ planExpiresAt: new Date('2031-03-02T12:00:00Z') });
  return { ...api, companyId, as: await api.make.member(companyId, { type: memberTypes.owner }) };
}

test('PAY-03 locations are let go at once, also when the plan has ended, and what cannot go says why', async () => {
  const { ok, make, clock, companyId, as } = await start();
  const ids = [await make.location(companyId), await make.location(companyId, { city: 'Gdynia' })];
  const elsewhere = await make.location(await make.company());
  clock.advance(2 * 86_400);
  const found = await ok(listLocationsForLimits, { as, query: { q: 'gdynia' } });
  expect(found).toMatchObject({ count: 1, results: [{ id: ids[1] }] });
  const outcome = await ok(deleteListings, { as, body: { ids: [...ids, elsewhere] } });
  expect(outcome).toEqual({ removed: ids, refused: [{ id: elsewhere, problem: 'not_found' }] });
  expect((await ok(listLocationsForLimits, { as })).count).toBe(0);
});

test('PAY-03 keywords go at once, those of others’ locations stay', async () => {
  const { ok, make, companyId, as } = await start();
  const location = await make.location(companyId);
  const own = { keywords: ['kawa', 'ciasto'], scope: 'facility' as const, facility: location };
  const { results } = await ok(createKeywords, { as, body: own });
  const all = await ok(createKeywords, { as, body: { keywords: ['lody'], scope: 'company' } });
  const manager = await make.member(companyId, { permissions: ['manage_keywords'], locations: [location] });
  const shared = all.results[0]?.id ?? 0;
  const ids = results.map(({ id }) => id);
  expect(await ok(deleteKeywords, { as: manager, body: { ids: [...ids, shared] } })).toEqual({
    removed: ids,
    refused: [{ id: shared, problem: 'concerns_other_locations' }],
  });
});

test('PAY-03 people and websites go at once, but for the last owner', async () => {
  const { ok, make, companyId, as } = await start();
  const { userId } = await make.member(companyId);
  expect(await ok(removeMembers, { as, body: { ids: [userId, as.userId] } })).toEqual({
    removed: [userId],
    refused: [{ id: as.userId, problem: 'last_owner' }],
  });
  const { id } = await ok(createWebsite, { as, body: { url: 'https://lipa.pl' } });
  expect((await ok(deleteWebsites, { as, body: { ids: [id] } })).removed).toEqual([id]);
});

test('PAY-03 whoever has to prove who they are is asked to, instead of hearing of each', async () => {
  const { request, make, companyId, as } = await start();
  const { userId } = await make.member(companyId);
  const other = await make.member(companyId, { type: memberTypes.owner });
  const stale = { ...as, token: await make.token(as.userId, 1, 60) };
  const { problem } = await request(removeMembers, { as: stale, body: { ids: [userId, other.userId] } });
  expect(problem?.code).toBe('fresh_login_required');
});
