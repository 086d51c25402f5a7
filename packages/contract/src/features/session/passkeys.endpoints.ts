import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, Timestamp } from '../../id.ts';
import { nameLine } from '../../line.ts';
import { Session } from './login.endpoints.ts';
import { maxPasskeyNameLength } from './passkey.ts';

/** Bytes as WebAuthn writes them in JSON. */
const Bytes = (maxLength: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(maxLength);

/** Of a credential: at most 1023 bytes (WebAuthn, section 4). */
const CredentialId = Bytes(1364);

const ClientData = Bytes(4096);

const credential = { id: CredentialId, rawId: CredentialId, type: z.literal('public-key') };

/** What `navigator.credentials.create` gives, as `PublicKeyCredential.toJSON()` writes it. */
const PasskeyAttestation = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: ClientData,
      attestationObject: Bytes(16_384),
      transports: z.array(z.string().max(32)).max(10).optional(),
    }),
  })
  .meta({ id: 'PasskeyAttestation' });
export type PasskeyAttestation = z.infer<typeof PasskeyAttestation>;

/** What `navigator.credentials.get` gives, as `PublicKeyCredential.toJSON()` writes it. */
export const PasskeyAssertion = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: ClientData,
      authenticatorData: Bytes(4096),
      signature: Bytes(8192),
      userHandle: Bytes(128).nullish(),
    }),
  })
  .meta({ id: 'PasskeyAssertion' });
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

const Descriptor = z
  .object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) })
  .meta({ id: 'PasskeyDescriptor' });

const PasskeyCreation = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
    timeout: z.number().int(),
    excludeCredentials: z.array(Descriptor),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyCreation' });
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

const PasskeyRequest = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number().int(),
    allowCredentials: z.array(Descriptor).describe('Empty where the browser lets the user choose.'),
    userVerification: z.literal('required'),
  })
  .meta({ id: 'PasskeyRequest' });
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

export const Passkey = z
  .object({
    id: Id,
    name: z.string(),
    created_at: Timestamp,
    last_used_at: Timestamp.nullable(),
    is_backed_up: z.boolean().describe('Whether a password manager keeps it on more than one device.'),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof Passkey>;

export const NewRecoveryCodes = z
  .array(z.string())
  .describe('Shown this once; empty if others go on being good.');

export const beginPasskeyLogin = defineEndpoint({
  id: 'beginPasskeyLogin',
  method: 'post',
  path: '/login/passkey/options/',
  summary: 'What the browser asks a passkey with, for a log-in without a password or as its second step',
  access: { for: 'anyone' },
  body: z
    .object({ challenge: z.string().min(1).max(128).optional().describe('Of a log-in that waits.') })
    .meta({ id: 'PasskeyLoginBeginning' }),
  response: PasskeyRequest,
  problems: ['passkey_refused', 'login_challenge_ended', 'too_many_attempts'],
});

export const completePasskeyLogin = defineEndpoint({
  id: 'completePasskeyLogin',
  method: 'post',
  path: '/login/passkey/',
  summary: 'Exchange what a passkey signed for a token',
  access: { for: 'anyone' },
  body: z.object({ passkey: PasskeyAssertion }).meta({ id: 'PasskeyLogin' }),
  response: Session,
  problems: ['passkey_refused'],
});

export const beginPasskeyRenewal = defineEndpoint({
  id: 'beginPasskeyRenewal',
  method: 'post',
  path: '/user/fresh-login/passkey/options/',
  summary: 'What the browser asks a passkey with, for a fresh log-in',
  access: { for: 'user', demo: 'blocked' },
  response: PasskeyRequest,
  problems: ['permission_denied', 'passkey_refused', 'too_many_attempts'],
});

const writes = { for: 'user', demo: 'blocked', freshLogin: true } as const;

export const beginPasskey = defineEndpoint({
  id: 'beginPasskey',
  method: 'post',
  path: '/user/second-factor/passkeys/options/',
  summary: 'What the browser makes a passkey with; it counts once it was added',
  access: writes,
  response: PasskeyCreation,
  problems: ['permission_denied', 'passkey_refused', 'too_many_passkeys', 'too_many_attempts'],
});

const Name = nameLine().min(1).max(maxPasskeyNameLength);

export const addPasskey = defineEndpoint({
  id: 'addPasskey',
  method: 'post',
  path: '/user/second-factor/passkeys/',
  summary: 'Add the passkey that the browser made; ends every other session',
  access: writes,
  body: z
    .object({
      passkey: PasskeyAttestation,
      name: Name.optional().describe('Otherwise the browser and the machine that it was made with.'),
    })
    .meta({ id: 'NewPasskey' }),
  response: z.object({ passkey: Passkey, recovery_codes: NewRecoveryCodes }).meta({ id: 'AddedPasskey' }),
  status: 201,
  problems: ['permission_denied', 'passkey_refused', 'too_many_passkeys'],
});

export const renamePasskey = defineEndpoint({
  id: 'renamePasskey',
  method: 'patch',
  path: '/user/second-factor/passkeys/{id}/',
  summary: 'Rename a passkey',
  access: { for: 'user', demo: 'blocked' },
  params: IdParam,
  body: z.object({ name: Name }).meta({ id: 'PasskeyChange' }),
  response: Passkey,
  problems: ['permission_denied', 'not_found'],
});

export const removePasskey = defineEndpoint({
  id: 'removePasskey',
  method: 'delete',
  path: '/user/second-factor/passkeys/{id}/',
  summary: 'Remove a passkey; ends every other session',
  access: writes,
  params: IdParam,
  problems: ['permission_denied', 'not_found'],
});
