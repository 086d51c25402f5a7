import { createHash, randomBytes } from 'node:crypto';
import { html as xml } from 'hono/html';
import { SignedXml } from 'xml-crypto';
import type { AuthnRequest } from './authn-request.ts';
import type { SamlKeys } from './identity-provider.ts';
import { type SamlChoice, samlPeople } from './saml-choice.ts';

/** A template’s values are escaped: in XML the same five characters matter as in HTML. */
type Xml = ReturnType<typeof xml>;

const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';

/** Returns the response in base64: with real signatures, of the assertion and of the whole. */
export function samlResponse(
  entityId: string,
  keys: SamlKeys,
  request: AuthnRequest,
  choice: SamlChoice,
): string {
  if (choice.fault === 'unreadable') return Buffer.from('<samlp:Response').toString('base64');
  const isDenied = choice.fault === 'denied';
  const content = isDenied ? [] : [samlAssertion(entityId, request, choice)];
  const response = envelope(entityId, request, isDenied ? denial : success, content);
  const signed = isDenied ? response : sign(response, 'Assertion', keys);
  const whole = sign(signed, 'Response', keys);
  return Buffer.from(choice.fault === 'bad_signature' ? forge(whole) : whole).toString('base64');
}

function envelope(entityId: string, request: AuthnRequest, status: Xml, content: readonly Xml[]): string {
  const document = xml`<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="${newId()}" Version="2.0" IssueInstant="${instant(Date.now())}" Destination="${request.acsUrl}" InResponseTo="${request.id}">
<saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${entityId}</saml:Issuer>
<samlp:Status>${status}</samlp:Status>
${content}
</samlp:Response>`;
  return String(document);
}

function sign(document: string, element: 'Assertion' | 'Response', keys: SamlKeys): string {
  const signature = new SignedXml({
    privateKey: keys.privateKey,
    publicCert: keys.certificate,
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: exclusive,
  });
  const xpath = `//*[local-name(.)='${element}']`;
  signature.addReference({
    xpath,
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', exclusive],
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
  });
  const location = { reference: `${xpath}/*[local-name(.)='Issuer']`, action: 'after' } as const;
  signature.computeSignature(document, { prefix: 'ds', location });
  return signature.getSignedXml();
}

/** Changes the user to an administrator after signing. */
function forge(signed: string): string {
  return signed.replace(
    /(<saml:Attribute Name="displayName".*?<saml:AttributeValue>)[^<]*/,
    '$1Administrator',
  );
}

const minute = 60_000;
const lifetime = 5 * minute;

/** An email without an account at the service provider. */
const strangersEmail = 'nieznana.osoba@lipa.test';

/** Returns the assertion about a user, with the chosen fault. */
function samlAssertion(entityId: string, request: AuthnRequest, choice: SamlChoice): Xml {
  const { fault } = choice;
  const email = fault === 'unknown_user' ? strangersEmail : choice.email;
  const person = samlPeople.find((one) => one.email === email);
  const name = choice.name || person?.name || email.split('@')[0] || email;
  const groups = groupsOf(choice, person?.groups ?? []);
  // The machine's own time, not the sandbox's: those who check an assertion go by it.
  const issuedAt = Date.now() - (fault === 'expired' ? 60 * minute : 0);
  const from = instant(issuedAt - minute);
  const now = instant(issuedAt);
  const askedAt = fault === 'not_asked_again' ? instant(issuedAt - 60 * minute) : now;
  const until = instant(issuedAt + lifetime);
  const audience = fault === 'wrong_audience' ? 'https://somebody-else.test/metadata' : request.issuer;
  const attributes = [
    fault === 'no_email' ? [] : attribute('email', [email]),
    attribute('displayName', [name]),
    groups.length === 0 ? [] : attribute('groups', groups),
  ].flat();
  return xml`<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${newId()}" Version="2.0" IssueInstant="${now}">
  <saml:Issuer>${entityId}</saml:Issuer>
  <saml:Subject>
    <saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${subjectOf(email)}</saml:NameID>
    <saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">
      <saml:SubjectConfirmationData InResponseTo="${request.id}" NotOnOrAfter="${until}" Recipient="${request.acsUrl}"/>
    </saml:SubjectConfirmation>
  </saml:Subject>
  <saml:Conditions NotBefore="${from}" NotOnOrAfter="${until}">
    <saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction>
  </saml:Conditions>
  <saml:AuthnStatement AuthnInstant="${askedAt}" SessionIndex="${newId()}">
    <saml:AuthnContext>
      <saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef>
    </saml:AuthnContext>
  </saml:AuthnStatement>
  <saml:AttributeStatement>${attributes}</saml:AttributeStatement>
</saml:Assertion>`;
}

function newId(): string {
  return `_${randomBytes(20).toString('hex')}`;
}

function instant(time: number): string {
  return new Date(time).toISOString();
}

function groupsOf({ fault, groups }: SamlChoice, own: readonly string[]): readonly string[] {
  if (fault === 'unknown_group') return ['Nieznany-zespol'];
  if (fault === 'several_groups') return [...new Set(samlPeople.flatMap((person) => person.groups))];
  return groups ?? own;
}

function subjectOf(email: string): string {
  return createHash('sha256').update(email).digest('base64url').slice(0, 22);
}

function attribute(name: string, values: readonly string[]): Xml[] {
  return [
    xml`<saml:Attribute Name="${name}" NameFormat="urn:oasis:names:tc:SAML:2.0:attrname-format:basic">${values.map((value) => xml`<saml:AttributeValue>${value}</saml:AttributeValue>`)}</saml:Attribute>`,
  ];
}

interface Described {
  entityId: string;
  ssoUrl: string;
  /** PEM. */
  certificate: string;
}

/** What a service provider has to know of the identity provider (SAML 2.0 metadata, section 2.4.3). */
export function samlMetadata({ entityId, ssoUrl, certificate }: Described): string {
  const bare = certificate.replaceAll(/-----[^-]+-----|\s/g, '');
  const bindings = ['HTTP-Redirect', 'HTTP-POST'].map(
    (name) =>
      xml`<SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:${name}" Location="${ssoUrl}"/>`,
  );
  const document = xml`<?xml version="1.0" encoding="UTF-8"?>
<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">
  <IDPSSODescriptor WantAuthnRequestsSigned="false" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <KeyDescriptor use="signing">
      <KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>${bare}</X509Certificate></X509Data></KeyInfo>
    </KeyDescriptor>
    <NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</NameIDFormat>
    ${bindings}
  </IDPSSODescriptor>
</EntityDescriptor>`;
  return String(document);
}

const success = xml`<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/>`;

const denial = xml`<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Responder"><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:AuthnFailed"/></samlp:StatusCode>`;
