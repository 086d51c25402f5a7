import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, IdText, Timestamp } from '../../id.ts';
import { line } from '../../line.ts';
import { periodSearch, SeriesPeriod } from '../../period-search.ts';
import { RankKeywords, RankSeries, RankSummary } from './positions.endpoints.ts';
import { maxCompetitors, rankCharts } from './rank.ts';

const views = {
  permission: 'view_maps_competition_rankings',
  module: 'monitoring',
  plan: 'compare_competition',
  demo: 'allowed',
} as const;

const viewsToManage = { ...views, permission: 'manage_competition_places' } as const;

const manages = { ...viewsToManage, demo: 'blocked', concernsAllLocations: true } as const;

const place = {
  place_id: z.string(),
  name: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  category: z.string().describe('In the words of the provider; empty where it does not say.'),
  rating: z.number().nullable(),
  reviews_count: z.int().nullable(),
};

/** A listing of another company, whose ranks are recorded beside the own ones. */
export const Competitor = z.object({ id: Id, ...place, created_at: Timestamp }).meta({ id: 'Competitor' });
export type Competitor = z.infer<typeof Competitor>;

/** A listing that could become a competitor. */
export const CompetitorPlace = z
  .object({
    ...place,
    latitude: z.number().nullable().describe('Null where it has no address of its own.'),
    longitude: z.number().nullable(),
    is_service_area: z.boolean().describe('Without an address of its own: it has no position to watch.'),
    is_competitor: z.boolean().describe('Is one already.'),
    is_own: z.boolean(),
    ahead_count: z
      .int()
      .nullable()
      .describe('Of suggestions: how many keywords of own locations it is ahead in now.'),
  })
  .meta({ id: 'CompetitorPlace' });
export type CompetitorPlace = z.infer<typeof CompetitorPlace>;

export const listCompetitors = defineEndpoint({
  id: 'listCompetitors',
  method: 'get',
  path: '/competitors/',
  summary: 'The listings that the company compares itself with',
  access: views,
  response: z
    .object({
      count: z.int(),
      limit: z.int().describe('How many it can have.'),
      results: z.array(Competitor),
    })
    .meta({ id: 'CompetitorList' }),
});

export const searchCompetitorPlaces = defineEndpoint({
  id: 'searchCompetitorPlaces',
  method: 'get',
  path: '/competitors/search/',
  summary: 'Listings on the map by name, near one of the own locations',
  access: viewsToManage,
  query: z.object({ q: line().min(2).max(100), facility: IdText }),
  response: z.object({ results: z.array(CompetitorPlace) }),
  problems: ['not_found', 'keyword_operator', 'provider_unavailable', 'coordinates_missing'],
});

export const listSuggestedCompetitors = defineEndpoint({
  id: 'listSuggestedCompetitors',
  method: 'get',
  path: '/competitors/suggested/',
  summary: 'Who is ahead of the own locations most often now',
  access: viewsToManage,
  query: z.object({ facility: IdText.optional() }),
  response: z.object({ results: z.array(CompetitorPlace) }),
});

export const createCompetitor = defineEndpoint({
  id: 'createCompetitor',
  method: 'post',
  path: '/competitors/',
  summary: 'Compare with another listing, one that a search or a suggestion showed',
  access: manages,
  body: z.object({ place_id: z.string().min(1).max(200) }).meta({ id: 'NewCompetitor' }),
  response: Competitor,
  status: 201,
  problems: [
    'not_found',
    'competitor_exists',
    'competitor_is_own',
    'service_area_not_monitored',
    'too_many_competitors',
    'plan_limit_reached',
  ],
});

export const deleteCompetitor = defineEndpoint({
  id: 'deleteCompetitor',
  method: 'delete',
  path: '/competitors/{id}/',
  summary: 'Compare with it no more; its positions go too',
  access: manages,
  params: IdParam,
  problems: ['not_found'],
});

const competitorIds = z.array(z.int().positive()).max(maxCompetitors);

export const getCompetition = defineEndpoint({
  id: 'getCompetition',
  method: 'post',
  path: '/rankings/competition/',
  summary: 'Positions of one location beside those of competitors, as seen from there',
  access: views,
  body: z
    .object({
      facility: Id,
      competitors: competitorIds.optional().describe('Left out: all.'),
      keywords: RankKeywords,
      chart: z.enum(rankCharts).default('top').describe('`average` takes one keyword.'),
      ...periodSearch,
    })
    .meta({ id: 'CompetitionSearch' }),
  response: SeriesPeriod.extend({
    own: z.object({ series: RankSeries, summary: RankSummary, compared: z.union([RankSummary, z.null()]) }),
    competitors: z.array(
      z.object({
        competitor: Id,
        name: z.string(),
        series: RankSeries,
        summary: RankSummary,
        compared: z.union([RankSummary, z.null()]),
      }),
    ),
  }).meta({ id: 'Competition' }),
  problems: ['not_found', 'period_invalid', 'average_takes_one_keyword', 'service_area_not_monitored'],
});

/** One side of the comparator: places of ours, competitors, or both, by some keywords. */
export const ComparedSet = z
  .object({
    facilities_ids: z.array(z.int().positive()).max(100).default([]),
    groups: z.array(z.int().positive()).max(50).default([]),
    competitors: competitorIds.default([]),
    keywords: RankKeywords,
  })
  .meta({ id: 'ComparedSet' });
export type ComparedSet = z.infer<typeof ComparedSet>;

const comparedSide = z.object({ series: RankSeries, summary: RankSummary, places_count: z.int() });

export const comparePositions = defineEndpoint({
  id: 'comparePositions',
  method: 'post',
  path: '/rankings/comparison/',
  summary: 'The comparator: positions of set A beside those of set B',
  access: views,
  body: z.object({ a: ComparedSet, b: ComparedSet, ...periodSearch }).meta({ id: 'ComparisonSearch' }),
  response: SeriesPeriod.extend({ a: comparedSide, b: comparedSide }).meta({ id: 'PositionComparison' }),
  problems: ['period_invalid', 'facility_unknown', 'set_empty', 'service_area_not_monitored'],
});
