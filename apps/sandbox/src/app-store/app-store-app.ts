import { type Context, Hono } from 'hono';
import type { LiveWorld } from '../world/live-world.ts';
import { appStoreRoles, type ConnectApp } from './app-store-state.ts';
import { agreementMissing, ConnectError, connectFault, forbidden, notFound } from './connect-error.ts';
import { keyOfToken } from './connect-token.ts';

const mostApps = 200;
const defaultApps = 50;

/** The App Store Connect API as api.appstoreconnect.apple.com serves it, mounted at a path. */
export function appStoreApp(world: LiveWorld, path: string): Hono {
  const app = new Hono();
  const { state } = world;

  /** @throws ConnectError */
  async function requireRight(c: Context, right: 'apps' | 'reviews'): Promise<void> {
    const called = new URL(c.req.url).pathname.slice(path.length);
    const call = { method: c.req.method, path: called };
    const { role } = await keyOfToken(world, c.req.header('Authorization') ?? '', call);
    c.header('X-Rate-Limit', 'user-hour-lim:3500;user-hour-rem:3499;');
    if (!state.connect.isAgreed) throw agreementMissing();
    if (!appStoreRoles[role][right]) throw forbidden();
  }

  function findApp(id: string): ConnectApp {
    const found = state.connect.apps.find((one) => one.id === id);
    if (!found) throw notFound('apps', id);
    return found;
  }

  app.get('/v1/apps', async (c) => {
    await requireRight(c, 'apps');
    const limit = Math.min(Number(c.req.query('limit') ?? defaultApps), mostApps);
    const from = Number(c.req.query('cursor') ?? 0);
    const page = state.connect.apps.slice(from, from + limit);
    const total = state.connect.apps.length;
    const url = new URL(c.req.url);
    const next = new URL(url);
    next.searchParams.set('cursor', String(from + limit));
    return c.json({
      data: page.map(resourceOf),
      links: { self: url.href, ...(from + limit < total && { next: next.href }) },
      meta: { paging: { total, limit } },
    });
  });
  app.get('/v1/apps/:id', async (c) => {
    await requireRight(c, 'apps');
    return c.json({ data: resourceOf(findApp(c.req.param('id'))), links: { self: c.req.url } });
  });
  app.get('/v1/apps/:id/customerReviews', async (c) => {
    await requireRight(c, 'reviews');
    findApp(c.req.param('id'));
    return c.json({ data: [], links: { self: c.req.url }, meta: { paging: { total: 0, limit: 50 } } });
  });
  app.all('/*', (c) => {
    throw new ConnectError(404, 'PATH_ERROR', 'The URL path is not valid', c.req.path);
  });
  app.onError((error, c) => {
    if (error instanceof ConnectError) return c.json(error, error.status);
    console.error(error);
    return connectFault(500);
  });
  return app;
}

function resourceOf({ id, name, bundleId }: ConnectApp): object {
  return {
    type: 'apps',
    id,
    attributes: { name, bundleId, sku: bundleId, primaryLocale: 'pl' },
  };
}
