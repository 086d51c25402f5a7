import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam } from '../../id.ts';
import { pageQuery, queryFlag } from '../../pagination.ts';
import { FileExport } from '../listings/export/exports.endpoints.ts';
import { exportFileTypes } from '../listings/export/file-types.ts';
import { reviewMediaKinds } from '../opinions/opinion.ts';
import { filteredIds, opinionCounts, opinionFields, opinionFilters } from '../opinions/opinion-schemas.ts';

const ReviewLocation = z
  .object({ id: Id, name: z.string(), address: z.string(), city: z.string() })
  .meta({ id: 'ReviewLocation' });

const ReviewMedia = z
  .object({
    kind: z.enum(reviewMediaKinds),
    thumbnail_url: z
      .string()
      .nullable()
      .describe("The photo, or a video's poster. The provider's; it expires."),
    video_url: z.string().nullable().describe("The video to play. The provider's; it expires."),
    label: z.string().nullable().describe("The author's words for it."),
  })
  .meta({ id: 'ReviewMedia' });
export type ReviewMedia = z.infer<typeof ReviewMedia>;

export const Review = z
  .object({
    ...opinionFields,
    comment_translation: z
      .string()
      .nullable()
      .describe("The provider's translation of a comment in another language; null without one."),
    author: z.object({ name: z.string(), is_anonymous: z.boolean() }),
    location: ReviewLocation,
    is_accurate: z.boolean().describe('Among the most relevant reviews of its location.'),
    media: z.array(ReviewMedia).describe('Photos and videos of the customer, in their order.'),
    reply_url: z
      .string()
      .nullable()
      .describe(
        'Where to reply at Google, https and google.com only; null unless the reply cannot be sent from here.',
      ),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof Review>;

/** Every filter of the inbox. A filter that is left out, null or an empty list does not narrow anything. */
export const ReviewSearch = z
  .object({
    ...opinionFilters,
    comment: z.boolean().nullish().describe('With text (true) or stars only (false).'),
    has_media: z.boolean().nullish().describe('With photos or videos (true) or without any (false).'),
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

export const ReviewMediaList = z.object({ media: z.array(ReviewMedia) }).meta({ id: 'ReviewMediaList' });
export type ReviewMediaList = z.infer<typeof ReviewMediaList>;

export const refreshReviewMedia = defineEndpoint({
  id: 'refreshReviewMedia',
  method: 'post',
  path: '/reviews/{id}/media/refresh/',
  summary:
    'Photos and videos of one review, read again from Google at most once an hour; those that are kept otherwise',
  access: { permission: 'view_reviews', module: 'reviews', demo: 'blocked' },
  params: IdParam,
  response: ReviewMediaList,
  problems: ['not_found', 'provider_unavailable'],
});

export const ReviewStats = z.object(opinionCounts).meta({ id: 'ReviewStats' });
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
