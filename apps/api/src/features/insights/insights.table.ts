import { bigint, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  type InsightMetric,
  insightMetrics,
  perMetric,
} from '@pinfold/contract/features/insights/insight-metrics';
import { oldInsightMetrics } from '@pinfold/contract/features/insights/old-insights';
import { companyId, moment, reference } from '../../database/columns.ts';

/** Those of the tables below that are cut by month (`ensureMonths`). */
export const insightMonthTables = ['insight_days', 'insight_keywords'] as const;

/** What Google counted of a location on one of its days. Partitioned by month, in the migrations. */
export const insightDays = pgTable(
  'insight_days',
  {
    companyId: companyId(),
    locationId: reference('location_id').notNull(),
    day: date('day').notNull(),
    ...perMetric(insightMetrics, counted),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.locationId, table.day] })],
);

/** The same, added up by calendar month in the statement that stores a day; `month` is its first day. */
export const insightMonths = pgTable(
  'insight_months',
  {
    companyId: companyId(),
    locationId: reference('location_id').notNull(),
    month: date('month').notNull(),
    ...perMetric(insightMetrics, summed),
    /** Days with a row. */
    days: integer('days').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.locationId, table.month] })],
);

/** All locations of a company on one day, added up in the statement that stores a day. */
export const insightTotals = pgTable(
  'insight_totals',
  {
    companyId: companyId(),
    day: date('day').notNull(),
    ...perMetric(insightMetrics, summed),
    /** Locations with a row: fewer than there are make a partial day. */
    locations: integer('locations').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.day] })],
);

/** What people searched for in a calendar month, location by location. Partitioned by `month`, its first day. */
export const insightKeywords = pgTable(
  'insight_keywords',
  {
    companyId: companyId(),
    locationId: reference('location_id').notNull(),
    month: date('month').notNull(),
    keyword: text('keyword').notNull(),
    /** People who searched for it; null where Google says only that they are fewer than `threshold`. */
    value: integer('value'),
    threshold: integer('threshold'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.month, table.locationId, table.keyword] })],
);

/** The same of all locations of a company together. */
export const insightKeywordTotals = pgTable(
  'insight_keyword_totals',
  {
    companyId: companyId(),
    month: date('month').notNull(),
    keyword: text('keyword').notNull(),
    /** Sum of the known values. */
    value: bigint('value', { mode: 'number' }).notNull(),
    /** Sum of the thresholds of those locations whose value is unknown. */
    threshold: bigint('threshold', { mode: 'number' }).notNull(),
    /** Locations of which a value or a threshold is known, and those of a threshold among them. */
    locations: integer('locations').notNull(),
    below: integer('below').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.month, table.keyword] })],
);

/** Metrics, each with a day as YYYY-MM-DD. */
export type RefusedMetrics = Partial<Record<InsightMetric, string>>;

/** What has been read of a location; none before the first time. */
export const insightReads = pgTable(
  'insight_reads',
  {
    companyId: companyId(),
    locationId: reference('location_id').notNull(),
    readAt: moment('read_at').notNull(),
    /** The first day that was ever asked for: 18 months before the first reading. Null until one has succeeded. */
    firstDay: date('first_day'),
    /** The last month whose keywords are settled. */
    keywordsMonth: date('keywords_month'),
    /** Metrics that Google refused at the last reading, each with the first day that it lacks since. */
    refused: jsonb('refused').$type<RefusedMetrics>().notNull().default({}),
    /** Why it could not be read; null after a reading that succeeded. */
    problem: text('problem').$type<'denied' | 'not_found' | 'unverified'>(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.locationId] })],
);

/**
 * An archive of the former insights, a row for each location and day: Google ended them on 30 March 2023, so that no
 * job writes here. A day without a row is unknown.
 */
export const oldInsightDays = pgTable(
  'old_insight_days',
  {
    companyId: companyId(),
    locationId: reference('location_id').notNull(),
    day: date('day').notNull(),
    ...perMetric(oldInsightMetrics, counted),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.locationId, table.day] })],
);

/** Null is unknown, 0 is a day on which nothing happened. */
function counted(metric: string) {
  return integer(metric);
}

function summed(metric: string) {
  return bigint(metric, { mode: 'number' });
}
