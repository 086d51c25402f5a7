import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { BoosterSeal } from '@pinfold/contract/features/review-booster/booster-audit.endpoints';

/** What stands before the first record. */
export const chainStart = '0'.repeat(64);

/** The hash of a record, which stands on all before it. */
export function chainHash(before: string, record: string): string {
  return createHash('sha256')
    .update(before + record)
    .digest('hex');
}

/** What a signature over a day of the chain says. */
export interface SignedDay {
  kind: 'signature';
  day: string;
}

export interface ChainVerdict {
  isIntact: boolean;
  /** The number of the first seal that does not fit. */
  brokenAt: number | null;
  /** The last day whose chain is signed, as far as it fits. */
  signedUntil: string | null;
}

type ChainSeal = Pick<BoosterSeal, 'number' | 'record' | 'hash' | 'signature' | 'public_key'>;

/**
 * Verifies a chain as it was handed out, whole and in its order, without asking anybody. With the public keys that one
 * trusts, signatures of others do not count.
 */
export function verifyChain(seals: readonly ChainSeal[], trustedKeys?: readonly string[]): ChainVerdict {
  let before = chainStart;
  let signedUntil: string | null = null;
  for (const [index, seal] of seals.entries()) {
    const isChained = seal.number === index + 1 && seal.hash === chainHash(before, seal.record);
    if (!isChained || !isSignedRightly(seal, trustedKeys))
      return { isIntact: false, brokenAt: index + 1, signedUntil };
    if (seal.signature !== null) signedUntil = signedDay(seal.record);
    before = seal.hash;
  }
  return { isIntact: true, brokenAt: null, signedUntil };
}

/** Whether a seal has the signature that its record asks for, and no other. */
export function isSignedRightly(
  { record, hash, signature, public_key: publicKey }: ChainSeal,
  trustedKeys?: readonly string[],
): boolean {
  if (signedDay(record) === null) return signature === null;
  if (signature === null || publicKey === null) return false;
  if (trustedKeys && !trustedKeys.includes(publicKey)) return false;
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64url'), format: 'der', type: 'spki' });
    return verify(null, Buffer.from(hash), key, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}

/** The day that a record signs; null for one of another kind, and for what somebody has garbled. */
export function signedDay(record: string): string | null {
  try {
    const { kind, day } = (JSON.parse(record) ?? {}) as Partial<SignedDay>;
    return kind === 'signature' && typeof day === 'string' ? day : null;
  } catch {
    return null;
  }
}

/** What an Ed25519 key of 32 bytes begins with, as PKCS#8 (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Returns the signer that 32 bytes make; the same bytes make the same one. */
export function chainSigner(seed: Buffer): { publicKey: string; sign(hash: string): string } {
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' });
  return {
    publicKey: createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64url'),
    sign: (hash) => sign(null, Buffer.from(hash), key).toString('base64url'),
  };
}
