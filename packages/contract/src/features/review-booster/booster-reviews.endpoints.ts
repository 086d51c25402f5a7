import * as z from 'zod';
import type { MemberAccess } from '../../access/access.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, Timestamp } from '../../id.ts';
import { languages } from '../../languages.ts';
import { pageQuery, queryFlag } from '../../pagination.ts';
import { FileExport } from '../listings/export/exports.endpoints.ts';
import { exportFileTypes } from '../listings/export/file-types.ts';
import { filteredIds, opinionCounts, opinionFields, opinionFilters } from '../opinions/opinion-schemas.ts';
import { boosterChannels } from './booster-form.ts';

/** Who sees what customers answered. */
export const boosterReviewsAccess: MemberAccess = {
  permission: 'view_rb_reviews',
  module: 'review_booster',
  demo: 'allowed',
};

/** What a customer answered in a form. It is for the team, and no public page has it. */
export const BoosterReview = z
  .object({
    ...opinionFields,
    rating: opinionFields.rating.nullable().describe('Stars, 1 to 5; null when none were given.'),
    contact: z.string().nullable().describe('The e-mail address that the customer left.'),
    form: z.object({ id: Id, name: z.string() }),
    facility: z.object({ id: Id, name: z.string() }),
    channel: z.enum(boosterChannels),
    language: z.enum(languages).describe('Of the page on which it was written.'),
    is_verified: z
      .boolean()
      .describe('The browser solved a task that costs machines. Without JavaScript it cannot.'),
    consent_version: z
      .number()
      .int()
      .nullable()
      .describe('Of the texts of its form that the customer agreed to; null where no contact was left.'),
    is_erased: z.boolean().describe('Comment, contact and reply are gone; score and day stay.'),
    created_at: Timestamp.describe('Of an erased one the beginning of its day, in UTC.'),
  })
  .meta({ id: 'BoosterReview' });
export type BoosterReview = z.infer<typeof BoosterReview>;

/** Filters of what customers answered. Left out, null or empty, one does not narrow anything. */
export const BoosterReviewSearch = z
  .object({
    ...opinionFilters,
    q: opinionFilters.q.describe('Words of the comment or the reply; accents and case do not matter.'),
    reply: opinionFilters.reply.describe(
      'Answered by mail (true), or waiting for an answer that can be mailed (false).',
    ),
    forms: filteredIds.nullish(),
    facilities: filteredIds.nullish(),
    channels: z.array(z.enum(boosterChannels)).max(boosterChannels.length).nullish(),
    is_verified: z.boolean().nullish(),
    has_contact: z.boolean().nullish(),
  })
  .meta({ id: 'BoosterReviewSearch' });
export type BoosterReviewSearch = z.infer<typeof BoosterReviewSearch>;

export const BoosterReviewPage = z
  .object({
    count: z.number().int().describe('All that match, on every page.'),
    results: z.array(BoosterReview).describe('Empty with only_count or only_ids.'),
    ids: z
      .array(Id)
      .optional()
      .describe('With only_ids: everything that matches and is not erased, 10 000 at most.'),
  })
  .meta({ id: 'BoosterReviewPage' });
export type BoosterReviewPage = z.infer<typeof BoosterReviewPage>;

export const searchBoosterReviews = defineEndpoint({
  id: 'searchBoosterReviews',
  method: 'post',
  path: '/review-booster/reviews/search/',
  summary: 'Find what customers answered, in locations that the caller sees',
  access: boosterReviewsAccess,
  query: pageQuery(10).extend({ only_count: queryFlag.optional(), only_ids: queryFlag.optional() }),
  body: BoosterReviewSearch,
  response: BoosterReviewPage,
  problems: ['booster_disabled'],
});

export const eraseBoosterReview = defineEndpoint({
  id: 'eraseBoosterReview',
  method: 'post',
  path: '/review-booster/reviews/{id}/erase/',
  summary: 'Erase comment, contact, reply and note of an answer, as a customer may ask; score and day stay',
  access: { ...boosterReviewsAccess, demo: 'blocked', fullAccess: true },
  params: IdParam,
  response: BoosterReview,
  problems: ['booster_disabled', 'not_found'],
});

export const getBoosterReview = defineEndpoint({
  id: 'getBoosterReview',
  method: 'get',
  path: '/review-booster/reviews/{id}/',
  summary: 'One answer to a form',
  access: boosterReviewsAccess,
  params: IdParam,
  response: BoosterReview,
  problems: ['booster_disabled', 'not_found'],
});

export const BoosterReviewStats = z
  .object({
    ...opinionCounts,
    unanswered: opinionCounts.unanswered.describe('Waiting for an answer that can be mailed.'),
  })
  .meta({ id: 'BoosterReviewStats' });
export type BoosterReviewStats = z.infer<typeof BoosterReviewStats>;

export const getBoosterReviewStats = defineEndpoint({
  id: 'getBoosterReviewStats',
  method: 'get',
  path: '/review-booster/reviews/stats/',
  summary: 'How many answers to forms wait, in locations that the caller sees',
  access: boosterReviewsAccess,
  response: BoosterReviewStats,
  problems: ['booster_disabled'],
});

export const exportBoosterReviews = defineEndpoint({
  id: 'exportBoosterReviews',
  method: 'post',
  path: '/review-booster/reviews/export/',
  summary:
    'Write all answers that match to a file in the background; a link is mailed when it is done. Contacts are left out where filters of rating, sentiment or tags choose the answers, and the file expires once an answer of the company is erased',
  access: { ...boosterReviewsAccess, embed: 'never' },
  query: z.object({ file_type: z.enum(exportFileTypes).default('csv') }),
  body: z.object({ filters: BoosterReviewSearch }).meta({ id: 'BoosterReviewExport' }),
  response: FileExport,
  status: 202,
  problems: ['booster_disabled', 'too_many_reviews', 'export_empty', 'too_busy'],
});
