import { templateValuesOf } from '@pinfold/contract/features/opinions/templates/render-template';
import { unwrapResponse } from '../../client/transport.ts';
import type { BulkCalls, BulkInboxSource, InboxWrites } from '../opinions/inbox/inbox-source.ts';
import type { ReviewFilters } from './review-filters.ts';
import { type Review, reviewReads } from './reviews.queries.ts';

const writes: InboxWrites<Review> = {
  reply: ({ api }, id, body) =>
    unwrapResponse(api.POST('/reviews/{id}/reply/', { params: { path: { id } }, body })),
  deleteReply: ({ api }, id) =>
    unwrapResponse(api.DELETE('/reviews/{id}/reply/', { params: { path: { id } } })),
  saveNote: ({ api }, id, text, isNew) => {
    const call = { params: { path: { id } }, body: { text } };
    return unwrapResponse(
      isNew ? api.POST('/reviews/{id}/note/', call) : api.PATCH('/reviews/{id}/note/', call),
    );
  },
  deleteNote: ({ api }, id) =>
    unwrapResponse(api.DELETE('/reviews/{id}/note/', { params: { path: { id } } })),
  addTag: ({ api }, id, tag) =>
    unwrapResponse(api.POST('/reviews/{id}/tags/', { params: { path: { id } }, body: { tag } })),
  removeTag: ({ api }, id, tag_id) =>
    unwrapResponse(api.DELETE('/reviews/{id}/tags/{tag_id}/', { params: { path: { id, tag_id } } })),
  setSentiment: ({ api }, id, sentiment, tag_id) =>
    unwrapResponse(
      tag_id === undefined
        ? api.PATCH('/reviews/{id}/sentiment/', { params: { path: { id } }, body: { sentiment } })
        : api.PATCH('/reviews/{id}/tags/{tag_id}/', {
            params: { path: { id, tag_id } },
            body: { sentiment },
          }),
    ),
  tagMany: ({ api }, body) => unwrapResponse(api.PATCH('/reviews/tags/', { body })),
  aiReplyPath: (id) => `/reviews/${id}/ai-reply/`,
};

const bulk: BulkCalls<Review> = {
  send: ({ api }, ids, content) => {
    if ('templateIds' in content) {
      const body = { reply_templates_ids: [...content.templateIds], gmb_reviews_ids: ids };
      return unwrapResponse(api.POST('/reviews/template-bulk-reply/', { body }));
    }
    return unwrapResponse(
      api.POST('/reviews/bulk-reply/', {
        body:
          'replyComment' in content
            ? { ids, reply_comment: content.replyComment.trim() }
            : { ids, again: true },
      }),
    );
  },
  list: ({ api }, signal) => unwrapResponse(api.GET('/reviews/bulk-replies/', { signal })),
  problems: ({ api }, id, page, signal) => {
    const params = { path: { id }, query: { page, page_size: 100 } };
    return unwrapResponse(
      api.GET('/reviews/bulk-replies/{id}/problems/', { params, ...(signal ? { signal } : {}) }),
    );
  },
  preview: ({ api }, { templateIds, reviewIds }, signal) => {
    const body = { reply_templates_ids: [...templateIds], gmb_reviews_ids: [...reviewIds] };
    return unwrapResponse(api.POST('/reviews/template-bulk-reply/preview/', { body, signal }));
  },
};

/** Reviews of locations, as the inbox of opinions takes them. */
export const reviewSource: BulkInboxSource<Review, ReviewFilters> = {
  reads: reviewReads,
  writes,
  bulk,
  rules: {
    channelOf: () => 'google_maps',
    channels: ['google_maps'],
    tooLongCode: 'reply_too_long',
    templateValuesOf,
    accessOf: (access) => access,
    eventFields: {},
    texts: {},
  },
};
