import { Hono } from 'hono';
import * as z from 'zod';
import { endsOfAccess, facebookPeople } from '../facebook/facebook-state.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { readBody, ScriptError } from './script-call.ts';

const [manager] = facebookPeople;
const Person = z.enum(facebookPeople.map(({ id }) => id)).default(manager.id);

const EndBody = z.object({ person: Person, cause: z.enum(endsOfAccess) }).strict();
const UntickBody = z.object({ person: Person, page: z.string() }).strict();
const PagesBody = z.object({ locations: z.int().min(0).max(10_000), website: z.url().optional() }).strict();
const UsageBody = z
  .object({ percent: z.int().min(0).max(100), regain_minutes: z.int().min(0).max(1440).default(0) })
  .strict();

/** What people do at Facebook, and how much of its limits is used up. */
export function facebookScriptRoutes(world: LiveWorld): Hono {
  return (
    new Hono()
      .get('/facebook', (c) => {
        const { pages, grants, posts, usage } = world.state.facebook;
        return c.json({
          pages: [...pages.values()].map(({ id, name, tasks, location, fields, writes }) => ({
            id,
            name,
            tasks,
            location,
            ...fields,
            writes,
            posts: posts.get(id)?.length ?? 0,
          })),
          grants: [...grants].map(([person, grant]) => ({ person, ...grant })),
          usage: { percent: usage.percent, regain_minutes: usage.regainMinutes },
        });
      })
      // The chain opens a page for each of so many locations, and its manager may do everything with all of them.
      .post('/facebook/pages', async (c) => {
        const { locations, website } = await readBody(c, PagesBody);
        const fields = website === undefined ? {} : { website };
        world.commit({ kind: 'facebook_pages_opened', locations, fields });
        return c.json({ pages: world.state.facebook.pages.size });
      })
      .post('/facebook/ends', async (c) => {
        const { person, cause } = await readBody(c, EndBody);
        world.commit({ kind: 'facebook_access_ended', person, cause });
        return c.json({ person, cause });
      })
      .post('/facebook/unticked', async (c) => {
        const { person, page } = await readBody(c, UntickBody);
        if (!world.state.facebook.grants.get(person)?.pages.includes(page))
          throw new ScriptError(404, `The page "${page}" is not ticked.`);
        world.commit({ kind: 'facebook_page_unticked', person, page });
        return c.json({ person, page });
      })
      .put('/facebook/usage', async (c) => {
        const { percent, regain_minutes: regainMinutes } = await readBody(c, UsageBody);
        world.commit({ kind: 'facebook_usage_set', usage: { percent, regainMinutes } });
        return c.json({ percent, regain_minutes: regainMinutes });
      })
  );
}
