import { expect, test } from 'vitest';
import { directSandbox, type Directed, type Wire } from '../testing/direct-sandbox.ts';
import { sandboxPageSpeedKey } from './page-speed-app.ts';

async function run({ sandbox }: Directed, url: string, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ url, key: sandboxPageSpeedKey, strategy: 'mobile', ...more });
  for (const category of ['performance', 'ACCESSIBILITY', 'best-practices', 'SEO'])
    query.append('category', category);
  const path = `/sandbox/pagespeed/pagespeedonline/v5/runPagespeed?${query}`;
  const response = await sandbox.fetch(new Request(`http://sandbox.test${path}`));
  return { status: response.status, headers: response.headers, body: (await response.json()) as Wire };
}

const scores = 'lighthouseResult/categories/*/score';

test('MON-07 a page has four scores, the same all day and a little different later, in the language asked for', async () => {
  const directed = await directSandbox();
  const first = await run(directed, 'https://mala.example/', { locale: 'pl' });
  expect(Object.keys(first.body.lighthouseResult?.categories ?? {})).toEqual([
    'performance',
    'accessibility',
    'best-practices',
    'seo',
  ]);
  const again = await run(directed, 'https://mala.example/menu', { fields: scores });
  expect(again.body).toEqual((await run(directed, 'https://mala.example/', { fields: scores })).body);
  await directed.advance(86_400);
  const audits = (body: Wire) =>
    body.lighthouseResult?.audits as unknown as Record<string, { numericValue: number }>;
  const [today, tomorrow] = [audits(first.body), audits((await run(directed, 'https://mala.example/')).body)];
  const paint = 'largest-contentful-paint';
  expect(tomorrow[paint]?.numericValue).not.toBe(today[paint]?.numericValue);
});

test('MON-07 only the fields that are asked for come back', async () => {
  const directed = await directSandbox();
  const fields = 'lighthouseResult/categories/*/auditRefs(id,weight),lighthouseResult/fetchTime';
  const { body } = await run(directed, 'https://mala.example/', { fields });
  expect(Object.keys(body.lighthouseResult ?? {})).toEqual(['categories', 'fetchTime']);
  expect(body.lighthouseResult?.categories?.performance).toEqual({
    auditRefs: expect.arrayContaining([{ id: 'largest-contentful-paint', weight: 25 }]) as unknown,
  });
});

test('MON-07 the script makes a page slow, gives it faults and leaves a category unmeasured', async () => {
  const directed = await directSandbox();
  const host = 'mala.example';
  await directed.script('POST', '/pages', { host, paint: 1200, failing: [] });
  const fast = await run(directed, `https://${host}/`, { fields: scores });
  await directed.script('POST', '/pages', { host, paint: 9000, failing: ['image-alt'], unscored: ['seo'] });
  const slow = await run(directed, `https://${host}/`, { fields: scores });
  const of = (body: Wire, category: string) => Number(body.lighthouseResult?.categories?.[category]?.score);
  expect([of(fast.body, 'performance') > 0.9, of(fast.body, 'accessibility')]).toEqual([true, 1]);
  expect([of(slow.body, 'performance') < 0.4, of(slow.body, 'accessibility') < 1]).toEqual([true, true]);
  expect(slow.body.lighthouseResult?.categories?.seo).toEqual({ score: null });
});

test('MON-07 refuses as the real one does: no key, no address, a page that does not load, a quota without a moment', async () => {
  const directed = await directSandbox();
  const refused = async (url: string, more?: Record<string, string>) => {
    const { status, headers, body } = await run(directed, url, more);
    return [status, String(body.error?.message).slice(0, 40), headers.get('Retry-After')];
  };
  expect(await refused('https://mala.example/', { key: 'x' })).toEqual([
    400,
    'API key not valid. Please pass a valid A',
    null,
  ]);
  expect(await refused('mala.example')).toEqual([400, "Invalid value 'mala.example'. Values mus", null]);
  expect((await refused('http://10.0.0.1.nip.io/')).slice(0, 2)).toEqual([
    400,
    'Lighthouse returned error: FAILED_DOCUME',
  ]);
  await directed.script('POST', '/pages', { host: 'mala.example', error: 'NO_FCP' });
  expect((await refused('https://mala.example/')).slice(0, 2)).toEqual([
    500,
    'Lighthouse returned error: NO_FCP. The p',
  ]);
  await directed.script('POST', '/faults', { path: '/pagespeed/*', status: 429 });
  expect(await refused('https://mala.example/')).toEqual([
    429,
    "Quota exceeded for quota metric 'Queries",
    null,
  ]);
});
