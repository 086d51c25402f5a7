import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Session } from '@pinfold/contract/features/session/login.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Caller } from '../../../caller.ts';
import { type Browser, rememberDevice } from '../known-device.ts';
import { holdAccount, openSession } from '../session-lifecycle.ts';
import { users } from '../session.table.ts';
import { countTry, forgiveAccount } from '../../../limits/throttle.ts';
import { hashToken, newToken } from '../../../secrets/token.ts';
import { heldFactors, methodsOf, takeCode } from './second-factor-lifecycle.ts';
import { loginChallenges } from './second-factor.table.ts';
import { tellOf } from './second-factor.service.ts';

const challengeMinutes = 10;

/** Guesses at one challenge; whoever has used them up enters the password again. */
const triesAtOnce = 5;

type Holder = Pick<typeof users.$inferSelect, 'id' | 'email'>;

/**
 * Opens a session for whom `prove` returns: whoever proved the first factor within the transaction. What it has done is
 * kept, also where the account has a second factor.
 * @throws Problem `second_factor_required`, with which the log-in goes on
 */
export async function finishFirstStep(
  services: Services,
  caller: Caller,
  prove: (tx: Queryable) => Promise<Holder>,
): Promise<Session> {
  const opened = await services.database.queries.transaction(async (tx) =>
    openOrChallenge(services, tx, await prove(tx), caller),
  );
  if (opened instanceof Problem) throw opened;
  return opened;
}

/**
 * Opens a session for whoever proved the first factor; or returns the problem with which the log-in goes on, where the
 * account has a second one. It is thrown after the commit, so that the challenge is there to be answered.
 */
export async function openOrChallenge(
  services: Services,
  tx: Queryable,
  user: Holder,
  caller: Caller,
): Promise<Session | Problem> {
  await holdAccount(tx, user.id, 'share');
  const methods = methodsOf(await heldFactors(tx, user.id));
  if (methods.length === 0) return openSession(services, tx, user, caller);
  const token = newToken();
  const expiresAt = new Date(services.now().getTime() + challengeMinutes * 60_000);
  await tx.insert(loginChallenges).values({ tokenHash: hashToken(token), userId: user.id, expiresAt });
  const challenge = { token, methods, expires_at: expiresAt.toISOString() };
  return new Problem('second_factor_required', { challenge });
}

/**
 * Completes a log-in with a second factor. Wrong codes are counted at the challenge and at the account; to get so far one
 * has to know the password, so that a stranger cannot lock anybody out here.
 */
export async function completeLogin(
  services: Services,
  { challenge, code }: { challenge: string; code: string },
  { caller, browser }: { caller: Caller; browser: Browser },
): Promise<Session> {
  const { queries } = services.database;
  const tokenHash = hashToken(challenge);
  await countTry(services, { purpose: 'factor', address: caller.address });
  const { user, isLast } = await spendTry(services, tokenHash);
  await countTry(services, { purpose: 'factor', account: user.email });
  const session = await queries
    .transaction(async (tx) => {
      await holdAccount(tx, user.id, 'share');
      const [open] = await tx
        .delete(loginChallenges)
        .where(eq(loginChallenges.tokenHash, tokenHash))
        .returning({ userId: loginChallenges.userId });
      if (!open) throw new Problem('login_challenge_ended');
      const taken = await takeCode(services, tx, user.id, code);
      // Thrown, so that the challenge is there for another try.
      if (taken === undefined) throw new Problem('second_factor_wrong');
      await forgiveAccount(tx, 'factor', user.email);
      if (taken === 'recovery_code') {
        const { recoveryCodesLeft: left } = await heldFactors(tx, user.id);
        await tellOf(services, tx, user, { kind: 'code_used', left });
      }
      return openSession(services, tx, user, caller);
    })
    .catch(async (error: unknown) => {
      if (isLast && error instanceof Problem && error.code === 'second_factor_wrong')
        await warn(services, user);
      throw error;
    });
  if (user.passwordHash !== null)
    rememberDevice(services, browser, { email: user.email, passwordHash: user.passwordHash });
  return session;
}

/**
 * Returns who entered the right password for a challenge that is still open. It costs no try: a passkey is not guessed, and
 * a browser's dialog may be closed and opened again.
 */
export async function holderOfChallenge(
  { database: { queries }, now }: Services,
  challenge: string,
): Promise<Holder> {
  const [holder] = await queries
    .select({ id: users.id, email: users.email })
    .from(loginChallenges)
    .innerJoin(users, eq(users.id, loginChallenges.userId))
    .where(
      and(
        eq(loginChallenges.tokenHash, hashToken(challenge)),
        gt(loginChallenges.expiresAt, now()),
        lt(loginChallenges.tries, triesAtOnce),
      ),
    );
  if (!holder) throw new Problem('login_challenge_ended');
  return holder;
}

/** Counts a try before it is checked, so that simultaneous ones cannot slip through together. */
async function spendTry({ database: { queries }, now }: Services, tokenHash: string) {
  const [spent] = await queries
    .update(loginChallenges)
    .set({ tries: sql`${loginChallenges.tries} + 1` })
    .where(
      and(
        eq(loginChallenges.tokenHash, tokenHash),
        gt(loginChallenges.expiresAt, now()),
        lt(loginChallenges.tries, triesAtOnce),
      ),
    )
    .returning({ userId: loginChallenges.userId, tries: loginChallenges.tries });
  const [user] = spent ? await queries.select().from(users).where(eq(users.id, spent.userId)) : [];
  if (!spent || !user) throw new Problem('login_challenge_ended');
  return { user, isLast: spent.tries === triesAtOnce };
}

/** Tells the holder, a few times an hour at most, that somebody has the password and guesses at the rest. */
async function warn(services: Services, user: typeof users.$inferSelect): Promise<void> {
  try {
    await countTry(services, { purpose: 'guessed', account: user.email });
  } catch (error) {
    if (error instanceof Problem && error.code === 'too_many_attempts') return;
    throw error;
  }
  await services.database.queries.transaction((tx) => tellOf(services, tx, user, { kind: 'guessed' }));
}
