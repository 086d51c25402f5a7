import { sql } from 'drizzle-orm';
import type { ReplyStatus } from '@pinfold/contract/features/reviews/reply';
import { rows, type Queryable } from '../../database/database.ts';
import type { GoogleReview } from '../../providers/google-business-profile/reviews.ts';
import type { Services } from '../../services.ts';
import { outcomeOf } from './reply-outcome.ts';
import { splitTranslation } from './split-translation.ts';
import { promiseStudy } from './study/study-reviews.job.ts';

/**
 * Writes what the provider says of reviews of one location, and has them studied; answers the ids that are new or changed. A reply that we
 * are sending right now is ours to settle, so its fields stay. Of a location that was removed meanwhile it writes nothing.
 */
export async function storeReviews(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Queryable,
  companyId: number,
  locationId: number,
  reviews: readonly GoogleReview[],
): Promise<number[]> {
  if (reviews.length === 0) return [];
  const changed = await rows<{ id: number; is_studied: boolean }>(
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
          reply_comment = case when r.reply_status = 'processing' then r.reply_comment else excluded.reply_comment end,
          reply_updated_at = case when r.reply_status = 'processing' then r.reply_updated_at else excluded.reply_updated_at end,
          reply_problem = case when r.reply_status = 'processing' then null else excluded.reply_problem end,
          reply_status = case when r.reply_status = 'processing' then 'processing' else excluded.reply_status end,
          is_written_by_ai = r.is_written_by_ai and (r.reply_status = 'processing' or r.reply_comment is not distinct from excluded.reply_comment)
        where r.updated_at <> excluded.updated_at or r.deleted
           or (r.comment_translation is null and excluded.comment_translation is not null)
           or (r.reply_status <> 'processing' and (r.reply_status, r.reply_comment, r.reply_problem) is distinct from (excluded.reply_status, excluded.reply_comment, excluded.reply_problem)
               and not (r.reply_status = 'failed' and excluded.reply_status = 'none'))
        returning r.id::int8 as id, r.is_studied`,
  );
  if (changed.some(({ is_studied }) => !is_studied)) await promiseStudy({ jobs }, tx, companyId);
  return changed.map(({ id }) => id);
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
    reply_comment: reviewReply?.comment ?? null,
    reply_updated_at: reviewReply?.updateTime ?? null,
    ...replyState(review),
  };
}

function replyState({ reviewReply, updateTime }: GoogleReview): {
  reply_status: ReplyStatus;
  reply_problem: string | null;
} {
  if (!reviewReply) return { reply_status: 'none', reply_problem: null };
  const outcome = outcomeOf(reviewReply, updateTime);
  switch (outcome.status) {
    case 'rejected':
      return { reply_status: 'rejected', reply_problem: outcome.problem };
    case 'published':
      return { reply_status: outcome.isOutdated ? 'outdated' : 'published', reply_problem: null };
    default:
      return { reply_status: 'published', reply_problem: null };
  }
}
