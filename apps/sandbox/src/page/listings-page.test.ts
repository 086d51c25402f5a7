import { expect, test } from 'vitest';
import { directSandbox } from '../testing/direct-sandbox.ts';
import type { Directed } from '../testing/direct-sandbox.ts';

async function open({ sandbox }: Directed, path: string): Promise<string> {
  return (await sandbox.fetch(new Request(`http://sandbox.test/sandbox${path}`))).text();
}

test('PUB-02 a person sees the posts of a location with their state, and can reject one or take it away', async () => {
  const directed = await directSandbox();
  const written = { topicType: 'STANDARD', summary: '<b>Nowa karta</b>' };
  await directed.google('POST', '/v4/accounts/1/locations/rynek/localPosts', written);
  const page = await open(directed, '/listings?lang=pl&listing=rynek');
  expect(page).toContain('&lt;b&gt;Nowa karta');
  expect(page).toContain('W trakcie sprawdzania');
  expect(page).toMatch(/data-send="POST posting"/);
  expect(page).toMatch(/data-send="DELETE posts\/rynek\/5\d+"/);
});

test('a person finds a listing, sees what waits and what others changed, and acts for them', async () => {
  const directed = await directSandbox();
  await directed.script('PUT', '/publishing', { automatic: false });
  await directed.google('PATCH', '/v1/locations/rynek?updateMask=title', { title: '<script>x</script>' });
  await directed.script('POST', '/listings/rynek/suggestions', { change: 'phone' });
  expect(await open(directed, '/?lang=pl')).toContain('Wizytówki (czeka: 1)');

  const polish = await open(directed, '/listings?lang=pl&q=MAL-rynek&listing=rynek');
  expect(polish).not.toContain('<script>x');
  expect(polish).not.toContain('MAL-dworzec');
  expect(polish).toContain('Odwiedzający');
  expect(polish).toContain('Różni się przez zmiany innych: 1');
  expect(polish).toMatch(/data-send="POST listings\/rynek\/suggestions"/);
  expect(await open(directed, '/listings?lang=en&q=nobody')).toContain('No listing matches.');

  await directed.google('POST', '/v1/locations/nowa:verify', { method: 'ADDRESS', mailerContact: 'Anna' });
  expect(await open(directed, '/listings?lang=en&listing=nowa')).toMatch(
    /Verification code \(ADDRESS\): <code>\d{5}</,
  );
});
