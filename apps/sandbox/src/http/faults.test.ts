import { expect, test } from 'vitest';
import { directSandbox } from '../testing/direct-sandbox.ts';
import { serveSandbox } from '../testing/serve-sandbox.ts';

const reply = '/v4/accounts/1/locations/rynek/reviews/r1/reply';

test('a fault hits the next calls to its path, as often as ordered (BEY-02)', async () => {
  const directed = await directSandbox();
  await directed.script('POST', '/faults', { path: '/v4/*/reply', method: 'PUT', times: 2, status: 503 });
  expect((await directed.google('GET', '/v4/accounts/1/locations/rynek/reviews/r1')).status).toBe(200);
  const failed = await directed.google('PUT', reply, { comment: 'Hej' });
  expect(failed.status).toBe(503);
  expect(failed.body.error?.status).toBe('UNAVAILABLE');
  expect((await directed.google('PUT', reply, { comment: 'Hej' })).status).toBe(503);
  expect((await directed.google('PUT', reply, { comment: 'Hej' })).status).toBe(200);
  expect((await directed.script('GET', '/faults')).body.faults).toEqual([]);
});

test('a write can be kept while its answer is lost, and the count of writes tells', async () => {
  const directed = await directSandbox();
  await directed.script('POST', '/faults', { path: '/v4/*/reply', apply: true, status: 502 });
  expect((await directed.google('PUT', reply, { comment: 'Hej' })).status).toBe(502);
  const { body } = await directed.script('GET', '/replies?account=1');
  expect(body.replies).toEqual([expect.objectContaining({ location: 'rynek', review: 'r1', writes: 1 })]);
});

test('a cut connection reaches a real caller as a broken one', async () => {
  const directed = await directSandbox();
  const google = await serveSandbox(directed.sandbox);
  await directed.script('POST', '/faults', { path: '/v4/*/reply', apply: true, outcome: 'cut' });
  const token = await directed.accessToken();
  const call = async () => {
    const response = await fetch(google + reply, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ comment: 'Hej' }),
    });
    return response.json();
  };
  await expect(call()).rejects.toThrow();
  expect(await call()).toMatchObject({ comment: 'Hej' });
});

test('a call that hangs ends with the patience of its caller', async () => {
  const directed = await directSandbox();
  const google = await serveSandbox(directed.sandbox);
  await directed.script('POST', '/faults', { path: '/v1/*', outcome: 'hang' });
  const patience = new AbortController();
  const call = fetch(`${google}/v1/accounts`, { signal: patience.signal });
  const lastCall = async () => [...((await directed.script('GET', '/journal')).body.calls ?? [])].at(-1);
  await expect.poll(lastCall).toMatchObject({ path: '/v1/accounts', status: null });
  patience.abort();
  await expect(call).rejects.toThrow(/abort/i);
});

test('an answer can be slow or malformed', async () => {
  const directed = await directSandbox();
  await directed.script('POST', '/faults', { path: '/v1/accounts', outcome: 'malformed' });
  const broken = await directed.google('GET', '/v1/accounts');
  expect(broken.status).toBe(200);
  expect(() => JSON.parse(broken.text) as unknown).toThrow();
  await directed.script('POST', '/faults', { path: '/v1/accounts', outcome: 'pass', latency_ms: 5 });
  expect((await directed.google('GET', '/v1/accounts')).status).toBe(200);
});

test('a call that is late is let through when the faults are taken back', async () => {
  const directed = await directSandbox();
  const late = { path: '/v1/accounts', outcome: 'pass', latency_ms: 600_000, times: 2 };
  await directed.script('POST', '/faults', late);
  const call = directed.google('GET', '/v1/accounts');
  const left = async () => (await directed.script('GET', '/faults')).body.faults?.[0];
  await expect.poll(left).toMatchObject({ left: 1 });
  await directed.script('DELETE', '/faults');
  expect((await call).status).toBe(200);
});

test('faults can be taken back', async () => {
  const directed = await directSandbox();
  await directed.script('POST', '/faults', { path: '/v1/*', times: 100 });
  await directed.script('DELETE', '/faults');
  expect((await directed.google('GET', '/v1/accounts')).status).toBe(200);
});

test('a fault can hit a share of the calls, and the same ones each time (BEY-02)', async () => {
  const statuses = async () => {
    const directed = await directSandbox();
    await directed.script('PUT', '/quotas', { requests_per_minute: null });
    await directed.script('POST', '/faults', { path: '/v1/accounts', times: 1000, share: 0.2 });
    const answers = [];
    for (let call = 0; call < 100; call += 1)
      answers.push((await directed.google('GET', '/v1/accounts')).status);
    return answers;
  };
  const hit = await statuses();
  expect(hit.filter((status) => status === 503).length).toSatisfy((count: number) => count > 8 && count < 35);
  expect(await statuses()).toEqual(hit);
});
