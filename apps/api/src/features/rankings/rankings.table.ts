import { sql } from 'drizzle-orm';
import {
  check,
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
import type { GridInterval } from '@pinfold/contract/features/rankings/rank';
import type { RankRival } from '@pinfold/contract/features/rankings/rank-grids.endpoints';
import { companyId, identity, moment, reference } from '../../database/columns.ts';

/** Those of the tables below that are cut by month (`ensureMonths`). */
export const rankMonthTables = ['rank_days', 'competitor_rank_days'] as const;

/** What lookups add up to (`RankTally`); every measure is made of these five. */
const tally = () => ({
  best: smallint('best'),
  points: integer('points').notNull(),
  found: integer('found').notNull(),
  sum: integer('sum').notNull(),
  top3: integer('top3').notNull(),
});

/** Measured days by the band of their best position. */
const bands = () => ({
  bandTop3: integer('band_top3').notNull(),
  bandTop10: integer('band_top10').notNull(),
  bandTop20: integer('band_top20').notNull(),
  bandBeyond: integer('band_beyond').notNull(),
});

/** Keywords by their text, whatever their scope: ranks outlive the keyword that they were looked up for. */
export const rankTerms = pgTable(
  'rank_terms',
  {
    companyId: companyId(),
    id: integer('id').generatedByDefaultAsIdentity().notNull(),
    keyword: text('keyword').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('rank_terms_once').on(table.companyId, table.keyword),
  ],
);

/** A location's ranks for one keyword on one day. Partitioned by month, in the migrations. */
export const rankDays = pgTable(
  'rank_days',
  {
    companyId: companyId(),
    locationId: reference('location_id').notNull(),
    termId: integer('term_id').notNull(),
    day: date('day').notNull(),
    ...tally(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.locationId, table.termId, table.day] })],
);

/** The same, added up by calendar month in the transaction that adds a day; `month` is its first day. */
export const rankMonths = pgTable(
  'rank_months',
  {
    companyId: companyId(),
    locationId: reference('location_id').notNull(),
    termId: integer('term_id').notNull(),
    month: date('month').notNull(),
    ...tally(),
    ...bands(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.locationId, table.termId, table.month] })],
);

/** All locations of a company by one keyword on one day, added up in the transaction that adds a day. */
export const rankTotals = pgTable(
  'rank_totals',
  {
    companyId: companyId(),
    termId: integer('term_id').notNull(),
    day: date('day').notNull(),
    ...tally(),
    ...bands(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.termId, table.day] })],
);

/** A place seen ahead of us or near us, with the provider's data. */
export interface SeenPlace {
  placeId: string;
  name: string;
  position: number;
}

/** Where a location stands now by one keyword, and who was seen at its door. */
export const rankLatest = pgTable(
  'rank_latest',
  {
    companyId: companyId(),
    termId: integer('term_id').notNull(),
    locationId: reference('location_id').notNull(),
    day: date('day').notNull(),
    best: smallint('best'),
    previousDay: date('previous_day'),
    previousBest: smallint('previous_best'),
    /** Those ahead of us at the location's own door, five at most. */
    ahead: jsonb('ahead').$type<SeenPlace[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.termId, table.locationId] }),
    index('rank_latest_best').on(table.companyId, table.termId, table.best),
  ],
);

/** Every place that a search showed, so that one can become a competitor. */
export const seenPlaces = pgTable(
  'rank_seen_places',
  {
    companyId: companyId(),
    placeId: text('place_id').notNull(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    category: text('category').notNull(),
    rating: doublePrecision('rating'),
    reviewsCount: integer('reviews_count'),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.placeId] })],
);

/** Places of others whose ranks are stored. */
export const competitors = pgTable(
  'competitors',
  {
    companyId: companyId(),
    id: identity(),
    placeId: text('place_id').notNull(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    category: text('category').notNull().default(''),
    rating: doublePrecision('rating'),
    reviewsCount: integer('reviews_count'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('competitors_once').on(table.companyId, table.placeId),
  ],
);

/** A competitor's positions as seen from one of our locations. Partitioned by month, as `rank_days`. */
export const competitorRankDays = pgTable(
  'competitor_rank_days',
  {
    companyId: companyId(),
    locationId: reference('location_id').notNull(),
    termId: integer('term_id').notNull(),
    competitorId: reference('competitor_id').notNull(),
    day: date('day').notNull(),
    ...tally(),
  },
  (table) => [
    primaryKey({
      name: 'competitor_rank_days_pk',
      columns: [table.companyId, table.locationId, table.termId, table.competitorId, table.day],
    }),
  ],
);

/** Points around a location from which one keyword is looked up. */
export const rankGrids = pgTable(
  'rank_grids',
  {
    companyId: companyId(),
    id: identity(),
    locationId: reference('location_id').notNull(),
    termId: integer('term_id').notNull(),
    size: smallint('size').notNull(),
    spacingM: integer('spacing_m').notNull(),
    every: text('every').$type<GridInterval>().notNull(),
    nextScanOn: date('next_scan_on'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('rank_grids_once').on(table.companyId, table.locationId, table.termId, table.size, table.spacingM),
  ],
);

/** Positions at all points of a grid, at one time. */
export const rankScans = pgTable(
  'rank_scans',
  {
    companyId: companyId(),
    id: identity(),
    gridId: reference('grid_id').notNull(),
    /** As items of a batch: pending 1, in progress 2, OK 3, failed 4. */
    status: smallint('status').$type<1 | 2 | 3 | 4>().notNull().default(1),
    /** Null where the calendar asked. */
    requestedBy: reference('requested_by'),
    requestedAt: moment('requested_at').notNull(),
    /** The company's day, by which scans are counted. */
    requestedOn: date('requested_on').notNull(),
    doneAt: moment('done_at'),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** Row by row from the north-west; 0 beyond the first twenty, null not measured. */
    positions: smallint('positions').array().notNull().default([]),
    ...tally(),
    rivals: jsonb('rivals').$type<RankRival[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('rank_scans_of_grid').on(table.companyId, table.gridId, table.requestedAt.desc()),
  ],
);

/** A search that has to be made: one keyword from one point. Gone once its result is counted. */
export const rankLookups = pgTable(
  'rank_lookups',
  {
    companyId: companyId(),
    id: identity(),
    locationId: reference('location_id').notNull(),
    termId: integer('term_id').notNull(),
    /** The day that it counts for; null for a point of a scan. */
    day: date('day'),
    scanId: reference('scan_id'),
    /** 0 is the location's own door; of a scan, the place in `positions`. */
    point: smallint('point').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    language: text('language').notNull(),
    /** `waiting` to be posted, `posted` to the provider, `answered`, or `failed` for good. */
    state: text('state').$type<'waiting' | 'posted' | 'answered' | 'failed'>().notNull().default('waiting'),
    /** The provider's name for it. */
    taskId: text('task_id'),
    attempts: smallint('attempts').notNull().default(0),
    /** Not posted before then, and asked for again after it. */
    dueAt: moment('due_at').notNull(),
    /** Our position, 0 where not found, those of competitors, and the places ahead. */
    result: jsonb('result').$type<LookupResult>(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('rank_lookups_once')
      .on(table.companyId, table.locationId, table.termId, table.day, table.scanId, table.point)
      .nullsNotDistinct(),
    index('rank_lookups_due').on(table.state, table.dueAt),
    index('rank_lookups_task').on(table.taskId),
    check('rank_lookups_for_one', sql`(${table.day} is null) <> (${table.scanId} is null)`),
  ],
);

export interface LookupResult {
  position: number;
  competitors: Record<string, number>;
  seen: SeenPlace[];
}
