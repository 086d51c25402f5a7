import { Secret, TOTP } from 'otpauth';
import { totp as parameters } from '@pinfold/contract/features/session/second-factor';

/** Returns a key for an authenticator app, in base32: 160 bits, as RFC 4226 recommends. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator app reads from the QR code. */
export function totpUri(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/**
 * The time step that a code is of, if that is the present one or a neighbour: the clock of a phone may be off by half a
 * minute (RFC 6238, section 5.2).
 */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const distance = totp.validate({ token: code, timestamp, window: 1 });
  return distance === null ? undefined : totp.counter({ timestamp }) + distance;
}

function totpOf(secret: string, email = ''): TOTP {
  const { digits, seconds, algorithm } = parameters;
  return new TOTP({
    issuer: 'Pinfold',
    label: email,
    secret: Secret.fromBase32(secret),
    digits,
    period: seconds,
    algorithm,
  });
}
