import { randomBytes } from 'node:crypto';
import { type CacheProvider, SAML, ValidateInResponseTo } from '@node-saml/node-saml';

/** The two sides of a company's single sign-on. */
export interface SamlParty {
  /** The identity provider's. */
  entityId: string;
  ssoUrl: string;
  /** X.509, base64: what its answers are signed with. While its key changes it has two. */
  certificates: readonly string[];
  /** Ours: where answers are posted, and the name that they have to be meant for. */
  acsUrl: string;
  metadataUrl: string;
}

const clockSkewMilliseconds = 60_000;

/** The library, told what we hold to be safe: either the answer or the assertion in it has to be signed. */
export function samlClient(party: SamlParty, own: { generateUniqueId?: () => string } = {}): SAML {
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

/** Lets every request pass here: whether it was ours, and not yet answered, is decided in the database. */
const anyRequest: CacheProvider = {
  saveAsync: async () => null,
  getAsync: async () => new Date().toISOString(),
  removeAsync: async () => null,
};

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

/** Why an identity provider's answer was not believed. */
export class SamlError extends Error {
  readonly kind: 'unreadable' | 'refused';

  constructor(kind: SamlError['kind'], message: string) {
    super(message);
    this.name = 'SamlError';
    this.kind = kind;
  }
}
