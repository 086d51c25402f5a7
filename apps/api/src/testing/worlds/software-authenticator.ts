import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@pinfold/contract/features/session/passkeys.endpoints';

/** What a test can have the browser and the authenticator do otherwise than they should. */
interface Deviation {
  /** The page that asks. */
  origin?: string;
  challenge?: string;
  rpId?: string;
  /** Whether the user was asked for a finger or a PIN. */
  isVerified?: boolean;
  userHandle?: string | null;
  type?: string;
}

/** An authenticator in software: one passkey on the curve P-256, without attestation. */
export interface SoftwareAuthenticator {
  credentialId: string;
  /** How often it has signed; 0 for one that does not count. */
  counter: number;
  isBackedUp: boolean;
  create(options: PasskeyCreation, deviation?: Deviation): PasskeyAttestation;
  get(options: PasskeyRequest, deviation?: Deviation): PasskeyAssertion;
}

export function softwareAuthenticator(pageOrigin = 'http://panel.test'): SoftwareAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const credential = { id: text(id), rawId: text(id), type: 'public-key' as const };
  let handle: string | undefined;
  const clientData = (type: string, challenge: string, deviation: Deviation) =>
    Buffer.from(
      JSON.stringify({
        type: deviation.type ?? type,
        challenge: deviation.challenge ?? challenge,
        origin: deviation.origin ?? pageOrigin,
        crossOrigin: false,
      }),
    );
  return {
    credentialId: credential.id,
    counter: 0,
    isBackedUp: false,
    create(options, deviation = {}) {
      handle = options.user.id;
      const authData = Buffer.concat([
        head(deviation.rpId ?? options.rp.id, { ...deviation, ...this, hasKey: true }),
        // An AAGUID of zeros: what makes are is nobody's matter.
        Buffer.alloc(16),
        twoBytes(id.length),
        id,
        coseKey(publicKey),
      ]);
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authData)],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: text(clientData('webauthn.create', options.challenge, deviation)),
          attestationObject: text(attestation),
          transports: ['internal'],
        },
      };
    },
    get(options, deviation = {}) {
      if (this.counter > 0) this.counter += 1;
      const authData = head(deviation.rpId ?? options.rpId, { ...deviation, ...this, hasKey: false });
      const client = clientData('webauthn.get', options.challenge, deviation);
      const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()]);
      return {
        ...credential,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(authData),
          signature: text(sign('sha256', signed, privateKey)),
          userHandle: deviation.userHandle === undefined ? handle : deviation.userHandle,
        },
      };
    },
  };
}

interface Head {
  isVerified?: boolean;
  isBackedUp: boolean;
  counter: number;
  hasKey: boolean;
}

/** The first part of authenticator data (WebAuthn, section 6.1): for whom, flags, counter. */
function head(rpId: string, { isVerified = true, isBackedUp, counter, hasKey }: Head): Buffer {
  const isPresent = 0x01;
  const flags = isPresent | (isVerified ? 0x04 : 0) | (isBackedUp ? 0x08 | 0x10 : 0) | (hasKey ? 0x40 : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count]);
}

/** A public key as COSE writes it (RFC 9053, section 7.1.1): EC2, ES256, P-256, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cborMap([
    [cborInteger(1), cborInteger(2)],
    [cborInteger(3), cborInteger(-7)],
    [cborInteger(-1), cborInteger(1)],
    [cborInteger(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInteger(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ]);
}

function cborMap(entries: [Buffer, Buffer][]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
}

function cborText(value: string): Buffer {
  return Buffer.concat([cborHead(3, value.length), Buffer.from(value)]);
}

function cborBytes(value: Buffer): Buffer {
  return Buffer.concat([cborHead(2, value.length), value]);
}

function cborInteger(value: number): Buffer {
  return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
}

/** A major type with its length or value (RFC 8949, section 3). */
function cborHead(major: number, value: number): Buffer {
  const type = major << 5;
  if (value < 24) return Buffer.from([type | value]);
  return value < 256
    ? Buffer.from([type | 24, value])
    : Buffer.concat([Buffer.from([type | 25]), twoBytes(value)]);
}

function twoBytes(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function text(bytes: Buffer): string {
  return bytes.toString('base64url');
}
