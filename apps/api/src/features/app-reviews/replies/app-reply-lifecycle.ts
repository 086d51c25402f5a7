import { sql, type SQL } from 'drizzle-orm';
import { reachedApp, type ReachedApp } from '../../../app-stores/reached-app.ts';
import { rows, type Queryable } from '../../../database/database.ts';
import { dateOf, type Moment } from '../../../database/moments.ts';
import type { Services } from '../../../services.ts';
import type { ReplyOutcome } from '../../opinions/replies/reply-outcome.ts';
import { changeFor, isSettled } from '../../opinions/replies/reply-statements.ts';
import { isOfRemovedApp } from '../app-reviews.queries.ts';

/*
 * Every write of `app_reviews.reply_status`, in the order of a reply's life: accepted, or to be retracted (both make it
 * processing); claimed by the job that calls the store; settled by the store's outcome; dismissed where it has never
 * arrived. A reply that was written or deleted elsewhere is imported by `storeAppReviews`, unless one of ours is
 * processing.
 */

/** One acceptance of a review's reply. A later one has a higher version, which makes the jobs of this one void. */
export interface AppReplyVersion {
  companyId: number;
  reviewId: number;
  version: number;
}

/** Gives a review its reply, which is processing then; undefined where one is processing already. */
export function acceptAppReply(
  tx: Queryable,
  { now }: Pick<Services, 'now'>,
  { companyId, reviewId, text, isWrittenByAi }: NewAppReply,
): Promise<AppReplyVersion | undefined> {
  return startProcessing(
    tx,
    { companyId, reviewId },
    sql`reply_comment = ${text}, reply_updated_at = ${now().toISOString()}, is_written_by_ai = ${isWrittenByAi}`,
  );
}

interface NewAppReply {
  companyId: number;
  reviewId: number;
  text: string;
  isWrittenByAi: boolean;
}

/** Makes a reply processing until it is taken back at the store; undefined where it is processing already. */
export function acceptAppRetraction(
  tx: Queryable,
  review: Omit<AppReplyVersion, 'version'>,
): Promise<AppReplyVersion | undefined> {
  return startProcessing(tx, review, sql`is_retracting = true`);
}

/** Forgets a reply that has never arrived at the store; false where there is none such. */
export async function dismissAppReply(
  tx: Queryable,
  { now }: Pick<Services, 'now'>,
  { companyId, reviewId }: Omit<AppReplyVersion, 'version'>,
): Promise<boolean> {
  const dismissed = await rows(
    tx,
    sql`update app_reviews r
        set ${changeFor({ status: 'retracted' })}, reply_version = r.reply_version + 1, reply_sending_at = ${now().toISOString()}
        where r.company_id = ${companyId} and r.id = ${reviewId} and not r.deleted and r.reply_status in ('failed', 'rejected')
        returning 1`,
  );
  return dismissed.length > 0;
}

/** The guard is part of the UPDATE, so that of two concurrent replies exactly one is accepted. */
async function startProcessing(
  tx: Queryable,
  { companyId, reviewId }: Omit<AppReplyVersion, 'version'>,
  change: SQL,
): Promise<AppReplyVersion | undefined> {
  const [accepted] = await rows<{ version: number }>(
    tx,
    sql`update app_reviews r
        set ${change}, reply_problem = null, reply_status = 'processing', reply_version = r.reply_version + 1, reply_sending_at = null
        where r.company_id = ${companyId} and r.id = ${reviewId} and not r.deleted and not ${isOfRemovedApp} and ${isSettled}
        returning r.reply_version as version`,
  );
  return accepted && { companyId, reviewId, version: accepted.version };
}

/** A reply that a job may send now. */
export interface ClaimedAppReply {
  app: ReachedApp;
  externalId: string;
  comment: string;
  /** When an earlier run was about to call the store: ask what arrived before calling again. */
  sentBefore: Date | undefined;
}

/**
 * Claims a reply for its job and notes that the store is about to be called; undefined when the job is void. Where the
 * app has lost its account the reply fails here, or it would be processing for ever.
 */
export async function claimAppReply(
  services: Services,
  reply: AppReplyVersion,
): Promise<ClaimedAppReply | undefined> {
  const { companyId, reviewId, version } = reply;
  const [row] = await rows<{
    app_id: number;
    external_id: string;
    reply_comment: string | null;
    sent_before: Moment | null;
  }>(
    services.database.queries,
    sql`with before as (
          select r.id, r.reply_sending_at as sent_before from app_reviews r
          where r.company_id = ${companyId} and r.id = ${reviewId} and r.reply_version = ${version} and r.reply_status = 'processing'
          for update)
        update app_reviews r set reply_sending_at = ${services.now().toISOString()}
        from before where r.company_id = ${companyId} and r.id = before.id
        returning r.app_id::int8 as app_id, r.external_id, r.reply_comment, before.sent_before`,
  );
  if (!row) return undefined;
  const app = await reachedApp(services, { companyId, appId: row.app_id });
  if (!app) {
    await settleAppReply(services, reply, { status: 'failed', problem: 'access_lost' });
    return undefined;
  }
  return {
    app,
    externalId: row.external_id,
    comment: row.reply_comment ?? '',
    sentBefore: dateOf(row.sent_before),
  };
}

/** Takes back the note of a call that was refused, so that the next try need not ask what arrived. */
export async function releaseAppReply(
  { database }: Pick<Services, 'database'>,
  { companyId, reviewId, version }: AppReplyVersion,
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
export async function settleAppReply(
  { database, live, now }: Services,
  { companyId, reviewId, version }: AppReplyVersion,
  outcome: ReplyOutcome,
): Promise<void> {
  if (outcome.status === 'pending') return;
  await database.queries.transaction(async (tx) => {
    const settled = await rows(
      tx,
      sql`update app_reviews set is_retracting = false, reply_sending_at = ${now().toISOString()}, ${changeFor(outcome)}
          where company_id = ${companyId} and id = ${reviewId} and reply_version = ${version} and reply_status = 'processing'
          returning id`,
    );
    if (settled.length > 0) await live.publish(tx, companyId, { topic: 'app_reviews', ids: [reviewId] });
  });
}
