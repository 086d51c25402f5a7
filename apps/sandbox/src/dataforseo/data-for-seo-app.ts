import { Hono } from 'hono';
import type { CallMeter } from '../http/call-meter.ts';
import type { City } from '../world/city/city.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { envelope, refusal } from './envelope.ts';
import { listReady, postSearches, readSearch, searchNow } from './searches.ts';
import { isSearchType, type SearchType } from './search-request.ts';

/** The one login that the sandbox's DataForSEO takes. It opens nothing outside of it. */
export const sandboxDataForSeo = { login: 'sandbox@pinfold.test', password: 'sandbox-dataforseo' } as const;

export interface DataForSeoContext {
  world: LiveWorld;
  city: City;
}

/** DataForSEO's SERP API v3 as api.dataforseo.com serves it: Google Maps and Google's organic results. */
export function dataForSeoApp(context: DataForSeoContext, meter: CallMeter): Hono {
  const app = new Hono();
  app.use('/*', async (c, next) => {
    if (!isAuthorized(c.req.header('Authorization'))) return c.json(refusal(40100), 401);
    if (isSpent(context.world, meter, c.req.path)) return c.json(refusal(40202));
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

/** Whether a call brings the one login, as HTTP Basic has it. */
function isAuthorized(header: string | undefined): boolean {
  const [scheme, credentials = ''] = header?.split(' ') ?? [];
  if (scheme?.toLowerCase() !== 'basic') return false;
  const { login, password } = sandboxDataForSeo;
  return Buffer.from(credentials, 'base64').toString('utf8') === `${login}:${password}`;
}

/** Calls a minute for the list of completed tasks, however much else is allowed. */
const listsPerMinute = 20;

function isSpent({ state }: LiveWorld, meter: CallMeter, path: string): boolean {
  const limit = state.quotas.searchCallsPerMinute;
  const listLimit = limit === null ? null : listsPerMinute;
  const wait = meter.spend('dataforseo', limit);
  const listWait = path.endsWith('/tasks_ready') ? meter.spend('dataforseo/lists', listLimit) : undefined;
  return wait !== undefined || listWait !== undefined;
}
