import { Hono } from 'hono';
import * as z from 'zod';
import { foldKeyword } from '../world/city/relevance.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { dateInWarsaw, dayNumber } from '../world/warsaw-time.ts';
import { readBody } from './script-call.ts';

const Share = z.number().min(0).max(1).optional();
const SettingsBody = z
  .object({
    seconds: z.number().min(0).max(86_400).optional(),
    failing_share: Share,
    lost_share: Share,
    /** Dollars; null is any number of them. */
    credit: z.number().nullable().optional(),
    duplicates_per_hour: z.int().min(0).nullable().optional(),
  })
  .strict();

const SiteBody = z
  .object({
    domain: z.string().min(1),
    /** In organic results; 21 stands for nowhere among the first twenty. */
    position: z.int().min(1).max(21),
    url: z.url().optional(),
    /** Default every search. */
    keyword: z.string().trim().min(1).optional(),
    /** Default today, in Warsaw. */
    from: z.iso.date().optional(),
    until: z.iso.date().optional(),
  })
  .strict();

/** How DataForSEO does its work: how long a search takes, how many fail, are lost, or can be paid, and which websites are where. */
export function searchScriptRoutes(world: LiveWorld): Hono {
  return new Hono()
    .get('/searches', (c) => c.json(answer(world)))
    .put('/searches', async (c) => {
      const body = await readBody(c, SettingsBody);
      const before = world.state.searches.settings;
      const settings = {
        seconds: body.seconds ?? before.seconds,
        failingShare: body.failing_share ?? before.failingShare,
        lostShare: body.lost_share ?? before.lostShare,
        credit: body.credit === undefined ? before.credit : body.credit,
        duplicatesPerHour:
          body.duplicates_per_hour === undefined
            ? (before.duplicatesPerHour ?? null)
            : body.duplicates_per_hour,
      };
      world.commit({ kind: 'searches_set', settings });
      return c.json(answer(world));
    })
    .post('/sites', async (c) => {
      const { keyword, from, until, ...move } = await readBody(c, SiteBody);
      world.commit({
        kind: 'site_moved',
        move: {
          ...move,
          from: dayNumber(from ?? dateInWarsaw(world.now())),
          ...(until === undefined ? {} : { until: dayNumber(until) }),
          ...(keyword === undefined ? {} : { keyword: foldKeyword(keyword) }),
        },
      });
      return c.json({ domain: move.domain }, 201);
    })
    .delete('/sites', (c) => {
      world.commit({ kind: 'sites_cleared' });
      return c.body(null, 204);
    });
}

function answer({ state }: LiveWorld): object {
  const { settings, tasks, uncollected } = state.searches;
  return {
    seconds: settings.seconds,
    failing_share: settings.failingShare,
    lost_share: settings.lostShare,
    credit: settings.credit,
    duplicates_per_hour: settings.duplicatesPerHour ?? null,
    tasks: tasks.size,
    not_fetched: uncollected.size,
  };
}
