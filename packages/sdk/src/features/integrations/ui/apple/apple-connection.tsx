'use client';
import type { JSX } from 'react';
import { appleAccountsMessages } from '../../../../i18n/feature-messages.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { appleAccess } from '../../apple/apple.queries.ts';
import { type AppleAccount, useFinishAppleConnection } from '../../apple/use-apple-accounts.ts';
import { AccountConnection } from '../directories/account-connection.tsx';
import { type AppleConsentOptions, useAppleConsent } from './apple-consent.ts';

export interface AppleConnectionProps extends AppleConsentOptions {
  /** The query that Apple sent the browser back with: `?code=…&state=…` or `?error=…`. */
  search: string;
  /** The organisation is connected: lead on to it. Replace the address, since its code is used up. */
  onConnected: (account: AppleAccount) => void;
  /** The user gives it up. */
  onBack: () => void;
  /** Appearance of the page alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The page that Apple redirects to: connects the organisation, or shows why it was not connected and a button to try
 * again.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * <AppleConnection
 *   search={location.search}
 *   onConnected={({ id }) => navigate(`/apple?account=${id}`)}
 *   onBack={() => navigate('/apple')}
 * />
 * ```
 */
export function AppleConnection({ appearance, ...props }: AppleConnectionProps): JSX.Element {
  return (
    <FeatureSurface
      component="AppleConnection"
      appearance={appearance}
      messages={[appleAccountsMessages]}
      permission={usePermission(appleAccess.change)}
      forbidden="apple_accounts.forbidden"
      loading={null}
    >
      <AppleConnectionView {...props} />
    </FeatureSurface>
  );
}

function AppleConnectionView(props: Omit<AppleConnectionProps, 'appearance'>): JSX.Element {
  const { search, onConnected, onBack, openConsent } = props;
  const finish = useFinishAppleConnection();
  const consent = useAppleConsent({ openConsent });
  return (
    <AccountConnection
      texts="apple_accounts"
      search={search}
      finish={finish}
      consent={consent}
      onConnected={onConnected}
      onBack={onBack}
    />
  );
}
