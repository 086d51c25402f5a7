import { and, asc, eq } from 'drizzle-orm';
import { isFresh } from '@pinfold/contract/features/session/second-factor';
import type { FreshLogin } from '@pinfold/contract/features/session/fresh-login.endpoints';
import type { PasskeyAssertion } from '@pinfold/contract/features/session/passkeys.endpoints';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import type { SessionUser } from '../account.ts';
import type { Caller } from '../../../caller.ts';
import { ssoConnections, userIdentities } from '../federated/federated.table.ts';
import { proveByPasskey } from '../passkeys/passkey-login.service.ts';
import { proveCurrent } from '../passwords/password.service.ts';
import { sessions } from '../session.table.ts';
import { countTry, forgiveAccount } from '../../../limits/throttle.ts';
import { heldFactors, methodsOf, takeCode } from './second-factor-lifecycle.ts';
import { isOfTeam, requireOwnSession, tellOf } from './second-factor.service.ts';

/** What is known of the last proof of identity in a session. */
export type LoginProof = Pick<SessionUser, 'authenticatedAt'> & Pick<Member, 'isEmbed'>;

/** A member with the proof of the session in which they ask. */
export function withLoginProof(member: Member, { authenticatedAt }: SessionUser): Member & LoginProof {
  return { ...member, authenticatedAt };
}

/**
 * Refuses what cannot be taken back to a session whose holder has not proved lately who they are: it may have been left
 * open, or stolen. An embed token is no session: a partner's server asked for it by a key.
 * @throws Problem `fresh_login_required`
 */
export function requireFreshLogin({ config, now }: Services, { authenticatedAt, isEmbed }: LoginProof): void {
  if (!isEmbed && !isFresh(authenticatedAt, now(), config.PINFOLD_FRESH_LOGIN_MINUTES))
    throw new Problem('fresh_login_required');
}

/** Whether the session is fresh, and by what it becomes so. */
export async function freshLoginOf(services: Services, user: SessionUser): Promise<FreshLogin> {
  const { config, database, now } = services;
  const { authenticatedAt } = user;
  const minutes = config.PINFOLD_FRESH_LOGIN_MINUTES;
  const methods = isOfTeam(user) ? [] : methodsOf(await heldFactors(database.queries, user.id));
  return {
    fresh_until:
      authenticatedAt !== null && isFresh(authenticatedAt, now(), minutes)
        ? new Date(authenticatedAt.getTime() + minutes * 60_000).toISOString()
        : null,
    // Who has a factor proves by it: the password is what it is to make up for.
    has_password: user.hasPassword && methods.length === 0,
    has_code: methods.some((method) => method !== 'passkey'),
    has_passkey: methods.includes('passkey'),
    provider: user.hasPassword || methods.length > 0 ? null : await providerOf(services, user),
  };
}

/** Takes the password, a code or what a passkey signed, and has the session count as fresh from now on. */
export async function renewLogin(
  services: Services,
  user: SessionUser,
  proof: { password: string } | { code: string } | { passkey: PasskeyAssertion },
  caller: Caller,
): Promise<FreshLogin> {
  const { database, now } = services;
  if ('password' in proof) await proveByPassword(services, user, proof.password, caller);
  else if ('passkey' in proof) await proveByPasskey(services, user, proof.passkey);
  else await proveByCode(services, user, proof.code, caller);
  const authenticatedAt = now();
  const renewed = await database.queries
    .update(sessions)
    .set({ authenticatedAt })
    .where(and(eq(sessions.userId, user.id), eq(sessions.tokenHash, user.tokenHash)))
    .returning({ id: sessions.id });
  if (renewed.length === 0) throw new Problem('unauthenticated');
  return freshLoginOf(services, { ...user, authenticatedAt });
}

/** Not where there is a second factor: with the password and a session alone somebody could take it off. */
async function proveByPassword(
  services: Services,
  user: SessionUser,
  password: string,
  caller: Caller,
): Promise<void> {
  const methods = methodsOf(await heldFactors(services.database.queries, user.id));
  if (methods.length > 0 && !isOfTeam(user)) throw new Problem('second_factor_wrong');
  await proveCurrent(services, user, password, caller);
}

async function proveByCode(
  services: Services,
  user: SessionUser,
  code: string,
  caller: Caller,
): Promise<void> {
  requireOwnSession(user);
  await countTry(services, { purpose: 'renewal', account: user.email, address: caller.address });
  await services.database.queries.transaction(async (tx) => {
    const taken = await takeCode(services, tx, user.id, code);
    if (taken === undefined) throw new Problem('second_factor_wrong');
    await forgiveAccount(tx, 'renewal', user.email);
    if (taken !== 'recovery_code') return;
    const { recoveryCodesLeft: left } = await heldFactors(tx, user.id);
    await tellOf(services, tx, user, { kind: 'code_used', left });
  });
}

/** Where somebody logs in who has no password: their company's identity provider, or one that they are known at. */
async function providerOf(
  { database: { queries }, openIdConnect }: Services,
  { id, onlyCompanyId }: SessionUser,
): Promise<FreshLogin['provider']> {
  if (onlyCompanyId !== undefined) {
    const [team] = await queries
      .select({ name: ssoConnections.teamName })
      .from(ssoConnections)
      .where(eq(ssoConnections.companyId, onlyCompanyId));
    return team ? { kind: 'sso', id: team.name, name: team.name } : null;
  }
  const known = await queries
    .select({ provider: userIdentities.provider })
    .from(userIdentities)
    .where(eq(userIdentities.userId, id))
    .orderBy(asc(userIdentities.provider));
  const usable = openIdConnect.providers.find((one) => known.some(({ provider }) => provider === one.id));
  return usable ? { kind: 'social', ...usable } : null;
}
