import { facebookAccess } from '../../facebook/facebook.queries.ts';
import { useConnectFacebook } from '../../facebook/use-facebook-accounts.ts';
import type { Consent } from '../connect-button.tsx';
import { useAccountConsent } from '../directories/use-account-consent.ts';

/** How a component leads to Facebook's consent page. */
export interface FacebookConsentOptions {
  /** Leads the browser to Facebook. @defaultValue `window.location.assign` */
  openConsent?: ((url: string) => void) | undefined;
}

/**
 * The button that connects an account: what it does, whether it waits, and why it may be closed.
 *
 * @param obstacle - Another reason why nothing can be connected.
 */
export function useFacebookConsent({ openConsent }: FacebookConsentOptions, obstacle?: string): Consent {
  const connect = useConnectFacebook();
  return useAccountConsent({
    connect,
    wish: undefined,
    access: facebookAccess.change,
    openConsent,
    obstacle,
  });
}
