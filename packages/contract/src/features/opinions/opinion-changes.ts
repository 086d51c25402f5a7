import * as z from 'zod';
import { Id, IdParam, IdText } from '../../id.ts';
import { prose } from '../../line.ts';
import { taggedAtOnce } from './categories/review-category.ts';
import { noteMaxLength } from './opinion.ts';
import { sentiments } from './sentiment.ts';

/** A note on an opinion, as it is written. */
export const NoteText = z.object({ text: prose().trim().min(1).max(noteMaxLength) }).meta({ id: 'NoteText' });

export const TagParams = IdParam.extend({ tag_id: IdText });

/** The category that an opinion is put into. */
export const ReviewTagging = z
  .object({ tag: Id.describe('Id of the category.') })
  .meta({ id: 'ReviewTagging' });

export const TagSentiment = z.object({ sentiment: z.enum(sentiments) }).meta({ id: 'TagSentiment' });

export const ReviewSentiment = z.object({ sentiment: z.enum(sentiments) }).meta({ id: 'ReviewSentiment' });

export const BulkTagging = z
  .object({
    ids: z.array(Id).min(1).max(taggedAtOnce),
    add: z.array(Id).max(100).default([]),
    remove: z.array(Id).max(100).default([]),
  })
  .meta({ id: 'BulkTagging' });
export type BulkTagging = z.infer<typeof BulkTagging>;

export const BulkTaggingResult = z
  .object({
    changed: z.number().int().describe('Reviews whose categories are others now.'),
    skipped: z
      .number()
      .int()
      .describe('Reviews that are not there, or that are answered while the switch for those is off.'),
  })
  .meta({ id: 'BulkTaggingResult' });
export type BulkTaggingResult = z.infer<typeof BulkTaggingResult>;
