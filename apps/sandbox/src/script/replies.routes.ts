import { Hono } from 'hono';
import { currentReply, findReview, readShelf } from '../world/review-shelf.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { addressKey, type ReviewAddress } from '../world/state.ts';
import type { WorldReply } from '../world/world.ts';
import { ScriptError } from './script-call.ts';

interface ReplyCount {
  location: string;
  review: string;
  writes: number;
  deletes: number;
  reply: WorldReply | null;
}

/** Reads how often each review's reply was written: a crash test uses it to prove that none was sent twice. */
export function replyScriptRoutes(world: LiveWorld): Hono {
  return new Hono().get('/replies', (c) => {
    const account = c.req.query('account');
    if (account !== undefined && !world.state.source.accounts.some(({ id }) => id === account)) {
      throw new ScriptError(404, `There is no account "${account}".`);
    }
    const accounts = world.state.source.accounts.filter(({ id }) => account === undefined || id === account);
    return c.json({ replies: accounts.flatMap(({ id }) => countReplies(world, id)) });
  });
}

function countReplies(world: LiveWorld, accountId: string): ReplyCount[] {
  const { source, replyWrites } = world.state;
  const counted = new Map<string, ReviewAddress>();
  for (const locationId of source.listLocationIds(accountId) ?? []) {
    for (const review of readShelf(world.state, locationId).reviews) {
      if (review.reply)
        counted.set(addressKey({ locationId, reviewId: review.id }), { locationId, reviewId: review.id });
    }
  }
  // Replies that were deleted, and those of a world too large to be read through.
  for (const [key, address] of replyWrites) {
    if (source.findLocation(address.locationId)?.accountId === accountId) counted.set(key, address);
  }
  return [...counted].map(([key, { locationId, reviewId }]) => {
    const review = findReview(world.state, locationId, reviewId);
    const reply = review && currentReply(world.state, locationId, review, world.now());
    const counts = replyWrites.get(key);
    return {
      location: locationId,
      review: reviewId,
      writes: counts?.writes ?? reply?.writes ?? 0,
      deletes: counts?.deletes ?? 0,
      reply: reply ?? null,
    };
  });
}
