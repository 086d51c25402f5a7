import {
  type AuthenticatorTransport,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
} from '@pinfold/contract/features/session/passkeys.endpoints';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { type ChallengePurpose, findPasskey, type PasskeyRow, takeChallenge } from './passkey-lifecycle.ts';
import { relyingParty } from './relying-party.ts';

/** EdDSA, ES256 and RS256 (RFC 9053), which all authenticators have one of. */
export const algorithms = [-8, -7, -257];

/** What an authenticator keeps to tell whose passkey it is: nothing personal (WebAuthn, section 14.6.1). */
export function userHandle(userId: number): string {
  return Buffer.from(String(userId)).toString('base64url');
}

/** What is kept of a passkey that a browser has made. */
export type MadePasskey = Pick<
  PasskeyRow,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp'
>;

/**
 * Checks what a browser made for this user. Whatever is wrong is refused in the same way.
 * @throws Problem `passkey_refused`
 */
export async function verifyMade(
  services: Services,
  userId: number,
  made: PasskeyAttestation,
): Promise<MadePasskey> {
  const challenge = await openChallenge(services, made, 'addition', userId);
  const { id, origin } = relyingParty(services);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...made, response: { ...made.response, transports: transportsOf(made) }, ...noExtensions },
    expectedChallenge: challenge.text,
    expectedOrigin: origin,
    expectedRPID: id,
    supportedAlgorithmIDs: algorithms,
  }).catch(refuse);
  if (!registrationInfo) throw new Problem('passkey_refused');
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    isBackedUp: credentialBackedUp,
  };
}

/** A passkey that has signed what it was asked to, and what is new of it. */
export interface ProvedPasskey {
  passkey: PasskeyRow;
  counter: number;
  isBackedUp: boolean;
}

/**
 * Checks what a passkey signed. `userId` is who has to hold it; undefined where the challenge, or else the passkey itself,
 * tells that. Whatever is wrong is refused in the same way, so that nobody learns whether there is such a passkey.
 * @throws Problem `passkey_refused`
 */
export async function verifySigned(
  services: Services,
  purpose: ChallengePurpose,
  signed: PasskeyAssertion,
  userId?: number,
): Promise<ProvedPasskey> {
  const challenge = await openChallenge(services, signed, purpose, userId);
  const passkey = await findPasskey(services.database.queries, signed.id);
  const holder = challenge.userId ?? passkey?.userId;
  if (!passkey || passkey.userId !== holder) throw new Problem('passkey_refused');
  const { userHandle: handle, ...response } = signed.response;
  // It may be left out only by who was asked for certain credentials (WebAuthn, section 7.2, step 6).
  const isHandleRight =
    handle == null || handle === '' ? challenge.userId !== null : handle === userHandle(holder);
  if (!isHandleRight) throw new Problem('passkey_refused');
  const { id, origin } = relyingParty(services);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...signed, response, ...noExtensions },
    expectedChallenge: challenge.text,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(refuse);
  if (!verified) throw new Problem('passkey_refused');
  const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo;
  return { passkey, counter, isBackedUp };
}

const noExtensions = { clientExtensionResults: {} };

/** The library throws an error of its own for each fault. */
function refuse(): never {
  throw new Problem('passkey_refused');
}

function transportsOf({ response }: PasskeyAttestation): AuthenticatorTransport[] {
  return (response.transports ?? []) as AuthenticatorTransport[];
}

/** Takes the challenge that the browser signed for, which has to be drawn for `userId` if that is given. */
async function openChallenge(
  services: Services,
  { response }: PasskeyAssertion | PasskeyAttestation,
  purpose: ChallengePurpose,
  userId: number | undefined,
): Promise<{ text: string; userId: number | null }> {
  const text = challengeIn(response.clientDataJSON);
  const drawn = text === undefined ? undefined : await takeChallenge(services, text, purpose);
  if (text === undefined || !drawn) throw new Problem('passkey_refused');
  if (userId !== undefined && drawn.userId !== userId) throw new Problem('passkey_refused');
  return { text, userId: drawn.userId };
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as Record<
      string,
      unknown
    >;
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
