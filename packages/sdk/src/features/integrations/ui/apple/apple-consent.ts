import { appleAccess } from '../../apple/apple.queries.ts';
import { useConnectApple } from '../../apple/use-apple-accounts.ts';
import type { Consent } from '../connect-button.tsx';
import { useAccountConsent } from '../directories/use-account-consent.ts';

/** How a component leads to Apple's consent page. */
export interface AppleConsentOptions {
  /** Leads the browser to Apple. @defaultValue `window.location.assign` */
  openConsent?: ((url: string) => void) | undefined;
}

/**
 * The button that connects an organisation: what it does, whether it waits, and why it may be closed.
 *
 * @param obstacle - Another reason why nothing can be connected.
 */
export function useAppleConsent({ openConsent }: AppleConsentOptions, obstacle?: string): Consent {
  const connect = useConnectApple();
  return useAccountConsent({ connect, wish: undefined, access: appleAccess.change, openConsent, obstacle });
}
