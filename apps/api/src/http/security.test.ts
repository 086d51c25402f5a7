import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { isForUsers, type MemberAccess } from '@pinfold/contract/access/access';
import { permissions } from '@pinfold/contract/access/permissions';
import { planCapabilities } from '@pinfold/contract/access/plan';
import type { Endpoint } from '@pinfold/contract/endpoint';
import { endpoints } from '@pinfold/contract/endpoints';
import type { ProblemCode } from '@pinfold/contract/problem-codes';
import { hashToken } from '../secrets/token.ts';
import { expectUnchangedRefusal } from '../testing/oracles/expect-unchanged-refusal.ts';
import { callEndpoint, type RawRequest } from '../testing/clients/request.ts';
import { rolledBack } from '../testing/databases/rolled-back.ts';
import { operatorToken } from '../testing/samples/billing-account-samples.ts';
import { malformedRequests, sampleRequest, type SampleRows } from '../testing/samples/sample-requests.ts';
import { openTwoCompanies, type TwoCompanies } from '../testing/worlds/two-companies.ts';

type Member = Awaited<ReturnType<TwoCompanies['api']['make']['member']>>;

let world: TwoCompanies;
beforeAll(async () => {
  world = await openTwoCompanies();
});
afterAll(() => world.api.close());

const guarded = endpoints.filter(({ access }) => access.for !== 'anyone');
const ofCompany = endpoints.filter(({ access }) => access.for === undefined || access.for === 'member');
const accessOf = ({ access }: Endpoint) => access as MemberAccess;
const rows = (): SampleRows => world.rows;

const expectRefusal = (endpoint: Endpoint, asked: RawRequest | readonly RawRequest[], code: ProblemCode) =>
  expectUnchangedRefusal(world.api, endpoint, asked, code);

/** Without the key that it takes, where it takes one. */
const sampleOf = (endpoint: Endpoint) => {
  const { headers, ...sample } = sampleRequest(endpoint, rows());
  return !isForUsers(endpoint.access) || headers === undefined ? sample : { ...sample, headers };
};

/** Some have the format of another kind: each kind of token is looked up in its own table alone. */
const wrongTokens = [
  'x',
  'wrong',
  "' or 1=1 --",
  'pfe_',
  'pfv_',
  'pfk_',
  'pfe_pfv_wrong',
  `pfe_${'x'.repeat(43)}`,
];

const wrongCompanies = ['999999', '0', '-1', 'abc', '1 or 1=1', '9'.repeat(30)];

/**
 * All endpoints share one gate: each is tested with one wrong value, all of them together with every value many times.
 */
const ownOf = (values: readonly string[], endpoint: Endpoint): string =>
  values[endpoints.indexOf(endpoint) % values.length] ?? '';

const callers = new Map<string, Promise<Member>>();

/** Each kind of caller is made once: the whole database is read again after every change of a row. */
function once(name: string, make: () => Promise<Member>): Promise<Member> {
  const made = callers.get(name) ?? make();
  callers.set(name, made);
  return made;
}

async function ownerOf(company: Parameters<typeof world.api.make.company>[0]): Promise<Member> {
  const companyId = await world.api.make.company(company);
  return world.api.make.member(companyId, { type: memberTypes.owner });
}

const withTokens = (endpoint: Endpoint, tokens: readonly string[]): RawRequest[] =>
  tokens.map((token) => ({ ...sampleOf(endpoint), as: { token, companyId: world.companyId } }));

describe.each(guarded)('BAS-01 COM-02 $method $path is closed', (endpoint) => {
  test('to a caller without a token', async () => {
    const sample = sampleOf(endpoint);
    const as = { companyId: world.companyId };
    await expectRefusal(endpoint, [sample, { ...sample, as }], 'unauthenticated');
  });

  test('to a wrong token, and to the hash of a right one', async () => {
    const tokens = [ownOf(wrongTokens, endpoint), world.hashOfOwnerToken, `${world.owner.token}x`];
    await expectRefusal(endpoint, withTokens(endpoint, tokens), 'unauthenticated');
  });

  test('to a token under another scheme', async () => {
    const schemes = [
      `Bearer ${world.owner.token}`,
      `Api-Key ${world.owner.token}`,
      `Token ${world.rows.apiKey}`,
    ];
    const asked = schemes.map((Authorization) => ({ ...sampleOf(endpoint), headers: { Authorization } }));
    await expectRefusal(endpoint, asked, 'unauthenticated');
  });

  test('to a token that has expired', async () => {
    await expectRefusal(endpoint, withTokens(endpoint, world.expiredTokens), 'unauthenticated');
  });
});

describe.each(endpoints.filter(({ access }) => access.for === 'api_key'))(
  'BEY-01 $method $path is closed',
  (endpoint) => {
    test('to whatever is not a key that somebody on the team has made', async () => {
      const keys = [...wrongTokens, world.owner.token, ...world.expiredTokens, hashToken(world.rows.apiKey)];
      const asked = [...keys, `${world.rows.apiKey}x`, `pfk_${'x'.repeat(43)}`].map((key) => ({
        ...sampleOf(endpoint),
        headers: { Authorization: `Api-Key ${key}` },
      }));
      await expectRefusal(endpoint, asked, 'unauthenticated');
    });
  },
);

describe.each(endpoints.filter(({ access }) => access.for === 'operator'))(
  'PAY-04 $method $path is closed',
  (endpoint) => {
    test('to whatever is not the token of the installation', async () => {
      const tokens = [...wrongTokens, world.owner.token, world.rows.apiKey, hashToken(operatorToken)];
      const asked = [...tokens, `${operatorToken}x`].map((token) => ({
        ...sampleOf(endpoint),
        headers: { Authorization: `Operator ${token}` },
      }));
      await expectRefusal(endpoint, asked, 'unauthenticated');
    });
  },
);

describe.each(ofCompany)('BAS-01 COM-02 $method $path is closed', (endpoint) => {
  test('to a caller who names no company', async () => {
    const as = { token: world.owner.token };
    await expectRefusal(endpoint, { ...sampleOf(endpoint), as }, 'company_required');
  });

  test("to another company's member, who cannot even tell whether the company exists", async () => {
    const { token } = world.stranger;
    const companies = [world.companyId, ownOf(wrongCompanies, endpoint)];
    const asked = companies.map((companyId) => ({ ...sampleOf(endpoint), as: { token, companyId } }));
    await expectRefusal(endpoint, asked, 'not_a_member');
  });

  test('to a member who holds every permission but the one it asks for', async () => {
    const { permission } = accessOf(endpoint);
    if (!permission) return;
    const held = permissions.filter((one) => one !== permission);
    const as = await once(`without ${permission}`, () =>
      world.api.make.member(world.companyId, { permissions: held }),
    );
    await expectRefusal(endpoint, { ...sampleOf(endpoint), as }, 'permission_denied');
  });

  test('to a manager who holds every permission, where it is for owners and admins', async () => {
    if (accessOf(endpoint).fullAccess !== true) return;
    const as = await once('manager', () => world.api.make.member(world.companyId, { permissions }));
    await expectRefusal(endpoint, { ...sampleOf(endpoint), as }, 'permission_denied');
  });

  test('to the owner of a company whose module is disabled', async () => {
    const { module, orModule } = accessOf(endpoint);
    if (!module) return;
    const disabledModules = orModule ? [module, orModule] : [module];
    const as = await once(`without ${disabledModules.join()}`, () => ownerOf({ disabledModules }));
    await expectRefusal(endpoint, { ...sampleOf(endpoint), as }, 'module_disabled');
  });

  test('to the owner of a company whose plan lacks the capability', async () => {
    const { plan } = accessOf(endpoint);
    if (!plan) return;
    const held = planCapabilities.filter((one) => one !== plan);
    const as = await once(`without ${plan}`, () => ownerOf({ planCapabilities: held }));
    await expectRefusal(endpoint, { ...sampleOf(endpoint), as }, 'plan_does_not_allow');
  });
});

describe.each(guarded.filter(({ access }) => 'demo' in access && access.demo === 'blocked'))(
  'BAS-01 $method $path is closed',
  (endpoint) => {
    test('to the demo account, even as an owner', async () => {
      const isForManagers = accessOf(endpoint).fullAccess !== true;
      for (const type of [memberTypes.owner, ...(isForManagers ? [memberTypes.manager] : [])]) {
        const as = await once(`demo ${type}`, () =>
          world.api.make.member(world.companyId, { type, isDemo: true }),
        );
        await expectRefusal(endpoint, { ...sampleOf(endpoint), as }, 'demo_read_only');
      }
    });
  },
);

describe.each(guarded.filter(({ access }) => 'freshLogin' in access && access.freshLogin === true))(
  'BEY-22 $method $path is closed',
  (endpoint) => {
    test('to a session whose holder has not proved for long who they are', async () => {
      const { userId, companyId } = world.owner;
      const as = await once('stale', async () => {
        return { userId, companyId, token: await world.api.make.token(userId, 1, 60) };
      });
      await expectRefusal(endpoint, { ...sampleOf(endpoint), as }, 'fresh_login_required');
    });
  },
);

describe.each(ofCompany)('BEY-22 $method $path is closed', (endpoint) => {
  test('to a member without the second factor that the company asks for', async () => {
    const as = await once('without factor', () => ownerOf({ secondFactorRequired: true }));
    await expectRefusal(endpoint, { ...sampleOf(endpoint), as }, 'second_factor_missing');
  });
});

describe.each(endpoints)('BAS-01 $method $path', (endpoint) => {
  test('refuses what is malformed and changes nothing', async () => {
    const asked = malformedRequests(endpoint, rows()).map((malformed) => ({ ...malformed, as: world.owner }));
    await expectRefusal(endpoint, asked, 'invalid_request');
  });

  test('tells a stranger nothing about fields', async () => {
    if (endpoint.access.for === 'anyone') return;
    for (const malformed of malformedRequests(endpoint, rows()).slice(0, 3)) {
      const answer = await world.api.requestRaw(endpoint, { ...malformed, headers: {} });
      expect(answer.problem).toMatchObject({ code: 'unauthenticated' });
      expect(answer.problem).not.toHaveProperty('errors');
    }
  });
});

// After all refusals: what is rolled back has taken a number too, so that the whole database would be read again.
describe.each(endpoints)('BAS-01 $method $path', (endpoint) => {
  test('answers its member what the contract says', async () => {
    const asked = { ...sampleRequest(endpoint, rows()), as: world.owner };
    const answer = await rolledBack(world.api, (app) => callEndpoint(app, endpoint, asked));
    expect(answer.problem?.code).toBe(endpoint.ended);
  });
});
