import { channel } from 'node:diagnostics_channel';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters that OWASP names as a minimum: 19 MiB, two passes. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Tells whoever listens of each `hash` and `verify`: they are what an answer's time is made of. */
export const passwordWork = channel('pinfold:password-work');

/** Letters with marks are written in several ways, and keyboards differ; hashed is the composed one (NIST SP 800-63B, 3.1.1.2). */
export function hashPassword(password: string): Promise<string> {
  passwordWork.publish('hash');
  return hash(password.normalize('NFC'), options);
}

let decoy: Promise<string> | undefined;

/** Takes as long for an account that does not exist, so that timing tells nobody who has one. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hash('no such account', options);
  const against = stored ?? (await decoy);
  passwordWork.publish('verify');
  const matches = await verify(against, password.normalize('NFC'));
  return stored !== undefined && matches;
}
