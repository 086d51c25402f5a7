import { and, eq } from 'drizzle-orm';
import type { SecondFactorState } from '@pinfold/contract/features/session/second-factor.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { endStreams } from '../../../live/live-bus.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { companies, members } from '../../company/company.table.ts';
import type { SessionUser } from '../account.ts';
import type { Caller } from '../../../caller.ts';
import { sessionPages } from '../mailed-link.ts';
import { type SecondFactorEvent, secondFactorMail } from '../mails/second-factor-mail.ts';
import { passkeysOf, passkeyToWire } from '../passkeys/passkey-lifecycle.ts';
import { endSessions, holdAccount } from '../session-lifecycle.ts';
import { countTry, forgiveAccount } from '../../../limits/throttle.ts';
import {
  confirmDrawnTotp,
  drawRecoveryCodes,
  drawTotp,
  dropTotp,
  heldFactors,
  methodsOf,
  supplyRecoveryCodes,
} from './second-factor-lifecycle.ts';
import { totpUri } from './totp.ts';

/** Whether a session was opened by a company's identity provider, for that company alone. */
export function isOfTeam({ onlyCompanyId }: Pick<SessionUser, 'onlyCompanyId'>): boolean {
  return onlyCompanyId !== undefined;
}

/**
 * Refuses a session of a company's identity provider: the factor is the person's own, and concerns their other companies.
 * @throws Problem `permission_denied`
 */
export function requireOwnSession(user: SessionUser): void {
  if (isOfTeam(user)) throw new Problem('permission_denied');
}

export async function secondFactorOf(
  { database: { queries } }: Services,
  user: Pick<SessionUser, 'id' | 'onlyCompanyId'>,
): Promise<SecondFactorState> {
  const { totpSince, recoveryCodesLeft } = await heldFactors(queries, user.id);
  const [asking] = await queries
    .select({ id: companies.id })
    .from(members)
    .innerJoin(companies, eq(companies.id, members.companyId))
    .where(
      and(
        eq(members.userId, user.id),
        eq(members.status, 'active'),
        eq(companies.secondFactorRequired, true),
      ),
    )
    .limit(1);
  return {
    totp_since: totpSince?.toISOString() ?? null,
    passkeys: (await passkeysOf(queries, user.id)).map(passkeyToWire),
    recovery_codes_left: recoveryCodesLeft,
    is_required: asking !== undefined,
    is_changeable: !isOfTeam(user),
  };
}

/** Draws a key for an authenticator app, which is shown this once. */
export async function beginTotpOf(services: Services, user: SessionUser) {
  requireOwnSession(user);
  const secret = await drawTotp(services, services.database.queries, user.id);
  return { secret, uri: totpUri(secret, user.email) };
}

/** Asks for codes of the drawn key from now on. Draws recovery codes where there are none. */
export async function confirmTotpOf(
  services: Services,
  user: SessionUser,
  code: string,
  caller: Caller,
): Promise<{ recovery_codes: string[] }> {
  requireOwnSession(user);
  await countTry(services, { purpose: 'renewal', account: user.email, address: caller.address });
  return services.database.queries.transaction(async (tx) => {
    await holdAccount(tx, user.id, 'no key update');
    const outcome = await confirmDrawnTotp(services, tx, user.id, code);
    if (outcome === 'nothing_drawn') throw new Problem('not_found');
    if (outcome === 'wrong') throw new Problem('second_factor_wrong');
    await forgiveAccount(tx, 'renewal', user.email);
    await finishChange(services, tx, user, { kind: 'added' });
    return { recovery_codes: await supplyRecoveryCodes(tx, user.id) };
  });
}

export async function removeTotpOf(services: Services, user: SessionUser): Promise<void> {
  requireOwnSession(user);
  await services.database.queries.transaction(async (tx) => {
    await holdAccount(tx, user.id, 'no key update');
    if (!(await dropTotp(tx, user.id))) throw new Problem('not_found');
    await finishChange(services, tx, user, { kind: 'removed' });
  });
}

/** Draws new recovery codes, for a user who has a factor that they can stand in for. */
export async function createRecoveryCodesOf(
  services: Services,
  user: SessionUser,
): Promise<{ recovery_codes: string[] }> {
  requireOwnSession(user);
  return services.database.queries.transaction(async (tx) => {
    await holdAccount(tx, user.id, 'no key update');
    if (methodsOf(await heldFactors(tx, user.id)).length === 0) throw new Problem('not_found');
    await tellOf(services, tx, user, { kind: 'codes_made' });
    return { recovery_codes: await drawRecoveryCodes(tx, user.id) };
  });
}

/** As a changed password does: other sessions end, and the holder learns of it by mail, in case it was not them. */
export async function finishChange(
  services: Services,
  tx: Queryable,
  user: SessionUser,
  event: SecondFactorEvent,
): Promise<void> {
  await endSessions(tx, user.id, { except: user.tokenHash });
  // So that a company that asks for a factor is asked again what this session may read.
  await endStreams(tx, [user]);
  await tellOf(services, tx, user, event);
}

/** Tells the holder of an account by mail what happened to its second factor. */
export async function tellOf(
  services: Services,
  tx: Queryable,
  { email, language }: Pick<SessionUser, 'email' | 'language'>,
  event: SecondFactorEvent,
): Promise<void> {
  const mail = secondFactorMail(language, event, services.now(), sessionPages.forgotPassword(services));
  await sendMail(services, tx, { to: email, language, mail });
}
