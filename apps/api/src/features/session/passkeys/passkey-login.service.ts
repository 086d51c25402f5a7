import { eq } from 'drizzle-orm';
import type { Session } from '@pinfold/contract/features/session/login.endpoints';
import type { PasskeyAssertion, PasskeyRequest } from '@pinfold/contract/features/session/passkeys.endpoints';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { SessionUser } from '../account.ts';
import type { Caller } from '../../../caller.ts';
import { type Browser, rememberDevice } from '../known-device.ts';
import { holderOfChallenge } from '../second-factor/login-challenge.ts';
import { requireOwnSession } from '../second-factor/second-factor.service.ts';
import { holdAccount, openSession } from '../session-lifecycle.ts';
import { users } from '../session.table.ts';
import { countTry, forgiveAccount } from '../../../limits/throttle.ts';
import { notePasskeyUse } from './passkey-lifecycle.ts';
import { passkeyRequest } from './passkeys.service.ts';
import { verifySigned } from './verify-passkey.ts';

/**
 * Begins a log-in by a passkey: of whoever holds one, or of who has just entered a password. It is counted here alone,
 * since nothing is looked at later but what was drawn here. Only whoever knows the password is counted by the account, so
 * that a stranger keeps nobody out.
 */
export async function beginPasskeyLoginOf(
  services: Services,
  { challenge }: { challenge?: string | undefined },
  caller: Caller,
): Promise<PasskeyRequest> {
  await countTry(services, { purpose: 'passkey', address: caller.address });
  if (challenge === undefined) return passkeyRequest(services, 'login', null);
  const user = await holderOfChallenge(services, challenge);
  await countTry(services, { purpose: 'passkey', account: user.email });
  return passkeyRequest(services, 'login', user.id);
}

/** Opens a session by a passkey alone: something that its holder has, and what they unlock it with. */
export async function completePasskeyLoginOf(
  services: Services,
  signed: PasskeyAssertion,
  { caller, browser }: { caller: Caller; browser: Browser },
): Promise<Session> {
  const { passkey, ...use } = await verifySigned(services, 'login', signed);
  const { user, session } = await services.database.queries.transaction(async (tx) => {
    await holdAccount(tx, passkey.userId, 'share');
    const [holder] = await tx.select().from(users).where(eq(users.id, passkey.userId));
    const isUsed = await notePasskeyUse(tx, passkey.id, { ...use, at: services.now() });
    if (!holder || !isUsed) throw new Problem('passkey_refused');
    await forgiveAccount(tx, 'passkey', holder.email);
    return { user: holder, session: await openSession(services, tx, holder, caller) };
  });
  if (user.passwordHash !== null)
    rememberDevice(services, browser, { email: user.email, passwordHash: user.passwordHash });
  return session;
}

/** Begins a fresh log-in by one of the user's own passkeys. */
export async function beginPasskeyRenewalOf(
  services: Services,
  user: SessionUser,
  caller: Caller,
): Promise<PasskeyRequest> {
  requireOwnSession(user);
  await countTry(services, { purpose: 'renewal', account: user.email, address: caller.address });
  return passkeyRequest(services, 'renewal', user.id);
}

/** Checks that the user of a session has signed with one of their passkeys. */
export async function proveByPasskey(
  services: Services,
  user: SessionUser,
  signed: PasskeyAssertion,
): Promise<void> {
  requireOwnSession(user);
  const { passkey, ...use } = await verifySigned(services, 'renewal', signed, user.id);
  await services.database.queries.transaction(async (tx) => {
    const isUsed = await notePasskeyUse(tx, passkey.id, { ...use, at: services.now() });
    if (!isUsed) throw new Problem('passkey_refused');
    await forgiveAccount(tx, 'renewal', user.email);
  });
}
