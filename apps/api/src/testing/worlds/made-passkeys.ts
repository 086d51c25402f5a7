import type {
  PasskeyAssertion,
  PasskeyAttestation,
} from '@pinfold/contract/features/session/passkeys.endpoints';
import type { SessionUser } from '../../features/session/account.ts';
import { insertPasskey } from '../../features/session/passkeys/passkey-lifecycle.ts';
import { beginPasskeyOf, passkeyRequest } from '../../features/session/passkeys/passkeys.service.ts';
import { userHandle, verifyMade } from '../../features/session/passkeys/verify-passkey.ts';
import type { Services } from '../../services.ts';
import { type SoftwareAuthenticator, softwareAuthenticator } from './software-authenticator.ts';

export interface MadePasskey {
  id: number;
  authenticator: SoftwareAuthenticator;
}

/** Gives a user a passkey. */
export async function makePasskey(services: Services, user: TestHolder): Promise<MadePasskey> {
  const { authenticator, made } = await makeAttestation(services, user);
  const kept = await verifyMade(services, user.id, made);
  const row = await insertPasskey(services.database.queries, {
    ...kept,
    userId: user.id,
    name: 'Laptop',
    createdAt: services.now(),
  });
  return { id: row?.id ?? 0, authenticator };
}

/** What a browser made for a user, and which is not added yet. */
export async function makeAttestation(
  services: Services,
  user: TestHolder,
): Promise<{ authenticator: SoftwareAuthenticator; made: PasskeyAttestation }> {
  const authenticator = softwareAuthenticator(services.publicUrl);
  const options = await beginPasskeyOf(services, holder(user), { address: '192.0.2.1', userAgent: '' });
  return { authenticator, made: authenticator.create(options) };
}

/** What a passkey has signed, and which is not sent yet. */
export async function signWith(
  services: Services,
  { authenticator }: MadePasskey,
  purpose: 'login' | 'renewal',
  userId: number,
): Promise<PasskeyAssertion> {
  const request = await passkeyRequest(services, purpose, purpose === 'login' ? null : userId);
  return authenticator.get(request, { userHandle: userHandle(userId) });
}

interface TestHolder {
  id: number;
  email: string;
}

function holder({ id, email }: TestHolder): SessionUser {
  return { id, email, name: 'Osoba' } as SessionUser;
}
