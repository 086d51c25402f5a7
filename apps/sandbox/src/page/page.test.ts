import { expect, test } from 'vitest';
import { directSandbox } from '../testing/direct-sandbox.ts';
import type { Directed } from '../testing/direct-sandbox.ts';

async function open({ sandbox }: Directed, path: string, language = 'pl'): Promise<Response> {
  const headers = { 'accept-language': language };
  return sandbox.fetch(new Request(`http://sandbox.test/sandbox${path}`, { headers }));
}

test('a person sees the reviews, waiting replies and last calls, in Polish or English', async () => {
  const directed = await directSandbox();
  await directed.google('PUT', '/v4/accounts/1/locations/rynek/reviews/r1/reply', { comment: 'Dziękujemy!' });
  const polish = await (await open(directed, '/')).text();
  expect(polish).toContain('Odpowiedzi czekające na moderację');
  expect(polish).toContain('Opinia numer 1');
  expect(polish).toContain('aria-pressed="false"');
  expect(polish).toContain('/v4/accounts/1/locations/rynek/reviews/r1/reply');
  expect(await (await open(directed, '/', 'en-GB')).text()).toContain('Replies waiting for moderation');
  expect(await (await open(directed, '/?lang=en')).text()).toContain('<html lang="en">');
});

test('a person puts a listing at a position, sees it ordered, and takes it back', async () => {
  const directed = await directSandbox();
  const order = { place: 'rynek', keyword: 'kawiarnia', position: 12 };
  expect(await (await open(directed, '/')).text()).toContain('data-call="POST city"');
  await directed.script('POST', '/city', order);
  const page = await (await open(directed, '/')).text();
  expect(page).toContain('Kawiarnia Mała, Rynek Główny 12, Kraków, kawiarnia: → 12 (2026-11-21)');
  expect(page).toContain('Cofnij wszystkie zmiany pozycji');
  await directed.script('DELETE', '/city');
  expect(await (await open(directed, '/')).text()).not.toContain('→ 12');
});

test('RV-04 a person slows the model down, has its next answer held back, and lets it go', async () => {
  const directed = await directSandbox();
  const read = async () => (await open(directed, '/')).text();
  expect(await read()).toContain('data-call="POST model/directions"');
  await directed.script('PUT', '/model', { token_milliseconds: 300 });
  await directed.script('POST', '/model/directions', { outcome: 'hold', after: 2 });
  const page = await read();
  expect(page).toContain('value="300"');
  expect(page).toContain('Wstrzymana, aż ją wypuścisz (2), zostało: 1');
  await directed.script('DELETE', '/model/directions');
  expect(await read()).not.toContain('zostało: 1');
});

test('what customers write is shown as text, never as markup, under a strict policy', async () => {
  const directed = await directSandbox();
  await directed.script('POST', '/reviews', {
    location: 'rynek',
    rating: 1,
    comment: '</textarea><script>x</script>',
  });
  const page = await open(directed, '/');
  const html = await page.text();
  expect(html).not.toContain('<script>x');
  expect(html).not.toMatch(/ on\w+=| style=/);
  expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
});

test('the page’s script and style are served with their types', async () => {
  const directed = await directSandbox();
  expect((await open(directed, '/sandbox.js')).headers.get('Content-Type')).toContain('text/javascript');
  expect((await open(directed, '/sandbox.css')).headers.get('Content-Type')).toContain('text/css');
});
