import { appStores } from '@pinfold/contract/app-stores';
import { appTemplateValuesOf } from '@pinfold/contract/features/opinions/templates/render-template';
import { needsCity } from '@pinfold/contract/features/opinions/templates/reply-template';
import { unwrapResponse } from '../../client/transport.ts';
import type { BulkCalls, BulkInboxSource, InboxWrites } from '../opinions/inbox/inbox-source.ts';
import type { AppReviewFilters } from './app-review-filters.ts';
import { type AppReview, appReviewReads } from './app-reviews.queries.ts';
import { placeOfApp } from './store-names.ts';

const writes: InboxWrites<AppReview> = {
  reply: ({ api }, id, body) =>
    unwrapResponse(api.POST('/app-reviews/{id}/reply/', { params: { path: { id } }, body })),
  deleteReply: ({ api }, id) =>
    unwrapResponse(api.DELETE('/app-reviews/{id}/reply/', { params: { path: { id } } })),
  saveNote: ({ api }, id, text, isNew) => {
    const call = { params: { path: { id } }, body: { text } };
    return unwrapResponse(
      isNew ? api.POST('/app-reviews/{id}/note/', call) : api.PATCH('/app-reviews/{id}/note/', call),
    );
  },
  deleteNote: ({ api }, id) =>
    unwrapResponse(api.DELETE('/app-reviews/{id}/note/', { params: { path: { id } } })),
  addTag: ({ api }, id, tag) =>
    unwrapResponse(api.POST('/app-reviews/{id}/tags/', { params: { path: { id } }, body: { tag } })),
  removeTag: ({ api }, id, tag_id) =>
    unwrapResponse(api.DELETE('/app-reviews/{id}/tags/{tag_id}/', { params: { path: { id, tag_id } } })),
  setSentiment: ({ api }, id, sentiment, tag_id) => {
    const body = { sentiment };
    return unwrapResponse(
      tag_id === undefined
        ? api.PATCH('/app-reviews/{id}/sentiment/', { params: { path: { id } }, body })
        : api.PATCH('/app-reviews/{id}/tags/{tag_id}/', { params: { path: { id, tag_id } }, body }),
    );
  },
  tagMany: ({ api }, body) => unwrapResponse(api.PATCH('/app-reviews/tags/', { body })),
  aiReplyPath: (id) => `/app-reviews/${id}/ai-reply/`,
};

const bulk: BulkCalls<AppReview> = {
  send: ({ api }, ids, content) =>
    unwrapResponse(
      'templateIds' in content
        ? api.POST('/app-reviews/template-bulk-reply/', {
            body: { reply_templates_ids: [...content.templateIds], ids },
          })
        : api.POST('/app-reviews/bulk-reply/', {
            body:
              'replyComment' in content
                ? { ids, reply_comment: content.replyComment.trim() }
                : { ids, again: true },
          }),
    ),
  list: ({ api }, signal) => unwrapResponse(api.GET('/app-reviews/bulk-replies/', { signal })),
  problems: ({ api }, id, page, signal) => {
    const params = { path: { id }, query: { page, page_size: 100 } };
    return unwrapResponse(
      api.GET('/app-reviews/bulk-replies/{id}/problems/', { params, ...(signal ? { signal } : {}) }),
    );
  },
  preview: async ({ api }, { templateIds, reviewIds }, signal) => {
    const body = { reply_templates_ids: [...templateIds], ids: [...reviewIds] };
    const preview = await unwrapResponse(
      api.POST('/app-reviews/template-bulk-reply/preview/', { body, signal }),
    );
    const replies = preview.replies.map(({ app, ...reply }) => ({ ...reply, location: placeOfApp(app) }));
    return { ...preview, replies };
  },
};

/** Reviews of apps, as the inbox of opinions takes them. */
export const appReviewSource: BulkInboxSource<AppReview, AppReviewFilters> = {
  reads: appReviewReads,
  writes,
  bulk,
  rules: {
    channelOf: ({ store }) => store,
    channels: appStores,
    tooLongCode: 'app_reply_too_long',
    keptReplyText: 'app_reviews.reply.kept',
    dismissedReplyText: 'app_reviews.reply.dismiss_confirm',
    templateValuesOf: appTemplateValuesOf,
    templateRefusal: (text) => (needsCity(text) ? 'app_reviews.template_needs_city' : undefined),
    // Apps have no location: whoever is limited to some has no business with their reviews.
    accessOf: (access) => ({ ...access, module: 'app_reviews', concernsAllLocations: true }),
    eventFields: { channel: 'app_reviews' },
    texts: {
      'reviews.title': 'app_reviews.title',
      'reviews.anonymous': 'app_reviews.anonymous',
      'reviews.forbidden': 'app_reviews.forbidden',
      'reviews.error.title': 'app_reviews.error',
      'reviews.empty.text': 'app_reviews.empty.text',
      'reviews.reply.delete_confirm': 'app_reviews.reply.delete_confirm',
      'reviews.reply.from_owner': 'app_reviews.reply.from_developer',
      'reviews.reply.rejected_title': 'app_reviews.reply.rejected_title',
      'reviews.reply.bytes_left': 'app_reviews.reply.characters_left',
      'reviews.reply.bytes_over': 'app_reviews.reply.characters_over',
      'reviews.refusal.too_long': 'app_reviews.refusal.too_long',
      'reviews.refusal.reply_processing': 'app_reviews.refusal.reply_processing',
      'reviews.bulk.skipped.too_long': 'app_reviews.bulk.too_long',
      'reviews.bulk.repetitive_title': 'app_reviews.bulk.repetitive_title',
      'reviews.problem.too_long': 'app_reviews.problem.too_long',
      'reviews.problem.policy_violation': 'app_reviews.problem.policy_violation',
      'reviews.problem.repetitive': 'app_reviews.problem.repetitive',
      'reviews.problem.off_topic': 'app_reviews.problem.off_topic',
      'reviews.problem.spam': 'app_reviews.problem.spam',
      'reviews.problem.profanity': 'app_reviews.problem.profanity',
      'reviews.problem.harassment': 'app_reviews.problem.harassment',
      'reviews.problem.advertising': 'app_reviews.problem.advertising',
      'reviews.problem.access_lost': 'app_reviews.problem.access_lost',
      'reviews.problem.not_delivered': 'app_reviews.problem.not_delivered',
      'reviews.reason.not_delivered': 'app_reviews.reason.not_delivered',
      'reply_templates.bulk.repetitive_text': 'app_reviews.bulk.templates_repetitive_text',
      'ai_reply.check.repetition': 'app_reviews.check.repetition',
    },
  },
};
