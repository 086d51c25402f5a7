import {
  bulkReply,
  listBulkReplies,
  listBulkReplyProblems,
} from '@pinfold/contract/features/reviews/bulk-replies.endpoints';
import { deleteReply, replyToReview } from '@pinfold/contract/features/reviews/replies.endpoints';
import {
  exportReviews,
  getReview,
  getReviewStats,
  refreshReviewMedia,
  searchReviews,
} from '@pinfold/contract/features/reviews/reviews.endpoints';
import { listReviewTags } from '@pinfold/contract/features/opinions/categories/categories.endpoints';
import { createNote, deleteNote, updateNote } from '@pinfold/contract/features/reviews/notes.endpoints';
import { writeAiReply } from '@pinfold/contract/features/reviews/ai-replies.endpoints';
import {
  previewTemplateBulkReply,
  templateBulkReply,
} from '@pinfold/contract/features/reviews/template-bulk-replies.endpoints';
import { mount, type Api } from '../../http/mount.ts';
import { draftReply } from '../opinions/ai/draft-reply.service.ts';
import { listBulkRepliesOf, listProblemsOf } from '../opinions/replies/bulk-replies.queries.ts';
import { lastTexts, replyToMany, sameText } from '../opinions/replies/bulk-reply.service.ts';
import { exportReviewsOf } from './export/export-reviews.service.ts';
import { changeNote } from '../opinions/note.service.ts';
import { reviewInbox } from './review-inbox.ts';
import { deleteReplyOf, replyToOne } from './replies/reply.service.ts';
import {
  previewReplyWithTemplates,
  replyWithTemplates,
  templateOrder,
} from '../opinions/replies/template-bulk-reply.service.ts';
import { reviewReplyInbox } from './replies/reply-lifecycle.ts';
import { reviewReplier } from './replies/review-replier.ts';
import { refreshMediaOf } from './media/refresh-media.service.ts';
import { findReviews, listTags, requireReview, reviewRows, reviewStats } from './reviews.queries.ts';

export function mountReviews(api: Api): void {
  const { database } = api.services;
  mount(api, searchReviews, ({ member, body, query }) => findReviews(database.queries, member, body, query));
  mount(api, exportReviews, ({ services, member, query, body, language }) =>
    exportReviewsOf(services, member, { filters: body.filters, fileType: query.file_type, language }),
  );
  mount(api, getReviewStats, ({ member }) => reviewStats(database.queries, member));
  mount(api, listReviewTags, ({ member }) => listTags(database.queries, member));
  mount(api, listBulkReplies, ({ services, member, query }) =>
    listBulkRepliesOf(database.queries, reviewReplier, member, query, services.now()),
  );
  mount(api, listBulkReplyProblems, ({ member, params, query }) =>
    listProblemsOf(database.queries, reviewReplier, { member, id: params.id, paging: query }, (page) =>
      reviewRows(database.queries, page),
    ),
  );
  mount(api, bulkReply, ({ services, member, body }) =>
    replyToMany(services, reviewReplier, member, 'ids' in body ? body.ids : body.gmb_reviews_ids, (tx, ids) =>
      'again' in body ? lastTexts(tx, reviewReplyInbox, member, ids) : sameText(ids, body.reply_comment),
    ),
  );
  mount(api, getReview, ({ member, params }) => requireReview(database.queries, member, params.id));
  mount(api, refreshReviewMedia, ({ services, member, params }) =>
    refreshMediaOf(services, member, params.id),
  );
  mount(api, replyToReview, ({ services, member, params, body }) =>
    replyToOne(services, member, params.id, body),
  );
  mount(api, deleteReply, ({ services, member, params }) => deleteReplyOf(services, member, params.id));
  mount(api, templateBulkReply, ({ services, member, body }) =>
    replyWithTemplates(services, reviewReplier, member, templateOrder(body, body.gmb_reviews_ids)),
  );
  mount(api, previewTemplateBulkReply, ({ services, member, body }) =>
    previewReplyWithTemplates(
      services,
      reviewReplier,
      member,
      templateOrder(body, body.gmb_reviews_ids),
      ({ author, location }) => ({
        author,
        location,
      }),
    ),
  );
  mount(api, writeAiReply, async ({ services, member, params, body, signal }) => {
    const review = await requireReview(database.queries, member, params.id);
    return draftReply(services, member, { review, channel: 'google_maps', wish: body.wish, signal });
  });
  mount(api, createNote, ({ services, member, params, body }) =>
    changeNote(services, reviewInbox, { member, id: params.id, change: { kind: 'write', text: body.text } }),
  );
  mount(api, updateNote, ({ services, member, params, body }) =>
    changeNote(services, reviewInbox, { member, id: params.id, change: { kind: 'edit', text: body.text } }),
  );
  mount(api, deleteNote, ({ services, member, params }) =>
    changeNote(services, reviewInbox, { member, id: params.id, change: { kind: 'remove' } }),
  );
}
