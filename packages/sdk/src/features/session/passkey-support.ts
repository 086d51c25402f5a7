import { type PasskeyObstacle, passkeyObstacle } from '@pinfold/contract/features/session/passkey';
import { useSettings } from './settings.ts';

export type { PasskeyObstacle };

/**
 * Whether this page can use passkeys: `available`, or why not: the browser has none (`browser`), the page is not served
 * over HTTPS (`insecure`), or passkeys of the installation belong to another address (`elsewhere`), as on a page of your
 * own. Undefined until the settings are known.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const isOffered = usePasskeySupport() === 'available';
 * ```
 */
export function usePasskeySupport(): 'available' | PasskeyObstacle | undefined {
  const { data } = useSettings();
  if (!data) return undefined;
  const page = {
    isSecure: globalThis.isSecureContext === true,
    hasWebAuthn: typeof PublicKeyCredential === 'function',
    origin: location.origin,
    passkeyOrigin: data.passkey_origin,
  };
  return passkeyObstacle(page) ?? 'available';
}
