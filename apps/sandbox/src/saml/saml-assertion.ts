import { createHash, randomBytes } from 'node:crypto';
import type { AuthnRequest } from './authn-request.ts';
import type { SamlChoice } from './saml-choice.ts';
import { samlPeople } from './saml-people.ts';
import { xml, type Xml } from './xml.ts';

const minute = 60_000;
const lifetime = 5 * minute;

/** Where an address is nobody's, so that the service provider finds no such user. */
const strangersEmail = 'nieznana.osoba@lipa.test';

/** What the identity provider says of a person, with the chosen fault in it. */
export function samlAssertion(entityId: string, request: AuthnRequest, choice: SamlChoice): Xml {
  const { fault } = choice;
  const email = fault === 'unknown_user' ? strangersEmail : choice.email;
  const person = samlPeople.find((one) => one.email === email);
  const name = choice.name || person?.name || email.split('@')[0] || email;
  const groups = groupsOf(choice, person?.groups ?? []);
  // The machine's own time, not the sandbox's: those who check an assertion go by it.
  const issuedAt = Date.now() - (fault === 'expired' ? 60 * minute : 0);
  const from = instant(issuedAt - minute);
  const now = instant(issuedAt);
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
  <saml:AuthnStatement AuthnInstant="${now}" SessionIndex="${newId()}">
    <saml:AuthnContext>
      <saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef>
    </saml:AuthnContext>
  </saml:AuthnStatement>
  <saml:AttributeStatement>${attributes}</saml:AttributeStatement>
</saml:Assertion>`;
}

export function newId(): string {
  return `_${randomBytes(20).toString('hex')}`;
}

export function instant(time: number): string {
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
