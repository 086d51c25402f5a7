import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id } from '../../id.ts';
import { pageQuery, queryFlag } from '../../pagination.ts';
import { replyStatuses } from './reply-status.ts';
import { defaultReviewOrder, reviewOrders } from './review-order.ts';
import { reviewDateTypes } from './review-date-types.ts';
import { Review } from './review.ts';
import { sentiments } from './sentiments.ts';
import { tagSearch } from './tag-search.ts';

const ids = z.array(Id).max(10_000);

/** Every filter of the inbox. A filter that is left out, null or an empty list does not narrow anything. */
export const ReviewSearch = z
  .object({
    q: z
      .string()
      .max(200)
      .nullish()
      .describe('Words of the review, the reply or the author; accents and case do not matter.'),
    reply: z.boolean().nullish().describe('Answered (true) or waiting for an answer (false).'),
    reply_status: z.array(z.enum(replyStatuses)).max(replyStatuses.length).nullish(),
    rating: z.array(z.number().int().min(1).max(5)).max(5).nullish(),
    comment: z.boolean().nullish().describe('With text (true) or stars only (false).'),
    has_note: z.boolean().nullish(),
    deleted: z.boolean().nullish().describe('Left out: both.'),
    is_accurate: z.boolean().nullish().describe('Only the most relevant (true) or only the others (false).'),
    is_written_by_ai: z.boolean().nullish(),
    is_processing: z.boolean().nullish(),
    only_created: z.boolean().nullish().describe('True: never edited by the customer.'),
    only_updated: z.boolean().nullish().describe('True: edited by the customer.'),
    has_tags: z.boolean().nullish(),
    tags: ids.nullish(),
    tags_handling: z
      .union([z.literal(tagSearch.none), z.literal(tagSearch.any), z.literal(tagSearch.all)])
      .nullish()
      .describe('0 none of the tags, 1 any of them (default), 2 all of them.'),
    tags_sentiment: z
      .array(z.enum(sentiments))
      .max(sentiments.length)
      .nullish()
      .describe('How they speak of those tags; without tags it narrows nothing.'),
    sentiment: z
      .array(z.enum(sentiments))
      .max(sentiments.length)
      .nullish()
      .describe('How they sound as a whole.'),
    gmb_address_ids: ids.nullish().describe('Ids of locations.'),
    cities: z.array(z.string().max(200)).max(1000).nullish(),
    groups: ids.nullish(),
    date_from: z.iso.date().nullish().describe("First day, in the company's time zone."),
    date_to: z.iso.date().nullish().describe("Last day, in the company's time zone."),
    date_type: z
      .enum(reviewDateTypes)
      .nullish()
      .describe('The date that the range and the sort speak of. Default created.'),
    order_by: z.enum(reviewOrders).nullish().describe(`Default ${defaultReviewOrder}.`),
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
