import { expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import { modules } from './access/modules.ts';
import { permissions } from './access/permissions.ts';
import { planCapabilities } from './access/plan-capabilities.ts';
import { problemCodes, problemStatus } from './problem-codes.ts';

test.each(endpoints)('BAS-01 $method $path is declared whole', (endpoint) => {
  const { access, body, method, params, path, problems = [] } = endpoint;
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(Object.keys(params?.shape ?? {})).toEqual(named);
  if (method === 'get') expect(body).toBeUndefined();
  expect(problemCodes).toEqual(expect.arrayContaining([...problems]));
  if (access.for === undefined || access.for === 'member') {
    if (access.module) expect(modules).toContain(access.module);
    if (access.permission) expect(permissions).toContain(access.permission);
    if (access.plan) expect(planCapabilities).toContain(access.plan);
  }
});

test('COM-02 every write is closed to the demo, except login, logout and posts that only read', () => {
  const open = endpoints.filter(
    ({ access, method }) => method !== 'get' && ('demo' in access ? access.demo !== 'blocked' : true),
  );
  expect(open.map(({ id }) => id).toSorted()).toEqual([
    'analysePhrases',
    'analyseReviews',
    'analyseReviewsBy',
    // Asked for by a company's server, whose key is no demo account's.
    'comparePositions',
    'createEmbedToken',
    'exportLocations',
    'exportReviews',
    'getCompetition',
    'getInvitation',
    'getMixedValues',
    'getRankMap',
    'getRankOverview',
    'listAttributes',
    'listLocationPositions',
    'listMoreHoursTypes',
    'login',
    'logout',
    'previewBulkEdit',
    'previewTemplateBulkReply',
    'rehearseProtection',
    'searchPositions',
    'searchReviews',
    'startSocialLogin',
    'startSso',
    'tryPhrases',
  ]);
});

test('ERR-01 every problem is a client or a server error', () => {
  for (const status of Object.values(problemStatus)) expect(status).toBeGreaterThanOrEqual(400);
});
