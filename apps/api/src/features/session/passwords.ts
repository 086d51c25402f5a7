import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters that OWASP names as a minimum: 19 MiB, two passes. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

let decoy: Promise<string> | undefined;

/** Takes as long for an account that does not exist, so that timing tells nobody who has one. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no such account');
  const matches = await verify(stored ?? (await decoy), password);
  return stored !== undefined && matches;
}
