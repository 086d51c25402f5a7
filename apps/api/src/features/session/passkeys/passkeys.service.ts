import { defaultPasskeyName } from '@pinfold/contract/features/session/device-name';
import { maxPasskeys } from '@pinfold/contract/features/session/passkey';
import type {
  Passkey,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@pinfold/contract/features/session/passkeys.endpoints';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { SessionUser } from '../account.ts';
import type { Caller } from '../../../caller.ts';
import { dropUselessCodes, supplyRecoveryCodes } from '../second-factor/second-factor-lifecycle.ts';
import { finishChange, requireOwnSession } from '../second-factor/second-factor.service.ts';
import { holdAccount } from '../session-lifecycle.ts';
import { countTry, forgiveAccount } from '../../../limits/throttle.ts';
import {
  countPasskeys,
  dialogMilliseconds,
  drawChallenge,
  dropPasskey,
  insertPasskey,
  type PasskeyRow,
  passkeysOf,
  passkeyToWire,
  renamePasskeyOf,
} from './passkey-lifecycle.ts';
import { relyingParty } from './relying-party.ts';
import { algorithms, userHandle, verifyMade } from './verify-passkey.ts';

/** What the browser makes a passkey with: one that names its holder, and asks who is there each time. */
export async function beginPasskeyOf(
  services: Services,
  user: SessionUser,
  caller: Caller,
): Promise<PasskeyCreation> {
  requireOwnSession(user);
  const { id } = relyingParty(services);
  const held = await passkeysOf(services.database.queries, user.id);
  if (held.length >= maxPasskeys) throw tooMany();
  await countTry(services, { purpose: 'renewal', account: user.email, address: caller.address });
  return {
    challenge: await drawChallenge(services, 'addition', user.id),
    rp: { id, name: 'Pinfold' },
    user: { id: userHandle(user.id), name: user.email, displayName: user.name },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: dialogMilliseconds,
    excludeCredentials: held.map(descriptorOf),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/** Asks for the passkey from now on, or for another factor. Draws recovery codes where there are none. */
export async function addPasskeyOf(
  services: Services,
  user: SessionUser,
  asked: { passkey: PasskeyAttestation; name?: string | undefined },
  caller: Caller,
): Promise<{ passkey: Passkey; recovery_codes: string[] }> {
  requireOwnSession(user);
  const made = await verifyMade(services, user.id, asked.passkey);
  const name = asked.name ?? defaultPasskeyName(caller.userAgent);
  return services.database.queries.transaction(async (tx) => {
    await holdAccount(tx, user.id, 'no key update');
    if ((await countPasskeys(tx, user.id)) >= maxPasskeys) throw tooMany();
    const added = await insertPasskey(tx, { ...made, userId: user.id, name, createdAt: services.now() });
    if (!added) throw new Problem('passkey_refused');
    await forgiveAccount(tx, 'renewal', user.email);
    await finishChange(services, tx, user, { kind: 'passkey_added', name });
    return { passkey: passkeyToWire(added), recovery_codes: await supplyRecoveryCodes(tx, user.id) };
  });
}

export async function renamePasskeyTo(
  services: Services,
  user: SessionUser,
  change: { id: number; name: string },
): Promise<Passkey> {
  requireOwnSession(user);
  const renamed = await renamePasskeyOf(services.database.queries, user.id, change);
  if (!renamed) throw new Problem('not_found');
  return passkeyToWire(renamed);
}

export async function removePasskeyOf(services: Services, user: SessionUser, id: number): Promise<void> {
  requireOwnSession(user);
  await services.database.queries.transaction(async (tx) => {
    await holdAccount(tx, user.id, 'no key update');
    const dropped = await dropPasskey(tx, user.id, id);
    if (!dropped) throw new Problem('not_found');
    await dropUselessCodes(tx, user.id);
    await finishChange(services, tx, user, { kind: 'passkey_removed', name: dropped.name });
  });
}

/** What the browser asks a passkey with: one of a user's, or whichever its holder chooses. */
export async function passkeyRequest(
  services: Services,
  purpose: 'login' | 'renewal',
  userId: number | null,
): Promise<PasskeyRequest> {
  const { id } = relyingParty(services);
  const allowed = userId === null ? [] : await passkeysOf(services.database.queries, userId);
  return {
    challenge: await drawChallenge(services, purpose, userId),
    rpId: id,
    timeout: dialogMilliseconds,
    allowCredentials: allowed.map(descriptorOf),
    userVerification: 'required',
  };
}

function tooMany(): Problem {
  return new Problem('too_many_passkeys', { values: { max: maxPasskeys } });
}

function descriptorOf({ credentialId: id, transports }: PasskeyRow) {
  return { id, type: 'public-key' as const, transports };
}
