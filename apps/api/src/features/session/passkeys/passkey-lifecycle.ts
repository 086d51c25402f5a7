import { and, asc, count, eq, lt, or, sql } from 'drizzle-orm';
import type { Passkey } from '@pinfold/contract/features/session/passkeys.endpoints';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { hashToken, newToken } from '../../../secrets/token.ts';
import { passkeyChallenges, passkeys } from './passkeys.table.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** What a challenge was drawn for. */
export type ChallengePurpose = typeof passkeyChallenges.$inferSelect.purpose;

const challengeMinutes = 5;

/** How long a browser's dialog stays open: no longer than what it signs is taken. */
export const dialogMilliseconds = challengeMinutes * 60_000;

export async function countPasskeys(queries: Queryable, userId: number): Promise<number> {
  const [found] = await queries.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return found?.count ?? 0;
}

/** The passkeys of a user, the oldest first. */
export function passkeysOf(queries: Queryable, userId: number): Promise<PasskeyRow[]> {
  return queries.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
}

export async function findPasskey(queries: Queryable, credentialId: string): Promise<PasskeyRow | undefined> {
  const [found] = await queries.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return found;
}

/** Draws what an authenticator is asked to sign; `userId` is null where the passkey tells who logs in. */
export async function drawChallenge(
  { database, now }: Services,
  purpose: ChallengePurpose,
  userId: number | null,
): Promise<string> {
  const challenge = newToken();
  const expiresAt = new Date(now().getTime() + dialogMilliseconds);
  await database.queries
    .insert(passkeyChallenges)
    .values({ challengeHash: hashToken(challenge), purpose, userId, expiresAt });
  return challenge;
}

/**
 * Takes a challenge, whatever comes of it: of many that answer the same one at once, one is looked at. Returns for whom it
 * was drawn; undefined for one that is used, expired or was drawn for something else.
 */
export async function takeChallenge(
  { database, now }: Services,
  challenge: string,
  purpose: ChallengePurpose,
): Promise<{ userId: number | null } | undefined> {
  const [taken] = await database.queries
    .delete(passkeyChallenges)
    .where(eq(passkeyChallenges.challengeHash, hashToken(challenge)))
    .returning();
  return taken?.purpose === purpose && taken.expiresAt > now() ? taken : undefined;
}

/** Returns undefined if somebody has this credential already. */
export async function insertPasskey(
  tx: Queryable,
  made: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | undefined> {
  const [added] = await tx
    .insert(passkeys)
    .values(made)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning();
  return added;
}

/**
 * Notes that a passkey was used. Returns false if it was removed meanwhile, or if its counter has not moved on: then a copy
 * of it may be in use (WebAuthn, section 6.1.1). Authenticators that do not count say 0.
 */
export async function notePasskeyUse(
  tx: Queryable,
  id: number,
  { counter, isBackedUp, at }: { counter: number; isBackedUp: boolean; at: Date },
): Promise<boolean> {
  const hasMoved = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter}::int8 = 0`));
  const used = await tx
    .update(passkeys)
    .set({ counter, isBackedUp, lastUsedAt: at })
    .where(and(eq(passkeys.id, id), hasMoved))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

/** Renames a passkey of this user; undefined for another's. */
export async function renamePasskeyOf(
  queries: Queryable,
  userId: number,
  { id, name }: { id: number; name: string },
): Promise<PasskeyRow | undefined> {
  const [renamed] = await queries
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning();
  return renamed;
}

/** Deletes a passkey of this user and returns it; undefined for another's. */
export async function dropPasskey(
  tx: Queryable,
  userId: number,
  id: number,
): Promise<PasskeyRow | undefined> {
  const [dropped] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning();
  return dropped;
}

export function passkeyToWire({ id, name, createdAt, lastUsedAt, isBackedUp }: PasskeyRow): Passkey {
  return {
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    is_backed_up: isBackedUp,
  };
}
