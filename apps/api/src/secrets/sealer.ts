import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** Encrypts credentials at rest with AES-256-GCM; the stored text is `base64(nonce | tag | ciphertext)`. */
export interface Sealer {
  seal(plain: string): string;
  /** Throws when the text was changed or sealed with another key. */
  open(sealed: string): string;
  /** The same for the same text, and nobody else can make it: for addresses that let in, and should stay as they are. */
  sign(text: string): string;
}

export function createSealer(key: Buffer): Sealer {
  return {
    seal(plain) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
    sign: (text) => createHmac('sha256', key).update(`signed: ${text}`).digest('base64url'),
  };
}
