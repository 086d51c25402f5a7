import { randomBytes } from 'node:crypto';
import { samlClient } from './saml-client.ts';
import type { SamlParty } from './saml-party.ts';

/** Where to send the browser with an AuthnRequest, and the request's id, which the answer has to name. */
export async function startSaml(party: SamlParty): Promise<{ url: string; requestId: string }> {
  const requestId = `_${randomBytes(20).toString('hex')}`;
  const client = samlClient(party, { generateUniqueId: () => requestId });
  return { url: await client.getAuthorizeUrlAsync('', undefined, {}), requestId };
}

/** What an identity provider's administrator is given (SAML 2.0 metadata). */
export function samlMetadata(party: SamlParty): string {
  return samlClient(party).generateServiceProviderMetadata(null);
}
