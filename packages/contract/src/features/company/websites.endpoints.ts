import * as z from 'zod';
import { BulkRemoval, IdsToRemove } from '../../bulk-removal.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, IdText, Timestamp } from '../../id.ts';
import { line } from '../../line.ts';
import { page, pageQuery } from '../../pagination.ts';
import { keywordBatchSize, keywordMaxLength } from './keyword.ts';
import { websiteMaxLengths } from './website.ts';

export const Website = z
  .object({
    id: Id,
    url: z.string(),
    name: z.string(),
    keywords_count: z.number().int(),
    created_at: Timestamp,
  })
  .meta({ id: 'Website' });
export type Website = z.infer<typeof Website>;

const reads = { permission: 'view_company_data', module: 'company', demo: 'allowed' } as const;

const writes = {
  permission: 'manage_company_data',
  module: 'company',
  demo: 'blocked',
  concernsAllLocations: true,
} as const;

const watches = { ...writes, permission: 'manage_keywords' } as const;

export const listWebsites = defineEndpoint({
  id: 'listWebsites',
  method: 'get',
  path: '/websites/',
  summary: "The company's websites",
  access: reads,
  query: pageQuery(50),
  response: page(Website),
});

export const createWebsite = defineEndpoint({
  id: 'createWebsite',
  method: 'post',
  path: '/websites/',
  summary: 'Add a website; its address has to start with http:// or https://',
  access: writes,
  body: z
    .object({
      url: line().max(websiteMaxLengths.url),
      name: line().max(websiteMaxLengths.name).default(''),
    })
    .meta({ id: 'NewWebsite' }),
  response: Website,
  status: 201,
  problems: ['url_invalid', 'website_exists', 'plan_limit_reached'],
});

export const deleteWebsite = defineEndpoint({
  id: 'deleteWebsite',
  method: 'delete',
  path: '/websites/{id}/',
  summary: 'Remove a website with its keywords',
  access: writes,
  params: IdParam,
  problems: ['not_found'],
});

export const deleteWebsites = defineEndpoint({
  id: 'deleteWebsites',
  method: 'post',
  path: '/websites/delete/',
  summary: 'Remove many websites with their keywords, as to fit into a smaller plan',
  access: writes,
  body: IdsToRemove,
  response: BulkRemoval,
});

const WebsiteKeyword = z
  .object({ id: Id, keyword: z.string(), search_location: Id })
  .meta({ id: 'WebsiteKeyword' });

export const listWebsiteKeywords = defineEndpoint({
  id: 'listWebsiteKeywords',
  method: 'get',
  path: '/websites/{id}/keywords/',
  summary: 'What a website is searched by, and from where',
  access: reads,
  params: IdParam,
  query: pageQuery(100).extend({ search_location: IdText.optional() }),
  response: page(WebsiteKeyword),
  problems: ['not_found'],
});

export const createWebsiteKeywords = defineEndpoint({
  id: 'createWebsiteKeywords',
  method: 'post',
  path: '/websites/{id}/keywords/',
  summary: 'Watch a website for keywords from one search location; answers the new ones',
  access: watches,
  params: IdParam,
  body: z
    .object({
      keywords: z.array(line().min(1).max(keywordMaxLength)).min(1).max(keywordBatchSize),
      search_location: Id,
    })
    .meta({ id: 'NewWebsiteKeywords' }),
  response: page(WebsiteKeyword),
  status: 201,
  problems: ['not_found', 'keyword_operator', 'plan_limit_reached'],
});

export const deleteWebsiteKeyword = defineEndpoint({
  id: 'deleteWebsiteKeyword',
  method: 'delete',
  path: '/websites/{id}/keywords/{keyword_id}/',
  summary: 'Stop watching a keyword of a website',
  access: watches,
  params: IdParam.extend({ keyword_id: IdText }),
  problems: ['not_found'],
});
