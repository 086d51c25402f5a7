import { sql } from 'drizzle-orm';
import type {
  AppReview,
  AppReviewSearch,
} from '@pinfold/contract/features/app-reviews/app-reviews.endpoints';
import type { NoteStore } from '../opinions/note.service.ts';
import type { OpinionInbox } from '../opinions/opinion-channel.ts';
import { appReviewChannel } from './app-review-channel.ts';
import { appReviewFilter, requireAppReview } from './app-reviews.queries.ts';

/** Reviews of apps, as a team works on them. */
export const appReviewInbox: OpinionInbox<AppReview, AppReviewSearch> & { notes: NoteStore } = {
  channel: appReviewChannel,
  filter: appReviewFilter,
  require: requireAppReview,
  notes: {
    write: (tx, { companyId, opinionId, text, authorId, at }) =>
      tx.execute(
        sql`update app_reviews set note_text = ${text}, note_author_id = ${authorId}, note_updated_at = ${at}
            where company_id = ${companyId} and id = ${opinionId}`,
      ),
    remove: (tx, { companyId, opinionId }) =>
      tx.execute(
        sql`update app_reviews set note_text = null, note_author_id = null, note_updated_at = null
            where company_id = ${companyId} and id = ${opinionId}`,
      ),
  },
};
