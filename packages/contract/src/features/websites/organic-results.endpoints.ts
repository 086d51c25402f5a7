import * as z from 'zod';
import { dayText } from '../../day-text.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, idListText, IdText } from '../../id.ts';
import { line } from '../../line.ts';
import { page, pageQuery } from '../../pagination.ts';
import { keywordMaxLength } from '../company/keyword.ts';
import { organicFeatures } from './organic-rank.ts';

const views = { permission: 'view_maps_rankings', module: 'monitoring', demo: 'allowed' } as const;

const compares = {
  permission: 'view_maps_competition_rankings',
  module: 'monitoring',
  plan: 'compare_competition',
  demo: 'allowed',
} as const;

const checks = {
  permission: 'manage_company_data',
  module: 'monitoring',
  demo: 'blocked',
  concernsAllLocations: true,
} as const;

/** Days of the company; the interval is half-open. */
const days = {
  searched_at__gte: dayText().optional().describe('The first day. Left out, 30 days with today.'),
  searched_at__lt: dayText().optional().describe('The day after the last. Left out, until today.'),
};

const organicPosition = z.int().min(1).max(20).nullable();

/** Where a website stood in one search. */
const OrganicResult = z
  .object({
    searched_at: z.iso.date().describe('The day, for the company.'),
    position: organicPosition.describe('Null: looked for, and not among the first 20.'),
    url: z.string().nullable().describe('The page that was found; null together with the position.'),
    above: z.array(z.enum(organicFeatures)).describe('What stood above the results.'),
  })
  .meta({ id: 'OrganicResult' });

/** The results of one keyword from one search location. A day that is missing was not measured. */
export const OrganicKeywordResults = z
  .object({
    website: Id,
    search_location: Id,
    keyword_id: Id,
    keyword: z.string(),
    results: z.array(OrganicResult).describe('Oldest first.'),
  })
  .meta({ id: 'OrganicKeywordResults' });
export type OrganicKeywordResults = z.infer<typeof OrganicKeywordResults>;

export const listOrganicResults = defineEndpoint({
  id: 'listOrganicResults',
  method: 'get',
  path: '/organic-search-results/',
  summary: 'Positions of websites in search results, keyword by keyword',
  access: views,
  query: pageQuery(25).extend({
    website: IdText.optional(),
    search_location: IdText.optional(),
    keyword: line().min(1).max(keywordMaxLength).optional(),
    ...days,
  }),
  response: page(OrganicKeywordResults)
    .extend({ is_configured: z.boolean().describe('False where nothing is looked up.') })
    .meta({ id: 'OrganicResultsPage' }),
  problems: ['not_found', 'period_invalid'],
});

/** What the searches of a day add up to, over all keywords asked for. */
const OrganicDay = z
  .object({
    searched_at: z.iso.date(),
    best: organicPosition,
    average_all: z.number().describe('Of all searches; missing counts 21.'),
    found: z.int(),
    lookups: z.int(),
  })
  .meta({ id: 'OrganicDay' });
export type OrganicDay = z.infer<typeof OrganicDay>;

export const getOrganicCompetition = defineEndpoint({
  id: 'getOrganicCompetition',
  method: 'get',
  path: '/organic-search-competition/',
  summary: 'A website beside those of competitors, in the same searches',
  access: compares,
  query: z.object({
    website: IdText,
    website_competition: idListText(20).optional().describe('Ids with commas between them. Left out: all.'),
    search_location: IdText.optional(),
    keyword: line().min(1).max(keywordMaxLength).optional(),
    ...days,
  }),
  response: z
    .object({
      own: z.array(OrganicDay).describe('Measured days, oldest first.'),
      competitors: z.array(
        z.object({
          competitor: Id,
          url: z.string(),
          results: z.array(OrganicDay),
        }),
      ),
    })
    .meta({ id: 'OrganicCompetition' }),
  problems: ['not_found', 'period_invalid'],
});

export const checkWebsite = defineEndpoint({
  id: 'checkWebsite',
  method: 'post',
  path: '/websites/{id}/check/',
  summary: 'Look up all keywords of a website now, three times a day at most',
  access: checks,
  params: IdParam,
  response: z.object({ searches: z.int().describe('How many were ordered.') }).meta({ id: 'WebsiteCheck' }),
  status: 202,
  problems: ['not_found', 'too_many_attempts', 'provider_not_configured'],
});
