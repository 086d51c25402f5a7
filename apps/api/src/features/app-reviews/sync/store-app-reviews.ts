import { sql } from 'drizzle-orm';
import { normaliseText } from '@pinfold/contract/normalise-text';
import type { ReachedApp } from '../../../app-stores/reached-app.ts';
import { rows, type Queryable } from '../../../database/database.ts';
import { arrayLiteral } from '../../../database/int8.ts';
import { storeApart } from '../../../database/store-apart.ts';
import type { StoreReview } from '../../../providers/store-review.ts';
import type { Services } from '../../../services.ts';
import { stateOfOutcome } from '../../opinions/replies/reply-outcome.ts';
import {
  hasOtherReplyUnless,
  isProcessing,
  takeOverReplyUnless,
} from '../../opinions/replies/reply-statements.ts';
import { enqueueAppClassification } from '../classify/classify-app-reviews.job.ts';
import { outcomeAtStore } from '../replies/app-reply-outcome.ts';

/**
 * Stores reviews of an app as its store has them, and publishes those that are new or changed. Returns how many there
 * are of them, with those that were put aside: who reads until nothing is new would never read past one of these.
 */
export async function storeAppReviews(
  services: Services,
  app: Pick<ReachedApp, 'companyId' | 'appId' | 'store'>,
  reviews: readonly StoreReview[],
  askedAt: Date,
): Promise<number> {
  if (reviews.length === 0) return 0;
  const { database, jobs, live, log } = services;
  return database.queries.transaction(async (tx) => {
    const { stored, refused } = await storeApart(tx, reviews, {
      log,
      nameOf: ({ externalId }) => `${app.store} ${externalId}`,
      store: async (savepoint, some) =>
        writeReviews(savepoint, app, await withoutOverdue(savepoint, app, some), askedAt),
    });
    const { companyId } = app;
    if (stored.some(({ is_studied }) => !is_studied)) await enqueueAppClassification({ jobs }, tx, companyId);
    const ids = stored.map(({ id }) => id);
    if (ids.length > 0) await live.publish(tx, companyId, { topic: 'app_reviews', ids });
    return ids.length + refused.length;
  });
}

/**
 * Returns those that are new or changed. Where an answer was sent or settled after the store was asked, the review is left
 * as it is: the store may not have known the answer then.
 */
function writeReviews(
  tx: Queryable,
  { companyId, appId, store }: Pick<ReachedApp, 'companyId' | 'appId' | 'store'>,
  reviews: readonly StoreReview[],
  askedAt: Date,
): Promise<{ id: number; is_studied: boolean }[]> {
  return rows(
    tx,
    sql`insert into app_reviews as r (company_id, app_id, store, external_id, rating, title, comment, author_name, territory, language, app_version,
                                      created_at, updated_at, reply_comment, reply_updated_at, reply_status, reply_problem)
        select ${companyId}::int8, ${appId}::int8, ${store}, external_id, rating, title, comment, author_name, territory, language, app_version,
               updated_at, updated_at, reply_comment, reply_updated_at, reply_status, reply_problem
        from json_to_recordset(${JSON.stringify(reviews.map(toRow))}::json) as given (
          external_id text, rating int2, title text, comment text, author_name text, territory text, language text, app_version text, updated_at timestamptz,
          reply_comment text, reply_updated_at timestamptz, reply_status text, reply_problem text),
          (select 1 from mobile_apps where company_id = ${companyId} and id = ${appId} and removed_at is null for share) as held
        on conflict (company_id, app_id, external_id) do update set
          rating = excluded.rating, title = excluded.title, comment = excluded.comment, author_name = excluded.author_name,
          territory = excluded.territory, language = excluded.language, app_version = excluded.app_version,
          updated_at = excluded.updated_at, deleted = false,
          is_studied = r.is_studied and not ${hasOtherContent},
          ${takeOverReplyUnless(isReplyKept)}
        where (r.updated_at <> excluded.updated_at or r.deleted or ${hasOtherContent} or ${hasOtherReplyUnless(isReplyKept)})
          and (r.reply_sending_at is null or r.reply_sending_at < ${askedAt.toISOString()})
        returning r.id::int8 as id, r.is_studied`,
  );
}

/**
 * Leaves out replies that their store has still not published, of reviews where ours failed for that: what the store has
 * is ours, and no customer sees it.
 */
async function withoutOverdue(
  tx: Queryable,
  { companyId, appId }: Pick<ReachedApp, 'companyId' | 'appId'>,
  reviews: readonly StoreReview[],
): Promise<readonly StoreReview[]> {
  const pending = reviews.flatMap(({ externalId, reply }) =>
    reply && !reply.isPublished ? [externalId] : [],
  );
  if (pending.length === 0) return reviews;
  const found = await rows<{ external_id: string }>(
    tx,
    sql`select external_id from app_reviews
        where company_id = ${companyId} and app_id = ${appId} and reply_problem = 'not_published'
          and external_id = any(${arrayLiteral(pending)}::text[])`,
  );
  const overdue = new Set(found.map(({ external_id }) => external_id));
  return reviews.map((review) => (overdue.has(review.externalId) ? { ...review, reply: undefined } : review));
}

/** A store may change a review without giving it a newer date. */
const hasOtherContent = sql`((r.rating, r.title, r.comment) is distinct from (excluded.rating, excluded.title, excluded.comment))`;

/** What we could not send is kept until somebody acts, while its store goes on to show the reply that it was to replace. */
const isUnsent = sql`(
  r.reply_status in ('rejected', 'failed') and excluded.reply_comment is distinct from r.reply_comment
  and coalesce(excluded.reply_updated_at <= r.reply_updated_at, true))`;

/** Google Play deletes no reply, so that one which its list lacks is there all the same. */
const isReplyKept = sql`(
  ${isProcessing} or ${isUnsent} or (r.store = 'google_play' and excluded.reply_status = 'none'))`;

function toRow(review: StoreReview) {
  const { reply } = review;
  return {
    external_id: review.externalId,
    rating: review.rating,
    title: review.title,
    comment: review.comment,
    author_name: review.authorName,
    territory: review.territory,
    language: review.language,
    app_version: review.appVersion,
    updated_at: review.updatedAt,
    reply_comment: reply ? normaliseText(reply.text) : null,
    reply_updated_at: reply?.updatedAt ?? null,
    ...stateOfOutcome(outcomeAtStore(review)),
  };
}
