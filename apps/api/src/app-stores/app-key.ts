import { createPrivateKey } from 'node:crypto';
import * as z from 'zod';
import type { AppStore } from '@pinfold/contract/app-stores';
import { type AppStoreKey, readAppStoreKey } from '../providers/app-store/app-store-key.ts';
import {
  readServiceAccountKey,
  type ServiceAccountKey,
} from '../providers/google-play/service-account-key.ts';
import { fingerprintOf, pemOf } from '../providers/key-files/private-key.ts';
import type { Services } from '../services.ts';

/** A key of either store, ready to sign with. */
export type AppKey = ({ store: 'google_play' } & ServiceAccountKey) | ({ store: 'app_store' } & AppStoreKey);

/** A key file with what its store shows beside it. */
export interface KeyUpload {
  store: AppStore;
  key_file: string;
  key_id?: string | undefined;
  issuer_id?: string | null | undefined;
}

/** @throws KeyFileError */
export function readAppKey({ store, key_file: file, key_id: keyId = '', issuer_id }: KeyUpload): AppKey {
  if (store === 'google_play') return { store, ...readServiceAccountKey(file) };
  return { store, ...readAppStoreKey(file, { keyId, issuerId: issuer_id ?? null }) };
}

/** Whose key it is: another company's text, or another account's, does not open as this one's. */
interface AccountKey {
  companyId: number;
  accountId: number;
}

const Credentials = z.object({
  kind: z.enum(['google_play', 'app_store']),
  companyId: z.number(),
  accountId: z.number(),
  keyId: z.string(),
  clientEmail: z.string().nullable(),
  issuerId: z.string().nullable(),
  privateKey: z.string(),
});

/** What a key is stored as, sealed for one account. */
export function sealAppKey({ sealer }: Pick<Services, 'sealer'>, owner: AccountKey, key: AppKey): string {
  const credentials: z.infer<typeof Credentials> = {
    kind: key.store,
    ...owner,
    keyId: key.keyId,
    clientEmail: key.store === 'google_play' ? key.clientEmail : null,
    issuerId: key.store === 'app_store' ? key.issuerId : null,
    privateKey: pemOf(key.privateKey),
  };
  const sealedCredentials = sealer.seal('directory credentials', JSON.stringify(credentials));
  return sealedCredentials;
}

/** Opens the key of an account. Throws where it was sealed for another one. */
export function openAppKey({ sealer }: Pick<Services, 'sealer'>, owner: AccountKey, sealed: string): AppKey {
  const text = sealer.open('directory credentials', sealed);
  const {
    kind,
    companyId,
    accountId,
    keyId,
    clientEmail,
    issuerId,
    privateKey: pem,
  } = Credentials.parse(JSON.parse(text));
  if (companyId !== owner.companyId || accountId !== owner.accountId)
    throw new Error('The credentials were sealed for another account');
  const privateKey = createPrivateKey(pem);
  const both = { keyId, privateKey, fingerprint: fingerprintOf(privateKey) };
  if (kind === 'google_play') return { store: kind, ...both, clientEmail: clientEmail ?? '' };
  return { store: kind, ...both, issuerId };
}
