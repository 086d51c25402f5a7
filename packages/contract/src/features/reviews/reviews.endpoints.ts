import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, Timestamp } from '../../id.ts';
import { pageQuery, queryFlag } from '../../pagination.ts';
import { FileExport } from '../listings/export/exports.endpoints.ts';
import { exportFileTypes } from '../listings/export/file-types.ts';
import {
  filteredIds,
  opinionFilters,
  replyFields,
  ReviewNote,
  ReviewTag,
} from '../opinions/opinion-schemas.ts';
import { sentiments } from '../opinions/sentiment.ts';

const ReviewLocation = z
  .object({ id: Id, name: z.string(), address: z.string(), city: z.string() })
  .meta({ id: 'ReviewLocation' });

export const Review = z
  .object({
    id: Id,
    rating: z.number().int().min(1).max(5).describe('Stars, 1 to 5.'),
    comment: z.string().nullable().describe('Null when the customer left only stars.'),
    comment_translation: z
      .string()
      .nullable()
      .describe("The provider's translation of a comment in another language; null without one."),
    author: z.object({ name: z.string(), is_anonymous: z.boolean() }),
    location: ReviewLocation,
    created_at: Timestamp,
    updated_at: Timestamp,
    is_edited: z.boolean(),
    deleted: z.boolean().describe('The customer or the provider took it down.'),
    ...replyFields,
    is_accurate: z.boolean().describe('Among the most relevant reviews of its location.'),
    sentiment: z.enum(sentiments),
    tags: z.array(ReviewTag),
    note: ReviewNote.nullable(),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof Review>;

/** Every filter of the inbox. A filter that is left out, null or an empty list does not narrow anything. */
export const ReviewSearch = z
  .object({
    ...opinionFilters,
    comment: z.boolean().nullish().describe('With text (true) or stars only (false).'),
    is_accurate: z.boolean().nullish().describe('Only the most relevant (true) or only the others (false).'),
    gmb_address_ids: filteredIds.nullish().describe('Ids of locations.'),
    cities: z.array(z.string().max(200)).max(1000).nullish(),
    groups: filteredIds.nullish(),
  })
  .meta({ id: 'ReviewSearch' });
export type ReviewSearch = z.infer<typeof ReviewSearch>;

export const ReviewPage = z
  .object({
    count: z.number().int().describe('All that match, on every page.'),
    results: z.array(Review).describe('Empty with only_count or only_ids.'),
    ids: z
      .array(Id)
      .optional()
      .describe('With only_ids: everything that matches and can be answered, 10 000 at most.'),
  })
  .meta({ id: 'ReviewPage' });
export type ReviewPage = z.infer<typeof ReviewPage>;

export const searchReviews = defineEndpoint({
  id: 'searchReviews',
  method: 'post',
  path: '/reviews/search/',
  summary: 'Find reviews by any filter; only_ids forces reply false and is_processing false',
  access: { permission: 'view_reviews', module: 'reviews', demo: 'allowed' },
  query: pageQuery(10).extend({ only_count: queryFlag.optional(), only_ids: queryFlag.optional() }),
  body: ReviewSearch,
  response: ReviewPage,
});

export const getReview = defineEndpoint({
  id: 'getReview',
  method: 'get',
  path: '/reviews/{id}/',
  summary: 'One review',
  access: { permission: 'view_reviews', module: 'reviews', demo: 'allowed' },
  params: IdParam,
  response: Review,
  problems: ['not_found'],
});

export const ReviewStats = z
  .object({
    count: z.number().int(),
    unanswered: z.number().int().describe('Not deleted and waiting for an answer.'),
    negative_unanswered: z.number().int().describe('Unanswered with 1 to 3 stars.'),
    problems: z.number().int().describe('Replies that were rejected, failed or are outdated.'),
    processing: z.number().int(),
    with_note: z.number().int(),
    average_rating: z.number().nullable().describe('Mean stars of reviews that are not deleted.'),
  })
  .meta({ id: 'ReviewStats' });
export type ReviewStats = z.infer<typeof ReviewStats>;

export const getReviewStats = defineEndpoint({
  id: 'getReviewStats',
  method: 'get',
  path: '/reviews/stats/',
  summary: 'How many reviews wait, and the average rating',
  access: { permission: 'view_reviews', module: 'reviews', demo: 'allowed' },
  response: ReviewStats,
});

export const exportReviews = defineEndpoint({
  id: 'exportReviews',
  method: 'post',
  path: '/reviews/export/',
  summary: 'Write all reviews that match to a file in the background; a link is mailed when it is done',
  access: { permission: 'view_reviews', module: 'reviews', demo: 'allowed', embed: 'never' },
  query: z.object({ file_type: z.enum(exportFileTypes).default('csv') }),
  body: z.object({ filters: ReviewSearch }).meta({ id: 'ReviewExport' }),
  response: FileExport,
  status: 202,
  problems: ['too_many_reviews', 'export_empty', 'too_busy'],
});
