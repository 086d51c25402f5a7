'use client';
import type { JSX } from 'react';
import { facebookAccountsMessages } from '../../../../i18n/feature-messages.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { facebookAccess } from '../../facebook/facebook.queries.ts';
import { type FacebookAccount, useFinishFacebookConnection } from '../../facebook/use-facebook-accounts.ts';
import { AccountConnection } from '../directories/account-connection.tsx';
import { type FacebookConsentOptions, useFacebookConsent } from './facebook-consent.ts';

export interface FacebookConnectionProps extends FacebookConsentOptions {
  /** The query that Facebook sent the browser back with: `?code=…&state=…` or `?error=…`. */
  search: string;
  /** The account is connected: lead on to its pages. Replace the address, since its code is used up. */
  onConnected: (account: FacebookAccount) => void;
  /** The user gives it up. */
  onBack: () => void;
  /** Appearance of the page alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The page that Facebook redirects to: connects the account, or shows why it was not connected and a button to try again.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * <FacebookConnection
 *   search={location.search}
 *   onConnected={({ id }) => navigate(`/facebook?account=${id}`)}
 *   onBack={() => navigate('/facebook')}
 * />
 * ```
 */
export function FacebookConnection({ appearance, ...props }: FacebookConnectionProps): JSX.Element {
  return (
    <FeatureSurface
      component="FacebookConnection"
      appearance={appearance}
      messages={[facebookAccountsMessages]}
      permission={usePermission(facebookAccess.change)}
      forbidden="facebook_accounts.forbidden"
      loading={null}
    >
      <FacebookConnectionView {...props} />
    </FeatureSurface>
  );
}

function FacebookConnectionView(props: Omit<FacebookConnectionProps, 'appearance'>): JSX.Element {
  const { search, onConnected, onBack, openConsent } = props;
  const finish = useFinishFacebookConnection();
  const consent = useFacebookConsent({ openConsent });
  return (
    <AccountConnection
      texts="facebook_accounts"
      search={search}
      finish={finish}
      consent={consent}
      onConnected={onConnected}
      onBack={onBack}
    />
  );
}
