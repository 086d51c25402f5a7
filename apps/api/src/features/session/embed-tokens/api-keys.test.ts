import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  createApiKey,
  listApiKeys,
  revokeApiKey,
} from '@pinfold/contract/features/session/api-access.endpoints';
import { searchReviews } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { removeMember, updateMember } from '@pinfold/contract/features/team/members.endpoints';
import { rows } from '../../../database/database.ts';
import { startEmbedding } from '../../../testing/worlds/embedding.ts';

const everywhere = { permissions: ['view_reviews' as const], all_facilities_access: true };

test('BEY-01 a key is shown once, told apart by its beginning, and kept as a hash', async () => {
  const { api, owner, key, ask } = await startEmbedding({}, ['view_reviews']);
  expect(key.secret).toMatch(/^pfk_[\w-]{43}$/);
  const { results } = await api.ok(listApiKeys, { as: owner });
  expect(results).toEqual([
    {
      id: key.id,
      name: 'Portal',
      prefix: key.secret.slice(0, 12),
      permissions: ['view_reviews'],
      created_at: key.created_at,
      created_by: 'Olga',
      last_used_at: null,
    },
  ]);
  await ask(everywhere);
  const [used] = (await api.ok(listApiKeys, { as: owner })).results;
  expect(used?.last_used_at).not.toBeNull();
  const stored = JSON.stringify(await rows(api.services.database.queries, sql`select * from api_keys`));
  expect(stored).not.toContain(key.secret);
});

test('BEY-01 revoking a key ends its tokens at once; another company cannot revoke it', async () => {
  const { api, owner, key, ask, embedded } = await startEmbedding();
  const as = await embedded(everywhere);
  expect((await api.request(searchReviews, { as, body: {} })).status).toBe(200);
  const stranger = await api.make.member(await api.make.company(), { type: memberTypes.owner });
  const params = { id: key.id };
  expect((await api.request(revokeApiKey, { as: stranger, params })).problem?.code).toBe('not_found');
  await api.ok(revokeApiKey, { as: owner, params });
  expect((await api.request(searchReviews, { as, body: {} })).problem?.code).toBe('unauthenticated');
  expect((await ask(everywhere)).problem?.code).toBe('unauthenticated');
  expect((await api.request(revokeApiKey, { as: owner, params })).problem?.code).toBe('not_found');
});

test('BEY-01 a key holds no more than its maker, who has to see every location', async () => {
  const { api, companyId, locationIds } = await startEmbedding();
  const held = ['manage_company_data', 'view_reviews'] as const;
  const limited = await api.make.member(companyId, { permissions: held, locations: locationIds });
  const whole = await api.make.member(companyId, { permissions: held });
  const attempt = async (as: typeof whole, permissions: ('view_reviews' | 'reply_reviews')[]) =>
    (await api.request(createApiKey, { as, body: { name: 'Klucz', permissions } })).problem?.code;
  expect(await attempt(limited, ['view_reviews'])).toBe('concerns_other_locations');
  expect(await attempt(whole, ['view_reviews', 'reply_reviews'])).toBe('permission_not_held');
  expect(await attempt(whole, ['view_reviews'])).toBeUndefined();
});

test('BEY-01 a key loses what its maker loses, and ends when they leave the team', async () => {
  const { api, owner, companyId, locationIds, ask } = await startEmbedding();
  const held = ['manage_company_data', 'view_reviews', 'view_facilities_data'] as const;
  const maker = await api.make.member(companyId, { permissions: held });
  const { secret } = await api.ok(createApiKey, {
    as: maker,
    body: { name: 'Klucz', permissions: ['view_reviews', 'view_facilities_data'] },
  });
  const granted = await ask(everywhere, secret);
  const as = { token: (granted.body as { token: string }).token, companyId };
  const code = async () => (await api.request(searchReviews, { as, body: {} })).problem?.code;
  expect(await code()).toBeUndefined();

  const params = { user_id: maker.userId };
  const manager = { type: memberTypes.manager, permission_type: 'all' } as const;
  await api.ok(updateMember, { as: owner, params, body: { ...manager, permissions: {} } });
  expect(await code()).toBe('permission_denied');
  expect((await ask(everywhere, secret)).problem?.code).toBe('permission_not_held');
  await api.ok(updateMember, {
    as: owner,
    params,
    body: { ...manager, permissions: { view_reviews: true } },
  });
  expect(await code()).toBeUndefined();
  await api.ok(updateMember, {
    as: owner,
    params,
    body: {
      type: memberTypes.manager,
      facilities_ids: locationIds.slice(0, 1),
      permissions: { view_reviews: true },
    },
  });
  expect(await code()).toBe('unauthenticated');
  await api.ok(updateMember, { as: owner, params, body: { type: memberTypes.admin } });
  expect(await code()).toBeUndefined();
  await api.ok(removeMember, { as: owner, params });
  expect(await code()).toBe('unauthenticated');
  expect((await ask(everywhere, secret)).problem?.code).toBe('unauthenticated');
});
