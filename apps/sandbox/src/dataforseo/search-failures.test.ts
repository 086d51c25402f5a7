import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { callDataForSeo, codes, firstTask, get, mapSearch } from '../testing/call-data-for-seo.ts';
import { directSandbox, type Wire } from '../testing/direct-sandbox.ts';

test('calls are counted by the minute, the list of completed tasks apart', async () => {
  const directed = await directSandbox();
  const list = async () => (await callDataForSeo(directed, '/maps/tasks_ready')).body.status_code;
  for (let call = 0; call < 20; call += 1) expect(await list()).toBe(20000);
  expect(await list()).toBe(40202);
  await directed.script('PUT', '/quotas', { search_calls_per_minute: 22 });
  const live = async () =>
    (await callDataForSeo(directed, '/maps/live/advanced', [mapSearch()])).body.status_code;
  expect([await live(), await live()]).toEqual([20000, 40202]);
  await directed.advance(60);
  expect([await live(), await list()]).toEqual([20000, 20000]);
});

test('an account without money is told so, and what it can still pay is paid', async () => {
  const directed = await directSandbox();
  await directed.script('PUT', '/searches', { credit: 0.001 });
  const post = () => callDataForSeo(directed, '/maps/task_post', [mapSearch(), mapSearch()]);
  expect((await post()).status).toBe(200);
  const refused = await post();
  expect([refused.status, refused.body.status_code]).toEqual([402, 40200]);
  expect((await callDataForSeo(directed, '/maps/tasks_ready')).status).toBe(200);
  await directed.script('PUT', '/searches', { credit: null });
  expect((await post()).status).toBe(200);
});

test('the same task is taken as often in an hour as the account allows, whatever its tag', async () => {
  const directed = await directSandbox();
  await directed.script('PUT', '/searches', { duplicates_per_hour: 2 });
  const post = async (...tags: string[]) =>
    codes(
      (
        await callDataForSeo(
          directed,
          '/maps/task_post',
          tags.map((tag) => mapSearch({ tag })),
        )
      ).body,
    );
  expect(await post('a', 'b', 'c')).toEqual([20100, 20100, 40205]);
  await directed.advance(3600);
  expect(await post('c')).toEqual([20100]);
});

test('a share of the tasks fails, another is lost, and the same ones each time', async () => {
  const fates = async () => {
    const directed = await directSandbox();
    await directed.script('PUT', '/searches', { seconds: 0, failing_share: 0.2, lost_share: 0.2 });
    const { body } = await callDataForSeo(
      directed,
      '/maps/task_post',
      Array.from({ length: 100 }, () => mapSearch()),
    );
    const found: unknown[] = [];
    for (const { id } of body.tasks as Wire)
      found.push(...codes((await callDataForSeo(directed, get(id))).body));
    return found;
  };
  const met = await fates();
  expect(await fates()).toEqual(met);
  for (const code of [40101, 40401]) {
    const count = met.filter((one) => one === code).length;
    expect(count).toBeGreaterThan(8);
    expect(count).toBeLessThan(35);
  }
  expect(new Set(met)).toEqual(new Set([20000, 40101, 40401]));
});

test.each([
  [{ status: 429 }, 200, 40202],
  [{ status: 503 }, 200, 50301],
  [{ status: 500 }, 500, 50000],
  [{ status: 402 }, 402, 40200],
  [{ status: 502 }, 502, undefined],
  [{ status: 503, reason: '40103' }, 200, 40103],
])('DataForSEO fails as the script ordered: %j', async (fault, status, code) => {
  const directed = await directSandbox();
  await directed.script('POST', '/faults', { path: '/dataforseo/v3/serp/google/maps/*', ...fault });
  const failed = await callDataForSeo(directed, '/maps/task_post', [mapSearch()]);
  expect([failed.status, failed.body.status_code]).toEqual([status, code]);
  expect((await callDataForSeo(directed, '/maps/task_post', [mapSearch()])).body.status_code).toBe(20000);
  const { calls } = (await directed.script('GET', '/journal')).body;
  expect(calls?.[0]).toMatchObject({
    method: 'POST',
    path: '/dataforseo/v3/serp/google/maps/task_post',
    status,
  });
});

test('a task that was taken while its answer was lost is found by its tag, and a restart keeps the queue', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const before = await directSandbox({ folder });
  await before.script('POST', '/faults', { path: '/dataforseo/*', apply: true, status: 502 });
  const lost = await callDataForSeo(before, '/maps/task_post', [
    mapSearch({ tag: 'a' }),
    mapSearch({ tag: 'b' }),
  ]);
  expect(lost.status).toBe(502);
  const kept = await callDataForSeo(before, '/maps/task_post', [mapSearch({ tag: 'c' })]);
  await before.advance(5);
  await callDataForSeo(before, get(firstTask(kept.body).id));
  await before.sandbox.close();

  const after = await directSandbox({ folder });
  const ready = firstTask((await callDataForSeo(after, '/maps/tasks_ready')).body).result as Wire;
  expect(ready.map(({ tag }) => String(tag))).toEqual(['a', 'b']);
  const again = await callDataForSeo(after, '/maps/task_post', [mapSearch()]);
  const ids = [...ready.map(({ id }) => String(id)), firstTask(kept.body).id, firstTask(again.body).id];
  expect(new Set(ids).size).toBe(4);
  await after.script('POST', '/reset');
  expect((await after.script('GET', '/searches')).body).toMatchObject({ tasks: 0, not_fetched: 0 });
});
