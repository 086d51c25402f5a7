import { and, desc, eq, gt } from 'drizzle-orm';
import type { Device } from '@pinfold/contract/features/session/account.endpoints';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { SessionUser } from '../session-user.ts';
import { sessions } from '../session.table.ts';

/** Where a user is logged in, the most recent first. */
export async function devicesOf({ database, now }: Services, user: SessionUser): Promise<Device[]> {
  const found = await database.queries
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, now())))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
  return found.map(({ id, userAgent, createdAt, lastUsedAt, tokenHash }) => ({
    id,
    user_agent: userAgent,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    is_current: tokenHash === user.tokenHash,
  }));
}

/** Logs one device out; somebody else's is as missing as one that never was. */
export async function endDeviceOf({ database }: Services, user: SessionUser, id: number): Promise<void> {
  const ended = await database.queries
    .delete(sessions)
    .where(and(eq(sessions.userId, user.id), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new Problem('not_found');
}
