import { once } from '../identity/once.ts';
import { openSamlKeys, type SamlKeys } from './saml-keys.ts';

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
