import {
  deleteAppReply,
  replyToAppReview,
} from '@pinfold/contract/features/app-reviews/app-replies.endpoints';
import { writeAiAppReply } from '@pinfold/contract/features/app-reviews/app-ai-replies.endpoints';
import {
  bulkAppReply,
  listBulkAppReplies,
  listBulkAppReplyProblems,
  previewTemplateBulkAppReply,
  templateBulkAppReply,
} from '@pinfold/contract/features/app-reviews/app-bulk-replies.endpoints';
import type { AppReview } from '@pinfold/contract/features/app-reviews/app-reviews.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { listBulkRepliesOf, listProblemsOf } from '../../opinions/replies/bulk-replies.queries.ts';
import { lastTexts, replyToMany, sameText } from '../../opinions/replies/bulk-reply.service.ts';
import {
  previewReplyWithTemplates,
  replyWithTemplates,
  templateOrder,
} from '../../opinions/replies/template-bulk-reply.service.ts';
import { requireAppReviews } from '../app-review-access.ts';
import { appReviewRows } from '../app-reviews.queries.ts';
import { appReplyInbox } from './app-reply-lifecycle.ts';
import { deleteAppReplyOf, replyToApp } from './app-reply.service.ts';
import { appReviewReplier } from './app-review-replier.ts';
import { draftAppReply } from './draft-app-reply.service.ts';

/** Replies to reviews of apps: to one, to many, and drafts of the model. */
export function mountAppReplies(api: Api): void {
  mount(api, writeAiAppReply, async ({ services, member, params, body: { wish }, signal }) => {
    await requireAppReviews(services, member);
    return draftAppReply(services, member, params.id, { wish, signal });
  });
  mount(api, replyToAppReview, async ({ services, member, params, body }) => {
    await requireAppReviews(services, member);
    return replyToApp(services, member, params.id, body);
  });
  mount(api, deleteAppReply, async ({ services, member, params }) => {
    await requireAppReviews(services, member);
    return deleteAppReplyOf(services, member, params.id);
  });
  mount(api, listBulkAppReplies, async ({ services, member, query }) => {
    await requireAppReviews(services, member);
    const { database, now } = services;
    return listBulkRepliesOf(database.queries, appReviewReplier, member, query, now());
  });
  mount(api, listBulkAppReplyProblems, async ({ services, member, params, query }) => {
    await requireAppReviews(services, member);
    const { queries } = services.database;
    const asked = { member, id: params.id, paging: query };
    return listProblemsOf(queries, appReviewReplier, asked, (page) => appReviewRows(queries, page));
  });
  mount(api, bulkAppReply, async ({ services, member, body }) => {
    await requireAppReviews(services, member);
    return replyToMany(services, appReviewReplier, member, body.ids, (tx, ids) =>
      'again' in body ? lastTexts(tx, appReplyInbox, member, ids) : sameText(ids, body.reply_comment),
    );
  });
  mount(api, templateBulkAppReply, async ({ services, member, body }) => {
    await requireAppReviews(services, member);
    return replyWithTemplates(services, appReviewReplier, member, templateOrder(body, body.ids));
  });
  mount(api, previewTemplateBulkAppReply, async ({ services, member, body }) => {
    await requireAppReviews(services, member);
    const show = ({ author, app }: { author: string; app: AppReview['app'] }) => ({ author, app });
    return previewReplyWithTemplates(services, appReviewReplier, member, templateOrder(body, body.ids), show);
  });
}
