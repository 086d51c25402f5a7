import { expect, test } from 'vitest';
import { createWebsite } from '@pinfold/contract/features/company/websites.endpoints';
import { listKeywords } from '@pinfold/contract/features/company/keywords.endpoints';
import { createNote } from '@pinfold/contract/features/reviews/notes.endpoints';
import { startTestApi } from '../testing/clients/start-test-api.ts';

test('ERR-01 a text that no database can keep is the fault of whoever sends it, not of ours', async () => {
  const { make, request } = await startTestApi();
  const companyId = await make.company();
  const as = await make.member(companyId);
  const id = await make.review(companyId, await make.location(companyId));
  const answers = [
    await request(createWebsite, { as, body: { url: 'https://lipa.pl', name: 'Li\0pa' } }),
    await request(createNote, { as, params: { id }, body: { text: '\0' } }),
    await request(listKeywords, { as, query: { q: 'ka\0wa' } }),
    await request(createNote, { as, params: { id }, body: { text: 'pół \uD83D' } }),
  ];
  expect(answers.map(({ problem }) => [problem?.code, problem?.errors])).toEqual([
    ['invalid_request', [{ path: 'body.name', message: 'holds the character NUL' }]],
    ['invalid_request', [{ path: 'body.text', message: 'holds the character NUL' }]],
    ['invalid_request', [{ path: 'query.q', message: 'holds the character NUL' }]],
    ['invalid_request', [{ path: 'body.text', message: 'holds half of a character (a lone surrogate)' }]],
  ]);
});
