'use client';
import type { ReturnPlace } from '@pinfold/contract/features/integrations/google';
import type { JSX } from 'react';
import type { Appearance } from '../../../../theme/appearance.ts';
import { integrationAccess } from '../../integration-access.ts';
import { IntegrationSurface } from '../integration-surface.tsx';
import type { ConsentOptions } from '../use-consent.ts';
import { GoogleConnectionView } from './google-connection-view.tsx';

export interface GoogleConnectionProps extends ConsentOptions {
  /** The query that Google sent the browser back with: `?code=…&state=…` or `?error=…`. */
  search: string;
  /** The accounts are connected: lead on to where the reader set out. Replace the address, since its code is used up. */
  onConnected: (returnTo: ReturnPlace) => void;
  /** The reader gives it up. */
  onBack: () => void;
  /** Looks of the page alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The page that Google sends browsers back to: connects the account, or says why it was not connected and offers to try
 * again.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * <GoogleConnection search={location.search} onConnected={() => navigate('/accounts')} onBack={() => navigate('/accounts')} />
 * ```
 */
export function GoogleConnection({ appearance, ...props }: GoogleConnectionProps): JSX.Element {
  return (
    <IntegrationSurface
      component="GoogleConnection"
      appearance={appearance}
      access={integrationAccess.connect}
      forbiddenKey="integrations.forbidden"
    >
      <GoogleConnectionView {...props} />
    </IntegrationSurface>
  );
}
