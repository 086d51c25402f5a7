import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { sessions } from './session.table.ts';

const stepMilliseconds = 5 * 60_000;

/** Remembers when a session was last used, in steps, so that most requests write nothing. */
export async function touchSession(
  queries: Queryable,
  tokenHash: string,
  lastUsedAt: string | Date,
  now: Date,
): Promise<void> {
  if (now.getTime() - new Date(lastUsedAt).getTime() < stepMilliseconds) return;
  await queries.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash));
}
