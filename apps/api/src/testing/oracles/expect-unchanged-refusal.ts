import { expect } from 'vitest';
import type { Endpoint } from '@pinfold/contract/endpoint';
import { endpoints } from '@pinfold/contract/endpoints';
import { type Language, languages } from '@pinfold/contract/languages';
import { type ProblemCode, problemStatus } from '@pinfold/contract/problem-codes';
import { problemText } from '../../http/answer-problem.ts';
import type { RawRequest } from '../clients/request.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import { databaseFingerprint } from './database-fingerprint.ts';

/**
 * Expects each of these calls to be refused with this problem, in a language that depends on the endpoint, and no row
 * of the database to change.
 */
export async function expectUnchangedRefusal(
  api: TestApi,
  endpoint: Endpoint,
  asked: RawRequest | readonly RawRequest[],
  code: ProblemCode,
): Promise<void> {
  const calls = Array.isArray(asked) ? (asked as readonly RawRequest[]) : [asked as RawRequest];
  const language = languages[endpoints.indexOf(endpoint) % languages.length] ?? 'pl';
  const before = await databaseFingerprint(api.services.database.queries);
  for (const call of calls) await expectRefusal(api, endpoint, call, code, language);
  expect(await databaseFingerprint(api.services.database.queries)).toBe(before);
}

async function expectRefusal(
  api: TestApi,
  endpoint: Endpoint,
  asked: RawRequest,
  code: ProblemCode,
  language: Language,
): Promise<void> {
  const headers = { 'Accept-Language': language, ...asked.headers };
  const answer = await api.requestRaw(endpoint, { ...asked, headers });
  expect(answer.problem, `${endpoint.id} as ${JSON.stringify(asked)}`).toMatchObject({
    code,
    status: problemStatus[code],
    detail: problemText(code, language),
  });
}
