import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { buildScript } from './build-script.ts';

/** Builds the script, and serves the page and its tokens. */
const { PINFOLD_API = 'http://localhost:4400/api', PINFOLD_API_KEY, PINFOLD_COMPANY_ID = '1' } = process.env;
const port = Number(process.env['PORT'] ?? 4501);
const folder = fileURLToPath(new URL('.', import.meta.url));
if (!PINFOLD_API_KEY) throw new Error('PINFOLD_API_KEY is not set: make one in the panel, under the team.');

await buildScript();
const page = new Hono();
page.post('/pinfold-token', async (context) => {
  const response = await fetch(`${PINFOLD_API}/embed-tokens/`, {
    method: 'POST',
    headers: { Authorization: `Api-Key ${PINFOLD_API_KEY}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      permissions: ['view_facilities_data', 'view_reviews', 'reply_reviews'],
      all_facilities_access: true,
      allowed_origins: [`http://localhost:${port}`],
    }),
  });
  if (!response.ok) return context.body(null, 502);
  const { token, expires_at } = (await response.json()) as { token: string; expires_at: string };
  return context.json({ token, expiresAt: expires_at });
});
page.use('/assets/*', serveStatic({ root: `${folder}dist`, rewriteRequestPath: (path) => path.slice(7) }));
page.get('/page.css', serveStatic({ path: `${folder}page.css` }));
page.get('/', async (context) => {
  const html = await readFile(`${folder}index.html`, 'utf8');
  return context.html(html.replace('%API%', PINFOLD_API).replace('%COMPANY%', PINFOLD_COMPANY_ID));
});

serve({ fetch: page.fetch, port }, () => process.stdout.write(`The page is at http://localhost:${port}\n`));
