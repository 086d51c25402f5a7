import {
  createAppNote,
  deleteAppNote,
  updateAppNote,
} from '@pinfold/contract/features/app-reviews/app-notes.endpoints';
import {
  exportAppReviews,
  getAppReview,
  getAppReviewChoices,
  getAppReviewStats,
  searchAppReviews,
} from '@pinfold/contract/features/app-reviews/app-reviews.endpoints';
import { mount, type Api } from '../../http/mount.ts';
import { changeNote } from '../opinions/note.service.ts';
import { requireAppReviews } from './app-review-access.ts';
import { appReviewInbox } from './app-review-inbox.ts';
import { appReviewChoices, appReviewStats, findAppReviews, requireAppReview } from './app-reviews.queries.ts';
import { mountAppReviewTags } from './categories/app-review-tags.routes.ts';
import { exportAppReviewsOf } from './export/write-app-review-export.job.ts';
import { mountAppReplies } from './replies/app-replies.routes.ts';

/** Reviews of mobile apps, for companies that have the flag. */
export function mountAppReviews(api: Api): void {
  mount(api, searchAppReviews, async ({ services, member, body, query }) => {
    await requireAppReviews(services, member);
    return findAppReviews(services.database.queries, member, body, query);
  });
  mount(api, getAppReviewStats, async ({ services, member }) => {
    await requireAppReviews(services, member);
    return appReviewStats(services.database.queries, member);
  });
  mount(api, getAppReviewChoices, async ({ services, member }) => {
    await requireAppReviews(services, member);
    return appReviewChoices(services.database.queries, member);
  });
  mount(api, exportAppReviews, async ({ services, member, query, body, language }) => {
    await requireAppReviews(services, member);
    return exportAppReviewsOf(services, member, {
      filters: body.filters,
      fileType: query.file_type,
      language,
    });
  });
  mountAppReviewTags(api);
  // Before the path of one review, which would take theirs.
  mountAppReplies(api);
  mount(api, getAppReview, async ({ services, member, params }) => {
    await requireAppReviews(services, member);
    return requireAppReview(services.database.queries, member, params.id);
  });
  mount(api, createAppNote, async ({ services, member, params: { id }, body: { text } }) => {
    await requireAppReviews(services, member);
    return changeNote(services, appReviewInbox, { member, id, change: { kind: 'write', text } });
  });
  mount(api, updateAppNote, async ({ services, member, params: { id }, body: { text } }) => {
    await requireAppReviews(services, member);
    return changeNote(services, appReviewInbox, { member, id, change: { kind: 'edit', text } });
  });
  mount(api, deleteAppNote, async ({ services, member, params: { id } }) => {
    await requireAppReviews(services, member);
    return changeNote(services, appReviewInbox, { member, id, change: { kind: 'remove' } });
  });
}
