import { Hono } from 'hono';
import type { City } from '../world/city/city.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { createCallMeter } from './call-meter.ts';
import { envelope, refusal } from './envelope.ts';
import { listReady } from './list-ready.ts';
import { isAuthorized } from './is-authorized.ts';
import { postSearches } from './post-searches.ts';
import { readSearch } from './read-search.ts';
import { isSearchType, type SearchType } from './search-type.ts';
import { searchNow } from './search-now.ts';

export interface DataForSeoContext {
  world: LiveWorld;
  city: City;
}

/** DataForSEO's SERP API v3 as api.dataforseo.com serves it: Google Maps and Google's organic results. */
export function dataForSeoApp(context: DataForSeoContext): Hono {
  const meter = createCallMeter(context.world);
  const app = new Hono();
  app.use('/*', async (c, next) => {
    if (!isAuthorized(c.req.header('Authorization'))) return c.json(refusal(40100), 401);
    if (meter.isSpent(c.req.path.endsWith('/tasks_ready'))) return c.json(refusal(40202));
    if (c.req.method === 'POST' && hasNoCredit(context.world)) return c.json(refusal(40200), 402);
    return next();
  });
  app.post('/v3/serp/google/:type/task_post', async (c) =>
    within(c.req.param('type'), async (type) => postSearches(context, type, await bodyOf(c.req.raw))),
  );
  app.post('/v3/serp/google/:type/live/advanced', async (c) =>
    within(c.req.param('type'), async (type) => searchNow(context, type, await bodyOf(c.req.raw))),
  );
  app.get('/v3/serp/google/:type/tasks_ready', (c) =>
    within(c.req.param('type'), (type) => [listReady(context, type)]),
  );
  app.get('/v3/serp/google/:type/task_get/advanced/:id', (c) =>
    within(c.req.param('type'), (type) => [readSearch(context, type, c.req.param('id'))]),
  );
  app.all('/*', (c) => c.json(refusal(40400), 404));
  app.onError((error, c) => {
    console.error(error);
    return c.json(refusal(50000), 500);
  });
  return app;
}

async function within(
  type: string,
  answer: (type: SearchType) => Promise<Parameters<typeof envelope>[0]> | Parameters<typeof envelope>[0],
): Promise<Response> {
  if (!isSearchType(type)) return Response.json(refusal(40400), { status: 404 });
  return Response.json(envelope(await answer(type)));
}

/** Undefined where it is no JSON. */
async function bodyOf(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await request.text()) as unknown;
  } catch {
    return undefined;
  }
}

function hasNoCredit({ state }: LiveWorld): boolean {
  const { credit } = state.searches.settings;
  return credit !== null && credit <= 0;
}
