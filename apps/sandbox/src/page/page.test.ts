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
