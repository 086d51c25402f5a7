import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import type { GoogleAccount } from '../../../providers/google-business-profile/google-business-profile.ts';
import type { Services } from '../../../services.ts';
import { accountOfLocation, openAccount } from '../../listings/google-grant.ts';
import {
  type Acceptance,
  type ClaimedText,
  claimProcessing,
  type NewReply,
  type ProcessingReply,
  processReplies,
  processRetraction,
  type ReplyVersion,
  settleProcessing,
} from '../../opinions/replies/process-reply.ts';
import type { BulkReplyInbox } from '../../opinions/replies/reply-inbox.ts';
import type { ReplyOutcome } from '../../opinions/replies/reply-outcome.ts';

/*
 * Every write of `reviews.reply_status`, in the order of a reply's life: accepted, or to be retracted (both make it
 * processing); claimed by the job that calls the provider; settled by the provider's outcome. A reply that was written
 * or deleted elsewhere is imported unless one of ours is processing.
 */

/** Where reviews on maps and their bulk replies are kept. */
export const reviewReplyInbox: BulkReplyInbox = {
  opinions: sql`reviews`,
  topic: 'reviews',
  bulkReplies: sql`bulk_replies`,
  bulkReplyItems: sql`bulk_reply_items`,
  bulkTopic: 'bulk_replies',
};

/** A review whose reply is processing now. */
export interface AcceptedReply extends ProcessingReply {
  locationId: number;
}

const accepting = (companyId: number) => ({
  inbox: reviewReplyInbox,
  companyId,
  returning: sql`r.location_id::int8 as "locationId"`,
});

/** Gives reviews their replies, which are processing then. Returns those that took theirs, in the order given. */
export function acceptReplies(
  tx: Queryable,
  services: Pick<Services, 'now'>,
  companyId: number,
  replies: readonly NewReply[],
  acceptance: Acceptance = {},
): Promise<AcceptedReply[]> {
  return processReplies(tx, services, accepting(companyId), replies, acceptance);
}

/** Makes a reply processing until it is taken back at the provider; undefined when it is processing already. */
export function acceptRetraction(
  tx: Queryable,
  companyId: number,
  reviewId: number,
): Promise<AcceptedReply | undefined> {
  return processRetraction(tx, accepting(companyId), reviewId);
}

/** A reply that a job may send now. */
export interface ClaimedReply extends ClaimedText {
  googleName: string;
  google: GoogleAccount;
}

/**
 * Claims a reply for its job and notes that the provider is about to be called; undefined when the job is void. Where no
 * account reaches the location any more the reply fails here, or it would be processing until one does.
 */
export async function claimReply(services: Services, reply: ReplyVersion): Promise<ClaimedReply | undefined> {
  const row = await claimProcessing<{ google_name: string; sealed_refresh_token: string | null }>(
    services,
    {
      inbox: reviewReplyInbox,
      returning: sql`r.google_name, before.sealed_refresh_token`,
      joined: {
        join: sql`join locations l on l.company_id = r.company_id and l.id = r.location_id left join ${accountOfLocation}`,
        columns: sql`g.sealed_refresh_token`,
      },
    },
    reply,
  );
  if (!row) return undefined;
  const { comment, sentBefore, google_name: googleName, sealed_refresh_token: token } = row;
  if (token === null) {
    await settleReply(services, reply, { status: 'failed', problem: 'access_lost' });
    return undefined;
  }
  return { googleName, comment, sentBefore, google: openAccount(services, token) };
}

/** Writes a reply's outcome, unless a later version replaced it, and publishes it in the same transaction. */
export function settleReply(services: Services, reply: ReplyVersion, outcome: ReplyOutcome): Promise<void> {
  return settleProcessing(services, reviewReplyInbox, reply, outcome);
}
