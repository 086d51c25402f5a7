import { sql } from 'drizzle-orm';
import { normaliseText } from '@pinfold/contract/normalise-text';
import { rows, type Queryable } from '../../../database/database.ts';
import { storeApart } from '../../../database/store-apart.ts';
import { ifRefused } from '../../../delivery/provider-error.ts';
import type { GoogleReview } from '../../../providers/google-business-profile/reviews.ts';
import type { Services } from '../../../services.ts';
import { hasOtherReply, takeOverReply } from '../../opinions/replies/reply-statements.ts';
import { replyStateAtProvider } from '../replies/reply-outcome.ts';
import { enqueueClassification } from '../classify/classify-reviews.job.ts';
import { deleteMediaOf, storeMedia } from '../media/review-media.ts';
import { splitTranslation } from './split-translation.ts';

interface StoredReviews {
  /** Ids of those that are new or changed. */
  ids: number[];
  /** Those that were put aside. */
  refused: GoogleReview[];
}

/**
 * Writes reviews of one location as the provider has them, and enqueues their classification. One that cannot be stored
 * keeps no other away. Of a location that was removed meanwhile it writes nothing.
 */
export async function storeReviews(
  { jobs, log, now }: Pick<Services, 'jobs' | 'log' | 'now'>,
  tx: Queryable,
  companyId: number,
  locationId: number,
  reviews: readonly GoogleReview[],
): Promise<StoredReviews> {
  if (reviews.length === 0) return { ids: [], refused: [] };
  const { stored, refused } = await storeApart(tx, reviews, {
    log,
    nameOf: ({ name }) => name,
    store: async (savepoint, some) => {
      const written = await writeReviews(savepoint, companyId, locationId, some);
      await storeMedia(savepoint, companyId, some, now());
      return written;
    },
  });
  if (stored.some(({ is_studied }) => !is_studied)) await enqueueClassification({ jobs }, tx, companyId);
  return { ids: stored.map(({ id }) => id), refused };
}

/** Returns those that are new or changed. */
function writeReviews(
  tx: Queryable,
  companyId: number,
  locationId: number,
  reviews: readonly GoogleReview[],
): Promise<{ id: number; is_studied: boolean }[]> {
  return rows(
    tx,
    sql`insert into reviews as r (company_id, location_id, google_name, rating, comment, comment_translation, author_name, author_is_anonymous, created_at, updated_at,
                                  reply_comment, reply_updated_at, reply_status, reply_problem)
        select ${companyId}::int8, ${locationId}::int8, google_name, rating, comment, comment_translation, author_name, author_is_anonymous, created_at, updated_at,
               reply_comment, reply_updated_at, reply_status, reply_problem
        from json_to_recordset(${JSON.stringify(reviews.map(toRow))}::json) as given (
          google_name text, rating int2, comment text, comment_translation text, author_name text, author_is_anonymous bool, created_at timestamptz, updated_at timestamptz,
          reply_comment text, reply_updated_at timestamptz, reply_status text, reply_problem text),
          (select 1 from locations where company_id = ${companyId} and id = ${locationId} for key share) as held
        on conflict (company_id, google_name) do update set
          rating = excluded.rating, comment = excluded.comment, comment_translation = excluded.comment_translation, author_name = excluded.author_name, author_is_anonymous = excluded.author_is_anonymous,
          updated_at = excluded.updated_at, deleted = false,
          is_studied = r.is_studied and (r.rating, r.comment) is not distinct from (excluded.rating, excluded.comment),
          ${takeOverReply}
        where r.updated_at <> excluded.updated_at or r.deleted
           or (r.comment_translation is null and excluded.comment_translation is not null)
           or ${hasOtherReply}
        returning r.id::int8 as id, r.is_studied`,
  );
}

const stars = { STAR_RATING_UNSPECIFIED: 1, ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5 };

function toRow(review: GoogleReview) {
  const { reviewReply } = review;
  const { original, translation } = splitTranslation(review.comment ?? '');
  return {
    google_name: review.name,
    rating: stars[review.starRating],
    comment: original || null,
    comment_translation: translation,
    author_name: review.reviewer?.displayName ?? '',
    author_is_anonymous: review.reviewer?.isAnonymous ?? false,
    created_at: review.createTime,
    updated_at: review.updateTime,
    reply_comment: reviewReply ? normaliseText(reviewReply.comment) : null,
    reply_updated_at: reviewReply?.updateTime ?? null,
    ...replyStateAtProvider(review),
  };
}

/**
 * Stores reviews of one location and publishes those that are new or changed. Returns how many there are of them, with
 * those that were put aside: who reads until nothing is new would never read past one of these.
 */
export async function storeAndPublish(
  services: Services,
  { companyId, locationId }: { companyId: number; locationId: number },
  reviews: readonly GoogleReview[],
): Promise<number> {
  return services.database.queries.transaction(async (tx) => {
    const { ids, refused } = await storeReviews(services, tx, companyId, locationId, reviews);
    if (ids.length > 0) await services.live.publish(tx, companyId, { topic: 'reviews', ids });
    return ids.length + refused.length;
  });
}

interface ReviewedLocation {
  id: number;
  /** `accounts/{a}/locations/{l}` */
  googleName: string;
}

/** Reads and stores every review of a location. Returns how many there are; an unverified location has none to give. */
export async function importReviews(
  services: Services,
  companyId: number,
  refreshToken: string,
  location: ReviewedLocation,
): Promise<number> {
  const { database, google } = services;
  let count = 0;
  const readAll = async () => {
    for await (const page of google.as(refreshToken).listReviews(location.googleName)) {
      await database.queries.transaction((tx) => storeReviews(services, tx, companyId, location.id, page));
      count += page.length;
    }
  };
  await ifRefused(readAll(), (error) => {
    if (error.kind !== 'denied' && error.kind !== 'unverified') throw error;
  });
  return count;
}

/** Marks a review as deleted at the provider. */
export async function markReviewDeleted(
  { database, live }: Services,
  companyId: number,
  googleName: string,
): Promise<void> {
  await database.queries.transaction(async (tx) => {
    const gone = await rows<{ id: number }>(
      tx,
      sql`update reviews set deleted = true where company_id = ${companyId} and google_name = ${googleName} and not deleted returning id::int8 as id`,
    );
    const ids = gone.map(({ id }) => id);
    if (ids.length === 0) return;
    await deleteMediaOf(tx, companyId, ids);
    await live.publish(tx, companyId, { topic: 'reviews', ids });
  });
}

/** Deletes the reviews of a location that is removed, with their media, notes, tags, automatic replies and parts of bulk replies. */
export async function deleteReviews(tx: Queryable, companyId: number, locationId: number): Promise<void> {
  for (const table of [
    'review_media',
    'review_notes',
    'tagged_reviews',
    'refused_tags',
    'bulk_reply_items',
    'auto_replies',
  ])
    await tx.execute(
      sql`delete from ${sql.identifier(table)} where company_id = ${companyId} and review_id in (
            select id from reviews where company_id = ${companyId} and location_id = ${locationId})`,
    );
  await tx.execute(
    sql`delete from review_comparisons where company_id = ${companyId} and location_id = ${locationId}`,
  );
  await tx.execute(sql`delete from reviews where company_id = ${companyId} and location_id = ${locationId}`);
}
