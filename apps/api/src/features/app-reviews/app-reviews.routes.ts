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
  type TemplateBulkAppReply,
  templateBulkAppReply,
} from '@pinfold/contract/features/app-reviews/app-bulk-replies.endpoints';
import {
  type AppReview,
  getAppReview,
  getAppReviewStats,
  searchAppReviews,
} from '@pinfold/contract/features/app-reviews/app-reviews.endpoints';
import { mount, type Api } from '../../http/mount.ts';
import type { Services } from '../../services.ts';
import { requireFlag } from '../company/company-flags.ts';
import type { Member } from '../company/member.ts';
import { listBulkRepliesOf, listProblemsOf } from '../opinions/replies/bulk-replies.queries.ts';
import { lastTexts, replyToMany, sameText } from '../opinions/replies/bulk-reply.service.ts';
import {
  previewReplyWithTemplates,
  replyWithTemplates,
  type TemplateOrder,
} from '../opinions/replies/template-bulk-reply.service.ts';
import { appReviewRows, appReviewStats, findAppReviews, requireAppReview } from './app-reviews.queries.ts';
import { appReviewReplier } from './replies/app-review-replier.ts';
import { appReviewInbox } from './replies/app-reply-lifecycle.ts';
import { draftAppReply } from './replies/draft-app-reply.service.ts';
import { deleteAppReplyOf, replyToApp } from './replies/app-reply.service.ts';

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
      'again' in body ? lastTexts(tx, appReviewInbox, member, ids) : sameText(ids, body.reply_comment),
    );
  });
  mount(api, templateBulkAppReply, async ({ services, member, body }) => {
    await requireAppReviews(services, member);
    return replyWithTemplates(services, appReviewReplier, member, orderOf(body));
  });
  mount(api, previewTemplateBulkAppReply, async ({ services, member, body }) => {
    await requireAppReviews(services, member);
    const show = ({ author, app }: { author: string; app: AppReview['app'] }) => ({ author, app });
    return previewReplyWithTemplates(services, appReviewReplier, member, orderOf(body), show);
  });
  mount(api, getAppReview, async ({ services, member, params }) => {
    await requireAppReviews(services, member);
    return requireAppReview(services.database.queries, member, params.id);
  });
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
}

function requireAppReviews(services: Services, member: Member): Promise<void> {
  return requireFlag(services, services.database.queries, member, 'app_reviews');
}

function orderOf({ reply_templates_ids: templateIds, ids }: TemplateBulkAppReply): TemplateOrder {
  return { templateIds, ids };
}
