import { memberTypes } from '@pinfold/contract/access/member-types';
import { endpoints } from '@pinfold/contract/endpoints';
import { jsonShape, type JsonShape } from '@pinfold/contract/json-shape';
import { Problem } from '@pinfold/contract/problem';
import { describe, expect, it } from 'vitest';
import { createTestClient } from './create-test-client.ts';
import recordedAnswers from './recorded-answers.json' with { type: 'json' };
import { testOperations, type TestOperationId } from './test-operations.ts';

// Written by the API's own test, http/recorded-answers.test.ts.
const recorded: Partial<Record<string, JsonShape>> = recordedAnswers;
const link = { uid: 'u1', token: 't1' };
const connection = {
  team_name: 'lipa',
  entity_id: 'https://id.lipa.example/metadata',
  sso_url: 'https://id.lipa.example/sso',
  certificate: '-----BEGIN CERTIFICATE-----',
  auto_create: true,
  group_mapping: [],
};
const bodies: Partial<Record<TestOperationId, unknown>> = {
  login: { email: 'anna@lipa.example', password: 'x' },
  register: {
    email: 'jan@lipa.example',
    name: 'Jan',
    password: 'long enough',
    terms_accepted: true,
    access: 'test-access',
  },
  confirmRegistration: link,
  requestPasswordReset: { email: 'anna@lipa.example' },
  confirmPasswordReset: { ...link, new_password: 'long enough' },
  changePassword: { current_password: 'test-password', new_password: 'long enough' },
  updateUser: { language: 'en' },
  changeConsent: { kind: 'product_news', is_given: true },
  getInvitation: link,
  acceptInvitation: { ...link, name: 'Jan', password: 'long enough', terms_accepted: true },
  startSocialLogin: { provider: 'test' },
  startSso: { team_name: 'kawiarnia-lipa' },
  updateCompany: { timezone: 'Europe/Madrid' },
  replaceCompany: { ...createTestClient().server.data.profile, city: 'Wieliczka' },
  createCompany: { name: 'Palarnia Lipa' },
  createWebsite: { url: 'https://palarnialipa.pl', name: '' },
  createWebsiteKeywords: { keywords: ['palarnia kraków'], search_location: 1 },
  createKeywords: { keywords: ['palarnia kawy'], scope: 'company' },
  createSearchLocation: { place_id: 'poznan' },
  rejectSuggestedLocation: { suggestion: 'Gdańsk|pomorskie|PL' },
  updateSsoConnection: connection,
  createGroup: { name: 'Nad rzeką', facilities_ids: [2] },
  updateGroup: { name: 'Ogródki', add_facilities_ids: [2] },
  importGroup: { store_codes: ['LIP-WAW-01', 'NIE-MA'] },
  inviteMembers: { type: 3, permission_type: 'all', permissions: {}, emails: ['jan@lipa.example'] },
  updateMember: { type: 3, permission_type: 'selected', facilities_ids: [2], permissions: {} },
  resendInvitation: { user: 6 },
  createEmbedToken: { permissions: ['view_reviews'], all_facilities_access: true },
  createApiKey: { name: 'Portal', permissions: ['view_reviews'] },
  searchReviews: {},
  bulkReply: { ids: [1, 3, 6, 999_999], reply_comment: 'Dziękujemy!' },
  replyToReview: { reply_comment: 'Dziękujemy!' },
  createNote: { text: 'Zadzwonić' },
  updateNote: { text: 'Zadzwonić jutro' },
};

const queries: Partial<Record<TestOperationId, string>> = {
  lookUpCompany: '?tax_number=6762462340',
  autocompletePlaces: '?q=po',
  listGroupLocations: '?ids=1,2',
};

describe('createTestClient', () => {
  it('SDK-02 knows every call of the contract with its path and its access', () => {
    const known = Object.entries(testOperations).map(([id, operation]) => ({ id, ...operation }));
    const declared = endpoints.map(({ id, method, path, access }) => ({
      id,
      method: method.toUpperCase(),
      path,
      access,
    }));
    expect(known.toSorted(byId)).toEqual(declared.toSorted(byId));
  });

  it.each(Object.keys(testOperations).filter((id) => id !== 'streamEvents') as TestOperationId[])(
    'SDK-02 %s answers what the contract declares',
    async (id) => {
      const { client, path } = await prepared(id);
      const endpoint = endpoints.find((one) => one.id === id);
      const response = await rawCall(client, id, path);
      expect(response.status).toBe(endpoint?.status ?? (endpoint?.response ? 200 : 204));
      if (!endpoint?.response) return;
      const body: unknown = await response.json();
      expect(endpoint.response.parse(body), 'fields beyond the contract').toEqual(body);
    },
  );

  it.each(Object.keys(recorded).filter(isTestOperation))(
    'SDK-11 %s answers with what the real API answered when it was recorded',
    async (id) => {
      const { client, path } = await prepared(id);
      const response = await rawCall(client, id, path);
      expect(misfits(recorded[id] ?? {}, jsonShape(await response.json()))).toEqual([]);
    },
  );

  it('a failure that was asked for is a problem document of the contract', async () => {
    const client = createTestClient({ failures: { getReview: 'not_found' } });
    const error = await client.api
      .GET('/reviews/{id}/', { params: { path: { id: 1 } } })
      .catch((cause) => cause);
    expect(error).toMatchObject({ kind: 'http', status: 404, code: 'not_found' });
    expect(Problem.shape.code.parse(error.code)).toBe('not_found');
  });

  it('SDK-07 refuses what the permissions of the test company forbid', async () => {
    const client = createTestClient({ data: { permissions: ['view_reviews'] } });
    await client.api.GET('/reviews/stats/');
    const call = { params: { path: { id: 1 } }, body: { reply_comment: 'x' } };
    await expect(client.api.POST('/reviews/{id}/reply/', call)).rejects.toMatchObject({
      code: 'permission_denied',
    });
  });

  it('holds ten thousand reviews and gives all their ids at once', async () => {
    const client = createTestClient({ data: { reviewCount: 10_000 } });
    const query = { only_ids: 'true' } as const;
    const { data } = await client.api.POST('/reviews/search/', { body: {}, params: { query } });
    expect(data?.ids?.length).toBe(data?.count);
    expect(data?.count).toBeGreaterThan(1000);
  });
});

function isTestOperation(id: string): id is TestOperationId {
  // In memory, locations have their basic fields alone.
  return id in testOperations && id !== 'listLocations';
}

/** Where an answer differs in kind from the recorded one; below what is null or empty in either, nothing is known. */
function misfits(real: JsonShape, made: JsonShape): string[] {
  const hasBelow = (shape: JsonShape, path: string) =>
    Object.keys(shape).some((one) => one.startsWith(`${path}.`) || one.startsWith(`${path}[]`));
  const paths = [...new Set([...Object.keys(real), ...Object.keys(made)])];
  return paths.flatMap((path) => {
    const [theirs, ours] = [real[path], made[path]];
    if (theirs && ours) {
      const types = theirs.split(' | ');
      const agree =
        `${theirs} ${ours}`.includes('null') || ours.split(' | ').some((type) => types.includes(type));
      return agree ? [] : [`${path} is ${ours}, really ${theirs}`];
    }
    const parent = path.replace(/(\[\]|\.?[^.[\]]+)$/, '');
    const other = theirs ? made : real;
    return parent in other && hasBelow(other, parent)
      ? [`${path} is only ${theirs ? 'real' : 'made up'}`]
      : [];
  });
}

function byId(a: { id: string }, b: { id: string }) {
  return a.id < b.id ? -1 : 1;
}

/** A client in whose world the call succeeds, and the path that it takes. */
async function prepared(id: TestOperationId) {
  const client = createTestClient({ data: { memberType: memberTypes.owner } });
  const pathId =
    id === 'deleteReply' || id === 'deleteGroup' ? 3 : id === 'updateNote' || id === 'deleteNote' ? 5 : 1;
  if (id === 'listBulkReplies' || id === 'listBulkReplyProblems') {
    await rawCall(client, 'bulkReply', testOperations.bulkReply.path);
    client.server.decide(1, { rejected: 'repetitive' });
  }
  // Nobody sees anything through a group that was just made.
  if (id === 'deleteGroup') await rawCall(client, 'createGroup', testOperations.createGroup.path);
  if (id === 'deleteSsoConnection')
    await rawCall(client, 'updateSsoConnection', testOperations.updateSsoConnection.path);
  const path = testOperations[id].path
    .replace('{id}', String(pathId))
    .replace('{keyword_id}', '1')
    .replace('{user_id}', '4');
  return { client, path: `${path}${queries[id] ?? ''}` };
}

function rawCall(client: ReturnType<typeof createTestClient>, id: TestOperationId, path: string) {
  const body = bodies[id];
  return client.open(path, {
    signal: new AbortController().signal,
    method: testOperations[id].method,
    headers: { 'X-CSRFToken': 'test' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
