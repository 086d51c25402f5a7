'use client';
import type { JSX } from 'react';
import type { ReturnPlace } from '@pinfold/contract/features/integrations/google';
import { integrationsMessages } from '../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../patterns/feature-surface.tsx';
import { usePermission } from '../../../permissions/use-permission.ts';
import type { Appearance } from '../../../theme/appearance.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useFormRefusal } from '../../../query/form-refusal.ts';
import { integrationAccess } from '../integrations.queries.ts';
import { connectionOperation, useFinishGoogleConnection } from '../use-google-accounts.ts';
import { ConsentReturn } from './consent-return.tsx';
import { ConnectGoogleButton, type ConsentOptions, useConsent } from './google-consent.tsx';

export interface GoogleConnectionProps extends ConsentOptions {
  /** The query that Google sent the browser back with: `?code=…&state=…` or `?error=…`. */
  search: string;
  /** The accounts are connected: lead on to where the user set out. Replace the address, since its code is used up. */
  onConnected: (returnTo: ReturnPlace) => void;
  /** The user gives it up. */
  onBack: () => void;
  /** Appearance of the page alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The page that Google redirects to: connects the account, or shows why it was not connected and a button to try again.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * <GoogleConnection search={location.search} onConnected={() => navigate('/accounts')} onBack={() => navigate('/accounts')} />
 * ```
 */
export function GoogleConnection({ appearance, ...props }: GoogleConnectionProps): JSX.Element {
  return (
    <FeatureSurface
      component="GoogleConnection"
      appearance={appearance}
      messages={[integrationsMessages]}
      permission={usePermission(integrationAccess.connect)}
      forbidden="integrations.forbidden"
      loading={null}
    >
      <GoogleConnectionView {...props} />
    </FeatureSurface>
  );
}

/** Waits for the accounts, or shows why there are none. */
function GoogleConnectionView(props: Omit<GoogleConnectionProps, 'appearance'>): JSX.Element {
  const { search, onConnected, onBack, returnTo = 'accounts', openConsent } = props;
  const t = useTranslate();
  const finish = useFinishGoogleConnection();
  const { messageFor } = useFormRefusal(finish.error ? connectionOperation(finish.error) : undefined);
  const consent = useConsent(returnTo, openConsent);
  return (
    <ConsentReturn
      search={search}
      onConsent={(given) => finish.mutate(given, { onSuccess: ({ return_to: place }) => onConnected(place) })}
      failure={finish.error ? (messageFor(finish.error) ?? '') : undefined}
      waiting={t('integrations.connected.waiting')}
      refused={{
        title: t('integrations.connected.refused_title'),
        text: t('integrations.connected.refused_text'),
      }}
      failedTitle={t('integrations.connected.failed_title')}
      actions={
        <>
          <ConnectGoogleButton consent={consent} label={t('integrations.connected.again')} />
          <Button onPress={onBack}>{t('integrations.connected.back')}</Button>
        </>
      }
    />
  );
}
