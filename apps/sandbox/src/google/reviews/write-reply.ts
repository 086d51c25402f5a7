import type { LiveWorld } from '../../world/live-world.ts';
import { addressKey } from '../../world/state.ts';
import type { Decision, ReviewAddress } from '../../world/state.ts';
import { policyViolationOf } from './moderate.ts';

/** Accepts a reply and, unless somebody moderates by hand, settles at once what moderation will say and when. */
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
