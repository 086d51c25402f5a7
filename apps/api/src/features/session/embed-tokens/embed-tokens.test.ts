import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { permissions } from '@pinfold/contract/access/permissions';
import { getCurrentCompany, listCompanies } from '@pinfold/contract/features/company/companies.endpoints';
import { listLocations } from '@pinfold/contract/features/listings/locations.endpoints';
import { searchReviews } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { createApiKey } from '@pinfold/contract/features/session/api-access.endpoints';
import { getUser } from '@pinfold/contract/features/session/account.endpoints';
import { listMembers, removeMember } from '@pinfold/contract/features/team/members.endpoints';
import { rows } from '../../../database/database.ts';
import { startEmbedding } from '../../../testing/worlds/embedding.ts';
import { sweepTokens } from '../session.jobs.ts';

const everywhere = { permissions: ['view_reviews' as const], all_facilities_access: true };

test('BEY-01 a token shows the locations that it names, by list or by group, and no others', async () => {
  const { api, companyId, locationIds, embedded } = await startEmbedding();
  const [first = 0, second = 0] = locationIds;
  const groupId = await api.make.group(companyId, 'Łódź', [second]);
  const reviewIds: number[] = [];
  for (const id of locationIds) reviewIds.push(await api.make.review(companyId, id));
  const held = { permissions: ['view_reviews' as const, 'view_facilities_data' as const] };
  const seen = async (scope: object) => {
    const as = await embedded({ ...held, ...scope });
    const reviews = await api.ok(searchReviews, { as, body: { order_by: 'created_at' } });
    const locations = await api.ok(listLocations, { as });
    expect(locations.count).toBe(reviews.count);
    const company = await api.ok(getCurrentCompany, { as });
    expect(company.company_user).toMatchObject({ type: 3, facilities_access_count: reviews.count });
    return reviews.results.map(({ id }) => id).toSorted((a, b) => a - b);
  };
  expect(await seen({ all_facilities_access: true })).toEqual(reviewIds);
  expect(await seen({ facilities_ids: [first] })).toEqual(reviewIds.slice(0, 1));
  expect(await seen({ facilities_groups_ids: [groupId] })).toEqual(reviewIds.slice(1, 2));
  expect(await seen({ facilities_ids: [first], facilities_groups_ids: [groupId] })).toEqual(
    reviewIds.slice(0, 2),
  );
  expect(await seen({ facilities_ids: [] })).toEqual([]);
});

test('BEY-01 a token holds the permissions that it names; its owner’s rank and name stay out of it', async () => {
  const { api, owner, companyId, embedded } = await startEmbedding();
  const as = await embedded(everywhere);
  const company = await api.ok(getCurrentCompany, { as });
  expect(permissions.filter((one) => company.permissions[one])).toEqual(['view_reviews']);
  expect((await api.request(listLocations, { as })).problem?.code).toBe('permission_denied');
  for (const endpoint of [getUser, listCompanies])
    expect((await api.request(endpoint, { as })).problem?.code).toBe('not_for_embed_tokens');
  const elsewhere = { ...as, companyId: await api.make.company() };
  expect((await api.request(searchReviews, { as: elsewhere, body: {} })).problem?.code).toBe('not_a_member');

  const team = await embedded({
    ...everywhere,
    permissions: ['view_team', 'manage_team', 'manage_company_data'],
  });
  expect((await api.ok(listMembers, { as: team })).count).toBe(1);
  await api.make.member(companyId, { type: 1 });
  const leave = await api.request(removeMember, { as: team, params: { user_id: owner.userId } });
  expect(leave.problem?.code).toBe('member_out_of_reach');
  const body = { name: 'Trwały', permissions: ['view_team' as const] };
  expect((await api.request(createApiKey, { as: team, body })).problem?.code).toBe('not_for_embed_tokens');
});

test('BEY-01 a token cannot hold what its key does not, nor name what is not the company’s', async () => {
  const { api, ask, locationIds } = await startEmbedding({}, ['view_reviews']);
  const otherCompany = await api.make.company();
  const strange = await api.make.location(otherCompany);
  const strangeGroup = await api.make.group(otherCompany, 'Obca', [strange]);
  const code = async (body: Parameters<typeof ask>[0]) => (await ask(body)).problem?.code;
  const held = { permissions: ['view_reviews' as const] };
  expect(await code({ ...everywhere, permissions: ['view_reviews', 'reply_reviews'] })).toBe(
    'permission_not_held',
  );
  expect(await code({ ...held, facilities_ids: [...locationIds, strange] })).toBe('facility_unknown');
  expect(await code({ ...held, facilities_groups_ids: [strangeGroup] })).toBe('facility_unknown');
  expect(await code(held)).toBe('invalid_request');
  expect(await code({ ...everywhere, lifetime_seconds: 3601 })).toBe('invalid_request');
  expect(await code({ ...everywhere, allowed_origins: ['https://a.test/strona'] })).toBe('invalid_request');
  expect(await code({ ...held, facilities_ids: [...locationIds, ...locationIds] })).toBeUndefined();
});

test('BEY-01 a token ends when it says, and is swept away', async () => {
  const { api, embedded } = await startEmbedding();
  const as = await embedded({ ...everywhere, lifetime_seconds: 60 });
  const lasting = await embedded(everywhere);
  api.clock.advance(59);
  expect((await api.request(searchReviews, { as, body: {} })).status).toBe(200);
  api.clock.advance(2);
  expect((await api.request(searchReviews, { as, body: {} })).problem?.code).toBe('unauthenticated');
  await sweepTokens.run(api.services, {}, { tries: 0, isLastTry: false });
  const { queries } = api.services.database;
  expect(await rows(queries, sql`select token_hash from embed_tokens`)).toHaveLength(1);
  expect((await api.request(searchReviews, { as: lasting, body: {} })).status).toBe(200);
  expect(JSON.stringify(await rows(queries, sql`select * from embed_tokens`))).not.toContain(lasting.token);
});

test('BEY-01 a token works on the pages that it names alone', async () => {
  const { api, embedded } = await startEmbedding();
  const as = await embedded({
    ...everywhere,
    allowed_origins: ['https://Portal.test', 'http://localhost:3000', 'https://sklep.test:443'],
  });
  const from = async (origin?: string) => {
    const headers = origin === undefined ? {} : { Origin: origin };
    return (await api.request(searchReviews, { as, body: {}, headers })).problem?.code;
  };
  for (const origin of ['https://portal.test', 'http://localhost:3000', 'https://sklep.test'])
    expect(await from(origin), origin).toBeUndefined();
  for (const origin of [
    undefined,
    'null',
    'http://portal.test',
    'https://portal.test.zlo.test',
    'https://zlo.test',
  ])
    expect(await from(origin), origin).toBe('origin_not_allowed');
});

test('BEY-01 a key asks for no more tokens than it may', async () => {
  const { ask } = await startEmbedding({ config: { PINFOLD_EMBED_TOKENS: '2' } });
  const codes = [await ask(everywhere), await ask(everywhere), await ask(everywhere)].map(
    ({ problem }) => problem?.code,
  );
  expect(codes).toEqual([undefined, undefined, 'too_many_attempts']);
});

test('BEY-01 any page may read answers, none with cookies', async () => {
  const { api, embedded } = await startEmbedding();
  const as = await embedded(everywhere);
  const preflight = await api.app.request('/reviews/search/', {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://portal.test',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,company-id,content-type',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(preflight.headers.get('Access-Control-Max-Age')).toBe('7200');
  expect(preflight.headers.get('Access-Control-Allow-Headers')?.toLowerCase().split(',').toSorted()).toEqual([
    'accept-language',
    'authorization',
    'company-id',
    'content-type',
    'idempotency-key',
  ]);
  const answers = [
    await api.request(searchReviews, { as, body: {}, headers: { Origin: 'https://portal.test' } }),
    await api.request(searchReviews, { body: {}, headers: { Origin: 'https://portal.test' } }),
  ];
  for (const { headers } of answers) {
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.has('Access-Control-Allow-Credentials')).toBe(false);
  }
});
