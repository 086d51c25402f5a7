import { generateKeyPairSync } from 'node:crypto';

export const packageName = 'pl.lipa.karta';
export const appleId = '6440000001';

/** Calls the sandbox's scripting API. */
type Script = <Answer>(method: 'POST', path: string, body: object) => Promise<Answer>;

let rsa: { publicKey: string; privateKey: string } | undefined;

/** The same app in both stores, and what connects an account to each. */
export async function scriptStores(script: Script) {
  rsa ??= generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  await script('POST', '/google-play/apps', { package_name: packageName });
  await script('POST', '/app-store/apps', { id: appleId, name: 'Karta', bundle_id: packageName });
  const playKey = await script<object>('POST', '/google-play/keys', {
    public_key: rsa.publicKey,
    packages: [packageName],
  });
  const keyFile = JSON.stringify({ ...playKey, private_key: rsa.privateKey });
  const connectKey = await script<{ key_id: string; issuer_id: string; key_file: string }>(
    'POST',
    '/app-store/keys',
    {},
  );
  return {
    play: { name: 'Google Play', key_file: keyFile },
    apple: { name: 'App Store', ...connectKey },
  };
}
