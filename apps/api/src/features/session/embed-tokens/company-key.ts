import { sql, type SQL } from 'drizzle-orm';
import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Permission } from '@pinfold/contract/access/permissions';
import { type Queryable, rows } from '../../../database/database.ts';
import { hashToken, tokenPrefixes } from '../../../secrets/token.ts';

/** A company's own server, known by its API key. */
export interface CompanyKey {
  id: number;
  companyId: number;
  /** The most that its embed tokens can be granted. */
  permissions: readonly Permission[];
}

/** The company behind an API key; undefined for one that is wrong, revoked, or whose maker has left the team. */
export async function identifyCompanyKey(
  queries: Queryable,
  secret: string,
  now: Date,
): Promise<CompanyKey | undefined> {
  if (!secret.startsWith(tokenPrefixes.apiKey)) return undefined;
  const [row] = await rows<KeyRow>(
    queries,
    sql`select k.id::int8 as id, k.company_id::int8 as company_id, k.last_used_at,
          ${permissionsOfKey(sql`k.permissions`)} as permissions
        from api_keys k join members m on ${makerOfKey} where k.secret_hash = ${hashToken(secret)}`,
  );
  if (!row) return undefined;
  const key = { id: row.id, companyId: row.company_id, permissions: row.permissions };
  await touchKey(queries, key, row.last_used_at, now);
  return key;
}

const stepMilliseconds = 5 * 60_000;

/** Remembers when a key was last used, in steps, so that most requests write nothing. */
async function touchKey(
  queries: Queryable,
  { id, companyId }: CompanyKey,
  lastUsedAt: string | Date | null,
  now: Date,
): Promise<void> {
  if (lastUsedAt !== null && now.getTime() - new Date(lastUsedAt).getTime() < stepMilliseconds) return;
  await queries.execute(
    sql`update api_keys set last_used_at = ${now.toISOString()} where company_id = ${companyId} and id = ${id}`,
  );
}

interface KeyRow {
  id: number;
  company_id: number;
  last_used_at: string | Date | null;
  permissions: Permission[];
}

/**
 * Joins `members m`, the creator of the API key `k`: still a member who sees every location, since a key is not limited
 * to locations.
 */
export const makerOfKey: SQL = sql`m.company_id = k.company_id and m.user_id = k.created_by and m.status = 'active'
  and (m.all_facilities_access or ${hasFullAccess()})`;

/** Those permissions of a key or its token that its creator still has. */
export function permissionsOfKey(permissions: SQL): SQL {
  return sql`case when ${hasFullAccess()} then ${permissions}
    else array(select unnest(${permissions}) intersect select unnest(m.permissions)) end`;
}

function hasFullAccess(): SQL {
  return sql`m.type <> ${memberTypes.manager}::int2`;
}
