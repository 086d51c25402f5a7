import { TOTP } from 'otpauth';
import {
  loginChallenges,
  recoveryCodes,
  totpFactors,
} from '../../features/session/second-factor/second-factor.table.ts';
import { newTotpSecret } from '../../features/session/second-factor/totp.ts';
import { hashToken, newToken } from '../../secrets/token.ts';
import type { Services } from '../../services.ts';

/** What an authenticator app shows. */
export function codeOf(secret: string, at: Date): string {
  return new TOTP({ secret }).generate({ timestamp: at.getTime() });
}

export interface TestFactor {
  /** The key that counts. */
  secret: string;
  /** One that is being set up. */
  pendingSecret: string;
  recoveryCode: string;
}

/** Gives a user an authenticator app, a second one that is being set up, and a recovery code. */
export async function makeFactor({ database, sealer, now }: Services, userId: number): Promise<TestFactor> {
  const [secret, pendingSecret] = [newTotpSecret(), newTotpSecret()];
  const recoveryCode = newTotpSecret().slice(0, 16);
  await database.queries.insert(totpFactors).values({
    userId,
    sealedSecret: sealer.seal('second factor', secret),
    confirmedAt: now(),
    sealedPendingSecret: sealer.seal('second factor', pendingSecret),
    pendingSince: now(),
  });
  await database.queries.insert(recoveryCodes).values({ userId, codeHash: hashToken(recoveryCode) });
  return { secret, pendingSecret, recoveryCode };
}

/** A log-in of a user whose password was right. */
export async function makeChallenge({ database, now }: Services, userId: number): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now().getTime() + 600_000);
  await database.queries.insert(loginChallenges).values({ tokenHash: hashToken(token), userId, expiresAt });
  return token;
}
