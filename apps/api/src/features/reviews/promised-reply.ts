import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../database/database.ts';
import type { GoogleAccount } from '../../providers/google-business-profile/google-business-profile.ts';
import type { Services } from '../../services.ts';
import type { ReplyOutcome } from './reply-outcome.ts';

/** Which promise a job was made for. */
export interface ReplyPromise {
  companyId: number;
  reviewId: number;
  version: number;
}

export interface PromisedReply {
  googleName: string;
  comment: string;
  /** An earlier run was about to call the provider: ask what arrived before calling again. */
  mayHaveBeenSent: boolean;
  google: GoogleAccount;
}

/** Claims a promise that still stands, and notes that the provider is about to be called; undefined when it is void. */
export async function claimReply(
  services: Services,
  { companyId, reviewId, version }: ReplyPromise,
): Promise<PromisedReply | undefined> {
  const { database, google, sealer, now } = services;
  const [row] = await rows<{
    google_name: string;
    reply_comment: string | null;
    sent_before: boolean;
    sealed_refresh_token: string;
  }>(
    database.queries,
    sql`with before as (
          select r.id, r.reply_sending_at is not null as sent_before from reviews r
          where r.company_id = ${companyId} and r.id = ${reviewId} and r.reply_version = ${version} and r.reply_status = 'processing'
          for update)
        update reviews r set reply_sending_at = ${now().toISOString()}
        from before, locations l, google_accounts g
        where r.company_id = ${companyId} and r.id = before.id
          and l.company_id = r.company_id and l.id = r.location_id
          and g.company_id = l.company_id and g.id = l.google_account_id
        returning r.google_name, r.reply_comment, before.sent_before, g.sealed_refresh_token`,
  );
  if (!row) return undefined;
  return {
    googleName: row.google_name,
    comment: row.reply_comment ?? '',
    mayHaveBeenSent: row.sent_before,
    google: google.as(sealer.open('refresh token', row.sealed_refresh_token)),
  };
}

/** Writes what became of a promise, unless a later promise replaced it; tells readers in the same transaction. */
export async function settleReply(
  { database, live }: Services,
  promise: ReplyPromise,
  outcome: ReplyOutcome,
): Promise<void> {
  if (outcome.status === 'pending') return;
  const { companyId, reviewId, version } = promise;
  await database.queries.transaction(async (tx) => {
    const settled = await rows(
      tx,
      sql`update reviews set is_retracting = false, ${changeFor(outcome)}
          where company_id = ${companyId} and id = ${reviewId} and reply_version = ${version} and reply_status = 'processing'
          returning id`,
    );
    if (settled.length === 0) return;
    const bulkReplyIds = await settleBulkItem(tx, promise, outcome);
    await live.publish(tx, companyId, { topic: 'reviews', ids: [reviewId] });
    if (bulkReplyIds.length > 0)
      await live.publish(tx, companyId, { topic: 'bulk_replies', ids: bulkReplyIds });
  });
}

function changeFor(outcome: Exclude<ReplyOutcome, { status: 'pending' }>) {
  switch (outcome.status) {
    case 'published':
      return sql`reply_status = ${outcome.isOutdated ? 'outdated' : 'published'}, reply_problem = null`;
    case 'retracted':
      return sql`reply_status = 'none', reply_problem = null, reply_comment = null, reply_updated_at = null, is_written_by_ai = false`;
    default:
      return sql`reply_status = ${outcome.status}, reply_problem = ${outcome.problem},
                 deleted = deleted or ${outcome.problem === 'review_gone'}`;
  }
}

async function settleBulkItem(
  tx: Queryable,
  { companyId, reviewId, version }: ReplyPromise,
  outcome: ReplyOutcome,
): Promise<number[]> {
  const status = outcome.status === 'retracted' ? 'none' : outcome.status;
  const items = await rows<{ id: number }>(
    tx,
    sql`update bulk_reply_items set status = ${status}
        where company_id = ${companyId} and review_id = ${reviewId} and reply_version = ${version}
        returning bulk_reply_id::int8 as id`,
  );
  return items.map(({ id }) => id);
}
