import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { BoosterChannel, BoosterTarget } from '@pinfold/contract/features/review-booster/booster-form';
import type { Language } from '@pinfold/contract/languages';
import { companyId, identity, moment, reference } from '../../database/columns.ts';
import { replyColumns, sentimentColumns, tagColumns } from '../opinions/opinion-columns.ts';

export const boosterForms = pgTable(
  'booster_forms',
  {
    companyId: companyId(),
    id: identity(),
    name: text('name').notNull(),
    isOpen: boolean('is_open').notNull().default(true),
    languages: text('languages').array().$type<Language[]>().notNull(),
    question: jsonb('question').$type<Partial<Record<Language, string>>>().notNull().default({}),
    asksContact: boolean('asks_contact').notNull().default(false),
    links: text('links').array().$type<BoosterTarget[]>().notNull(),
    /** Null for all locations. */
    locationIds: reference('location_ids').array(),
    retentionDays: integer('retention_days').notNull(),
    consentVersion: integer('consent_version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);

export const boosterLinks = pgTable(
  'booster_links',
  {
    companyId: companyId(),
    id: identity(),
    formId: reference('form_id').notNull(),
    /** Null once the location is deleted: what is in print says that the link is closed. */
    locationId: reference('location_id'),
    channel: text('channel').$type<BoosterChannel>().notNull(),
    /** 128 random bits in base64url, which anyone may have who holds the link. */
    token: text('token').notNull().unique('booster_links_token'),
    createdAt: moment('created_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('booster_links_open')
      .on(table.companyId, table.formId, table.locationId, table.channel)
      .where(sql`closed_at is null`),
    index('booster_links_location').on(table.companyId, table.locationId),
  ],
);

/**
 * Somebody opened a form. Nothing says who. Rows are only ever added, as in the three tables that follow; all four keep the
 * day in UTC and no more of the time, so that what is left of an erased answer does not say when it was given.
 */
export const boosterVisits = pgTable(
  'booster_visits',
  {
    companyId: companyId(),
    /** 128 random bits in base64url: by it a visitor has the answer erased. */
    id: text('id').notNull(),
    linkId: reference('link_id').notNull(),
    day: date('day').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('booster_visits_link').on(table.companyId, table.linkId),
    index('booster_visits_day').on(table.companyId, table.day),
  ],
);

/** Pages that show the public links: the one with the form, and the one after it. */
export type OfferPage = 'form' | 'thanks';

/** The public links that a page showed to a visitor. */
export const boosterOffers = pgTable(
  'booster_offers',
  {
    companyId: companyId(),
    visit: text('visit').notNull(),
    page: text('page').$type<OfferPage>().notNull(),
    targets: text('targets').array().$type<BoosterTarget[]>().notNull(),
    /** SHA-256 of the part of the page that shows them. */
    templateHash: text('template_hash').notNull(),
    day: date('day').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.visit, table.page] }),
    foreignKey({
      name: 'booster_offers_visit',
      columns: [table.companyId, table.visit],
      foreignColumns: [boosterVisits.companyId, boosterVisits.id],
    }),
    index('booster_offers_day').on(table.companyId, table.day),
  ],
);

/** A visitor followed a public link. */
export const boosterClicks = pgTable(
  'booster_clicks',
  {
    companyId: companyId(),
    visit: text('visit').notNull(),
    page: text('page').$type<OfferPage>().notNull(),
    target: text('target').$type<BoosterTarget>().notNull(),
    day: date('day').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.visit, table.page, table.target] }),
    foreignKey({
      name: 'booster_clicks_offer',
      columns: [table.companyId, table.visit, table.page],
      foreignColumns: [boosterOffers.companyId, boosterOffers.visit, boosterOffers.page],
    }),
    index('booster_clicks_day').on(table.companyId, table.day),
  ],
);

/** The score of an answer. It cannot be stored unless its page offered the public links. */
export const boosterAnswers = pgTable(
  'booster_answers',
  {
    companyId: companyId(),
    visit: text('visit').notNull(),
    page: text('page').$type<'form'>().notNull().default('form'),
    rating: smallint('rating'),
    day: date('day').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.visit] }),
    foreignKey({
      name: 'booster_answers_offer',
      columns: [table.companyId, table.visit, table.page],
      foreignColumns: [boosterOffers.companyId, boosterOffers.visit, boosterOffers.page],
    }),
    index('booster_answers_day').on(table.companyId, table.day),
  ],
);

/** What a customer answered, of which all but score and day can be erased. */
export const boosterResponses = pgTable(
  'booster_responses',
  {
    companyId: companyId(),
    id: identity(),
    visit: text('visit').notNull(),
    formId: reference('form_id').notNull(),
    linkId: reference('link_id').notNull(),
    locationId: reference('location_id').notNull(),
    language: text('language').$type<Language>().notNull(),
    rating: smallint('rating'),
    comment: text('comment'),
    sealedContact: text('sealed_contact'),
    /** By which its customer's request finds it; erased with the contact. */
    contactHash: text('contact_hash'),
    hasContact: boolean('has_contact')
      .notNull()
      .generatedAlwaysAs(sql`sealed_contact is not null`),
    /** What the visitor was told of their data; null where no contact was left. */
    consentVersion: integer('consent_version'),
    isVerified: boolean('is_verified').notNull(),
    /** What its form said when it was given: a longer time of the form is not for this answer. */
    retentionDays: integer('retention_days').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    erasedAt: moment('erased_at'),
    /** What the statements of any reply read. A customer does not take an answer down: it is erased. */
    deleted: boolean('deleted').notNull().default(false),
    ...replyColumns(),
    ...sentimentColumns(),
    hasTags: boolean('has_tags').notNull().default(false),
    /** For the team only. */
    noteText: text('note_text'),
    noteAuthorId: reference('note_author_id'),
    noteUpdatedAt: moment('note_updated_at'),
    hasNote: boolean('has_note')
      .notNull()
      .generatedAlwaysAs(sql`note_text is not null`),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`fold(coalesce(comment, '') || ' ' || coalesce(reply_comment, ''))`),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('booster_responses_visit').on(table.companyId, table.visit),
    foreignKey({
      name: 'booster_responses_answer',
      columns: [table.companyId, table.visit],
      foreignColumns: [boosterAnswers.companyId, boosterAnswers.visit],
    }),
    index('booster_responses_created').on(table.companyId, table.createdAt.desc(), table.id.desc()),
    index('booster_responses_location').on(table.companyId, table.locationId),
    index('booster_responses_form').on(table.companyId, table.formId),
    index('booster_responses_link').on(table.companyId, table.linkId),
    index('booster_responses_contact')
      .on(table.companyId, table.contactHash)
      .where(sql`sealed_contact is not null`),
    index('booster_responses_text').using('gin', table.companyId, table.searchText.op('gin_trgm_ops')),
    index('booster_responses_processing')
      .on(table.companyId, table.id)
      .where(sql`reply_status = 'processing'`),
    index('booster_responses_unstudied')
      .on(table.companyId, table.id)
      .where(sql`not is_studied`),
  ],
);

export const taggedBoosterResponses = pgTable(
  'tagged_booster_responses',
  { companyId: companyId(), ...tagColumns() },
  (table) => [
    primaryKey({ columns: [table.companyId, table.reviewId, table.tagId] }),
    index('tagged_booster_responses_tag').on(table.companyId, table.tagId),
  ],
);

/** Categories that people took an answer out of, so that no phrase puts it back. */
export const refusedBoosterTags = pgTable(
  'refused_booster_tags',
  {
    companyId: companyId(),
    reviewId: reference('review_id').notNull(),
    tagId: reference('tag_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.reviewId, table.tagId] })],
);

/** Proofs of work that were handed in: none counts twice. */
export const boosterSpentChallenges = pgTable(
  'booster_spent_challenges',
  {
    /** The signature of the challenge. */
    signature: text('signature').primaryKey(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('booster_spent_challenges_expiry').on(table.expiresAt)],
);

/** The chain over what the tables above have recorded, and the signature over each of its days. */
export const boosterAuditChain = pgTable(
  'booster_audit_chain',
  {
    companyId: companyId(),
    /** From 1, without a gap. */
    number: reference('number').notNull(),
    /** Names the row that is chained: `offer/<visit>/form`. */
    event: text('event').notNull(),
    /** The row as it was then, as JSON. */
    record: text('record').notNull(),
    /** SHA-256, in hexadecimal, of the hash before and the record. */
    hash: text('hash').notNull(),
    /** Ed25519 over the hash, on the record that ends a day. */
    signature: text('signature'),
    publicKey: text('public_key'),
    /** The first moment of the day in UTC: the minute would say when an erased answer was given. */
    chainedAt: moment('chained_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.number] }),
    unique('booster_audit_chain_event').on(table.companyId, table.event),
  ],
);
