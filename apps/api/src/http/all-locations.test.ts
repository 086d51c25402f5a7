import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { permissions } from '@pinfold/contract/access/permissions';
import type { Endpoint } from '@pinfold/contract/endpoint';
import { endpoints } from '@pinfold/contract/endpoints';
import { createKeywords } from '@pinfold/contract/features/company/keywords.endpoints';
import { startBulkEdit } from '@pinfold/contract/features/listings/bulk-edit/bulk-edits.endpoints';
import { createAutoReplyRule } from '@pinfold/contract/features/reviews/auto-replies/auto-reply-rules.endpoints';
import { createLocatorQuestion } from '@pinfold/contract/features/store-locator/locator-faq.endpoints';
import { expectUnchangedRefusal } from '../testing/oracles/expect-unchanged-refusal.ts';
import { makeEmbedToken } from '../testing/clients/restricted-tokens.ts';
import { callEndpoint, type Caller, type RawRequest } from '../testing/clients/request.ts';
import { rolledBack } from '../testing/databases/rolled-back.ts';
import { sampleRequest } from '../testing/samples/sample-requests.ts';
import { openTwoCompanies, type TwoCompanies } from '../testing/worlds/two-companies.ts';

let world: TwoCompanies;
/** All have all permissions; these are limited to the first location. */
let limited: Caller[];
/** And these see all of them. */
let whole: Caller[];
let sometimes: Record<string, { reaching: RawRequest; own: RawRequest }>;
beforeAll(async () => {
  world = await openTwoCompanies();
  const { api, companyId, locationIds, groupIds, rows } = world;
  const locations = locationIds.slice(0, 1);
  const embedding = { companyId, apiKeyId: rows.apiKeyId, permissions };
  const embed = async (locationIdsOfToken?: number[]): Promise<Caller> => ({
    companyId,
    token: await makeEmbedToken(api, {
      ...embedding,
      ...(locationIdsOfToken && { locationIds: locationIdsOfToken }),
    }),
  });
  limited = [
    await api.make.member(companyId, { permissions, locations }),
    await api.make.member(companyId, { permissions, groups: groupIds.slice(0, 1) }),
    await embed(locations),
  ];
  whole = [await api.make.member(companyId, { permissions }), await embed()];
  sometimes = await requestsThatTell(world);
});
afterAll(() => world.api.close());

const concerning = (how: true | 'sometimes') =>
  endpoints.filter(({ access }) => 'concernsAllLocations' in access && access.concernsAllLocations === how);
const isClosedToTokens = ({ access }: Endpoint) => 'embed' in access && access.embed === 'never';
const reachedBy = (endpoint: Endpoint, callers: Caller[]) =>
  callers.filter((_caller, index) => index < callers.length - 1 || !isClosedToTokens(endpoint));
const codeOf = async (endpoint: Endpoint, asked: RawRequest) =>
  (await rolledBack(world.api, (app) => callEndpoint(app, endpoint, asked))).problem?.code;

describe.each(concerning(true))('COM-03 BEY-01 $method $path concerns all locations', (endpoint) => {
  test('so it is refused to whoever holds every permission and sees some, and changes nothing', async () => {
    const sample = sampleRequest(endpoint, world.rows);
    const asked = reachedBy(endpoint, limited).map((as) => ({ ...sample, as }));
    await expectUnchangedRefusal(world.api, endpoint, asked, 'concerns_other_locations');
  });
});

describe.each(concerning(true))('COM-03 BEY-01 $method $path concerns all locations', (endpoint) => {
  test('and is open to whoever holds every permission and sees them all', async () => {
    for (const as of reachedBy(endpoint, whole))
      expect([undefined, ...(endpoint.problems ?? [])]).toContain(
        await codeOf(endpoint, { ...sampleRequest(endpoint, world.rows), as }),
      );
  });
});

describe.each(concerning('sometimes'))('COM-03 BEY-01 $method $path concerns them sometimes', (endpoint) => {
  const requests = () => {
    const both = sometimes[endpoint.id];
    if (!both)
      throw new Error(`${endpoint.id}: say which request reaches beyond own locations, and which does not`);
    return both;
  };

  test('and then it is refused to whoever sees some, and changes nothing', async () => {
    const { reaching } = requests();
    const asked = limited.map((as) => ({ ...reaching, as }));
    await expectUnchangedRefusal(world.api, endpoint, asked, 'concerns_other_locations');
  });

  test('and then it is open to whoever sees them all', async () => {
    const { reaching } = requests();
    for (const as of whole)
      expect([undefined, ...(endpoint.problems ?? [])]).toContain(
        await codeOf(endpoint, { ...reaching, as }),
      );
  });

  test('and otherwise it is open to whoever sees those that it concerns', async () => {
    const { own } = requests();
    for (const as of limited)
      expect([undefined, ...(endpoint.problems ?? [])]).toContain(await codeOf(endpoint, { ...own, as }));
  });
});

/** By endpoint: what concerns locations beyond the first, and what does not. */
async function requestsThatTell({ api, owner, rows, locationIds }: TwoCompanies) {
  const [facility] = locationIds;
  const rule = (gmb_address_ids: number[]) => ({
    name: 'Trójki',
    is_active: true,
    rating: [3],
    comment: null,
    gmb_address_ids,
    groups: [],
    source: 'templates' as const,
    reply_templates_ids: [rows.autoTemplateId],
    needs_acceptance: true,
    delay_minutes: 0,
  });
  const text = { question: 'Czy są lody?', answer: 'Latem.' };
  const keywords = ['lody'];
  const ofCompany = { keywords, scope: 'company' as const };
  const ofLocation = { keywords, scope: 'facility' as const, facility };
  const idOf = ({ results }: { results: { id: number }[] }) => ({ params: { id: results[0]?.id ?? 0 } });
  const byId = ({ id }: { id: number }) => ({ params: { id } });
  const watched = {
    reaching: idOf(await api.ok(createKeywords, { as: owner, body: ofCompany })),
    own: idOf(await api.ok(createKeywords, { as: owner, body: ofLocation })),
  };
  const asked = {
    reaching: byId(await api.ok(createLocatorQuestion, { as: owner, body: { facility: null, ...text } })),
    own: byId(await api.ok(createLocatorQuestion, { as: owner, body: { facility, ...text } })),
  };
  const ruled = {
    reaching: byId(await api.ok(createAutoReplyRule, { as: owner, body: rule([]) })),
    own: byId(await api.ok(createAutoReplyRule, { as: owner, body: rule([facility]) })),
  };
  const edited = {
    reaching: byId({ id: rows.bulkEditId }),
    own: byId(
      await api.ok(startBulkEdit, {
        as: owner,
        body: { facilities_ids: [facility], edit: { description: 'Kawa.' } },
      }),
    ),
  };
  const withBody = ({ reaching, own }: typeof asked, body: object) => ({
    reaching: { ...reaching, body },
    own: { ...own, body },
  });
  return {
    createKeywords: {
      reaching: { body: { ...ofCompany, keywords: ['ciasto'] } },
      own: { body: { ...ofLocation, keywords: ['ciasto'] } },
    },
    deleteKeyword: watched,
    createLocatorQuestion: {
      reaching: { body: { facility: null, ...text } },
      own: { body: { facility, ...text } },
    },
    updateLocatorQuestion: withBody(asked, text),
    deleteLocatorQuestion: asked,
    orderLocatorQuestions: {
      reaching: { body: { facility: null, ids: [asked.reaching.params.id] } },
      own: { body: { facility, ids: [asked.own.params.id] } },
    },
    createAutoReplyRule: { reaching: { body: rule([]) }, own: { body: rule([facility]) } },
    updateAutoReplyRule: withBody(ruled, { name: 'Dwójki' }),
    deleteAutoReplyRule: ruled,
    pauseBulkEdit: edited,
    resumeBulkEdit: edited,
    retryBulkEdit: edited,
    revertBulkEdit: edited,
  };
}
