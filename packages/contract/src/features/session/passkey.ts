import { deviceName } from './device-name.ts';

/** How many passkeys a user may have. */
export const maxPasskeys = 10;

export const maxPasskeyNameLength = 60;

/** The name of a passkey that nobody gave one: the browser and the machine that it was made with. */
export function defaultPasskeyName(userAgent: string): string {
  const { browser, system } = deviceName(userAgent);
  return [browser, system].filter((part) => part !== null).join(', ') || 'Passkey';
}

/** Why a page cannot use passkeys: its browser has none, it is no HTTPS page, or passkeys belong to another address. */
export type PasskeyObstacle = 'browser' | 'insecure' | 'elsewhere';

/** Returns why a page cannot use passkeys; undefined if it can. Plain HTTP counts as secure on `localhost`. */
export function passkeyObstacle(page: {
  isSecure: boolean;
  hasWebAuthn: boolean;
  origin: string;
  /** Of the installation. */
  passkeyOrigin: string | null;
}): PasskeyObstacle | undefined {
  if (!page.isSecure) return 'insecure';
  if (!page.hasWebAuthn) return 'browser';
  return page.origin === page.passkeyOrigin ? undefined : 'elsewhere';
}
