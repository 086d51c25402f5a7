import type { TemplateValues } from '@pinfold/contract/features/opinions/templates/reply-template';
import { needsCity } from '@pinfold/contract/features/opinions/templates/reply-template';
import { unwrapResponse } from '../../../client/transport.ts';
import type { InboxSource, InboxWrites } from '../../opinions/inbox/inbox-source.ts';
import type { BoosterReviewFilters } from './booster-review-filters.ts';
import { type BoosterReview, boosterReviewReads } from './booster-reviews.queries.ts';

const writes: InboxWrites<BoosterReview> = {
  reply: ({ api }, id, body) =>
    unwrapResponse(api.POST('/review-booster/reviews/{id}/reply/', { params: { path: { id } }, body })),
  deleteReply: ({ api }, id) =>
    unwrapResponse(api.DELETE('/review-booster/reviews/{id}/reply/', { params: { path: { id } } })),
  saveNote: ({ api }, id, text, isNew) => {
    const call = { params: { path: { id } }, body: { text } };
    return unwrapResponse(
      isNew
        ? api.POST('/review-booster/reviews/{id}/note/', call)
        : api.PATCH('/review-booster/reviews/{id}/note/', call),
    );
  },
  deleteNote: ({ api }, id) =>
    unwrapResponse(api.DELETE('/review-booster/reviews/{id}/note/', { params: { path: { id } } })),
  addTag: ({ api }, id, tag) =>
    unwrapResponse(
      api.POST('/review-booster/reviews/{id}/tags/', { params: { path: { id } }, body: { tag } }),
    ),
  removeTag: ({ api }, id, tag_id) =>
    unwrapResponse(
      api.DELETE('/review-booster/reviews/{id}/tags/{tag_id}/', { params: { path: { id, tag_id } } }),
    ),
  setSentiment: ({ api }, id, sentiment, tag_id) => {
    const body = { sentiment };
    return unwrapResponse(
      tag_id === undefined
        ? api.PATCH('/review-booster/reviews/{id}/sentiment/', { params: { path: { id } }, body })
        : api.PATCH('/review-booster/reviews/{id}/tags/{tag_id}/', {
            params: { path: { id, tag_id } },
            body,
          }),
    );
  },
  tagMany: ({ api }, body) => unwrapResponse(api.PATCH('/review-booster/reviews/tags/', { body })),
  aiReplyPath: (id) => `/review-booster/reviews/${id}/ai-reply/`,
};

/** Answers to forms, as the inbox of opinions takes them: each is answered by itself, by mail and once. */
export const boosterReviewSource: InboxSource<BoosterReview, BoosterReviewFilters> = {
  reads: boosterReviewReads,
  writes,
  rules: {
    channelOf: () => 'email',
    channels: ['email'],
    tooLongCode: 'reply_too_long',
    keptReplyText: 'review_booster.reviews.mail.kept',
    dismissedReplyText: 'review_booster.reviews.mail.dismiss_confirm',
    templateValuesOf,
    templateRefusal: (text) => (needsCity(text) ? 'review_booster.reviews.template_needs_city' : undefined),
    accessOf: (access) => ({ ...access, module: 'review_booster' }),
    eventFields: { channel: 'review_booster' },
    texts: {
      'reviews.title': 'review_booster.reviews.title',
      'reviews.count': 'review_booster.answers',
      'reviews.summary.unanswered': 'review_booster.reviews.waiting',
      'reviews.anonymous': 'review_booster.reviews.without_contact',
      'reviews.no_text': 'review_booster.reviews.no_comment',
      'reviews.forbidden': 'review_booster.reviews.forbidden',
      'reviews.error.title': 'review_booster.reviews.failed',
      'reviews.empty.title': 'review_booster.reviews.empty',
      'reviews.empty.text': 'review_booster.reviews.empty_text',
      'reviews.no_match.title': 'review_booster.reviews.no_match',
      'reviews.no_match.text': 'review_booster.reviews.no_match_text',
      'reviews.all_answered.text': 'review_booster.reviews.all_answered_text',
      'reviews.all_answered.show_all': 'review_booster.reviews.show_all',
      'reviews.choose': 'review_booster.reviews.choose',
      'reviews.detail': 'review_booster.reviews.opened',
      'reviews.back': 'review_booster.reviews.back',
      'reviews.select': 'review_booster.reviews.select',
      'reviews.selected': 'review_booster.reviews.selected',
      'reviews.fresh': 'review_booster.reviews.fresh',
      'reviews.filter.q': 'review_booster.reviews.search',
      'reviews.filter.show': 'review_booster.reviews.show',
      'reviews.view.unanswered': 'review_booster.reviews.view_waiting',
      'reviews.answer_erased': 'review_booster.reviews.erased',
      'reviews.reply.title': 'review_booster.reviews.mail.title',
      'reviews.reply.placeholder': 'review_booster.reviews.mail.placeholder',
      'reviews.reply.from_owner': 'review_booster.reviews.mail.ours',
      'reviews.reply.sent': 'review_booster.reviews.mail.sent',
      'reviews.reply.deleted': 'review_booster.reviews.mail.dismissed',
      'reviews.reply.delete': 'review_booster.reviews.mail.dismiss',
      'reviews.reply.delete_title': 'review_booster.reviews.mail.dismiss_title',
      'reviews.reply.failed_title': 'review_booster.reviews.mail.failed',
      'reviews.reply.rejected_title': 'review_booster.reviews.mail.failed',
      'reviews.reply.bytes_left': 'review_booster.reviews.mail.characters_left',
      'reviews.reply.bytes_over': 'review_booster.reviews.mail.characters_over',
      'reviews.status.published': 'review_booster.reviews.mail.status_sent',
      'reviews.problem.not_delivered': 'review_booster.reviews.mail.not_delivered',
      'reviews.reason.not_delivered': 'review_booster.reviews.mail.reason_not_delivered',
      'reviews.refusal.too_long': 'review_booster.reviews.mail.too_long',
      'reviews.refusal.reply_processing': 'review_booster.reviews.mail.processing',
      'reviews.refusal.not_found': 'review_booster.reviews.not_found',
    },
  },
};

/** A customer of whom there is an address has no name. */
function templateValuesOf({ facility, rating }: BoosterReview): TemplateValues {
  return { name: undefined, location: facility.name, city: '', rating: rating ?? undefined };
}
