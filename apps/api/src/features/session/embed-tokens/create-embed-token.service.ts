import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { EmbedTokenRequest } from '@pinfold/contract/features/session/api-access.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Caller } from '../../../caller.ts';
import { countTry } from '../../../limits/throttle.ts';
import { hashToken, newToken, tokenPrefixes } from '../../../secrets/token.ts';
import type { CompanyKey } from './company-key.ts';
import { embedTokens } from './embed-tokens.table.ts';

type Asked = z.output<typeof EmbedTokenRequest>;

/** Creates a short-lived token for a host's page: a part of the key's permissions, in some locations of its company. */
export async function createEmbedToken(
  services: Services,
  key: CompanyKey,
  asked: Asked,
  caller: Caller,
): Promise<{ token: string; company_id: number; expires_at: string }> {
  await countTry(services, { purpose: 'embed', account: `key ${key.id}`, address: caller.address });
  if (!asked.permissions.every((one) => key.permissions.includes(one)))
    throw new Problem('permission_not_held');
  const { queries } = services.database;
  const locationIds = asked.all_facilities_access ? [] : [...new Set(asked.facilities_ids)];
  const groupIds = asked.all_facilities_access ? [] : [...new Set(asked.facilities_groups_ids)];
  await requireAll(queries, key, 'locations', locationIds);
  await requireAll(queries, key, 'location_groups', groupIds);
  const token = newToken(tokenPrefixes.embed);
  const createdAt = services.now();
  const expiresAt = new Date(createdAt.getTime() + asked.lifetime_seconds * 1000);
  await queries.insert(embedTokens).values({
    tokenHash: hashToken(token),
    companyId: key.companyId,
    apiKeyId: key.id,
    permissions: [...new Set(asked.permissions)],
    allLocations: asked.all_facilities_access,
    locationIds,
    groupIds,
    allowedOrigins: asked.allowed_origins.map((origin) => new URL(origin).origin),
    label: asked.label ?? '',
    createdAt,
    expiresAt,
  });
  return { token, company_id: key.companyId, expires_at: expiresAt.toISOString() };
}

async function requireAll(
  queries: Queryable,
  { companyId }: CompanyKey,
  table: 'locations' | 'location_groups',
  ids: number[],
): Promise<void> {
  const [found] = await rows<{ count: number }>(
    queries,
    sql`select count(*)::int4 as count from ${sql.identifier(table)}
        where company_id = ${companyId} and id = any(${int8Array(ids)})`,
  );
  if (found?.count !== ids.length) throw new Problem('facility_unknown');
}
