import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, IdText, Timestamp } from '../../id.ts';
import { line } from '../../line.ts';
import { websiteMaxLengths } from '../company/website.ts';

const compares = {
  permission: 'view_maps_competition_rankings',
  module: 'monitoring',
  plan: 'compare_competition',
  demo: 'allowed',
} as const;

const manages = {
  ...compares,
  permission: 'manage_keywords',
  demo: 'blocked',
  concernsAllLocations: true,
} as const;

/** A website of somebody else, whose positions are recorded beside those of one of the own. */
export const WebsiteCompetitor = z
  .object({ id: Id, url: z.string(), host: z.string(), created_at: Timestamp })
  .meta({ id: 'WebsiteCompetitor' });
export type WebsiteCompetitor = z.infer<typeof WebsiteCompetitor>;

export const listWebsiteCompetitors = defineEndpoint({
  id: 'listWebsiteCompetitors',
  method: 'get',
  path: '/websites/{id}/competitors/',
  summary: 'The websites that one of the own is compared with, and who could be added',
  access: compares,
  params: IdParam,
  response: z
    .object({
      count: z.int(),
      results: z.array(WebsiteCompetitor),
      suggested: z
        .array(
          z.object({
            host: z.string(),
            above_count: z.int().describe('Keywords for which it stood above the own website last time.'),
          }),
        )
        .describe('Hosts most often above the own website, which are no competitors yet.'),
    })
    .meta({ id: 'WebsiteCompetitorList' }),
  problems: ['not_found'],
});

export const createWebsiteCompetitor = defineEndpoint({
  id: 'createWebsiteCompetitor',
  method: 'post',
  path: '/websites/{id}/competitors/',
  summary: 'Compare a website with another; its positions come from the next searches on',
  access: manages,
  params: IdParam,
  body: z.object({ url: line().max(websiteMaxLengths.url) }).meta({ id: 'NewWebsiteCompetitor' }),
  response: WebsiteCompetitor,
  status: 201,
  problems: ['not_found', 'url_invalid', 'website_exists', 'website_is_own', 'plan_limit_reached'],
});

export const deleteWebsiteCompetitor = defineEndpoint({
  id: 'deleteWebsiteCompetitor',
  method: 'delete',
  path: '/websites/{id}/competitors/{competitor_id}/',
  summary: 'Compare with it no more; its positions go too',
  access: manages,
  params: IdParam.extend({ competitor_id: IdText }),
  problems: ['not_found'],
});
