import { eq } from 'drizzle-orm';
import type { Services } from '../../services.ts';
import { viewAsTokens } from './embed-tokens/embed-tokens.table.ts';
import type { SessionUser } from './session-user.ts';
import { sessions } from './session.table.ts';

/** Revokes the token of a request, be it a session's or one to look through a member's eyes. */
export async function logOut({ database: { queries } }: Services, { tokenHash }: SessionUser): Promise<void> {
  await queries.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
  await queries.delete(viewAsTokens).where(eq(viewAsTokens.tokenHash, tokenHash));
}
