import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import type { LiveWorld } from '../world/live-world.ts';
import type { AppStoreRole } from './app-store-state.ts';

interface NewConnectKey {
  kind: 'team' | 'individual';
  role: AppStoreRole;
}

/** A key of App Store Connect with what its page shows beside the file, which is given out once. */
export interface MadeConnectKey {
  key_id: string;
  issuer_id: string | null;
  key_file: string;
}

/** Adds a key, as people do in App Store Connect. */
export function makeConnectKey(world: LiveWorld, { kind, role }: NewConnectKey): MadeConnectKey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const id = randomBytes(5).toString('hex').toUpperCase();
  const issuerId = kind === 'team' ? randomUUID() : null;
  world.commit({ kind: 'connect_key_added', key: { id, issuerId, publicKey, role } });
  return { key_id: id, issuer_id: issuerId, key_file: privateKey };
}
