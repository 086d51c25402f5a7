import { createHmac } from 'node:crypto';
import type { KeyRing, NamedKey } from './key-ring.ts';
import { isEqual } from './sealer.ts';

/**
 * The part of the path where Google's notifications arrive that only the sender knows. It is derived from the
 * installation's keys, so that all processes have it without configuration.
 */
export interface NotificationSecret {
  /** What a new subscription is made with. */
  newest(): string;
  /** Whether it was derived from any of the keys: a subscription outlives the key that was the newest when it was made. */
  isOurs(given: string): boolean;
}

export function notificationSecret(keys: KeyRing): NotificationSecret {
  return {
    newest: () => notificationSecretOf(keys.current()[0]),
    isOurs: (given) => keys.current().some((key) => isEqual(given, notificationSecretOf(key))),
  };
}

export function notificationSecretOf({ bytes }: NamedKey): string {
  return createHmac('sha256', bytes).update('google notifications').digest('base64url');
}
