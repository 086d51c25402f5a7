import { channel } from 'node:diagnostics_channel';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { limitWork } from '../../../limit-work.ts';

/** argon2id with the parameters that OWASP names as a minimum: 19 MiB, two passes. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Each hash takes a core for a while and 19 MiB, in the thread pool that also serves files and DNS. An attack from
 * thousands of addresses delays others by a few seconds at most.
 */
const inTurn = limitWork({
  atOnce: Math.max(1, Math.min(3, availableParallelism() - 1)),
  waiting: 50,
  retryAfter: 2,
});

/** Publishes each `hash` and `verify`: they decide how long a response takes. */
export const passwordWork = channel('pinfold:password-work');

/** Letters with marks are written in several ways, and keyboards differ; hashed is the composed one (NIST SP 800-63B, 3.1.1.2). */
export function hashPassword(password: string): Promise<string> {
  passwordWork.publish('hash');
  return inTurn(() => hash(password.normalize('NFC'), options));
}

let decoy: Promise<string> | undefined;

/** Takes as long for an account that does not exist, so that timing does not disclose accounts. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hash('no such account', options);
  const against = stored ?? (await decoy);
  passwordWork.publish('verify');
  const matches = await inTurn(() => verify(against, password.normalize('NFC')));
  return stored !== undefined && matches;
}
