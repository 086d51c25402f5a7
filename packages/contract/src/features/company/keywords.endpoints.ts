import * as z from 'zod';
import { ConcernsOtherLocations } from '../../access/permission-schema.ts';
import { BulkRemoval, IdsToRemove } from '../../bulk-removal.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, Timestamp } from '../../id.ts';
import { line } from '../../line.ts';
import { page, pageQuery } from '../../pagination.ts';
import { keywordBatchSize, keywordMaxLength, keywordScopes } from './keyword.ts';

const writes = {
  permission: 'manage_keywords',
  module: 'company',
  demo: 'blocked',
  concernsAllLocations: 'sometimes',
} as const;

export const Keyword = z
  .object({
    id: Id,
    keyword: z.string(),
    scope: z.enum(keywordScopes),
    group: Id.nullable(),
    facility: Id.nullable(),
    scope_name: z.string().describe('Of the group or the location; empty for the whole company.'),
    concerns_other_locations: ConcernsOtherLocations,
    created_at: Timestamp,
  })
  .meta({ id: 'Keyword' });
export type Keyword = z.infer<typeof Keyword>;

export const listKeywords = defineEndpoint({
  id: 'listKeywords',
  method: 'get',
  path: '/keywords/',
  summary: 'What the company wants to be found by on maps',
  access: { permission: 'view_company_data', module: 'company', demo: 'allowed' },
  query: pageQuery(50).extend({ q: z.string().max(80).optional(), scope: z.enum(keywordScopes).optional() }),
  response: page(Keyword),
});

const NewKeywords = z
  .object({
    keywords: z.array(line().min(1).max(keywordMaxLength)).min(1).max(keywordBatchSize),
    scope: z.enum(keywordScopes),
    group: Id.optional(),
    facility: Id.optional(),
  })
  .meta({ id: 'NewKeywords' });

export const createKeywords = defineEndpoint({
  id: 'createKeywords',
  method: 'post',
  path: '/keywords/',
  summary: 'Watch keywords; answers the new ones, since those already watched in this scope are left alone',
  access: writes,
  body: NewKeywords,
  response: page(Keyword),
  status: 201,
  problems: ['scope_incomplete', 'keyword_operator', 'not_found', 'plan_limit_reached'],
});

export const deleteKeyword = defineEndpoint({
  id: 'deleteKeyword',
  method: 'delete',
  path: '/keywords/{id}/',
  summary: 'Stop watching a keyword',
  access: writes,
  params: IdParam,
  problems: ['not_found'],
});

export const deleteKeywords = defineEndpoint({
  id: 'deleteKeywords',
  method: 'post',
  path: '/keywords/delete/',
  summary: 'Stop watching many keywords, as to fit into a smaller plan',
  access: { permission: 'manage_keywords', module: 'company', demo: 'blocked' },
  body: IdsToRemove,
  response: BulkRemoval,
});
