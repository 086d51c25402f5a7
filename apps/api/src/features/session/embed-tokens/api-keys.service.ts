import { and, desc, eq } from 'drizzle-orm';
import { hasFullAccess } from '@pinfold/contract/access/member-types';
import type { Permission } from '@pinfold/contract/access/permissions';
import type { ApiKey } from '@pinfold/contract/features/session/api-access.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { users } from '../session.table.ts';
import { hashToken, newToken, tokenPrefixes } from '../../../secrets/token.ts';
import { apiKeys } from './embed-tokens.table.ts';

/** The newest first. */
export async function listApiKeysOf(
  queries: Queryable,
  { companyId }: Pick<Member, 'companyId'>,
): Promise<ApiKey[]> {
  const found = await queries
    .select({ key: apiKeys, createdBy: users.name })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.createdBy))
    .where(eq(apiKeys.companyId, companyId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
  return found.map(({ key, createdBy }) => toWire(key, createdBy));
}

/** Its embed tokens are gone with it, and streams that were opened by them end. */
export async function revokeApiKey(
  { database, live }: Services,
  { companyId }: Pick<Member, 'companyId'>,
  id: number,
): Promise<void> {
  await database.queries.transaction(async (tx) => {
    const [revoked] = await tx
      .delete(apiKeys)
      .where(and(eq(apiKeys.companyId, companyId), eq(apiKeys.id, id)))
      .returning({ createdBy: apiKeys.createdBy });
    if (!revoked) throw new Problem('not_found');
    await live.publish(tx, companyId, { topic: 'team', ids: [revoked.createdBy] });
  });
}

function toWire(key: typeof apiKeys.$inferSelect, createdBy: string): ApiKey {
  return {
    id: key.id,
    name: key.name,
    prefix: key.prefix,
    permissions: key.permissions,
    created_at: key.createdAt.toISOString(),
    created_by: createdBy,
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
  };
}

const prefixLength = 12;

/**
 * Creates a key for a company's server, with at most the permissions of its creator. The gate has checked that they see
 * every location.
 */
export async function createApiKey(
  { database, now }: Services,
  maker: Member & { name: string },
  { name, permissions }: { name: string; permissions: readonly Permission[] },
): Promise<ApiKey & { secret: string }> {
  const holdsAll = permissions.every((one) => hasFullAccess(maker.type) || maker.permissions[one]);
  if (!holdsAll) throw new Problem('permission_not_held');
  const secret = newToken(tokenPrefixes.apiKey);
  const [key] = await database.queries
    .insert(apiKeys)
    .values({
      companyId: maker.companyId,
      name,
      prefix: secret.slice(0, prefixLength),
      secretHash: hashToken(secret),
      permissions: [...new Set(permissions)],
      createdBy: maker.userId,
      createdAt: now(),
    })
    .returning();
  if (!key) throw new Error('an insert answers its row');
  return { ...toWire(key, maker.name), secret };
}
