import { Hono } from 'hono';
import * as z from 'zod';
import { statusInfo } from '../bing/businesses-state.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { readBody, ScriptError } from './script-call.ts';

const Seconds = z.number().min(0).max(10_000_000).optional();
const SettingsBody = z
  .object({
    review_seconds: Seconds,
    publish_seconds: Seconds,
    /** Calls of one method; null lifts the limit. */
    calls_per_five_seconds: z.int().min(0).nullable().optional(),
  })
  .strict();

const VerdictBody = z
  .object({
    /** Null leaves it to the clock. */
    status: z.enum(['QualityIssueFound', 'Published', 'Dropped']).nullable(),
    issues: z.array(z.string().min(1)).max(20).optional(),
  })
  .strict();

/** What Bing Places has of us, how long its review takes, and what it decides. */
export function bingScriptRoutes(world: LiveWorld): Hono {
  return new Hono()
    .get('/bing', (c) => c.json(answer(world)))
    .put('/bing', async (c) => {
      const body = await readBody(c, SettingsBody);
      const before = world.state.bing.settings;
      const settings = {
        reviewSeconds: body.review_seconds ?? before.reviewSeconds,
        publishSeconds: body.publish_seconds ?? before.publishSeconds,
        callsPerFiveSeconds:
          body.calls_per_five_seconds === undefined
            ? before.callsPerFiveSeconds
            : body.calls_per_five_seconds,
      };
      world.commit({ kind: 'bing_set', settings });
      return c.json(answer(world));
    })
    .put('/bing/businesses/:id', async (c) => {
      const storeId = requireBusiness(world, c.req.param('id'));
      const { status, issues } = await readBody(c, VerdictBody);
      const verdict = status === null ? undefined : { status, ...(issues && { issues }) };
      world.commit({ kind: 'bing_decided', storeId, verdict });
      return c.json(answer(world));
    })
    .delete('/bing/businesses/:id', (c) => {
      const storeId = requireBusiness(world, c.req.param('id'));
      world.commit({ kind: 'bing_deleted', storeIds: [storeId] });
      return c.body(null, 204);
    });
}

function requireBusiness(world: LiveWorld, storeId: string): string {
  if (!world.state.bing.businesses.has(storeId))
    throw new ScriptError(404, `Bing has no business "${storeId}".`);
  return storeId;
}

function answer(world: LiveWorld): object {
  const { settings, businesses } = world.state.bing;
  return {
    review_seconds: settings.reviewSeconds,
    publish_seconds: settings.publishSeconds,
    calls_per_five_seconds: settings.callsPerFiveSeconds,
    businesses: [...businesses.values()].map((kept) => ({
      business: kept.business,
      status: statusInfo(kept, settings, world.now()),
    })),
  };
}
