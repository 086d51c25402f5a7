import * as z from 'zod';
import { line } from '../../line.ts';
import { PermissionSchema } from '../../access/permission-schema.ts';
import { permissions } from '../../access/permissions.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, Timestamp } from '../../id.ts';

/** Seconds that an embed token may live at most, and does when nothing is said. */
export const maxEmbedTokenSeconds = 3600;
export const defaultEmbedTokenSeconds = 900;

export const EmbedTokenRequest = z
  .object({
    permissions: z.array(PermissionSchema).min(1).max(permissions.length),
    facilities_ids: z.array(Id).max(10_000).optional().describe('Only these locations.'),
    facilities_groups_ids: z.array(Id).max(1000).optional().describe('Only the locations of these groups.'),
    all_facilities_access: z.boolean().default(false).describe('Every location. Otherwise name some.'),
    lifetime_seconds: z.number().int().min(60).max(maxEmbedTokenSeconds).default(defaultEmbedTokenSeconds),
    allowed_origins: z
      .array(z.string().regex(/^https?:\/\/[a-z0-9.:[\]-]+$/i))
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

export const EmbedToken = z
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
