import { expect } from 'vitest';
import type { Endpoint } from '@pinfold/contract/endpoint';
import { languages } from '@pinfold/contract/languages';
import { problemStatus, type ProblemCode } from '@pinfold/contract/problem-codes';
import { problemText } from '../http/problem-texts/texts.ts';
import { digestOf } from './digest.ts';
import type { RawAsked } from './request.ts';
import type { TestApi } from './start-test-api.ts';

/** The call is refused with this problem, in each language, and not a row of the database is different. */
export async function expectUnchangedRefusal(
  api: TestApi,
  endpoint: Endpoint,
  asked: RawAsked,
  code: ProblemCode,
): Promise<void> {
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
