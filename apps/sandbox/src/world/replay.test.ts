import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { directSandbox } from '../testing/direct-sandbox.ts';
import type { Directed } from '../testing/direct-sandbox.ts';
import { callDataForSeo, mapSearch } from '../testing/call-data-for-seo.ts';

const square = { latitude: 50.0617, longitude: 19.9373 };

const app = 'pl.mala.karta';

const posts = '/v4/accounts/1/locations/rynek/localPosts';

type Step = (directed: Directed) => Promise<unknown>;

const review = fc.nat({ max: 20 }).map((index) => `r${index}`);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ id: review, comment: fc.constantFrom('Dziękujemy!', 'Pozdrawiamy', '600 700 800') }).map(
    ({ id, comment }): Step =>
      (directed) =>
        directed.google('PUT', `/v4/accounts/1/locations/rynek/reviews/${id}/reply`, { comment }),
  ),
  review.map(
    (id): Step =>
      (directed) =>
        directed.google('DELETE', `/v4/accounts/1/locations/rynek/reviews/${id}/reply`),
  ),
  fc.constantFrom(1, 2, 3, 4, 5).map(
    (rating): Step =>
      (directed) =>
        directed.script('POST', '/reviews', { location: 'rynek', rating }),
  ),
  review.map(
    (id): Step =>
      (directed) =>
        directed.script('DELETE', `/reviews/rynek/${id}`),
  ),
  review.map(
    (id): Step =>
      (directed) =>
        directed.script('PATCH', `/reviews/rynek/${id}`, { rating: 1 }),
  ),
  fc.integer({ min: 1, max: 100 }).map(
    (seconds): Step =>
      (directed) =>
        directed.advance(seconds),
  ),
  fc.boolean().map(
    (enabled): Step =>
      (directed) =>
        directed.script('PUT', '/lively', { enabled }),
  ),
  fc.constant<Step>((directed) => directed.script('POST', '/faults', { path: '/v4/*/reply', apply: true })),
  fc.constant<Step>((directed) => directed.script('POST', '/moderation', { verdict: 'approve' })),
  fc.constantFrom('Kawiarnia Mała', 'Mała!', 'Zakład Pogrzebowy').map(
    (title): Step =>
      (directed) =>
        directed.google('PATCH', '/v1/locations/rynek?updateMask=title', { title }),
  ),
  fc.constantFrom('hours', 'phone', 'attributes').map(
    (change): Step =>
      (directed) =>
        directed.script('POST', '/listings/rynek/suggestions', { change }),
  ),
  fc.nat({ max: 9 }).map(
    (seed): Step =>
      (directed) =>
        directed.script('POST', '/suggestions', { seed, count: 3 }),
  ),
  fc.constantFrom('suspended', 'live', 'unverified').map(
    (state): Step =>
      (directed) =>
        directed.script('PUT', '/listings/rynek/state', { state }),
  ),
  fc.constant<Step>((directed) =>
    directed.google('POST', '/v1/locations/nowa:verify', { method: 'ADDRESS', mailerContact: 'Anna' }),
  ),
  fc.constantFrom('Nowa karta', '600 700 800').map(
    (summary): Step =>
      (directed) =>
        directed.google('POST', posts, { topicType: 'STANDARD', summary }),
  ),
  fc.constant<Step>((directed) => directed.script('POST', '/posting', { verdict: 'rejected' })),
  fc.constant<Step>((directed) => directed.script('POST', '/picture-denials', { location: 'rynek' })),
  fc.constant<Step>((directed) => directed.google('DELETE', '/v1/locations/dworzec')),
  fc.constant<Step>(async (directed) => {
    await directed.script('POST', '/google-play/apps', { package_name: app });
    return directed.script('POST', '/google-play/reviews', { package_name: app, rating: 4, text: 'Fajna' });
  }),
  fc.constant<Step>((directed) => callDataForSeo(directed, '/maps/task_post', [mapSearch()])),
  fc.constant<Step>((directed) => callDataForSeo(directed, '/maps/tasks_ready')),
  fc.integer({ min: 1, max: 21 }).map(
    (position): Step =>
      (directed) =>
        directed.script('POST', '/city', { place: 'rynek', position }),
  ),
  fc.constant<Step>((directed) => directed.script('POST', '/city/places', { title: 'Nowa', ...square })),
);

async function perform(directed: Directed, steps: readonly Step[]): Promise<unknown[]> {
  const answers = [];
  for (const act of steps) answers.push(await act(directed));
  return answers.map(withoutHeaders);
}

async function everything(directed: Directed): Promise<unknown> {
  const token = await directed.accessToken();
  const reviews = await directed.google('GET', '/v4/accounts/1/locations/rynek/reviews', undefined, token);
  return [
    reviews.text,
    (await directed.script('GET', '/replies')).text,
    (await directed.script('GET', '/posts/rynek')).text,
    (await directed.script('GET', '/publication-writes')).text,
    (await directed.script('GET', '/listings/rynek')).text,
    (await directed.script('GET', '/')).text,
    (await directed.script('GET', '/searches')).text,
    (await directed.script('GET', `/google-play/reviews/${app}`)).text,
    directed.sandbox.rankPlaces({ keyword: 'kawiarnia', ...square, day: '2026-11-21' }),
  ];
}

function withoutHeaders(answer: unknown): unknown {
  return typeof answer === 'object' ? { ...answer, headers: undefined } : answer;
}

test('the same script over the same seed gives the same answers and the same world (BEY-02)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const [first, second] = [await directSandbox({ seed: 7 }), await directSandbox({ seed: 7 })];
      expect(await perform(first, steps)).toEqual(await perform(second, steps));
      expect(await everything(first)).toEqual(await everything(second));
    }),
    { numRuns: 20 },
  );
});

test('a world replayed from its journal is the world that was left', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
      const before = await directSandbox({ folder });
      await perform(before, steps);
      const left = await everything(before);
      await before.sandbox.close();
      const after = await directSandbox({ folder });
      expect(await everything(after)).toEqual(left);
      await after.sandbox.close();
      rmSync(folder, { recursive: true });
    }),
    { numRuns: 20 },
  );
});
