import { sql } from 'drizzle-orm';
import type { Permission } from '@pinfold/contract/access/permissions';
import { rows, type Queryable } from '../../../database/database.ts';
import { hashToken, tokenPrefixes } from '../token.ts';
import { makerOfKey, permissionsOfKey } from './maker-of-key.ts';

/** A company's own server, known by its API key. */
export interface CompanyKey {
  id: number;
  companyId: number;
  /** Who made it. */
  userId: number;
  /** The most that its embed tokens can hold. */
  permissions: readonly Permission[];
}

/** The company behind an API key; undefined for one that is wrong, revoked, or whose maker has left the team. */
export async function identifyCompanyKey(
  queries: Queryable,
  secret: string,
  now: Date,
): Promise<CompanyKey | undefined> {
  if (!secret.startsWith(tokenPrefixes.apiKey)) return undefined;
  const [key] = await rows<KeyRow>(
    queries,
    sql`update api_keys k set last_used_at = ${now.toISOString()}::timestamptz
        from members m where k.secret_hash = ${hashToken(secret)} and ${makerOfKey}
        returning k.id::int8 as id, k.company_id::int8 as company_id, k.created_by::int8 as user_id,
          ${permissionsOfKey(sql`k.permissions`)} as permissions`,
  );
  return (
    key && {
      id: Number(key.id),
      companyId: Number(key.company_id),
      userId: Number(key.user_id),
      permissions: key.permissions,
    }
  );
}

interface KeyRow {
  id: number | string;
  company_id: number | string;
  user_id: number | string;
  permissions: Permission[];
}
