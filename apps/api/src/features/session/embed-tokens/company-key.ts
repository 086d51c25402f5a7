import { eq, sql } from 'drizzle-orm';
import type { Permission } from '@pinfold/contract/access/permissions';
import type { Queryable } from '../../../database/database.ts';
import { hashToken, tokenPrefixes } from '../token.ts';
import { apiKeys } from './embed-tokens.table.ts';

/** A company's own server, known by its API key. */
export interface CompanyKey {
  id: number;
  companyId: number;
  /** The most that its embed tokens can hold. */
  permissions: readonly Permission[];
}

/** The company behind an API key; undefined for one that is wrong or revoked. */
export async function identifyCompanyKey(
  queries: Queryable,
  secret: string,
  now: Date,
): Promise<CompanyKey | undefined> {
  if (!secret.startsWith(tokenPrefixes.apiKey)) return undefined;
  const [key] = await queries
    .update(apiKeys)
    .set({ lastUsedAt: sql`${now.toISOString()}::timestamptz` })
    .where(eq(apiKeys.secretHash, hashToken(secret)))
    .returning({ id: apiKeys.id, companyId: apiKeys.companyId, permissions: apiKeys.permissions });
  return key;
}
