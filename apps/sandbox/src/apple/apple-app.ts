import { Hono } from 'hono';
import type { LiveWorld } from '../world/live-world.ts';
import { AppleError } from './apple-error.ts';
import { settleApple } from './apple-review.ts';
import { consentRoutes } from './consent.routes.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { resourceRoutes } from './resources.routes.ts';

/** business.apple.com: consent, tokens, and the brand API of partners under `/api/v1`. */
export function appleApp(world: LiveWorld, root: string): Hono {
  const app = new Hono();
  app.use('/*', async (_c, next) => {
    settleApple(world);
    await next();
  });
  app.route('/', consentRoutes(world));
  app.route('/api/v1', notificationRoutes(world, `${root}/api/v1`));
  app.route('/api/v1', resourceRoutes(world));
  app.all('/*', () => {
    throw new AppleError(404, 'NOT_FOUND', 'There is no such call.');
  });
  app.onError((error, c) => {
    if (error instanceof AppleError) return c.json(error, error.status);
    console.error(error);
    return c.json(new AppleError(500, 'INTERNAL_SERVER_ERROR', 'Internal server error'), 500);
  });
  return app;
}
