import * as z from 'zod';
import { line } from '../../line.ts';
import { PermissionSchema } from '../../access/permission-schema.ts';
import { permissions } from '../../access/permissions.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, Timestamp } from '../../id.ts';

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

export const NewApiKey = z
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
  access: { ...access, demo: 'blocked', concernsAllLocations: true },
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
