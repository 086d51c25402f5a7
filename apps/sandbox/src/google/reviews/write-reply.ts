import * as z from 'zod';
import type { LiveWorld } from '../../world/live-world.ts';
import { addressKey, type Decision, type ReviewAddress } from '../../world/state.ts';
import { invalidArgument } from '../google-error.ts';
import { policyViolationOf } from './moderate.ts';

/** Accepts a reply and, unless moderation is manual, decides its outcome and time at once. */
export function writeReply(
  world: LiveWorld,
  accountId: string,
  address: ReviewAddress,
  comment: string,
): void {
  const decision = decide(world, accountId, address, comment);
  const { locationId, reviewId } = address;
  world.commit({ kind: 'reply_written', locationId, reviewId, comment, ...(decision ? { decision } : {}) });
}

function decide(
  world: LiveWorld,
  accountId: string,
  address: ReviewAddress,
  comment: string,
): Decision | undefined {
  const { moderation, identicalTexts } = world.state;
  if (!moderation.automatic) return undefined;
  const now = world.now();
  const others = identicalTexts.countOthers(accountId, comment, addressKey(address), now);
  const policyViolation = policyViolationOf(comment, others >= moderation.repetitiveAfter);
  const at = now + moderation.seconds * 1000;
  return policyViolation ? { at, state: 'REJECTED', policyViolation } : { at, state: 'APPROVED' };
}

/** ReviewReply: "The maximum length is 4096 bytes." */
const maxBytes = 4096;

const ReplyBody = z.object({ comment: z.string() });

export function readReplyComment(body: string): string {
  const parsed = ReplyBody.safeParse(jsonOf(body));
  if (!parsed.success) throw invalidArgument('review_reply.comment', 'A reply needs a comment.');
  const { comment } = parsed.data;
  if (comment.trim() === '') throw invalidArgument('review_reply.comment', 'The comment must not be empty.');
  if (Buffer.byteLength(comment) > maxBytes) {
    throw invalidArgument('review_reply.comment', `The comment must not be longer than ${maxBytes} bytes.`);
  }
  return comment;
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw invalidArgument('', 'Invalid JSON payload received.');
  }
}
