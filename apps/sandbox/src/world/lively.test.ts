import { expect, test } from 'vitest';
import { directSandbox } from '../testing/direct-sandbox.ts';

const reviews = '/v4/accounts/1/locations/rynek/reviews';

test('a lively world gets a customer every 30 to 90 seconds, and a quiet one none', async () => {
  const [lively, quiet] = [await directSandbox({ lively: true }), await directSandbox()];
  const before = (await lively.google('GET', reviews)).text;
  await lively.advance(900);
  await quiet.advance(900);
  expect((await lively.google('GET', reviews)).text).not.toBe(before);
  expect((await quiet.google('GET', reviews)).text).toBe(before);
});

test('liveliness is switched on and off as it runs', async () => {
  const directed = await directSandbox();
  await directed.script('PUT', '/lively', { enabled: true });
  await directed.advance(600);
  const busy = (await directed.google('GET', reviews)).text;
  await directed.script('PUT', '/lively', { enabled: false });
  await directed.advance(600);
  expect((await directed.google('GET', reviews)).text).toBe(busy);
});

test('after a long sleep only the last minutes are made up for', async () => {
  const directed = await directSandbox({ lively: true });
  await directed.advance(3000 * 86_400);
  const token = await directed.accessToken();
  const { body } = await directed.google('GET', reviews, undefined, token);
  expect(Number(body.totalReviewCount)).toBeLessThan(145);
});
