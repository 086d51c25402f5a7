import { expect, test } from 'vitest';
import { directSandbox } from '../testing/direct-sandbox.ts';

const rynek = '/v4/accounts/1/locations/rynek/reviews';

test('the eleventh edit of a profile within a minute is refused, and the next minute is free (BEY-02)', async () => {
  const directed = await directSandbox();
  for (let index = 0; index < 10; index += 1) {
    expect(
      (await directed.google('PUT', `${rynek}/r${index}/reply`, { comment: `Hej ${index}` })).status,
    ).toBe(200);
  }
  const refused = await directed.google('PUT', `${rynek}/r10/reply`, { comment: 'Hej' });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('60');
  expect(refused.body.error).toMatchObject({ code: 429, status: 'RESOURCE_EXHAUSTED' });
  const details = [...(refused.body.error?.details ?? [])];
  expect(details.map((detail) => detail['@type'])).toEqual([
    'type.googleapis.com/google.rpc.ErrorInfo',
    'type.googleapis.com/google.rpc.QuotaFailure',
    'type.googleapis.com/google.rpc.RetryInfo',
  ]);
  expect(details[2]?.retryDelay).toBe('60s');
  expect(
    (await directed.google('PUT', '/v4/accounts/1/locations/dworzec/reviews/r1000/reply', { comment: 'Hej' }))
      .status,
  ).toBe(200);
  await directed.advance(60);
  expect((await directed.google('PUT', `${rynek}/r10/reply`, { comment: 'Hej' })).status).toBe(200);
});

test('each API has its own 300 requests a minute, and the script can change them', async () => {
  const directed = await directSandbox();
  for (let index = 0; index < 300; index += 1) await directed.google('GET', `${rynek}/r1`);
  expect((await directed.google('GET', `${rynek}/r1`)).status).toBe(429);
  expect((await directed.google('GET', '/v1/accounts')).status).toBe(200);
  await directed.script('PUT', '/quotas', { requests_per_minute: null });
  expect((await directed.google('GET', `${rynek}/r1`)).status).toBe(200);
  await directed.script('PUT', '/quotas', { requests_per_minute: 1 });
  expect((await directed.script('GET', '/quotas')).body).toEqual({
    requests_per_minute: 1,
    edits_per_minute: 10,
    search_calls_per_minute: 2000,
    play_reads_per_hour: 200,
    play_replies_per_day: 2000,
    app_store_calls_per_hour: 3500,
  });
});
