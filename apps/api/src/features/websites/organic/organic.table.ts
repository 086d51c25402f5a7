import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { OrganicFeature, WebsiteTarget } from '@pinfold/contract/features/websites/organic-rank';
import { companyId, identity, moment, reference } from '../../../database/columns.ts';

/** Those of the tables below that are cut by month (`ensureMonths`). */
export const organicMonthTables = ['organic_days', 'organic_competitor_days'] as const;

/** A keyword belongs to one website and one search location, and is never given to another. */
const watchedKeyword = () => ({
  companyId: companyId(),
  websiteId: reference('website_id').notNull(),
  searchLocationId: reference('search_location_id').notNull(),
  keywordId: reference('keyword_id').notNull(),
});

/** Where a website stood by one keyword on one day. Partitioned by month, in the migrations. */
export const organicDays = pgTable(
  'organic_days',
  {
    ...watchedKeyword(),
    day: date('day').notNull(),
    /** Null together with the page where it was looked for and not among the first twenty. */
    position: smallint('position'),
    url: text('url'),
    /** Among all that the result page shows. */
    absolute: smallint('absolute'),
    above: text('above').array().$type<OrganicFeature[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.websiteId, table.day, table.keywordId] })],
);

/** All keywords of a website on one day, added up in the transaction that stores one of them. */
export const organicTotals = pgTable(
  'organic_totals',
  {
    companyId: companyId(),
    day: date('day').notNull(),
    websiteId: reference('website_id').notNull(),
    lookups: integer('lookups').notNull(),
    found: integer('found').notNull(),
    /** Of all lookups; missing counts 21. */
    sum: integer('sum').notNull(),
    top3: integer('top3').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.day, table.websiteId] })],
);

/** Who stood above a website by one keyword when it was last looked up. */
export const organicLatest = pgTable(
  'organic_latest',
  {
    ...watchedKeyword(),
    day: date('day').notNull(),
    ahead: text('ahead').array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.websiteId, table.keywordId] })],
);

/** Websites of others, each compared with one of the own. */
export const websiteCompetitors = pgTable(
  'website_competitors',
  {
    companyId: companyId(),
    id: identity(),
    websiteId: reference('website_id').notNull(),
    /** In canonical form (`parseWebsiteUrl`). */
    url: text('url').notNull(),
    host: text('host').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('website_competitors_once').on(table.companyId, table.websiteId, table.url),
  ],
);

/** Where a competitor stood in the same search. Partitioned by month, as `organic_days`. */
export const organicCompetitorDays = pgTable(
  'organic_competitor_days',
  {
    ...watchedKeyword(),
    competitorId: reference('competitor_id').notNull(),
    day: date('day').notNull(),
    position: smallint('position'),
  },
  (table) => [
    primaryKey({
      name: 'organic_competitor_days_pk',
      columns: [table.companyId, table.websiteId, table.day, table.keywordId, table.competitorId],
    }),
  ],
);

/** A search that has to be made. Gone once its result is counted. */
export const organicLookups = pgTable(
  'organic_lookups',
  {
    ...watchedKeyword(),
    id: identity(),
    keyword: text('keyword').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    language: text('language').notNull(),
    /** The own website and its competitors when it was planned. */
    targets: jsonb('targets').$type<LookupTargets>().notNull(),
    day: date('day').notNull(),
    isUrgent: boolean('is_urgent').notNull().default(false),
    /** As in `rank_lookups`. */
    state: text('state').$type<'waiting' | 'posted' | 'answered' | 'failed'>().notNull().default('waiting'),
    taskId: text('task_id'),
    attempts: smallint('attempts').notNull().default(0),
    dueAt: moment('due_at').notNull(),
    result: jsonb('result').$type<OrganicLookupResult>(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('organic_lookups_once').on(table.companyId, table.keywordId, table.day),
    index('organic_lookups_due').on(table.state, table.dueAt),
    index('organic_lookups_task').on(table.taskId),
  ],
);

export interface LookupTargets {
  own: WebsiteTarget;
  competitors: readonly (WebsiteTarget & { id: number })[];
}

export interface OrganicLookupResult {
  /** The three are null together. */
  position: number | null;
  url: string | null;
  absolute: number | null;
  above: OrganicFeature[];
  /** Hosts above the own website, the first one first. */
  ahead: string[];
  competitors: { id: number; position: number | null }[];
}
