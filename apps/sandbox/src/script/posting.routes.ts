import { Hono } from 'hono';
import * as z from 'zod';
import type { LiveWorld } from '../world/live-world.ts';
import { monthEnds } from '../world/post-series.ts';
import {
  betweenStates,
  deletionRests,
  patternPatches,
  postsOf,
  postStateOf,
  type SeriesFacts,
  type WorldPost,
} from '../world/publications.ts';
import { readBody, requireLocationId, ScriptError } from './script-call.ts';

const Series = z
  .object({
    moves_schedule: z.boolean(),
    between: z.enum(betweenStates),
    patch: z.enum(patternPatches),
    deletion: z.enum(deletionRests),
    takes_scheduled_time: z.boolean(),
    month_end: z.enum(monthEnds),
    longest_days: z.int().min(1).max(36_500).nullable(),
  })
  .partial()
  .strict();

const Settings = z
  .object({
    automatic: z.boolean(),
    seconds: z.number().min(0).max(86_400),
    list_lag_seconds: z.number().min(0).max(86_400),
    rejected_locations: z.array(z.string()),
    alert_accounts: z.array(z.string()),
    series: Series,
  })
  .partial()
  .strict();

const Verdict = z
  .object({
    verdict: z.enum(['live', 'rejected']),
    /** Without it, the post that has waited longest. */
    post: z.object({ location: z.string(), post: z.string() }).strict().optional(),
  })
  .strict();

const Denial = z
  .object({
    /** Default any. */
    location: z.string().optional(),
    /** A star stands for anything. */
    source_url: z.string().min(1).default('*'),
    times: z.int().min(1).max(100_000).default(1),
  })
  .strict();

/** Google’s moderation of posts, its lists and its fetches of pictures, and what arrived of posts and photos. */
export function postingScriptRoutes(world: LiveWorld): Hono {
  return new Hono()
    .get('/posting', (c) => c.json({ ...settingsOf(world), waiting: waitingPosts(world).map(described) }))
    .put('/posting', async (c) => {
      const given = await readBody(c, Settings);
      const before = world.state.publications.posting;
      const posting = {
        automatic: given.automatic ?? before.automatic,
        seconds: given.seconds ?? before.seconds,
        listLagSeconds: given.list_lag_seconds ?? before.listLagSeconds,
        rejectedLocations: given.rejected_locations ?? before.rejectedLocations,
        alertAccounts: given.alert_accounts ?? before.alertAccounts,
        series: seriesFacts(before.series, given.series),
      };
      world.commit({ kind: 'posting_set', posting });
      return c.json(settingsOf(world));
    })
    .post('/posting', async (c) => {
      const { verdict, post } = await readBody(c, Verdict);
      const chosen = post ? addressedPost(world, post.location, post.post) : waitingPosts(world)[0];
      if (!chosen) throw new ScriptError(409, 'No post waits for moderation.');
      world.commit({
        kind: 'post_decided',
        locationId: chosen.locationId,
        id: chosen.post.id,
        decision: { at: world.now(), state: verdict === 'live' ? 'LIVE' : 'REJECTED' },
      });
      const decided = addressedPost(world, chosen.locationId, chosen.post.id);
      return c.json({ ...described(decided), state: postStateOf(decided.post, world.now()) });
    })
    .get('/publication-writes', (c) => {
      const account = c.req.query('account');
      const { source, publications } = world.state;
      const writes = [...publications.writes].filter(
        ([id]) => account === undefined || source.findLocation(id)?.accountId === account,
      );
      return c.json({ writes: writes.map(([location, counts]) => ({ location, ...counts })) });
    })
    .get('/picture-denials', (c) => c.json({ denials: world.state.publications.denials }))
    .post('/picture-denials', async (c) => {
      const { location, source_url: sourceUrl, times } = await readBody(c, Denial);
      if (location !== undefined) requireLocationId(world, location);
      const id = `denial-${world.state.lastNumber + 1}`;
      const denial = { id, left: times, sourceUrl, ...(location === undefined ? {} : { location }) };
      world.commit({ kind: 'picture_denial_added', denial });
      return c.json(denial, 201);
    })
    .delete('/picture-denials', (c) => {
      world.commit({ kind: 'picture_denials_cleared' });
      return c.body(null, 204);
    });
}

function seriesFacts(before: SeriesFacts, given: z.infer<typeof Series> = {}): SeriesFacts {
  return {
    movesSchedule: given.moves_schedule ?? before.movesSchedule,
    between: given.between ?? before.between,
    patch: given.patch ?? before.patch,
    deletion: given.deletion ?? before.deletion,
    takesScheduledTime: given.takes_scheduled_time ?? before.takesScheduledTime,
    monthEnd: given.month_end ?? before.monthEnd,
    longestDays: given.longest_days === undefined ? before.longestDays : given.longest_days,
  };
}

interface PlacedPost {
  locationId: string;
  post: WorldPost;
}

/** Posts without an outcome yet, the oldest first. */
export function waitingPosts(world: LiveWorld): PlacedPost[] {
  const now = world.now();
  return [...world.state.publications.posts.keys()]
    .flatMap((locationId) => postsOf(world.state, locationId).map((post) => ({ locationId, post })))
    .filter(({ post: { moderation } }) => moderation && (moderation.decision?.at ?? Infinity) > now)
    .toSorted((one, other) => one.post.createTime - other.post.createTime);
}

function addressedPost(world: LiveWorld, location: string, id: string): PlacedPost {
  const locationId = requireLocationId(world, location);
  const post = postsOf(world.state, locationId).find((one) => one.id === id);
  if (!post) throw new ScriptError(404, `The location "${locationId}" has no post "${id}".`);
  return { locationId, post };
}

function described({ locationId, post }: PlacedPost): object {
  return { location: locationId, post: post.id, summary: post.summary };
}

function settingsOf({ state }: LiveWorld): object {
  const { automatic, seconds, listLagSeconds, rejectedLocations, alertAccounts, series } =
    state.publications.posting;
  return {
    automatic,
    seconds,
    list_lag_seconds: listLagSeconds,
    rejected_locations: rejectedLocations,
    alert_accounts: alertAccounts,
    series: {
      moves_schedule: series.movesSchedule,
      between: series.between,
      patch: series.patch,
      deletion: series.deletion,
      takes_scheduled_time: series.takesScheduledTime,
      month_end: series.monthEnd,
      longest_days: series.longestDays,
    },
  };
}
