import { Hono } from 'hono';
import type { LiveWorld } from '../world/live-world.ts';
import { dialogRoutes } from './dialog.routes.ts';
import { feedRoutes } from './feed.routes.ts';
import { GraphError } from './graph-error.ts';
import { pageRoutes } from './pages.routes.ts';
import { tokenRoutes } from './token.routes.ts';

/** www.facebook.com and graph.facebook.com under one base, as far as pages need them. */
export function facebookApp(world: LiveWorld): Hono {
  const app = new Hono();
  app.use('/:version/*', async (c, next) => {
    checkVersion(c.req.param('version'));
    await next();
  });
  app.route('/', dialogRoutes(world));
  app.route('/', tokenRoutes(world));
  app.route('/', feedRoutes(world));
  app.route('/', pageRoutes(world));
  app.all('/*', (c) => {
    throw new GraphError(2500, `Unknown path components: ${c.req.path}`);
  });
  app.onError((error, c) => {
    if (error instanceof GraphError) return c.json(error, error.status);
    console.error(error);
    return c.json(new GraphError(1, 'An unknown error occurred'), 500);
  });
  return app;
}

/** v21 and earlier have ended; v27 is the newest (developers.facebook.com/docs/graph-api/changelog/versions). */
function checkVersion(version: string): void {
  const [, number] = /^v(\d+)(?:\.0)?$/.exec(version) ?? [];
  if (number === undefined) throw new GraphError(2500, `Unknown path components: /${version}`);
  if (Number(number) < 22)
    throw new GraphError(2635, `(#2635) You are calling a deprecated version of the API (v${number}.0).`);
  if (Number(number) > 27) throw new GraphError(2500, `Unknown path components: /${version}`);
}
