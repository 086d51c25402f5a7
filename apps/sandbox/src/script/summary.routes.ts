import { Hono } from 'hono';
import { demoFirms } from '../vat-register/firm.ts';
import type { CallLog } from '../http/call-log.ts';
import { waitingReplies } from '../world/review-shelf.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { waitingEdits } from './publishing.routes.ts';
import { readBody } from './script-call.ts';
import { quotasAnswer } from './settings.routes.ts';
import * as z from 'zod';

const maxCalls = 10_000;

/** The state at a glance, the calls received, and the way back to the beginning. */
export function summaryScriptRoutes(world: LiveWorld, calls: CallLog): Hono {
  return new Hono()
    .get('/', (c) => c.json(summaryOf(world)))
    .get('/journal', (c) => {
      const limit = Number(c.req.query('limit') ?? maxCalls);
      const kept = calls.list();
      return c.json({ calls: kept.slice(-Math.max(1, Math.min(maxCalls, limit || maxCalls))) });
    })
    .post('/reset', async (c) => {
      await readBody(c, z.object({}).strict());
      await world.reset();
      calls.clear();
      return c.json(summaryOf(world));
    });
}

export function summaryOf(world: LiveWorld): object {
  const { state } = world;
  return {
    now: new Date(world.now()).toISOString(),
    seeded_at: new Date(state.seededAt).toISOString(),
    seed: state.seed,
    accounts: state.source.accounts.map(({ id, name }) => ({
      id,
      name,
      locations: state.source.locationCount(id),
      revoked: state.revokedAccounts.has(id),
    })),
    firms: demoFirms.map(({ nip, name }) => ({ nip, name })),
    waiting_replies: waitingReplies(state, world.now()).length,
    waiting_edits: waitingEdits(world).length,
    undelivered_messages: state.outbox.size,
    faults: state.faults,
    mails: state.mails.length,
    mail_faults: state.mailFaults,
    lively: state.lively.enabled,
    moderation: {
      automatic: state.moderation.automatic,
      seconds: state.moderation.seconds,
      repetitive_after: state.moderation.repetitiveAfter,
    },
    publishing: state.listings.publishing,
    quotas: quotasAnswer(world),
  };
}
