import { createHash, randomBytes } from 'node:crypto';

/** The prefix of each kind of token; those of sessions have none. */
export const tokenPrefixes = { embed: 'pfe_', viewAs: 'pfv_', apiKey: 'pfk_' } as const;

/** 256 random bits: nothing to guess, so a plain hash protects it. */
export function newToken(prefix: (typeof tokenPrefixes)[keyof typeof tokenPrefixes] | '' = ''): string {
  return prefix + randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
