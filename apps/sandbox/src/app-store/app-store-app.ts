import { Hono } from 'hono';
import type { CallMeter } from '../http/call-meter.ts';
import type { LiveWorld } from '../world/live-world.ts';
import type { ConnectApp } from './app-store-state.ts';
import { type ConnectEnv, findApp, requireKey, requireRight } from './connect-access.ts';
import { ConnectError, connectFault } from './connect-error.ts';
import { takeConnectPage } from './connect-page.ts';
import { customerReviewResponseRoutes } from './customer-review-responses.routes.ts';
import { customerReviewRoutes } from './customer-reviews.routes.ts';

interface AppStore {
  world: LiveWorld;
  meter: CallMeter;
  /** Where it is mounted. */
  path: string;
}

/** The App Store Connect API as api.appstoreconnect.apple.com serves it. */
export function appStoreApp({ world, meter, path }: AppStore): Hono<ConnectEnv> {
  const app = new Hono<ConnectEnv>();
  app.use('/v1/*', requireKey(world, meter, path));
  app.get('/v1/apps', (c) => {
    requireRight(c, 'apps');
    const { items, links, meta } = takeConnectPage(c, world.state.connect.apps);
    return c.json({ data: items.map(resourceOf), links, meta });
  });
  app.get('/v1/apps/:id', (c) => {
    requireRight(c, 'apps');
    return c.json({ data: resourceOf(findApp(world, c.req.param('id'))), links: { self: c.req.url } });
  });
  app.route('/', customerReviewRoutes(world, path));
  app.route('/', customerReviewResponseRoutes(world, path));
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
