import { randomBytes } from 'node:crypto';
import { type CacheProvider, SAML, ValidateInResponseTo } from '@node-saml/node-saml';

/** The two sides of a company's single sign-on. */
export interface SamlParty {
  /** The identity provider's. */
  entityId: string;
  ssoUrl: string;
  /** X.509, base64: the keys of its signatures, two while a key is being replaced. */
  certificates: readonly string[];
  /** Our URL that responses are posted to, which is also their required audience. */
  acsUrl: string;
  metadataUrl: string;
}

/** How far a provider's clock may differ from ours. */
export const clockSkewMilliseconds = 60_000;

/** The library with safe settings: the response or its assertion has to be signed. */
export function samlClient(
  party: SamlParty,
  own: { generateUniqueId?: () => string; forceAuthn?: boolean } = {},
): SAML {
  return new SAML({
    idpCert: [...party.certificates],
    entryPoint: party.ssoUrl,
    issuer: party.metadataUrl,
    audience: party.metadataUrl,
    callbackUrl: party.acsUrl,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    wantAssertionsSigned: false,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: clockSkewMilliseconds,
    signatureAlgorithm: 'sha256',
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: anyRequest,
    ...own,
  });
}

/** Accepts all request ids here: whether an id is ours and still open is decided in the database. */
const anyRequest: CacheProvider = {
  saveAsync: async () => null,
  getAsync: async () => new Date().toISOString(),
  removeAsync: async () => null,
};

/**
 * Returns the URL with an AuthnRequest, and the request's id, which the response has to name. `isFresh` has the provider
 * authenticate the person again (ForceAuthn, SAML 2.0 core, section 3.4.1).
 */
export async function startSaml(
  party: SamlParty,
  { isFresh = false } = {},
): Promise<{ url: string; requestId: string }> {
  const requestId = `_${randomBytes(20).toString('hex')}`;
  const client = samlClient(party, { generateUniqueId: () => requestId, forceAuthn: isFresh });
  return { url: await client.getAuthorizeUrlAsync('', undefined, {}), requestId };
}

/** What an identity provider's administrator is given (SAML 2.0 metadata). */
export function samlMetadata(party: SamlParty): string {
  return samlClient(party).generateServiceProviderMetadata(null);
}

/** Why a response of an identity provider was refused. */
export class SamlError extends Error {
  readonly kind: 'unreadable' | 'refused';

  constructor(kind: SamlError['kind'], message: string) {
    super(message);
    this.name = 'SamlError';
    this.kind = kind;
  }
}
