import * as z from 'zod';
import { Id, Timestamp } from '../../id.ts';
import { tagSources } from './categories/tag-sources.ts';
import { replyProblems } from './reply-problems.ts';
import { replyStatuses } from './reply-status.ts';
import { sentiments } from './sentiments.ts';

export const ReviewLocation = z
  .object({ id: Id, name: z.string(), address: z.string(), city: z.string() })
  .meta({ id: 'ReviewLocation' });

export const ReviewTag = z
  .object({
    id: Id,
    name: z.string(),
    sentiment: z.enum(sentiments),
    source: z.enum(tagSources).describe('Who put the review into the category.'),
    phrase: z.string().nullable().describe('The phrase of the category that matched; null without one.'),
  })
  .meta({ id: 'ReviewTag' });

export const ReviewNote = z
  .object({ text: z.string(), author: z.string(), updated_at: Timestamp })
  .meta({ id: 'ReviewNote' });
export type ReviewNote = z.infer<typeof ReviewNote>;

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
    reply_comment: z.string().nullable(),
    reply_update_time: Timestamp.nullable(),
    reply_status: z.enum(replyStatuses),
    reply_problem: z.enum(replyProblems).nullable().describe('Why the reply was rejected or failed.'),
    processing_in_progress: z.boolean(),
    is_written_by_ai: z.boolean(),
    is_accurate: z.boolean().describe('Among the most relevant reviews of its location.'),
    sentiment: z.enum(sentiments),
    tags: z.array(ReviewTag),
    note: ReviewNote.nullable(),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof Review>;
