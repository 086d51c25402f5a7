import { Hono } from 'hono';
import * as z from 'zod';
import type { LiveWorld } from '../world/live-world.ts';
import { nextActAt } from '../world/lively-schedule.ts';
import { readBody } from './read-body.ts';
import { ScriptError } from './script-error.ts';

const Limit = z.int().min(0).nullable().optional();
const QuotasBody = z
  .object({ requests_per_minute: Limit, edits_per_minute: Limit, search_calls_per_minute: Limit })
  .strict();
const LivelyBody = z.object({ enabled: z.boolean() }).strict();
const GrantBody = z.object({ account: z.string(), revoked: z.boolean() }).strict();

/** Quotas, liveliness, and whether an owner still stands by the consent given. */
export function settingScriptRoutes(world: LiveWorld): Hono {
  return new Hono()
    .get('/quotas', (c) => c.json(quotasAnswer(world)))
    .put('/quotas', async (c) => {
      const body = await readBody(c, QuotasBody);
      const before = world.state.quotas;
      const quotas = {
        requestsPerMinute:
          body.requests_per_minute === undefined ? before.requestsPerMinute : body.requests_per_minute,
        editsPerMinute: body.edits_per_minute === undefined ? before.editsPerMinute : body.edits_per_minute,
        searchCallsPerMinute:
          body.search_calls_per_minute === undefined
            ? before.searchCallsPerMinute
            : body.search_calls_per_minute,
      };
      world.commit({ kind: 'quotas_set', quotas });
      return c.json(quotasAnswer(world));
    })
    .put('/lively', async (c) => {
      const { enabled } = await readBody(c, LivelyBody);
      const { seed, lively } = world.state;
      world.commit({ kind: 'lively_set', enabled, nextAt: nextActAt(seed, lively.acts, world.now()) });
      return c.json({ enabled });
    })
    .put('/grants', async (c) => {
      const { account, revoked } = await readBody(c, GrantBody);
      if (!world.state.source.accounts.some(({ id }) => id === account)) {
        throw new ScriptError(404, `There is no account "${account}".`);
      }
      world.commit({ kind: 'grant_set', accountId: account, revoked });
      return c.json({ account, revoked });
    });
}

function quotasAnswer({ state }: LiveWorld): object {
  return {
    requests_per_minute: state.quotas.requestsPerMinute,
    edits_per_minute: state.quotas.editsPerMinute,
    search_calls_per_minute: state.quotas.searchCallsPerMinute,
  };
}
