import { X509Certificate } from 'node:crypto';
import { nameLine } from '@pinfold/contract/line';
import type { Profile } from '@node-saml/node-saml';
import { DOMParser } from '@xmldom/xmldom';
import * as z from 'zod';
import { samlClient, SamlError, type SamlParty } from './saml-client.ts';

/** The content of a valid response; all of it is covered by the signature. */
export interface SamlAnswer {
  assertionId: string;
  /** The id of the request that it responds to. */
  requestId: string;
  /** When the response itself expires. */
  expiresAt: Date;
  /** When the person was last asked who they are; null if the provider does not say. */
  authenticatedAt: Date | null;
  person: SamlPerson;
}

/**
 * Accepts a response that is signed by the connected provider, not expired, and addressed to us, this login page and
 * this binding (SAML 2.0 profiles, section 4.1.4.3). Whether it was used before is not checked here.
 *
 * @throws SamlError
 */
export async function checkSamlAnswer(party: SamlParty, message: string, now: Date): Promise<SamlAnswer> {
  requireReadable(message);
  const profile = await signedProfile({ ...party, certificates: validCertificates(party, now) }, message);
  if (profile.issuer !== party.entityId) throw new SamlError('refused', 'another issuer');
  const parsed = SignedAssertion.safeParse(profile.getAssertion?.());
  if (!parsed.success) throw new SamlError('refused', 'the assertion lacks what a login needs');
  const { id, confirmations, authenticatedAt } = parsed.data;
  const confirmation = confirmations.find(
    ({ recipient, notOnOrAfter }) => recipient === party.acsUrl && notOnOrAfter > now,
  );
  if (!confirmation) throw new SamlError('refused', 'not confirmed for this address and this time');
  return {
    assertionId: id,
    requestId: confirmation.inResponseTo,
    expiresAt: confirmation.notOnOrAfter,
    authenticatedAt,
    person: samlPerson(profile),
  };
}

/** Leaves out expired certificates. */
function validCertificates({ certificates }: SamlParty, now: Date): string[] {
  const valid = certificates.filter(
    (one) => new X509Certificate(Buffer.from(one, 'base64')).validToDate > now,
  );
  if (valid.length === 0) throw new SamlError('refused', 'every certificate has run out');
  return valid;
}

async function signedProfile(party: SamlParty, message: string): Promise<Profile> {
  const { profile } = await samlClient(party)
    .validatePostResponseAsync({ SAMLResponse: message })
    .catch((error: unknown): never => {
      // The part after a full stop repeats data of the response, which must not be logged.
      throw new SamlError('refused', (error as Error).message.split('. ')[0] ?? '');
    });
  if (!profile) throw new SamlError('refused', 'not a login');
  return profile;
}

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

const Confirmation = z.object({
  $: z.object({ Method: z.string() }),
  SubjectConfirmationData: z.tuple([
    z.object({
      $: z.object({
        InResponseTo: z.string().min(1),
        Recipient: z.string(),
        NotOnOrAfter: z.coerce.date(),
      }),
    }),
  ]),
});

const Authentication = z.object({ $: z.object({ AuthnInstant: z.coerce.date() }) });

/** The parts of an assertion, as the XML parser hands it over, that the library leaves to us. */
const SignedAssertion = z
  .object({
    Assertion: z.object({
      $: z.object({ ID: z.string().min(1).max(500) }),
      Subject: z.tuple([z.object({ SubjectConfirmation: z.array(z.unknown()) })]),
      AuthnStatement: z.array(Authentication).optional().catch(undefined),
    }),
  })
  .transform(({ Assertion: { $, Subject, AuthnStatement: [authentication] = [] } }) => ({
    id: $.ID,
    authenticatedAt: authentication?.$.AuthnInstant ?? null,
    confirmations: Subject[0].SubjectConfirmation.flatMap((one) => {
      const parsed = Confirmation.safeParse(one);
      if (!parsed.success || parsed.data.$.Method !== bearer) return [];
      const data = parsed.data.SubjectConfirmationData[0].$;
      return [
        { inResponseTo: data.InResponseTo, recipient: data.Recipient, notOnOrAfter: data.NotOnOrAfter },
      ];
    }),
  }));

const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol';

/** A person in hundreds of groups has as many; what checks signatures compares each with each. */
const mostTags = 1500;

/** Refuses what is no SAML response at all, before it is parsed further. */
export function requireReadable(message: string): void {
  const text = Buffer.from(message, 'base64').toString('utf8');
  // A document type can declare entities, which responses never need.
  if (text.includes('<!DOCTYPE')) throw new SamlError('unreadable', 'a document type');
  if (text.split('<', mostTags + 2).length > mostTags + 1) throw new SamlError('unreadable', 'too many tags');
  const refuse = (): never => {
    throw new SamlError('unreadable', 'not XML');
  };
  const errorHandler = { warning: () => {}, error: refuse, fatalError: refuse };
  const root = new DOMParser({ errorHandler }).parseFromString(text, 'text/xml')?.documentElement;
  if (root?.localName !== 'Response' || root.namespaceURI !== protocol)
    throw new SamlError('unreadable', 'not a response');
}

interface SamlPerson {
  /** Undefined if the response has no valid email. */
  email: string | undefined;
  name: string;
  groups: string[];
}

const Email = z.string().trim().toLowerCase().max(254).pipe(z.email());

const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';

const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';

/** The names that the common identity providers use. */
const names = {
  email: ['email', 'mail', 'urn:oid:0.9.2342.19200300.100.1.3', `${claims}/emailaddress`],
  name: ['displayName', 'urn:oid:2.16.840.1.113730.3.1.241', `${claims}/displayname`],
  firstName: ['givenName', 'firstName', 'urn:oid:2.5.4.42', `${claims}/givenname`],
  lastName: ['sn', 'surname', 'lastName', 'urn:oid:2.5.4.4', `${claims}/surname`],
  groups: [
    'groups',
    'memberOf',
    'http://schemas.microsoft.com/ws/2008/06/identity/claims/groups',
    'http://schemas.xmlsoap.org/claims/Group',
  ],
};

/** Reads the user's data from the attributes of an assertion. */
function samlPerson({ attributes, nameID, nameIDFormat }: Profile): SamlPerson {
  const all = z.record(z.string(), z.unknown()).catch({}).parse(attributes);
  const valuesOf = (key: keyof typeof names): string[] =>
    names[key].flatMap((name) => [all[name]].flat()).filter((value) => typeof value === 'string');
  const [address] = [...valuesOf('email'), ...(nameIDFormat === emailFormat ? [nameID] : [])];
  const email = Email.safeParse(address).data;
  const [name] = [
    ...valuesOf('name'),
    [...valuesOf('firstName').slice(0, 1), ...valuesOf('lastName').slice(0, 1)].join(' '),
    email?.split('@')[0] ?? '',
  ]
    .map((one) => nameLine().safeParse(one.trim().slice(0, 120)).data)
    .filter(Boolean);
  return { email, name: name ?? '', groups: [...new Set(valuesOf('groups'))] };
}
