import { Hono } from 'hono';
import type { LiveWorld } from '../world/live-world.ts';
import { categoryNamed, lighthouseResult, turnAt } from './lighthouse-result.ts';
import { invalidKey, invalidUrl, lighthouseError, PageSpeedError } from './page-speed-error.ts';
import { selectFields } from './select-fields.ts';

/** The one key that the sandbox's PageSpeed Insights takes. It opens nothing outside of it. */
export const sandboxPageSpeedKey = 'sandbox-pagespeed';

/**
 * PageSpeed Insights v5 as pagespeedonline.googleapis.com serves it
 * (developers.google.com/speed/docs/insights/rest/v5/pagespeedapi/runpagespeed). Nothing is fetched.
 */
export function pageSpeedApp(world: LiveWorld): Hono {
  const app = new Hono();
  app.get('/pagespeedonline/v5/runPagespeed', (c) => {
    if (c.req.query('key') !== sandboxPageSpeedKey) throw invalidKey();
    const url = readUrl(c.req.query('url') ?? '');
    const at = world.now();
    const { host } = url;
    const error = isPrivate(host) ? 'FAILED_DOCUMENT_REQUEST' : turnAt(world.state, host, at)?.error;
    if (error !== undefined) throw lighthouseError(error, isPrivate(host) ? 400 : 500);
    const asked = (c.req.queries('category') ?? []).flatMap((name) => categoryNamed(name) ?? []);
    const body = {
      captchaResult: 'CAPTCHA_NOT_NEEDED',
      kind: 'pagespeedonline#result',
      id: url.href,
      lighthouseResult: lighthouseResult(world.state, {
        url: url.href,
        at,
        locale: c.req.query('locale') ?? 'en',
        categories: asked.length > 0 ? asked : ['performance'],
      }),
      analysisUTCTimestamp: new Date(at).toISOString(),
    };
    const fields = c.req.query('fields');
    return c.json((fields === undefined ? body : selectFields(body, fields)) as object);
  });
  app.all('/*', () => {
    throw new PageSpeedError(404, 'Requested entity was not found.', { status: 'NOT_FOUND' });
  });
  app.onError((error, c) => {
    if (error instanceof PageSpeedError) return c.json(error, error.status);
    console.error(error);
    return c.json({ error: { code: 500, message: 'Internal error encountered.' } }, 500);
  });
  return app;
}

function readUrl(text: string): URL {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) throw invalidUrl(text);
  return new URL(text);
}

/** An address inside of a network, which the auditor cannot reach; names such as 10.0.0.1.nip.io lead to one. */
function isPrivate(host: string): boolean {
  return (
    /^(localhost|\[|127\.|10\.|192\.168\.|169\.254\.)/.test(host) || /(^|\.)(\d+\.){4}nip\.io$/.test(host)
  );
}
