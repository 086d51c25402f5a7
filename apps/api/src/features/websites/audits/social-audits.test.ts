import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { attributeValueTypes } from '@pinfold/contract/features/listings/attributes/attribute';
import { getSocialAudits } from '@pinfold/contract/features/websites/social-audits.endpoints';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';

const page = 'https://www.facebook.com/kawiarnialipa';

const declares = (attribute_id: string, link: string) => ({
  attributes: [
    { attribute_id: 'attributes/has_takeout', value_type: attributeValueTypes.bool, values: [true] },
    { attribute_id, value_type: attributeValueTypes.url, values: [link] },
  ],
});

async function start() {
  const api = await startTestApi();
  const companyId = await api.make.company();
  const as = await api.make.member(companyId, { type: memberTypes.owner });
  return { ...api, companyId, as, params: { id: companyId } };
}

test('MON-07 profiles are audited by what listings say of them, and no network is asked', async () => {
  const { ok, make, companyId, as, params, script } = await start();
  const first = await make.location(companyId, declares('attributes/url_facebook', page));
  await make.location(companyId, declares('url_facebook', page));
  const wrong = await make.location(companyId, declares('url_facebook', 'https://www.facebook.com/'));
  const without = await make.location(companyId);
  await make.location(companyId, { openStatus: 'CLOSED_PERMANENTLY' });
  const { score, band, audits } = await ok(getSocialAudits, { as, params });
  expect(audits).toMatchObject([
    {
      network: 'url_facebook',
      name: 'Facebook',
      basis: 'declared',
      links: [
        { url: page, locations: 2 },
        { url: 'https://www.facebook.com/', locations: 1 },
      ],
    },
  ]);
  const failing = Object.fromEntries(audits[0]?.checks.map((check) => [check.check, check.failing]) ?? []);
  expect(failing).toMatchObject({
    present: [without],
    well_formed: [],
    leads_to_profile: [wrong],
    same_everywhere: [wrong],
    cover: [],
  });
  expect([score, band]).toEqual([audits[0]?.score, 'good']);
  const { calls } = await script<{ calls: object[] }>('GET', '/journal?limit=100');
  expect(calls).toEqual([]);

  const manager = await make.member(companyId, {
    permissions: ['view_facilities_data'],
    locations: [first],
  });
  const seen = await ok(getSocialAudits, { as: manager, params });
  expect(seen).toMatchObject({ score: 100, audits: [{ links: [{ url: page, locations: 1 }] }] });
});

test('MON-07 without a profile there is no score, and of another company nothing', async () => {
  const { ok, request, make, companyId, as, params } = await start();
  await make.location(companyId);
  expect(await ok(getSocialAudits, { as, params })).toEqual({ score: null, band: null, audits: [] });
  const id = await make.company();
  expect((await request(getSocialAudits, { as, params: { id } })).problem?.code).toBe('not_found');
});
