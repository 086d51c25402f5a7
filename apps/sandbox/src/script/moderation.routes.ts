import { Hono } from 'hono';
import * as z from 'zod';
import { policyViolations } from '../google/reviews/moderate.ts';
import { currentReply, findReview, waitingReplies } from '../world/review-shelf.ts';
import type { LiveWorld } from '../world/live-world.ts';
import type { ReviewAddress } from '../world/state.ts';
import { findAddressedReview, readBody, ScriptError } from './script-call.ts';

const Verdict = z
  .object({
    /** Without it, the reply that has waited longest. */
    review: z.object({ location: z.string(), review: z.string() }).strict().optional(),
    verdict: z.enum(['approve', 'reject']),
    policy_violation: z.enum(policyViolations).default('GENERIC_VIOLATION'),
  })
  .strict();

const Settings = z
  .object({
    automatic: z.boolean().optional(),
    seconds: z.number().min(0).max(86_400).optional(),
    repetitive_after: z.int().min(1).optional(),
  })
  .strict();

/** Google's moderation of replies: automatic, or approved and rejected by script. */
export function moderationScriptRoutes(world: LiveWorld): Hono {
  return new Hono()
    .get('/moderation', (c) => {
      const { automatic, seconds, repetitiveAfter } = world.state.moderation;
      const waiting = waitingReplies(world.state, world.now()).map(({ locationId, reviewId, writtenAt }) => ({
        location: locationId,
        review: reviewId,
        comment: findReview(world.state, locationId, reviewId)?.reply?.comment,
        waiting_since: new Date(writtenAt).toISOString(),
      }));
      return c.json({ automatic, seconds, repetitive_after: repetitiveAfter, waiting });
    })
    .post('/moderation', async (c) => {
      const { review, verdict, policy_violation: policyViolation } = await readBody(c, Verdict);
      const address = review ? { locationId: review.location, reviewId: review.review } : firstWaiting(world);
      const found = findAddressedReview(world, address);
      if (!found.reply) throw new ScriptError(409, `The review "${address.reviewId}" has no reply.`);
      const at = world.now();
      world.commit({
        kind: 'reply_moderated',
        ...address,
        decision:
          verdict === 'approve' ? { at, state: 'APPROVED' } : { at, state: 'REJECTED', policyViolation },
      });
      const reply = currentReply(world.state, address.locationId, findAddressedReview(world, address), at);
      return c.json({ location: address.locationId, review: address.reviewId, reply });
    })
    .put('/moderation', async (c) => {
      const { automatic, seconds, repetitive_after } = await readBody(c, Settings);
      const before = world.state.moderation;
      const moderation = {
        automatic: automatic ?? before.automatic,
        seconds: seconds ?? before.seconds,
        repetitiveAfter: repetitive_after ?? before.repetitiveAfter,
      };
      world.commit({ kind: 'moderation_set', moderation });
      return c.json({
        automatic: moderation.automatic,
        seconds: moderation.seconds,
        repetitive_after: moderation.repetitiveAfter,
      });
    });
}

function firstWaiting(world: LiveWorld): ReviewAddress {
  const [first] = waitingReplies(world.state, world.now());
  if (!first) throw new ScriptError(409, 'No reply waits for moderation.');
  return { locationId: first.locationId, reviewId: first.reviewId };
}
