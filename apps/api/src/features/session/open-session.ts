import type { Session } from '@pinfold/contract/features/session/login.endpoints';
import type { Queryable } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import type { Caller } from './caller.ts';
import { sessions } from './session.table.ts';
import { hashToken, newToken } from './token.ts';

/** Logs a user in, whatever proved who they are, in the transaction that accepts the proof. */
export async function openSession(
  { config, now }: Services,
  tx: Queryable,
  user: { id: number; email: string; onlyCompanyId?: number | null },
  caller: Caller,
): Promise<Session> {
  const token = newToken();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + config.PINFOLD_TOKEN_DAYS * 86_400_000);
  await tx.insert(sessions).values({
    tokenHash: hashToken(token),
    userId: user.id,
    onlyCompanyId: user.onlyCompanyId ?? null,
    createdAt,
    expiresAt,
    lastUsedAt: createdAt,
    userAgent: caller.userAgent,
  });
  return { token, email: user.email, expires_at: expiresAt.toISOString() };
}
