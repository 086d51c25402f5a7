import { and, desc, eq, gt, ne, type SQL } from 'drizzle-orm';
import type { Device } from '@pinfold/contract/features/session/account.endpoints';
import { deviceName } from '@pinfold/contract/features/session/device-name';
import type { Session } from '@pinfold/contract/features/session/login.endpoints';
import type { Queryable } from '../../database/database.ts';
import { endStreams } from '../../live/live-bus.ts';
import { Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import type { SessionUser } from './account.ts';
import type { Caller } from '../../caller.ts';
import { viewAsTokens } from './embed-tokens/embed-tokens.table.ts';
import { passkeyChallenges } from './passkeys/passkeys.table.ts';
import { loginChallenges } from './second-factor/second-factor.table.ts';
import { sessions, users } from './session.table.ts';
import { hashToken, newToken } from '../../secrets/token.ts';

/**
 * Opens a session in the transaction that accepts the proof of identity. Who comes from a provider elsewhere proved it
 * there at some time, and only now if the provider was told to ask again.
 */
export async function openSession(
  { config, now }: Services,
  tx: Queryable,
  user: { id: number; email: string; onlyCompanyId?: number | null },
  caller: Caller,
  provider?: { askedAgain: boolean },
): Promise<Session> {
  const token = newToken();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + config.PINFOLD_TOKEN_DAYS * 86_400_000);
  await tx.insert(sessions).values({
    tokenHash: hashToken(token),
    userId: user.id,
    onlyCompanyId: user.onlyCompanyId ?? null,
    isFederated: provider !== undefined,
    authenticatedAt: provider?.askedAgain === false ? null : createdAt,
    createdAt,
    expiresAt,
    lastUsedAt: createdAt,
    userAgent: caller.userAgent,
  });
  return { token, email: user.email, expires_at: expiresAt.toISOString() };
}

/** Log-ins share it, a change of what they ask for holds it alone: none opens a session by what no longer counts. */
export async function holdAccount(
  tx: Queryable,
  userId: number,
  how: 'share' | 'no key update',
): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for(how);
}

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

/** Ends all sessions of a user, or all others, with log-ins under way, view-as tokens and what reads events by them. */
export async function endSessions(
  tx: Queryable,
  userId: number,
  { except }: { except?: string } = {},
): Promise<void> {
  const ended = await tx
    .delete(sessions)
    .where(
      and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.tokenHash, except)),
    )
    .returning(tokenOfSession);
  await endStreams(tx, ended);
  await tx.delete(loginChallenges).where(eq(loginChallenges.userId, userId));
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
  await endViews(tx, eq(viewAsTokens.viewerId, userId));
}

/** Ends view-as tokens, with what reads events by them. */
export async function endViews(tx: Queryable, which: SQL | undefined): Promise<void> {
  const tokenOfView = { tokenHash: viewAsTokens.tokenHash };
  await endStreams(tx, await tx.delete(viewAsTokens).where(which).returning(tokenOfView));
}

const tokenOfSession = { tokenHash: sessions.tokenHash };

/** Revokes the token of a request, be it a session's or one to look through a member's eyes. */
export async function logOut({ database: { queries } }: Services, { tokenHash }: SessionUser): Promise<void> {
  await queries.transaction(async (tx) => {
    await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    await tx.delete(viewAsTokens).where(eq(viewAsTokens.tokenHash, tokenHash));
    await endStreams(tx, [{ tokenHash }]);
  });
}

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
    ...deviceName(userAgent),
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    is_current: tokenHash === user.tokenHash,
  }));
}

/** Ends the session of one device. Another user's device is not found. */
export async function endDeviceOf({ database }: Services, user: SessionUser, id: number): Promise<void> {
  await database.queries.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, user.id), eq(sessions.id, id)))
      .returning(tokenOfSession);
    if (ended.length === 0) throw new Problem('not_found');
    await endStreams(tx, ended);
  });
}
