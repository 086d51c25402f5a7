import { usePermission } from '../../../../permissions/use-permission.ts';
import { facebookAccess } from '../../facebook/facebook.queries.ts';
import { useConnectFacebook } from '../../facebook/use-facebook-accounts.ts';
import type { Consent } from '../connect-button.tsx';

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
  const { reason, isPending } = usePermission(facebookAccess.change);
  const open = openConsent ?? ((url: string) => window.location.assign(url));
  return {
    connect: () => connect.mutate(undefined, { onSuccess: (url) => open(url) }),
    // The page that opens takes a moment to come, so the button stays as it is.
    isConnecting: connect.isPending || connect.isSuccess,
    isPending,
    refusal: reason?.text ?? obstacle,
  };
}
