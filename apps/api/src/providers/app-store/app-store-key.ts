import type { KeyObject } from 'node:crypto';
import { KeyFileError } from '../key-files/key-file-error.ts';
import { fingerprintOf, readPrivateKey, refuseLargeFile } from '../key-files/private-key.ts';

/** A key of App Store Connect: of a team, or of one person. */
export interface AppStoreKey {
  keyId: string;
  /** Of a team's key; null for a key of one person. */
  issuerId: string | null;
  /** On the curve P-256. */
  privateKey: KeyObject;
  /** SHA-256 of the public key. */
  fingerprint: string;
}

/**
 * Reads a `.p8` file of App Store Connect, which holds the key and none of its ids.
 * @throws KeyFileError
 */
export function readAppStoreKey(
  text: string,
  { keyId, issuerId }: Pick<AppStoreKey, 'keyId' | 'issuerId'>,
): AppStoreKey {
  refuseLargeFile(text);
  const privateKey = readPrivateKey(text);
  if (privateKey.asymmetricKeyType !== 'ec') throw new KeyFileError('key_of_other_kind');
  if (privateKey.asymmetricKeyDetails?.namedCurve !== 'prime256v1')
    throw new KeyFileError('key_on_other_curve');
  return { keyId, issuerId, privateKey, fingerprint: fingerprintOf(privateKey) };
}
