/** How many passkeys a user may have. */
export const maxPasskeys = 10;

export const maxPasskeyNameLength = 60;

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
