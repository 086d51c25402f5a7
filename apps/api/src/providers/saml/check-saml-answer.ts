import { X509Certificate } from 'node:crypto';
import type { Profile } from '@node-saml/node-saml';
import { samlClient } from './saml-client.ts';
import { SamlError } from './saml-error.ts';
import type { SamlParty } from './saml-party.ts';
import { samlPerson, type SamlPerson } from './saml-person.ts';
import { requireReadable } from './require-readable.ts';
import { SignedAssertion } from './signed-assertion.ts';

/** What a believable answer says. Nothing in it comes from outside of what was signed. */
export interface SamlAnswer {
  assertionId: string;
  /** The id of the request that it answers. */
  requestId: string;
  /** From then on the answer is refused by itself. */
  expiresAt: Date;
  person: SamlPerson;
}

/**
 * Believes an answer when it is signed by the connected provider, in time, and meant for us, for this login page and
 * for this way of carrying it (SAML 2.0 profiles, section 4.1.4.3). Whether it was seen before is not known here.
 *
 * @throws SamlError
 */
export async function checkSamlAnswer(party: SamlParty, message: string, now: Date): Promise<SamlAnswer> {
  requireReadable(message);
  const profile = await signedProfile({ ...party, certificates: validCertificates(party, now) }, message);
  if (profile.issuer !== party.entityId) throw new SamlError('refused', 'another issuer');
  const parsed = SignedAssertion.safeParse(profile.getAssertion?.());
  if (!parsed.success) throw new SamlError('refused', 'the assertion lacks what a login needs');
  const { id, confirmations } = parsed.data;
  const confirmation = confirmations.find(
    ({ recipient, notOnOrAfter }) => recipient === party.acsUrl && notOnOrAfter > now,
  );
  if (!confirmation) throw new SamlError('refused', 'not confirmed for this address and this time');
  return {
    assertionId: id,
    requestId: confirmation.inResponseTo,
    expiresAt: confirmation.notOnOrAfter,
    person: samlPerson(profile),
  };
}

/** A key that has run out vouches for nobody. */
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
      // The part after a full stop repeats what the answer said, which has no place in a log.
      throw new SamlError('refused', (error as Error).message.split('. ')[0] ?? '');
    });
  if (!profile) throw new SamlError('refused', 'not a login');
  return profile;
}
