import * as z from 'zod';
import { PermissionSchema } from '../../access/permission-schema.ts';
import { permissions } from '../../access/permissions.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, Timestamp } from '../../id.ts';
import { line } from '../../line.ts';

export const ApiKey = z
  .object({
    id: Id,
    name: z.string(),
    prefix: z.string().describe('The first characters, to tell keys apart.'),
    permissions: z.array(PermissionSchema).describe('The most that its embed tokens can hold.'),
    created_at: Timestamp,
    created_by: z.string(),
    last_used_at: Timestamp.nullable(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof ApiKey>;

const access = { permission: 'manage_company_data', module: 'company', embed: 'never' } as const;

export const listApiKeys = defineEndpoint({
  id: 'listApiKeys',
  method: 'get',
  path: '/api-keys/',
  summary: "The company's API keys, without their secrets",
  access: { ...access, demo: 'allowed' },
  response: z.object({ results: z.array(ApiKey) }),
});

const NewApiKey = z
  .object({
    name: line().min(1).max(100),
    permissions: z.array(PermissionSchema).min(1).max(permissions.length),
  })
  .meta({ id: 'NewApiKey' });

export const createApiKey = defineEndpoint({
  id: 'createApiKey',
  method: 'post',
  path: '/api-keys/',
  summary: "Make an API key for a company's own server; the secret is shown this once",
  access: { ...access, demo: 'blocked', concernsAllLocations: true, freshLogin: true },
  body: NewApiKey,
  response: ApiKey.extend({ secret: z.string() }).meta({ id: 'CreatedApiKey' }),
  status: 201,
  problems: ['permission_not_held'],
});

export const revokeApiKey = defineEndpoint({
  id: 'revokeApiKey',
  method: 'delete',
  path: '/api-keys/{id}/',
  summary: 'Revoke an API key, and at once every embed token that it asked for',
  access: { ...access, demo: 'blocked', concernsAllLocations: true },
  params: IdParam,
  problems: ['not_found'],
});

/** Seconds that an embed token may live at most, and does when nothing is said. */
const maxEmbedTokenSeconds = 3600;

const defaultEmbedTokenSeconds = 900;

export const EmbedTokenRequest = z
  .object({
    permissions: z.array(PermissionSchema).min(1).max(permissions.length),
    facilities_ids: z.array(Id).max(10_000).optional().describe('Only these locations.'),
    facilities_groups_ids: z.array(Id).max(1000).optional().describe('Only the locations of these groups.'),
    all_facilities_access: z.boolean().default(false).describe('Every location. Otherwise name some.'),
    lifetime_seconds: z.number().int().min(60).max(maxEmbedTokenSeconds).default(defaultEmbedTokenSeconds),
    allowed_origins: z
      .array(line().regex(/^https?:\/\/[a-z0-9.:[\]-]+$/i))
      .max(20)
      .default([])
      .describe('Web pages that may use the token; none means any.'),
    label: line().max(100).optional().describe('For whom; kept for the record.'),
  })
  .refine((asked) => asked.all_facilities_access || asked.facilities_ids || asked.facilities_groups_ids, {
    path: ['facilities_ids'],
    message: 'name locations or groups, or set all_facilities_access',
  })
  .meta({ id: 'EmbedTokenRequest' });

const EmbedToken = z
  .object({ token: z.string(), company_id: Id, expires_at: Timestamp })
  .meta({ id: 'EmbedToken' });

export const createEmbedToken = defineEndpoint({
  id: 'createEmbedToken',
  method: 'post',
  path: '/embed-tokens/',
  summary: 'Ask, from server to server, for a short-lived token that shows a part of the company',
  access: { for: 'api_key' },
  body: EmbedTokenRequest,
  response: EmbedToken,
  status: 201,
  problems: ['permission_not_held', 'facility_unknown', 'too_many_attempts'],
});
