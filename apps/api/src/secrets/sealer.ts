import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { initialKeyName, type KeyRing, type NamedKey } from './key-ring.ts';

/**
 * The purpose of a sealed text, which is authenticated with it: a text sealed for one purpose cannot be opened for
 * another.
 */
export type SealPurpose =
  | 'refresh token'
  | 'mail'
  | 'login elsewhere'
  | 'authorization state'
  | 'directory credentials'
  | 'file link'
  | 'second factor'
  | 'booster contact'
  | 'booster key'
  | 'kept answer';

/** What a secret of its own is derived for; it seals nothing. */
export type DerivedPurpose = 'booster challenge' | 'booster solution' | 'booster audit';

/**
 * Encrypts credentials at rest with AES-256-GCM. The stored text is `v1.<name of the key>.<nonce | tag | ciphertext>` in
 * base64url; the initial key leaves out what stands before, as versions did that knew one key alone.
 */
export interface Sealer {
  /** Seals with the newest key. */
  seal(purpose: SealPurpose, plain: string): string;
  /**
   * Throws when the text was changed, or sealed for another purpose.
   * @throws UnknownKeyError when there is no key of its name
   */
  open(purpose: SealPurpose, sealed: string): string;
  /** Whether there is the key that a text was sealed with. */
  knowsKeyOf(sealed: string): boolean;
  /**
   * Returns the same signature for the same text while the newest key is the same, for URLs that give access and should
   * be stable.
   */
  sign(text: string): string;
  /** Whether any of the keys signed the text. */
  verify(text: string, signature: string): boolean;
  /** Returns 32 bytes of each key that serve this purpose alone, those of the newest key first. */
  derive(purpose: DerivedPurpose): readonly [Buffer, ...Buffer[]];
}

/** A text was sealed with a key that the installation does not have, or no longer. */
export class UnknownKeyError extends Error {
  readonly keyName: string;

  constructor(keyName: string) {
    super(`There is no key “${keyName}”: add it to the keys of PINFOLD_SECRET, as the last one`);
    this.name = 'UnknownKeyError';
    this.keyName = keyName;
  }
}

export function createSealer(ring: KeyRing): Sealer {
  const keyOf = (sealed: string) => {
    const name = keyNameOf(sealed);
    return ring.known().find((key) => key.name === name) ?? ring.current().find((key) => key.name === name);
  };
  return {
    seal(purpose, plain) {
      const [key] = ring.current();
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealingKey(key, purpose), nonce);
      cipher.setAAD(authenticated(key, purpose));
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return prefixOf(key) + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(purpose, sealed) {
      const key = keyOf(sealed);
      if (!key) throw new UnknownKeyError(keyNameOf(sealed));
      const bytes = Buffer.from(sealed.slice(prefixOf(key).length), 'base64url');
      try {
        return decipher(sealingKey(key, purpose), bytes, authenticated(key, purpose));
      } catch (error) {
        // Grants that were stored before purposes existed; everything else sealed then has expired.
        if (purpose === 'refresh token' && key.name === initialKeyName) return decipher(key.bytes, bytes);
        throw error;
      }
    },
    knowsKeyOf: (sealed) => keyOf(sealed) !== undefined,
    sign: (text) => signatureOf(ring.current()[0], text),
    verify(text, signature) {
      const isBySome = (keys: readonly NamedKey[]) =>
        keys.some((key) => isEqual(signature, signatureOf(key, text)));
      const known = ring.known();
      if (isBySome(known)) return true;
      const current = ring.current();
      return current !== known && isBySome(current);
    },
    derive(purpose) {
      const [newest, ...older] = ring.current();
      return [derivedKey(newest, purpose), ...older.map((key) => derivedKey(key, purpose))];
    },
  };
}

/** The name of the key that a text was sealed with. */
export function keyNameOf(sealed: string): string {
  return /^v1\.([^.]*)\./.exec(sealed)?.[1] ?? initialKeyName;
}

/** Whether two texts are the same, in a time that does not tell where they differ. */
export function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function prefixOf({ name }: NamedKey): string {
  return name === initialKeyName ? '' : `v1.${name}.`;
}

/** Each purpose has a key of its own; the initial one seals as it always did. */
function sealingKey({ name, bytes }: NamedKey, purpose: SealPurpose): Buffer {
  if (name === initialKeyName) return bytes;
  return Buffer.from(hkdfSync('sha256', bytes, '', `pinfold seals ${purpose}`, 32));
}

function derivedKey({ bytes }: NamedKey, purpose: DerivedPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', bytes, '', `pinfold derives ${purpose}`, 32));
}

function authenticated(key: NamedKey, purpose: SealPurpose): Buffer {
  return Buffer.from(prefixOf(key) + purpose);
}

function signatureOf({ bytes }: NamedKey, text: string): string {
  return createHmac('sha256', bytes).update(`signed: ${text}`).digest('base64url');
}

function decipher(key: Buffer, bytes: Buffer, additional?: Buffer): string {
  const opened = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
  if (additional) opened.setAAD(additional);
  opened.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([opened.update(bytes.subarray(28)), opened.final()]).toString('utf8');
}
