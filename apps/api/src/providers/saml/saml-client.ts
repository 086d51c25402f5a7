import { SAML, ValidateInResponseTo, type CacheProvider } from '@node-saml/node-saml';
import type { SamlParty } from './saml-party.ts';

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
