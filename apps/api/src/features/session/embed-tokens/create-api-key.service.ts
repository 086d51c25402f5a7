import { hasFullAccess } from '@pinfold/contract/access/member-types';
import type { Permission } from '@pinfold/contract/access/permissions';
import type { ApiKey } from '@pinfold/contract/features/session/api-access.endpoints';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { hashToken, newToken, tokenPrefixes } from '../token.ts';
import { toWire } from './api-keys.queries.ts';
import { apiKeys } from './embed-tokens.table.ts';

const prefixLength = 12;

/** Makes a key for a company's own server. It can hold no more than its maker; that those see every location is the gate's to ask. */
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
