import { generate } from 'selfsigned';
import * as z from 'zod';
import { keepInFolder, once } from '../identity/made-once.ts';

/** What the identity provider is called and where it is. */
export interface SamlIdentityProvider {
  entityId: string;
  ssoUrl: string;
  /** Made when they are first needed. */
  keys(): Promise<SamlKeys>;
}

/** `url` is where the identity provider is mounted. */
export function samlIdentityProvider(url: string, folder: string | undefined): SamlIdentityProvider {
  return { entityId: `${url}/metadata`, ssoUrl: `${url}/sso`, keys: once(() => openSamlKeys(folder)) };
}

const Keys = z.object({ privateKey: z.string(), certificate: z.string() });

export type SamlKeys = z.infer<typeof Keys>;

const day = 86_400_000;
const years = 10;

/** Reads the key and certificate for signatures, created at the first start; both PEM. */
function openSamlKeys(folder: string | undefined): Promise<SamlKeys> {
  return keepInFolder(folder, 'saml-keys.json', Keys, async () => {
    const made = await generate([{ name: 'commonName', value: 'Sandbox identity provider' }], {
      keySize: 2048,
      algorithm: 'sha256',
      notBeforeDate: new Date(Date.now() - day),
      notAfterDate: new Date(Date.now() + years * 365 * day),
    });
    return { privateKey: made.private, certificate: made.cert };
  });
}
