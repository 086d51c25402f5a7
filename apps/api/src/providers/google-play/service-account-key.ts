import type { KeyObject } from 'node:crypto';
import * as z from 'zod';
import { KeyFileError } from '../key-files/key-file-error.ts';
import { fingerprintOf, readPrivateKey, refuseLargeFile } from '../key-files/private-key.ts';

/** A key of a service account at Google, which signs in by itself. */
export interface ServiceAccountKey {
  clientEmail: string;
  /** The key's id at Google. */
  keyId: string;
  /** RSA of 2048 bits at least. */
  privateKey: KeyObject;
  /** SHA-256 of the public key. */
  fingerprint: string;
}

const leastBits = 2048;

/**
 * Reads the JSON file that Google gives out with a key of a service account. Its `token_uri` is not read: a forged file
 * would have our assertion sent to whoever wrote it.
 * @throws KeyFileError
 */
export function readServiceAccountKey(text: string): ServiceAccountKey {
  refuseLargeFile(text);
  const json = jsonIn(text);
  if (json?.type !== 'service_account') throw new KeyFileError('file_not_service_account');
  const { data } = ServiceAccount.safeParse(json);
  if (!data) throw new KeyFileError('file_incomplete');
  const privateKey = readPrivateKey(data.private_key);
  if (privateKey.asymmetricKeyType !== 'rsa') throw new KeyFileError('key_of_other_kind');
  if ((privateKey.asymmetricKeyDetails?.modulusLength ?? 0) < leastBits)
    throw new KeyFileError('key_too_short');
  return {
    clientEmail: data.client_email,
    keyId: data.private_key_id,
    privateKey,
    fingerprint: fingerprintOf(privateKey),
  };
}

const ServiceAccount = z.object({
  client_email: z.string().regex(/^[\w.+-]{1,100}@[\w.-]{1,200}$/),
  private_key_id: z.string().regex(/^[\w-]{1,100}$/),
  private_key: z.string().min(1),
});

function jsonIn(text: string): { type?: unknown } | undefined {
  try {
    const json: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return typeof json === 'object' && json !== null ? json : undefined;
  } catch {
    throw new KeyFileError('file_not_json');
  }
}
