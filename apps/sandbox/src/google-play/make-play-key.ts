import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { LiveWorld } from '../world/live-world.ts';

interface NewPlayKey {
  clientEmail: string;
  /** Whose reviews the account may read; left out, as before. */
  packages?: readonly string[] | undefined;
  /** Of a key that was made elsewhere, as Google Cloud takes it too; PEM. */
  publicKey?: string | undefined;
}

/** Adds a key of a service account, as people do in Google Cloud; returns the file, which is given out once. */
export function makePlayKey(world: LiveWorld, { clientEmail, packages, publicKey: given }: NewPlayKey) {
  const { publicKey, privateKey }: RsaKey = given === undefined ? newRsaKey() : { publicKey: given };
  const id = randomBytes(20).toString('hex');
  world.commit({ kind: 'play_key_added', key: { id, clientEmail, publicKey } });
  if (packages) world.commit({ kind: 'play_access_set', clientEmail, packages });
  return {
    type: 'service_account',
    project_id: 'sandbox',
    private_key_id: id,
    private_key: privateKey,
    client_email: clientEmail,
    client_id: '100000000000000000001',
    auth_uri: 'https://accounts.google.com/o/oauth2/auth',
    token_uri: 'https://oauth2.googleapis.com/token',
    universe_domain: 'googleapis.com',
  };
}

interface RsaKey {
  publicKey: string;
  /** Missing where only the public half was given. */
  privateKey?: string;
}

function newRsaKey(): RsaKey {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}
