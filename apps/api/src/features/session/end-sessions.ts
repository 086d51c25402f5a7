import { and, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { viewAsTokens } from './embed-tokens/embed-tokens.table.ts';
import { sessions } from './session.table.ts';

/** Logs a user out everywhere, or everywhere else, and ends what they look at through the eyes of others. */
export async function endSessions(
  tx: Queryable,
  userId: number,
  { except }: { except?: string } = {},
): Promise<void> {
  await tx
    .delete(sessions)
    .where(
      and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.tokenHash, except)),
    );
  await tx.delete(viewAsTokens).where(eq(viewAsTokens.viewerId, userId));
}
