import { Hono } from 'hono';
import type { LiveWorld } from '../world/live-world.ts';
import type { FacebookPage, PageTask } from './facebook-page.ts';
import { facebookPeople } from './facebook-state.ts';
import { fieldsOf, type GraphCall, openCall, takePage } from './graph-call.ts';
import { GraphError, unsupported } from './graph-error.ts';
import { issuePageToken } from './graph-tokens.ts';
import { readPageFields } from './read-page-fields.ts';

/** The person, their pages, a chain's locations, and changes of a page. */
export function pageRoutes(world: LiveWorld): Hono {
  return new Hono()
    .get('/:version/me', async (c) => {
      const call = await openCall(world, c);
      const { person, page } = call.claims;
      if (page !== undefined) return c.json(pageResource(world, findPage(world, call, page), call, ['name']));
      return c.json({ id: person, name: facebookPeople.find(({ id }) => id === person)?.name });
    })
    .get('/:version/me/accounts', async (c) => {
      const call = await openCall(world, c);
      requireScope(call, 'pages_show_list');
      const { grant } = call;
      const pages = [...world.state.facebook.pages.values()].filter(({ id }) => grant.pages.includes(id));
      const { items, paging } = takePage(c, call, pages);
      const byDefault = ['access_token', 'category', 'name', 'tasks'];
      return c.json({ data: items.map((page) => pageResource(world, page, call, byDefault)), paging });
    })
    .delete('/:version/me/permissions', async (c) => {
      const { claims } = await openCall(world, c);
      world.commit({ kind: 'facebook_access_ended', person: claims.person, cause: 'app_removed' });
      return c.json({ success: true });
    })
    .get('/:version/:page/locations', async (c) => {
      const call = await openCall(world, c);
      const main = findPage(world, call, c.req.param('page'));
      requireScope(call, 'pages_read_engagement');
      const children = [...world.state.facebook.pages.values()].filter(({ parent }) => parent === main.id);
      const { items, paging } = takePage(c, call, children);
      return c.json({ data: items.map((page) => pageResource(world, page, call, ['name'])), paging });
    })
    .get('/:version/:page/ratings', async (c) => {
      await openCall(world, c);
      throw new GraphError(12, '(#12) This endpoint is deprecated for versions v22.0 and higher');
    })
    .get('/:version/:page', async (c) => {
      const call = await openCall(world, c);
      return c.json(pageResource(world, findPage(world, call, c.req.param('page')), call, ['name']));
    })
    .post('/:version/:page', async (c) => {
      const call = await openCall(world, c);
      const page = findPage(world, call, c.req.param('page'), 'POST');
      requirePageToken(call, page, 'MANAGE', 'pages_manage_metadata');
      world.commit({ kind: 'facebook_page_written', page: page.id, fields: readPageFields(call.params) });
      return c.json({ success: true });
    });
}

/** A page that the token opens. */
export function findPage({ state }: LiveWorld, call: GraphCall, id: string, method = 'GET'): FacebookPage {
  const page = state.facebook.pages.get(id);
  const { claims, grant } = call;
  const isOpen = claims.page === undefined ? grant.pages.includes(id) : claims.page === id;
  if (!page || !isOpen) throw unsupported(method, id);
  return page;
}

export function requireScope({ grant }: GraphCall, scope: string): void {
  if (!grant.scopes.includes(scope))
    throw new GraphError(200, `(#200) Requires ${scope} permission to manage the object`);
}

/** Pages are written with their own tokens, by people who have the task. */
export function requirePageToken(call: GraphCall, page: FacebookPage, task: PageTask, scope: string): void {
  if (call.claims.page === undefined)
    throw new GraphError(210, '(#210) A page access token is required to request this resource.');
  requireScope(call, scope);
  if (!page.tasks.includes(task))
    throw new GraphError(200, `(#200) The user must have the ${task} task on the Page`);
}

function pageResource(
  world: LiveWorld,
  page: FacebookPage,
  call: GraphCall,
  byDefault: readonly string[],
): object {
  const known: Record<string, unknown> = {
    id: page.id,
    name: page.name,
    category: 'Café',
    tasks: page.tasks,
    link: `https://www.facebook.com/${page.id}`,
    store_code: page.storeCode,
    store_number: page.storeNumber,
    location: page.location,
    phone: page.fields.phone,
    website: page.fields.website,
    about: page.fields.about,
    hours: page.fields.hours,
    get access_token() {
      return call.claims.page === undefined ? issuePageToken(world, call.claims, page.id) : undefined;
    },
  };
  const fields = fieldsOf(call, byDefault);
  const unknown = fields.find((field) => !Object.hasOwn(known, field));
  if (unknown !== undefined)
    throw new GraphError(100, `(#100) Tried accessing nonexisting field (${unknown}) on node type (Page)`);
  return Object.fromEntries([...fields, 'id'].map((field) => [field, known[field]]));
}
