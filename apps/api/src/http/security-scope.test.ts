import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '@pinfold/contract/endpoint';
import { endpoints } from '@pinfold/contract/endpoints';
import { listCities, listLocations } from '@pinfold/contract/features/listings/locations.endpoints';
import { listGroups } from '@pinfold/contract/features/listings/groups/groups.endpoints';
import {
  bulkReply,
  listBulkReplies,
  listBulkReplyProblems,
} from '@pinfold/contract/features/reviews/bulk-replies.endpoints';
import { getReviewStats, searchReviews } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { databaseFingerprint } from '../testing/oracles/database-fingerprint.ts';
import { expectUnchangedRefusal } from '../testing/oracles/expect-unchanged-refusal.ts';
import type { RawRequest } from '../testing/clients/request.ts';
import { sampleRequest } from '../testing/samples/sample-requests.ts';
import type { TestMember } from '../testing/worlds/factories.ts';
import { planted } from '../testing/samples/planted.ts';
import { openTwoCompanies, type TwoCompanies } from '../testing/worlds/two-companies.ts';

let world: TwoCompanies;
/** Members who see the second location alone, and none. Made once: the whole database is read again after a change. */
let elsewhere: TestMember;
let nowhere: TestMember;
beforeAll(async () => {
  world = await openTwoCompanies();
  const { api, companyId, locationIds } = world;
  elsewhere = await api.make.member(companyId, { locations: locationIds.slice(1) });
  nowhere = await api.make.member(companyId, { locations: [] });
});
afterAll(() => world.api.close());

const sampleOf = (endpoint: Endpoint) => sampleRequest(endpoint, world.rows);

describe('BAS-01 COM-03 a member of some locations', () => {
  const ofReview = endpoints.filter(({ path }) => path.startsWith('/reviews/{id}/'));

  test.each(ofReview)('finds nothing at $method $path of a review elsewhere', async (endpoint) => {
    await expectUnchangedRefusal(world.api, endpoint, { ...sampleOf(endpoint), as: elsewhere }, 'not_found');
  });

  test.each(ofReview)(
    '$method $path: a review of another company is as missing as one that never was',
    async (endpoint) => {
      const as = world.stranger;
      await expectUnchangedRefusal(world.api, endpoint, { ...sampleOf(endpoint), as }, 'not_found');
      await expectUnchangedRefusal(
        world.api,
        endpoint,
        { ...sampleOf(endpoint), params: { ...sampleOf(endpoint).params, id: 999_999 }, as },
        'not_found',
      );
    },
  );

  const ofChange = endpoints.filter(({ path }) => path.startsWith('/external-changes/{id}/'));

  test.each(ofChange)(
    'EXT-02 $method $path: a change of another company, or out of sight, is as missing as one that never was',
    async (endpoint) => {
      const sample = sampleOf(endpoint);
      await expectUnchangedRefusal(
        world.api,
        endpoint,
        [
          { ...sample, as: world.stranger },
          { ...sample, params: { id: 999_999 }, as: world.owner },
          { ...sample, as: elsewhere },
        ],
        'not_found',
      );
    },
  );

  const ofPhotoBatch = endpoints.filter(({ path }) => path.startsWith('/media/batches/{id}/'));

  test.each(ofPhotoBatch)(
    'PUB-04 $method $path: a batch of another company, or out of sight, is as missing as one that never was',
    async (endpoint) => {
      const sample = sampleOf(endpoint);
      const asked = [
        { ...sample, as: world.stranger },
        { ...sample, params: { id: 999_999 }, as: world.owner },
        { ...sample, as: nowhere },
      ];
      await expectUnchangedRefusal(world.api, endpoint, asked, 'not_found');
    },
  );

  const ofPost = endpoints.filter(({ path }) => path.startsWith('/local-posts/{id}/'));

  test.each(ofPost)(
    'PUB-02 $method $path: a post of another company, or out of sight, is as missing as one that never was',
    async (endpoint) => {
      const sample = sampleOf(endpoint);
      await expectUnchangedRefusal(
        world.api,
        endpoint,
        [
          { ...sample, as: world.stranger },
          { ...sample, params: { id: 999_999 }, as: world.owner },
          { ...sample, as: nowhere },
        ],
        'not_found',
      );
    },
  );

  const ofGrid = endpoints.filter(({ path }) => path.startsWith('/rank-grids/{id}/'));

  test.each(ofGrid)(
    'BEY-10 $method $path: a grid of another company, or out of sight, is as missing as one that never was',
    async (endpoint) => {
      const sample = sampleOf(endpoint);
      await expectUnchangedRefusal(
        world.api,
        endpoint,
        [
          { ...sample, as: world.stranger },
          { ...sample, params: { id: 999_999 }, as: world.owner },
          { ...sample, as: elsewhere },
        ],
        'not_found',
      );
    },
  );

  const ofQuestion = endpoints.filter(({ path }) => path.startsWith('/store-locator/faq/{id}/'));

  test.each(ofQuestion)(
    'LOC-04 $method $path: a question of another company, or out of sight, is as missing as one that never was',
    async (endpoint) => {
      const sample = sampleOf(endpoint);
      await expectUnchangedRefusal(
        world.api,
        endpoint,
        [
          { ...sample, as: world.stranger },
          { ...sample, params: { id: 999_999 }, as: world.owner },
          { ...sample, as: elsewhere },
        ],
        'not_found',
      );
    },
  );

  const ofLocation = endpoints.filter(({ path }) => path.startsWith('/facilities/{id}/'));

  test.each(ofLocation)(
    'LST-12 $method $path: a location of another company, or out of sight, is as missing as one that never was',
    async (endpoint) => {
      const sample = sampleOf(endpoint);
      const missing = { ...sample, params: { id: 999_999 }, as: world.owner };
      const asked: RawRequest[] = [{ ...sample, as: world.stranger }, missing];
      const isForManagers = !('fullAccess' in endpoint.access);
      if (isForManagers) asked.push({ ...sample, as: nowhere });
      await expectUnchangedRefusal(world.api, endpoint, asked, 'not_found');
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
      expect((await api.ok(listCities, { as })).results).toEqual([
        { city: `Miasto ${planted}`, facilities_count: 1 },
      ]);
      expect((await api.ok(listGroups, { as })).results.map(({ name }) => name)).toEqual(
        expect.not.arrayContaining(['Kraków']),
      );
      const [batch] = (await api.ok(listBulkReplies, { as })).results;
      expect(batch).toMatchObject({ total: 1, rejected: 1 });
      const params = { id: world.rows.bulkReplyId };
      const problems = await api.ok(listBulkReplyProblems, { as, params });
      expect(problems.results.map(({ id }) => id)).toEqual(reviewIds.slice(1));
      const body = { ids: reviewIds.slice(0, 1), reply_comment: 'Dziękujemy!' };
      const before = await databaseFingerprint(api.services.database.queries);
      const { skipped, accepted_ids } = await api.ok(bulkReply, { as, body });
      expect({ skipped, accepted_ids }).toEqual({
        skipped: [{ id: reviewIds[0], reason: 'not_found' }],
        accepted_ids: [],
      });
      expect(await databaseFingerprint(api.services.database.queries)).toBe(before);
    }
  });

  test('who is shown no location at all sees empty lists', async () => {
    const as = nowhere;
    expect(await world.api.ok(searchReviews, { as, body: {} })).toEqual({ count: 0, results: [] });
    expect((await world.api.ok(listLocations, { as })).count).toBe(0);
  });
});
