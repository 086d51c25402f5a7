import { randomBytes } from 'node:crypto';
import { and, count, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { Secret } from 'otpauth';
import {
  readCode,
  recoveryCodeCount,
  type SecondFactor,
} from '@pinfold/contract/features/session/second-factor';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { countPasskeys } from '../passkeys/passkey-lifecycle.ts';
import { passkeys } from '../passkeys/passkeys.table.ts';
import { hashToken } from '../../../secrets/token.ts';
import { recoveryCodes, totpFactors } from './second-factor.table.ts';
import { newTotpSecret, totpStep } from './totp.ts';

/** The factors of a user that are asked for. */
export interface HeldFactors {
  totpSince: Date | null;
  passkeys: number;
  recoveryCodesLeft: number;
}

export async function heldFactors(queries: Queryable, userId: number): Promise<HeldFactors> {
  const [totp] = await queries
    .select({ confirmedAt: totpFactors.confirmedAt })
    .from(totpFactors)
    .where(eq(totpFactors.userId, userId));
  const [left] = await queries
    .select({ count: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return {
    totpSince: totp?.confirmedAt ?? null,
    passkeys: await countPasskeys(queries, userId),
    recoveryCodesLeft: left?.count ?? 0,
  };
}

/** What a log-in of the user can be completed with; empty if the password is enough. */
export function methodsOf({ totpSince, passkeys: held, recoveryCodesLeft }: HeldFactors): SecondFactor[] {
  const factors: SecondFactor[] = [];
  if (held > 0) factors.push('passkey');
  if (totpSince !== null) factors.push('totp');
  if (factors.length > 0 && recoveryCodesLeft > 0) factors.push('recovery_code');
  return factors;
}

/**
 * Takes a code and uses it up: of many that try the same one at once, one is let in. Returns what the code was of;
 * undefined for a wrong or a used one.
 */
export async function takeCode(
  services: Services,
  tx: Queryable,
  userId: number,
  typed: string,
): Promise<SecondFactor | undefined> {
  const read = readCode(typed);
  if (!read) return undefined;
  const isTaken =
    read.kind === 'totp'
      ? await takeTotp(services, tx, userId, read.code)
      : await takeRecoveryCode(tx, userId, read.code);
  return isTaken ? read.kind : undefined;
}

async function takeTotp(
  { sealer, now }: Services,
  tx: Queryable,
  userId: number,
  code: string,
): Promise<boolean> {
  // Locked, so that a key which is sealed with another one meanwhile does not make a right code wrong.
  const [factor] = await tx
    .select({ sealed: totpFactors.sealedSecret })
    .from(totpFactors)
    .where(eq(totpFactors.userId, userId))
    .for('update');
  if (!factor?.sealed) return false;
  const step = totpStep(sealer.open('second factor', factor.sealed), code, now());
  if (step === undefined) return false;
  const taken = await tx
    .update(totpFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(totpFactors.userId, userId),
        eq(totpFactors.sealedSecret, factor.sealed),
        lt(totpFactors.lastStep, step),
      ),
    )
    .returning({ userId: totpFactors.userId });
  return taken.length > 0;
}

async function takeRecoveryCode(tx: Queryable, userId: number, code: string): Promise<boolean> {
  const taken = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashToken(code))))
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

/** Draws a key that is not asked for yet. An earlier one goes on counting until a code of this one is confirmed. */
export async function drawTotp({ sealer, now }: Services, tx: Queryable, userId: number): Promise<string> {
  const secret = newTotpSecret();
  const pending = { sealedPendingSecret: sealer.seal('second factor', secret), pendingSince: now() };
  await tx
    .insert(totpFactors)
    .values({ userId, ...pending })
    .onConflictDoUpdate({ target: totpFactors.userId, set: pending });
  return secret;
}

const pendingMinutes = 30;

/** Has the drawn key count, if the code is of it. */
export async function confirmDrawnTotp(
  { sealer, now }: Services,
  tx: Queryable,
  userId: number,
  typed: string,
): Promise<'confirmed' | 'wrong' | 'nothing_drawn'> {
  const moment = now();
  const [factor] = await tx.select().from(totpFactors).where(eq(totpFactors.userId, userId)).for('update');
  const { sealedPendingSecret: sealed = null, pendingSince = null } = factor ?? {};
  if (sealed === null || pendingSince === null) return 'nothing_drawn';
  if (moment.getTime() - pendingSince.getTime() > pendingMinutes * 60_000) return 'nothing_drawn';
  const step = totpStep(sealer.open('second factor', sealed), readCode(typed)?.code ?? '', moment);
  if (step === undefined) return 'wrong';
  await tx
    .update(totpFactors)
    .set({
      sealedSecret: sealed,
      confirmedAt: moment,
      lastStep: step,
      sealedPendingSecret: null,
      pendingSince: null,
    })
    .where(eq(totpFactors.userId, userId));
  return 'confirmed';
}

/** Returns whether there was one. */
export async function dropTotp(tx: Queryable, userId: number): Promise<boolean> {
  const dropped = await tx
    .delete(totpFactors)
    .where(and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt)))
    .returning({ userId: totpFactors.userId });
  if (dropped.length === 0) return false;
  await dropUselessCodes(tx, userId);
  return true;
}

/** Deletes recovery codes that have no factor left to stand in for. */
export async function dropUselessCodes(tx: Queryable, userId: number): Promise<void> {
  await tx.delete(recoveryCodes).where(
    and(
      eq(recoveryCodes.userId, userId),
      sql`not exists (select 1 from ${totpFactors} where ${totpFactors.userId} = ${userId} and ${totpFactors.confirmedAt} is not null)
        and not exists (select 1 from ${passkeys} where ${passkeys.userId} = ${userId})`,
    ),
  );
}

/** Draws recovery codes with a first factor; empty where there are some, which go on being good. */
export async function supplyRecoveryCodes(tx: Queryable, userId: number): Promise<string[]> {
  const { recoveryCodesLeft } = await heldFactors(tx, userId);
  return recoveryCodesLeft > 0 ? [] : drawRecoveryCodes(tx, userId);
}

/** Draws recovery codes in place of all earlier ones, and returns them: they are not to be had again. */
export async function drawRecoveryCodes(tx: Queryable, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashToken(code) })));
  return codes;
}

/** 80 random bits in base32: sixteen letters and digits that are not mistaken for each other. */
function newRecoveryCode(): string {
  return new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32;
}
