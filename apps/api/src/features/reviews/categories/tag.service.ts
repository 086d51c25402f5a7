import { sql } from 'drizzle-orm';
import type { Review } from '@pinfold/contract/features/reviews/reviews.endpoints';
import type { Sentiment } from '@pinfold/contract/features/reviews/review';
import { rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { requireReview } from '../review.queries.ts';
import { refuseWhileProcessing } from './categories.queries.ts';
import { giveTags } from './give-tags.ts';
import { lockReviewsWhere } from './hold-reviews.ts';
import { keepHasTags } from './keep-has-tags.ts';

/** Puts a review into a category by hand. */
export async function tagOne(services: Services, member: Member, id: number, tagId: number): Promise<Review> {
  return change(services, member, id, async (tx) => {
    const { given } = await giveTags(tx, member.companyId, { reviewIds: [id], tagIds: [tagId] });
    if (given.length > 0) await keepHasTags(tx, member.companyId, [id]);
  });
}

/** Takes a review out of a category, for good: no phrase puts it back. */
export async function untagOne(
  services: Services,
  member: Member,
  id: number,
  tagId: number,
): Promise<Review> {
  const { companyId } = member;
  return change(services, member, id, async (tx) => {
    const removed = await rows(
      tx,
      sql`delete from tagged_reviews where company_id = ${companyId} and review_id = ${id} and tag_id = ${tagId} returning 1`,
    );
    if (removed.length === 0) throw new Problem('not_found');
    await tx.execute(
      sql`insert into refused_tags (company_id, review_id, tag_id) values (${companyId}, ${id}, ${tagId}) on conflict do nothing`,
    );
    await keepHasTags(tx, companyId, [id]);
  });
}

/** Says by hand how a review speaks of one category. */
export async function changeTagSentiment(
  services: Services,
  member: Member,
  place: { id: number; tagId: number },
  sentiment: Sentiment,
): Promise<Review> {
  return change(services, member, place.id, async (tx) => {
    const changed = await rows(
      tx,
      sql`update tagged_reviews set sentiment = ${sentiment}, sentiment_source = 'manual'
          where company_id = ${member.companyId} and review_id = ${place.id} and tag_id = ${place.tagId} returning 1`,
    );
    if (changed.length === 0) throw new Problem('not_found');
  });
}

/** Says by hand how a whole review sounds. */
export async function changeSentiment(
  services: Services,
  member: Member,
  id: number,
  sentiment: Sentiment,
): Promise<Review> {
  return change(services, member, id, async (tx) => {
    await tx.execute(
      sql`update reviews set sentiment = ${sentiment}, sentiment_source = 'manual'
          where company_id = ${member.companyId} and id = ${id}`,
    );
  });
}

/** One review that the member may see, while nothing else reads them all; answers it as it is then. */
async function change(
  { database, live }: Services,
  member: Member,
  id: number,
  apply: (tx: Queryable) => Promise<void>,
): Promise<Review> {
  return database.queries.transaction(async (tx) => {
    await requireReview(tx, member, id);
    await refuseWhileProcessing(tx, member.companyId);
    await lockReviewsWhere(tx, sql`r.company_id = ${member.companyId} and r.id = ${id}`);
    await apply(tx);
    await live.publish(tx, member.companyId, { topic: 'reviews', ids: [id] });
    await live.publish(tx, member.companyId, { topic: 'review_categories', ids: [] });
    return requireReview(tx, member, id);
  });
}
