import { sql } from 'drizzle-orm';
import type { AppStore } from '@pinfold/contract/app-stores';
import { reachedApp, type ReachedApp } from '../../../app-stores/reached-app.ts';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
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
import { changeFor } from '../../opinions/replies/reply-statements.ts';
import { isOfRemovedApp } from '../app-reviews.queries.ts';

/*
 * Every write of `app_reviews.reply_status`, in the order of a reply's life: accepted, or to be retracted (both make it
 * processing); claimed by the job that calls the store; settled by the store's outcome; dismissed where it has never
 * arrived. A reply that was written or deleted elsewhere is imported by `storeAppReviews`, unless one of ours is
 * processing.
 */

/** Where reviews of apps and their bulk replies are kept. */
export const appReplyInbox: BulkReplyInbox = {
  opinions: sql`app_reviews`,
  isClosed: { where: isOfRemovedApp, reason: 'app_removed' },
  topic: 'app_reviews',
  bulkReplies: sql`app_bulk_replies`,
  bulkReplyItems: sql`app_bulk_reply_items`,
  bulkTopic: 'app_bulk_replies',
};

/** A review of an app whose reply is processing now. */
export interface AcceptedAppReply extends ProcessingReply {
  appId: number;
  store: AppStore;
}

const accepting = (companyId: number) => ({
  inbox: appReplyInbox,
  companyId,
  returning: sql`r.app_id::int8 as "appId", r.store`,
});

/** Gives reviews their replies, which are processing then. Returns those that took theirs, in the order given. */
export function acceptAppReplies(
  tx: Queryable,
  services: Pick<Services, 'now'>,
  companyId: number,
  replies: readonly NewReply[],
  acceptance: Acceptance = {},
): Promise<AcceptedAppReply[]> {
  return processReplies(tx, services, accepting(companyId), replies, acceptance);
}

/** Makes a reply processing until it is taken back at the store; undefined where it is processing already. */
export function acceptAppRetraction(
  tx: Queryable,
  companyId: number,
  reviewId: number,
): Promise<AcceptedAppReply | undefined> {
  return processRetraction(tx, accepting(companyId), reviewId);
}

/** Forgets a reply that has never arrived at the store. Returns whose it was; undefined where there is none such. */
export async function dismissAppReply(
  tx: Queryable,
  { now }: Pick<Services, 'now'>,
  { companyId, reviewId }: Omit<ReplyVersion, 'version'>,
): Promise<{ appId: number; externalId: string } | undefined> {
  const [dismissed] = await rows<{ appId: number; externalId: string }>(
    tx,
    sql`update app_reviews r
        set ${changeFor({ status: 'retracted' })}, reply_version = r.reply_version + 1, reply_sending_at = ${now().toISOString()}
        where r.company_id = ${companyId} and r.id = ${reviewId} and not r.deleted and not ${isOfRemovedApp} and r.reply_status in ('failed', 'rejected')
        returning r.app_id::int8 as "appId", r.external_id as "externalId"`,
  );
  return dismissed;
}

/** A reply that a job may send now. */
export interface ClaimedAppReply extends ClaimedText {
  app: ReachedApp;
  externalId: string;
}

/**
 * Claims a reply for its job and notes that the store is about to be called; undefined when the job is void. Where the
 * app or its account has left, the reply is settled here, or it would be processing for ever.
 */
export async function claimAppReply(
  services: Services,
  reply: ReplyVersion,
): Promise<ClaimedAppReply | undefined> {
  const row = await claimProcessing<{
    app_id: number;
    external_id: string;
    is_retracting: boolean;
    is_outdated: boolean;
  }>(
    services,
    {
      inbox: appReplyInbox,
      returning: sql`r.app_id::int8 as app_id, r.external_id, r.is_retracting,
        coalesce(r.updated_at > r.reply_updated_at, false) as is_outdated`,
    },
    reply,
  );
  if (!row) return undefined;
  const { comment, sentBefore, app_id: appId, external_id: externalId } = row;
  const app = await reachedApp(services, { companyId: reply.companyId, appId });
  if (!app) {
    await settleAppReply(services, reply, outcomeWithoutApp(row));
    return undefined;
  }
  return { app, externalId, comment, sentBefore };
}

/**
 * What becomes of a reply that nobody can ask the store about any more. One that was to be taken back is still there. So,
 * as far as anybody knows, is one that was sent: the note of a call that was refused is taken back.
 */
function outcomeWithoutApp({
  is_retracting,
  sentBefore,
  is_outdated: isOutdated,
}: Pick<ClaimedText, 'sentBefore'> & { is_retracting: boolean; is_outdated: boolean }): ReplyOutcome {
  if (is_retracting || sentBefore) return { status: 'published', isOutdated };
  return { status: 'failed', problem: 'access_lost' };
}

/** Takes back the note of a call that was refused, so that the next try need not ask what arrived. */
export async function releaseAppReply(
  { database }: Pick<Services, 'database'>,
  { companyId, reviewId, version }: ReplyVersion,
): Promise<void> {
  await database.queries.execute(
    sql`update app_reviews set reply_sending_at = null
        where company_id = ${companyId} and id = ${reviewId} and reply_version = ${version} and reply_status = 'processing'`,
  );
}

/**
 * Writes a reply's outcome, unless a later version replaced it, and publishes it in the same transaction. Notes when, so
 * that what the store listed before it had the reply is not taken for what has become of it.
 */
export function settleAppReply(
  services: Services,
  reply: ReplyVersion,
  outcome: ReplyOutcome,
): Promise<void> {
  const noted = sql`reply_sending_at = ${services.now().toISOString()},`;
  return settleProcessing(services, appReplyInbox, reply, outcome, noted);
}
