import { sql } from 'drizzle-orm';
import type {
  BoosterReview,
  BoosterReviewSearch,
} from '@pinfold/contract/features/review-booster/booster-reviews.endpoints';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { NoteStore } from '../../opinions/note.service.ts';
import type { OpinionInbox } from '../../opinions/opinion-channel.ts';
import { boosterChannel } from './booster-channel.ts';
import { changeableFilter, requireBoosterReview } from './booster-reviews.queries.ts';

/**
 * Answers to forms, as a team works on them: an erased one takes nothing more. It is asked for again after each change, in
 * the same transaction, so that one that was erased meanwhile takes nothing either.
 */
export function boosterInbox(
  services: Pick<Services, 'sealer'>,
): OpinionInbox<BoosterReview, BoosterReviewSearch> & { notes: NoteStore } {
  return {
    channel: boosterChannel,
    filter: changeableFilter,
    async require(queries, member, id) {
      const review = await requireBoosterReview(queries, services, member, id);
      if (review.is_erased) throw new Problem('answer_erased');
      return review;
    },
    notes: {
      write: (tx, { companyId, opinionId, text, authorId, at }) =>
        tx.execute(
          sql`update booster_responses set note_text = ${text}, note_author_id = ${authorId}, note_updated_at = ${at}
              where company_id = ${companyId} and id = ${opinionId}`,
        ),
      remove: (tx, { companyId, opinionId }) =>
        tx.execute(
          sql`update booster_responses set note_text = null, note_author_id = null, note_updated_at = null
              where company_id = ${companyId} and id = ${opinionId}`,
        ),
    },
  };
}
