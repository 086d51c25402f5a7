import { Hono } from 'hono';
import * as z from 'zod';
import { SamlChoice } from '../saml/saml-choice.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { nextActAt } from '../world/lively.ts';
import type { Quotas } from '../world/state.ts';
import { readBody, ScriptError } from './script-call.ts';

/** Sandbox time runs with real time and can be moved, forward only. */
const Move = z.union([
  z.object({ advance_seconds: z.number().positive() }).strict(),
  z.object({ to: z.iso.datetime({ offset: true }) }).strict(),
]);

const Limit = z.int().min(0).nullable().optional();

const QuotasBody = z
  .object({
    requests_per_minute: Limit,
    edits_per_minute: Limit,
    search_calls_per_minute: Limit,
    play_reads_per_hour: Limit,
    play_replies_per_day: Limit,
    app_store_calls_per_hour: Limit,
  })
  .strict();

type QuotaName = keyof z.infer<typeof QuotasBody>;

const quotaNames: Record<QuotaName, keyof Quotas> = {
  requests_per_minute: 'requestsPerMinute',
  edits_per_minute: 'editsPerMinute',
  search_calls_per_minute: 'searchCallsPerMinute',
  play_reads_per_hour: 'playReadsPerHour',
  play_replies_per_day: 'playRepliesPerDay',
  app_store_calls_per_hour: 'connectCallsPerHour',
};

const LivelyBody = z.object({ enabled: z.boolean() }).strict();
const GrantBody = z.object({ account: z.string(), revoked: z.boolean() }).strict();

/** The clock, quotas, liveliness, whether an owner still stands by the consent given, and who logs in next. */
export function settingScriptRoutes(world: LiveWorld): Hono {
  return new Hono()
    .get('/clock', (c) => c.json({ now: new Date(world.now()).toISOString() }))
    .post('/clock', async (c) => {
      const move = await readBody(c, Move);
      const by = 'to' in move ? Date.parse(move.to) - world.now() : move.advance_seconds * 1000;
      // Past events have been delivered already.
      if (by < 0) throw new ScriptError(409, 'Sandbox time cannot go back.');
      world.commit({ kind: 'clock_moved', by });
      return c.json({ now: new Date(world.now()).toISOString() });
    })
    .get('/quotas', (c) => c.json(quotasAnswer(world)))
    .put('/quotas', async (c) => {
      const body = await readBody(c, QuotasBody);
      const quotas = { ...world.state.quotas };
      for (const [name, limit] of Object.entries(body))
        if (limit !== undefined) quotas[quotaNames[name as QuotaName]] = limit;
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
    })
    .post('/saml/next', async (c) => {
      const choice = await readBody(c, SamlChoice);
      world.commit({ kind: 'saml_choice_set', choice });
      return c.json({ next: choice });
    });
}

export function quotasAnswer({ state }: LiveWorld): object {
  return Object.fromEntries(Object.entries(quotaNames).map(([name, quota]) => [name, state.quotas[quota]]));
}
