'use client';
import type { JSX } from 'react';
import type { Appearance } from '../../../../theme/appearance.ts';
import { integrationAccess } from '../../integration-access.ts';
import type { GoogleAccount } from '../../use-google-accounts.ts';
import { IntegrationSurface } from '../integration-surface.tsx';
import type { ConsentOptions } from '../use-consent.ts';
import { GoogleAccountsView } from './google-accounts-view.tsx';

export interface GoogleAccountsProps extends ConsentOptions {
  /** Opens the import; without it no account offers one. */
  onImport?: ((account: GoogleAccount) => void) | undefined;
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Looks of the accounts alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The Google accounts that the company is connected to: connect one, see what came from it, connect it again when Google has
 * withdrawn the access, disconnect it.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-GoogleAccounts
 * @example
 * ```tsx
 * <GoogleAccounts onImport={() => navigate('/business-addresses/add/new')} />
 * ```
 */
export function GoogleAccounts({ appearance, ...props }: GoogleAccountsProps): JSX.Element {
  return (
    <IntegrationSurface
      component="GoogleAccounts"
      appearance={appearance}
      access={integrationAccess.seeAccounts}
      forbiddenKey="integrations.forbidden"
    >
      <GoogleAccountsView {...props} />
    </IntegrationSurface>
  );
}
