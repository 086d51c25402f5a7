import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, Timestamp } from '../../id.ts';
import { languages } from '../../languages.ts';
import { pageQuery, queryFlag } from '../../pagination.ts';
import { filteredIds, opinionFields, opinionFilters } from '../opinions/opinion-schemas.ts';
import { boosterChannels } from './booster-form.ts';

const reads = { permission: 'view_rb_reviews', module: 'review_booster', demo: 'allowed' } as const;

const { id, comment, sentiment, tags, note } = opinionFields;

/** What a customer answered in a form. It is for the team, and no public page has it. */
export const BoosterReview = z
  .object({
    id,
    rating: opinionFields.rating.nullable().describe('Stars, 1 to 5; null when none were given.'),
    comment,
    sentiment,
    tags,
    note,
    contact: z.string().nullable().describe('The e-mail address that the customer left.'),
    form: z.object({ id: Id, name: z.string() }),
    facility: z.object({ id: Id, name: z.string() }),
    channel: z.enum(boosterChannels),
    language: z.enum(languages).describe('Of the page on which it was written.'),
    is_verified: z
      .boolean()
      .describe('The browser solved a task that costs machines. Without JavaScript it cannot.'),
    is_erased: z.boolean().describe('Comment and contact are gone; score and day stay.'),
    created_at: Timestamp.describe('Of an erased one the beginning of its day, in UTC.'),
  })
  .meta({ id: 'BoosterReview' });
export type BoosterReview = z.infer<typeof BoosterReview>;

const {
  q,
  rating,
  has_note,
  has_tags,
  tags: ofTags,
  tags_handling,
  tags_sentiment,
  sentiment: sounding,
  date_from,
  date_to,
  order_by,
} = opinionFilters;

/** Filters of what customers answered. Left out, null or empty, one does not narrow anything. */
export const BoosterReviewSearch = z
  .object({
    q: q.describe('Words of the comment; accents and case do not matter.'),
    rating,
    has_note,
    has_tags,
    tags: ofTags,
    tags_handling,
    tags_sentiment,
    sentiment: sounding,
    date_from,
    date_to,
    order_by,
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
    results: z.array(BoosterReview).describe('Empty with only_count.'),
  })
  .meta({ id: 'BoosterReviewPage' });
export type BoosterReviewPage = z.infer<typeof BoosterReviewPage>;

export const searchBoosterReviews = defineEndpoint({
  id: 'searchBoosterReviews',
  method: 'post',
  path: '/review-booster/reviews/search/',
  summary: 'Find what customers answered, in locations that the caller sees',
  access: reads,
  query: pageQuery(10).extend({ only_count: queryFlag.optional() }),
  body: BoosterReviewSearch,
  response: BoosterReviewPage,
  problems: ['booster_disabled'],
});

export const eraseBoosterReview = defineEndpoint({
  id: 'eraseBoosterReview',
  method: 'post',
  path: '/review-booster/reviews/{id}/erase/',
  summary: 'Erase comment, contact and note of an answer, as a customer may ask; score and day stay',
  access: { ...reads, demo: 'blocked', fullAccess: true },
  params: IdParam,
  response: BoosterReview,
  problems: ['booster_disabled', 'not_found'],
});
