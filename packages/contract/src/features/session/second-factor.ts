/** What proves a log-in beside the password. `recovery_code` stands in for the others, each code once. */
export const secondFactors = ['passkey', 'totp', 'recovery_code'] as const;

export type SecondFactor = (typeof secondFactors)[number];

/** Codes of authenticator apps, as every app shows them (RFC 6238 with its usual parameters). */
export const totp = { digits: 6, seconds: 30, algorithm: 'SHA1' } as const;

/** How many recovery codes are made at once. */
export const recoveryCodeCount = 10;

const recoveryCodeLength = 16;

/** What a code is of: digits are an authenticator app's, sixteen letters and digits are a recovery code. */
export type TypedCode = { kind: Exclude<SecondFactor, 'passkey'>; code: string };

/**
 * Reads a code as people type it, with spaces, hyphens and small letters; undefined for what cannot be one. One field
 * takes both kinds, so that nobody has to say which kind they have.
 */
export function readCode(typed: string): TypedCode | undefined {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  if (new RegExp(`^\\d{${totp.digits}}$`).test(code)) return { kind: 'totp', code };
  if (new RegExp(`^[A-Z2-7]{${recoveryCodeLength}}$`).test(code)) return { kind: 'recovery_code', code };
  return undefined;
}

/** Groups the letters of a key or a recovery code by four, so that they can be read and typed. */
export function inGroups(text: string, separator: ' ' | '-'): string {
  return (text.match(/.{1,4}/g) ?? []).join(separator);
}

/**
 * Whether a proof of identity is recent enough for what cannot be taken back. One from the future is not: a clock was
 * set back.
 */
export function isFresh(authenticatedAt: Date | null, now: Date, minutes: number): boolean {
  if (authenticatedAt === null) return false;
  const age = now.getTime() - authenticatedAt.getTime();
  return age >= 0 && age <= minutes * 60_000;
}
