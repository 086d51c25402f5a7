import * as z from 'zod';
import { dayText } from '../../day-text.ts';
import { Id, Timestamp } from '../../id.ts';
import { tagSources } from './categories/review-category.ts';
import { defaultReviewOrder, reviewDateTypes, reviewOrders, tagSearch } from './opinion.ts';
import { replyProblems, replyStatuses } from './reply.ts';
import { sentiments } from './sentiment.ts';

const ReviewTag = z
  .object({
    id: Id,
    name: z.string(),
    sentiment: z.enum(sentiments),
    source: z.enum(tagSources).describe('Who put the review into the category.'),
    phrase: z.string().nullable().describe('The phrase of the category that matched; null without one.'),
  })
  .meta({ id: 'ReviewTag' });

const ReviewNote = z
  .object({ text: z.string(), author: z.string(), updated_at: Timestamp })
  .meta({ id: 'ReviewNote' });

/** The reply to an opinion, and how far it is. */
const replyFields = {
  reply_comment: z.string().nullable(),
  reply_update_time: Timestamp.nullable(),
  reply_status: z.enum(replyStatuses),
  reply_problem: z.enum(replyProblems).nullable().describe('Why the reply was rejected or failed.'),
  processing_in_progress: z.boolean(),
  is_written_by_ai: z.boolean(),
};

/** What any opinion has. */
export const opinionFields = {
  id: Id,
  rating: z.number().int().min(1).max(5).describe('Stars, 1 to 5.'),
  comment: z.string().nullable().describe('Null when the customer left only stars.'),
  created_at: Timestamp,
  updated_at: Timestamp,
  is_edited: z.boolean(),
  deleted: z.boolean().describe('The customer or the provider took it down.'),
  ...replyFields,
  sentiment: z.enum(sentiments),
  tags: z.array(ReviewTag),
  note: ReviewNote.nullable(),
};

const Opinion = z.object(opinionFields);
export type OpinionFields = z.infer<typeof Opinion>;

export const filteredIds = z.array(Id).max(10_000);

/** Filters of an inbox, whatever its opinions are about. Left out, null or empty, one does not narrow anything. */
export const opinionFilters = {
  q: z
    .string()
    .max(200)
    .nullish()
    .describe('Words of the review, the reply or the author; accents and case do not matter.'),
  reply: z.boolean().nullish().describe('Answered (true) or waiting for an answer (false).'),
  reply_status: z.array(z.enum(replyStatuses)).max(replyStatuses.length).nullish(),
  rating: z.array(z.number().int().min(1).max(5)).max(5).nullish(),
  has_note: z.boolean().nullish(),
  deleted: z.boolean().nullish().describe('Left out: both.'),
  is_written_by_ai: z.boolean().nullish(),
  is_processing: z.boolean().nullish(),
  only_created: z.boolean().nullish().describe('True: never edited by the customer.'),
  only_updated: z.boolean().nullish().describe('True: edited by the customer.'),
  has_tags: z.boolean().nullish(),
  tags: filteredIds.nullish(),
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
  date_from: dayText().nullish().describe("First day, in the company's time zone."),
  date_to: dayText().nullish().describe("Last day, in the company's time zone."),
  date_type: z
    .enum(reviewDateTypes)
    .nullish()
    .describe('The date that the range and the sort speak of. Default created.'),
  order_by: z.enum(reviewOrders).nullish().describe(`Default ${defaultReviewOrder}.`),
};

/** How many opinions of an inbox wait, as its views count them. */
export const opinionCounts = {
  count: z.number().int(),
  unanswered: z.number().int().describe('Not deleted and waiting for an answer.'),
  negative_unanswered: z.number().int().describe('Unanswered with 1 to 3 stars.'),
  problems: z.number().int().describe('Replies that were rejected, failed or are outdated.'),
  processing: z.number().int(),
  with_note: z.number().int(),
  average_rating: z.number().nullable().describe('Mean stars of reviews that are not deleted.'),
};

const OpinionSearch = z.object(opinionFilters);
export type OpinionSearch = z.infer<typeof OpinionSearch>;
