import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/**
 * The purpose of a sealed text, which is authenticated with it: a text sealed for one purpose cannot be opened for
 * another.
 */
export type SealPurpose =
  | 'refresh token'
  | 'mail'
  | 'login elsewhere'
  | 'authorization state'
  | 'file link'
  | 'second factor';

/** Encrypts credentials at rest with AES-256-GCM; the stored text is `base64(nonce | tag | ciphertext)`. */
export interface Sealer {
  seal(purpose: SealPurpose, plain: string): string;
  /** Throws when the text was changed, or sealed with another key or for another purpose. */
  open(purpose: SealPurpose, sealed: string): string;
  /** Returns the same signature for the same text, for URLs that give access and should be stable. */
  sign(text: string): string;
}

export function createSealer(key: Buffer): Sealer {
  return {
    seal(purpose, plain) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      try {
        return decipher(key, bytes, purpose);
      } catch (error) {
        // Grants that were stored before purposes existed; everything else sealed then has expired.
        if (purpose === 'refresh token') return decipher(key, bytes, undefined);
        throw error;
      }
    },
    sign: (text) => createHmac('sha256', key).update(`signed: ${text}`).digest('base64url'),
  };
}

function decipher(key: Buffer, bytes: Buffer, purpose: SealPurpose | undefined): string {
  const opened = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
  if (purpose !== undefined) opened.setAAD(Buffer.from(purpose));
  opened.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([opened.update(bytes.subarray(28)), opened.final()]).toString('utf8');
}
