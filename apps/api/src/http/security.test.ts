import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import type { MemberAccess } from '@pinfold/contract/access/access';
import { permissions } from '@pinfold/contract/access/permissions';
import { planCapabilities } from '@pinfold/contract/access/plan-capabilities';
import type { Endpoint } from '@pinfold/contract/endpoint';
import { endpoints } from '@pinfold/contract/endpoints';
import { listCities } from '@pinfold/contract/features/listings/list-cities';
import { listGroups } from '@pinfold/contract/features/listings/list-groups';
import { listLocations } from '@pinfold/contract/features/listings/list-locations';
import { bulkReply } from '@pinfold/contract/features/reviews/bulk-reply';
import { listBulkReplies } from '@pinfold/contract/features/reviews/list-bulk-replies';
import { listBulkReplyProblems } from '@pinfold/contract/features/reviews/list-bulk-reply-problems';
import { getReviewStats } from '@pinfold/contract/features/reviews/review-stats';
import { searchReviews } from '@pinfold/contract/features/reviews/search-reviews';
import { languages } from '@pinfold/contract/languages';
import { problemStatus, type ProblemCode } from '@pinfold/contract/problem-codes';
import { digestOf } from '../testing/digest.ts';
import type { RawAsked } from '../testing/request.ts';
import { malformedRequests, sampleRequest, type SampleRows } from '../testing/sample-requests.ts';
import { securityWorld, type SecurityWorld } from '../testing/security-world.ts';
import { problemText } from './problem-texts/texts.ts';

let world: SecurityWorld;
beforeAll(async () => {
  world = await securityWorld();
});
afterAll(() => world.api.close());

const guarded = endpoints.filter(({ access }) => access.for !== 'anyone');
const ofCompany = endpoints.filter(({ access }) => access.for === undefined || access.for === 'member');
const accessOf = ({ access }: Endpoint) => access as MemberAccess;
const rows = (): SampleRows => world.rows;

/** The call is refused with this problem, in each language, and not a row of the database is different. */
async function expectRefusal(endpoint: Endpoint, asked: RawAsked, code: ProblemCode) {
  const { api } = world;
  const before = await digestOf(api.services.database.queries);
  for (const language of languages) {
    const headers = { 'Accept-Language': language, ...asked.headers };
    const answer = await api.requestRaw(endpoint, { ...asked, headers });
    expect(answer.problem, `${endpoint.id} as ${JSON.stringify(asked)}`).toMatchObject({
      code,
      status: problemStatus[code],
      detail: problemText(code, language),
    });
  }
  expect(await digestOf(api.services.database.queries)).toBe(before);
}

const sampleOf = (endpoint: Endpoint) => sampleRequest(endpoint, rows());

describe.each(guarded)('BAS-01 COM-02 $method $path is closed', (endpoint) => {
  test('to a caller without a token', async () => {
    await expectRefusal(endpoint, sampleOf(endpoint), 'unauthenticated');
    await expectRefusal(
      endpoint,
      { ...sampleOf(endpoint), as: { companyId: world.companyId } },
      'unauthenticated',
    );
  });

  test('to a wrong token, and to the hash of a right one', async () => {
    for (const token of ['x', 'wrong', world.hashOfOwnerToken, `${world.owner.token}x`, "' or 1=1 --"]) {
      const as = { token, companyId: world.companyId };
      await expectRefusal(endpoint, { ...sampleOf(endpoint), as }, 'unauthenticated');
    }
  });

  test('to a token under another scheme', async () => {
    const headers = { Authorization: `Bearer ${world.owner.token}` };
    await expectRefusal(endpoint, { ...sampleOf(endpoint), headers }, 'unauthenticated');
  });

  test('to a token that has expired', async () => {
    const as = { token: world.expiredToken, companyId: world.companyId };
    await expectRefusal(endpoint, { ...sampleOf(endpoint), as }, 'unauthenticated');
  });
});

describe.each(ofCompany)('BAS-01 COM-02 $method $path is closed', (endpoint) => {
  test('to a caller who names no company', async () => {
    const as = { token: world.owner.token };
    await expectRefusal(endpoint, { ...sampleOf(endpoint), as }, 'company_required');
  });

  test("to another company's member, who cannot even tell whether the company exists", async () => {
    for (const companyId of [world.companyId, 999_999, '0', '-1', 'abc', '1 or 1=1', '9'.repeat(30)]) {
      const as = { token: world.stranger.token, companyId };
      await expectRefusal(endpoint, { ...sampleOf(endpoint), as }, 'not_a_member');
    }
  });

  test('to a member who holds every permission but the one it asks for', async () => {
    const { permission } = accessOf(endpoint);
    if (!permission) return;
    const held = permissions.filter((one) => one !== permission);
    const as = await world.api.make.member(world.companyId, { permissions: held });
    await expectRefusal(endpoint, { ...sampleOf(endpoint), as }, 'permission_denied');
  });

  test('to the owner of a company whose module is disabled', async () => {
    const { module } = accessOf(endpoint);
    if (!module) return;
    const companyId = await world.api.make.company({ disabledModules: [module] });
    const as = await world.api.make.member(companyId, { type: memberTypes.owner });
    await expectRefusal(endpoint, { ...sampleOf(endpoint), as }, 'module_disabled');
  });

  test('to the owner of a company whose plan lacks the capability', async () => {
    const { plan } = accessOf(endpoint);
    if (!plan) return;
    const companyId = await world.api.make.company({
      planCapabilities: planCapabilities.filter((one) => one !== plan),
    });
    const as = await world.api.make.member(companyId, { type: memberTypes.owner });
    await expectRefusal(endpoint, { ...sampleOf(endpoint), as }, 'plan_does_not_allow');
  });
});

describe.each(guarded.filter(({ access }) => 'demo' in access && access.demo === 'blocked'))(
  'BAS-01 $method $path is closed',
  (endpoint) => {
    test('to the demo account, even as an owner', async () => {
      for (const type of [memberTypes.owner, memberTypes.manager]) {
        const as = await world.api.make.member(world.companyId, { type, isDemo: true });
        await expectRefusal(endpoint, { ...sampleOf(endpoint), as }, 'demo_read_only');
      }
    });
  },
);

describe.each(endpoints)('BAS-01 $method $path', (endpoint) => {
  test('refuses what is malformed and changes nothing', async () => {
    for (const malformed of malformedRequests(endpoint, rows()))
      await expectRefusal(endpoint, { ...malformed, as: world.owner }, 'invalid_request');
  });

  test('tells a stranger nothing about fields', async () => {
    if (endpoint.access.for === 'anyone') return;
    for (const malformed of malformedRequests(endpoint, rows()).slice(0, 3)) {
      const answer = await world.api.requestRaw(endpoint, malformed);
      expect(answer.problem).toMatchObject({ code: 'unauthenticated' });
      expect(answer.problem).not.toHaveProperty('errors');
    }
  });

  test('answers its member what the contract says', async () => {
    const fresh = await securityWorldOf(endpoint);
    const answer = await world.api.requestRaw(endpoint, fresh);
    if (endpoint.id === 'login') expect(answer.problem?.code).toBe('invalid_credentials');
    else expect(answer.problem).toBeUndefined();
  });
});

/** A request of somebody for whom it works, on rows of its own, since it may change them. */
async function securityWorldOf(endpoint: Endpoint): Promise<RawAsked> {
  const { member, sampleRows } = await world.makeCompany();
  return { ...sampleRequest(endpoint, sampleRows), as: member };
}

test('BAS-01 every endpoint of the contract is mounted, and nothing else but the documented doors', () => {
  const mounted = world.api.app.routes
    .filter(({ path }) => !path.includes('*'))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  const declared = endpoints.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  const doors = [
    'POST /providers/google/notifications/{secret}',
    'GET /health',
    'GET /ready',
    'GET /openapi.json',
  ];
  expect(mounted.toSorted()).toEqual([...declared, ...doors].toSorted());
});

test('BAS-01 ids of the contract are unique, and so are its doors', () => {
  expect(new Set(endpoints.map(({ id }) => id)).size).toBe(endpoints.length);
  expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(endpoints.length);
});

describe('BAS-01 COM-03 a member of some locations', () => {
  const ofReview = endpoints.filter(({ path }) => path.startsWith('/reviews/{id}/'));

  test.each(ofReview)('finds nothing at $method $path of a review elsewhere', async (endpoint) => {
    const as = await world.api.make.member(world.companyId, { locations: world.locationIds.slice(1) });
    await expectRefusal(endpoint, { ...sampleOf(endpoint), as }, 'not_found');
  });

  test.each(ofReview)(
    '$method $path: a review of another company is as missing as one that never was',
    async (endpoint) => {
      const as = world.stranger;
      await expectRefusal(endpoint, { ...sampleOf(endpoint), as }, 'not_found');
      await expectRefusal(endpoint, { ...sampleOf(endpoint), params: { id: 999_999 }, as }, 'not_found');
    },
  );

  test('is shown only what belongs to them, by location and by group', async () => {
    const { api, companyId, locationIds, reviewIds } = world;
    const groupId = await api.make.group(companyId, 'Druga', locationIds.slice(1));
    for (const scope of [{ locations: locationIds.slice(1) }, { groups: [groupId] }]) {
      const as = await api.make.member(companyId, scope);
      const found = await api.ok(searchReviews, { as, body: {} });
      expect(found.results.map(({ id }) => id)).toEqual(reviewIds.slice(1));
      const { ids } = await api.ok(searchReviews, { as, body: {}, query: { only_ids: true } });
      expect(ids).toEqual(reviewIds.slice(1));
      expect(await api.ok(getReviewStats, { as })).toMatchObject({ count: 1, with_note: 1 });
      expect((await api.ok(listLocations, { as })).results.map(({ id }) => id)).toEqual(locationIds.slice(1));
      expect((await api.ok(listCities, { as })).results).toEqual([{ city: 'Łódź', facilities_count: 1 }]);
      expect((await api.ok(listGroups, { as })).results.map(({ name }) => name)).toEqual(
        expect.not.arrayContaining(['Kraków']),
      );
      const [batch] = (await api.ok(listBulkReplies, { as })).results;
      expect(batch).toMatchObject({ total: 1, rejected: 1 });
      const params = { id: rows().bulkReplyId };
      const problems = await api.ok(listBulkReplyProblems, { as, params });
      expect(problems.results.map(({ id }) => id)).toEqual(reviewIds.slice(1));
      const body = { ids: reviewIds.slice(0, 1), reply_comment: 'Dziękujemy!' };
      const before = await digestOf(api.services.database.queries);
      const { skipped, accepted_ids } = await api.ok(bulkReply, { as, body });
      expect({ skipped, accepted_ids }).toEqual({
        skipped: [{ id: reviewIds[0], reason: 'not_found' }],
        accepted_ids: [],
      });
      expect(await digestOf(api.services.database.queries)).toBe(before);
    }
  });

  test('who is shown no location at all sees empty lists', async () => {
    const as = await world.api.make.member(world.companyId, { locations: [] });
    expect(await world.api.ok(searchReviews, { as, body: {} })).toEqual({ count: 0, results: [] });
    expect((await world.api.ok(listLocations, { as })).count).toBe(0);
  });
});
