import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { page, pageFields } from '../../pagination.ts';
import { periodSearch, SeriesPeriod } from '../../period-search.ts';
import { FileExport } from '../listings/export/exports.endpoints.ts';
import { ListingFieldSchema } from '../listings/listing-schema.ts';
import { locationSearch } from '../listings/location-search.ts';
import { LocationSummary } from '../listings/locations.endpoints.ts';
import { insightPresets } from './insight-days.ts';
import { insightMetrics, insightOrders, perMetric } from './insight-metrics.ts';

export const insightReads = {
  module: 'users_behavior',
  permission: 'view_gmb_insights',
  plan: 'monitor_ratings_and_actions',
  demo: 'allowed',
} as const;

/** Locations of an answer: the first hundred in the requested order. */
export const mostInsightFacilities = 100;

const InsightCountsSchema = z
  .object(perMetric(insightMetrics, () => z.int().nullable()))
  .meta({ id: 'InsightCounts', description: 'Figures of a period; null where nothing is known.' });

const InsightSeries = z
  .object(perMetric(insightMetrics, () => z.array(z.int().nullable())))
  .meta({ id: 'InsightSeries', description: 'Figures of each of `dates`; null is a gap, never 0.' });

/** What happened on a day that may explain the figures. */
export const InsightAnnotation = z
  .object({
    date: z.iso.date(),
    fields: z.array(ListingFieldSchema).describe('Fields of listings that we edited and Google took.'),
    edited_facilities: z.int().describe('At how many locations.'),
    posts: z.int().describe('Posts of ours that went out.'),
  })
  .meta({ id: 'InsightAnnotation' });
export type InsightAnnotation = z.infer<typeof InsightAnnotation>;

/** Averages of one day of the week, Monday first. */
const InsightWeekday = z
  .object({
    days: z.int().describe('Days of the period that are known.'),
    views: z.number().nullable().describe('By day, of all requested locations together.'),
    actions: z.number().nullable(),
  })
  .meta({ id: 'InsightWeekday' });

const part = { metrics: InsightSeries, totals: InsightCountsSchema };

/** What people did on profiles in a period. */
export const Insights = SeriesPeriod.extend({
  latest: z.iso.date().describe('The last day that can be asked for: two weeks ago for the company.'),
  measured_from: z.iso.date().nullable().describe('The first day of which anything is known.'),
  ...part,
  before: z.object(part).nullable().describe('The same of the earlier period; null without a comparison.'),
  known: z.array(z.int()).describe('Days of locations that are known, of each of `dates`.'),
  expected: z.array(z.int()).describe('As many as there would be without a gap.'),
  weekdays: z.array(InsightWeekday).length(7),
  facilities: z
    .array(
      z.object({
        facility: LocationSummary,
        totals: InsightCountsSchema,
        before: InsightCountsSchema.nullable(),
      }),
    )
    .max(mostInsightFacilities)
    .describe('Locations of which something is known, in the requested order; the first hundred.'),
  facilities_count: z.int().describe('All requested locations of which something is known.'),
  unread: z.int().describe('Requested locations that have not been read yet: their figures come.'),
  unreadable: z.int().describe('Requested locations that Google refuses to tell about.'),
  annotations: z.array(InsightAnnotation).describe('Oldest first.'),
}).meta({ id: 'Insights' });
export type Insights = z.infer<typeof Insights>;

const { preset: _preset, ...days } = periodSearch;

/** Which figures: of which days, compared with what, of which locations. */
const insightSearch = {
  ...locationSearch,
  ...days,
  preset: z
    .enum(insightPresets)
    .optional()
    .describe('A period by name, which ends at the latest day. Left out, the dates say it.'),
};

export const getInsights = defineEndpoint({
  id: 'getInsights',
  method: 'post',
  path: '/insights/',
  summary: 'Views and actions on profiles over time, until two weeks ago',
  access: insightReads,
  body: z
    .object({
      ...insightSearch,
      order: z
        .enum(insightOrders)
        .default('views')
        .describe('A rise or fall needs a comparison, and 50 views in one of the two periods.'),
      with_facilities: z.boolean().default(true).describe('Left out of the answer where it is false.'),
    })
    .meta({ id: 'InsightSearch' }),
  response: Insights,
  problems: ['period_invalid'],
});

const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .describe('Such as 2026-10.');

const InsightKeyword = z
  .object({
    keyword: z.string(),
    value: z.int().describe('People of each month and location together, where Google told how many.'),
    below_threshold: z.int().describe('Further people at most: where Google told only that they are fewer.'),
    locations: z.int().describe('Locations that were found by it, in the month with the most.'),
    before: z.int().nullable().describe('`value` of as many months before; null where it is unknown.'),
  })
  .meta({ id: 'InsightKeyword' });
export type InsightKeyword = z.infer<typeof InsightKeyword>;

export const listInsightKeywords = defineEndpoint({
  id: 'listInsightKeywords',
  method: 'post',
  path: '/insights/keywords/',
  summary: 'What people searched for when they were shown a profile, most often first',
  access: insightReads,
  body: z
    .object({
      ...locationSearch,
      month_from: month.optional(),
      month_to: month.optional().describe('Left out, both are the last month that Google corrects no more.'),
      search: z.string().max(200).optional().describe('Part of the keyword.'),
      ...pageFields(25),
    })
    .meta({ id: 'InsightKeywordSearch' }),
  response: page(InsightKeyword)
    .extend({
      month_from: z.string().nullable().describe('Null where no month is known.'),
      month_to: z.string().nullable(),
      first_month: z.string().nullable().describe('The first and the last month that are known.'),
      last_month: z.string().nullable(),
    })
    .meta({ id: 'InsightKeywordPage' }),
  problems: ['period_invalid'],
});

/** Insights are exported as a workbook, since a csv has room for one sheet. */
export const workbookOnly = z.object({ file_type: z.literal('xlsx').default('xlsx') });

export const exportInsights = defineEndpoint({
  id: 'exportInsights',
  method: 'post',
  path: '/insights/export/',
  summary: 'A workbook of insights: summary, days, locations, keywords, definitions',
  access: { ...insightReads, embed: 'never' },
  query: workbookOnly,
  body: z.object(insightSearch).meta({ id: 'InsightExportSearch' }),
  response: FileExport,
  status: 202,
  problems: ['period_invalid', 'export_empty', 'too_busy'],
});
