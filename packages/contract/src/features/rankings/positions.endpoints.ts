import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdText, Timestamp } from '../../id.ts';
import { line } from '../../line.ts';
import { page, pageFields } from '../../pagination.ts';
import { periodSearch, SeriesPeriod } from '../../period-search.ts';
import { ListingFieldSchema } from '../listings/listing-schema.ts';
import { locationSearch } from '../listings/location-search.ts';
import { LocationSummary } from '../listings/locations.endpoints.ts';
import { maxRankKeywords, type RankBand, rankCharts, rankOrders } from './rank.ts';

/** Keywords are named by what they say; case and blanks make no other keyword. */
export const RankKeywords = z.array(line().min(1).max(80)).min(1).max(maxRankKeywords);

const rank = z.int().min(1).max(20).nullable();

const measure = z.number().nullable();

/** Measures by day, week or month; each list is as long as `dates`, null where nothing was measured. */
export const RankSeries = z
  .object({
    best: z.array(rank).describe('Null also where it was looked for and not among the first 20.'),
    average: z.array(measure).describe('Of the lookups that found it.'),
    average_all: z.array(measure).describe('Of all lookups; missing counts 21.'),
    top3_share: z.array(measure).describe('0 to 1.'),
    points: z.array(z.int()).describe('Lookups; 0 where nothing was measured.'),
  })
  .meta({ id: 'RankSeries' });
export type RankSeries = z.infer<typeof RankSeries>;

/** The same measures of a whole period. */
export const RankSummary = z
  .object({
    best: rank,
    average: measure,
    average_all: measure,
    top3_share: measure,
    points: z.int(),
    latest: rank.describe('The best of the last day that was measured.'),
    latest_on: z.iso.date().nullable(),
  })
  .meta({ id: 'RankSummary' });
export type RankSummary = z.infer<typeof RankSummary>;

const reads = {
  permission: 'view_maps_rankings',
  module: 'monitoring',
  plan: 'local_positions',
  demo: 'allowed',
} as const;

/** A keyword that is watched somewhere, whatever its scope. */
const RankKeyword = z
  .object({
    keyword: z.string(),
    facilities_count: z.int().describe('Locations that it is watched for.'),
    measured_from: z.iso.date().nullable(),
    measured_to: z.iso.date().nullable(),
  })
  .meta({ id: 'RankKeyword' });

export const listRankKeywords = defineEndpoint({
  id: 'listRankKeywords',
  method: 'get',
  path: '/rankings/keywords/',
  summary: 'Keywords with positions, those of the most locations first',
  access: reads,
  query: z.object({ facility: IdText.optional() }),
  response: z.object({ results: z.array(RankKeyword), today: z.iso.date().describe('For the company.') }),
});

/** Fields of the listing that a member changed on a day. */
export const RankAnnotation = z
  .object({
    date: z.iso.date(),
    at: Timestamp,
    fields: z.array(ListingFieldSchema),
  })
  .meta({ id: 'RankAnnotation' });
export type RankAnnotation = z.infer<typeof RankAnnotation>;

export const searchPositions = defineEndpoint({
  id: 'searchPositions',
  method: 'post',
  path: '/rankings/positions/',
  summary: 'Positions of one location on maps over time, a series a keyword',
  access: reads,
  body: z
    .object({
      facility: Id,
      keywords: RankKeywords,
      chart: z.enum(rankCharts).default('top').describe('`average` takes one keyword.'),
      ...periodSearch,
    })
    .meta({ id: 'PositionsSearch' }),
  response: SeriesPeriod.extend({
    keywords: z.array(
      z.object({
        keyword: z.string(),
        series: RankSeries,
        summary: RankSummary,
        compared: z.object({ series: RankSeries, summary: RankSummary }).nullable(),
      }),
    ),
    annotations: z.array(RankAnnotation).describe('Our own edits that the provider took, oldest first.'),
    measured_from: z.iso.date().nullable().describe('The first day with a position of these keywords.'),
  }).meta({ id: 'Positions' }),
  problems: ['not_found', 'period_invalid', 'average_takes_one_keyword', 'service_area_not_monitored'],
});

/** How many measured days of a keyword and a location fall into each band, by the best position of the day. */
export const RankBandCounts = z
  .object({ top3: z.int(), top10: z.int(), top20: z.int(), beyond: z.int() } satisfies Record<
    RankBand,
    z.ZodType
  >)
  .meta({ id: 'RankBandCounts' });
export type RankBandCounts = z.infer<typeof RankBandCounts>;

const overviewPart = z.object({
  series: RankSeries,
  summary: RankSummary,
  bands: z.array(RankBandCounts).describe('One of each point of `dates`.'),
  total: RankBandCounts.describe('Of the whole period.'),
});

export const getRankOverview = defineEndpoint({
  id: 'getRankOverview',
  method: 'post',
  path: '/rankings/overview/',
  summary: 'Positions of all locations over time: measures and bands',
  access: reads,
  body: z
    .object({
      keywords: RankKeywords.optional().describe('Left out: all.'),
      ...locationSearch,
      ...periodSearch,
    })
    .meta({ id: 'RankOverviewSearch' }),
  response: SeriesPeriod.extend({
    ...overviewPart.shape,
    before: overviewPart.nullable().describe('The same of the earlier period.'),
    facilities_count: z.int(),
  }).meta({ id: 'RankOverview' }),
  problems: ['period_invalid'],
});

/** A row of the table of positions. */
const LocationPositions = z
  .object({
    facility: LocationSummary,
    keywords: z
      .array(
        z.object({
          keyword: z.string(),
          is_watched: z.boolean().describe('False where the keyword is not watched for this location.'),
          summary: RankSummary,
          compared: z.union([RankSummary, z.null()]),
        }),
      )
      .describe('In the order that was asked for.'),
    total: RankSummary.describe('Of all these keywords.'),
    total_compared: z.union([RankSummary, z.null()]),
  })
  .meta({ id: 'LocationPositions' });

export const listLocationPositions = defineEndpoint({
  id: 'listLocationPositions',
  method: 'post',
  path: '/rankings/locations/',
  summary: 'Positions of each location in a period, a column a keyword',
  access: reads,
  body: z
    .object({
      keywords: RankKeywords,
      ...locationSearch,
      ...periodSearch,
      order_by: z
        .enum(rankOrders)
        .default('name')
        .describe('Positions and changes are the latest of the first keyword.'),
      ...pageFields(25),
    })
    .meta({ id: 'LocationPositionsSearch' }),
  response: page(LocationPositions)
    .extend({ ...SeriesPeriod.omit({ dates: true }).shape })
    .meta({ id: 'LocationPositionsPage' }),
  problems: ['period_invalid'],
});

export const getRankMap = defineEndpoint({
  id: 'getRankMap',
  method: 'post',
  path: '/rankings/map/',
  summary: 'The latest position of every location by one keyword, with where it is',
  access: reads,
  body: z.object({ keyword: line().min(1).max(80), ...locationSearch }).meta({ id: 'RankMapSearch' }),
  response: z
    .object({
      results: z.array(
        z.object({
          facility: Id,
          name: z.string(),
          formatted_address: z.string(),
          latitude: z.number(),
          longitude: z.number(),
          position: z.int().min(1).max(20).nullable().describe('Null: not among the first 20.'),
          previous: z.int().min(1).max(20).nullable().describe('Of the measured day before.'),
          measured_on: z.iso.date(),
        }),
      ),
      not_shown: z.int().describe('Watched locations without coordinates or without a position yet.'),
    })
    .meta({ id: 'RankMap' }),
});
