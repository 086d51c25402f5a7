import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { maxKeyFileBytes } from '@pinfold/contract/features/integrations/app-keys';
import { KeyFileError } from './key-file-error.ts';

/**
 * Reads a private key in PKCS#8: as PEM, also with line ends of Windows or with `\n` in two characters, as it stands in
 * JSON and in environment variables, or as base64 of the PEM or of what is in it.
 * @throws KeyFileError
 */
export function readPrivateKey(text: string): KeyObject {
  const der = derOf(unescaped(text));
  try {
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  } catch {
    throw new KeyFileError('file_unreadable');
  }
}

/** The key as PEM, however it was written before. */
export function pemOf(key: KeyObject): string {
  return key.export({ format: 'pem', type: 'pkcs8' }).toString();
}

/** The SHA-256 of the public key, as `openssl pkey -pubout -outform DER | sha256sum` writes it. */
export function fingerprintOf(key: KeyObject): string {
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return createHash('sha256').update(publicKey).digest('hex');
}

/** @throws KeyFileError `file_too_large` */
export function refuseLargeFile(text: string): void {
  if (Buffer.byteLength(text) > maxKeyFileBytes) throw new KeyFileError('file_too_large');
}

function unescaped(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\\r\\n|\\n/g, '\n')
    .replaceAll(/\r\n?/g, '\n')
    .trim()
    .replace(/^(["'])([^]*)\1$/, '$2')
    .trim();
}

function derOf(text: string): Buffer {
  const pem = /-----BEGIN ([A-Z0-9 ]+)-----([^-]*)-----END \1-----/.exec(text);
  if (pem) return bodyOf(pem[1], pem[2] ?? '');
  const compact = text.replaceAll(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]{20,}={0,2}$/.test(compact)) throw new KeyFileError('file_not_private_key');
  const bytes = Buffer.from(compact, 'base64');
  const inner = bytes.toString('latin1');
  return inner.includes('-----BEGIN ') ? derOf(unescaped(inner)) : bytes;
}

function bodyOf(label: string | undefined, body: string): Buffer {
  if (label === 'ENCRYPTED PRIVATE KEY' || /\bENCRYPTED\b/.test(body))
    throw new KeyFileError('file_encrypted');
  if (label !== 'PRIVATE KEY') throw new KeyFileError('file_not_private_key');
  return Buffer.from(body.replaceAll(/\s+/g, ''), 'base64');
}
