'use client';
import { type JSX, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { ReturnPlace } from '@pinfold/contract/features/integrations/google';
import { integrationsMessages } from '../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../patterns/feature-surface.tsx';
import { usePermission } from '../../../permissions/use-permission.ts';
import type { Appearance } from '../../../theme/appearance.ts';
import { innerClass } from '../../../theme/part-class.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { WarningIcon } from '../../../ui/icons/state-icons.tsx';
import { useFormRefusal } from '../../../query/form-refusal.ts';
import { integrationAccess } from '../integrations.queries.ts';
import { connectionOperation, useFinishGoogleConnection } from '../use-google-accounts.ts';
import { ConnectButton, type ConsentOptions, useConsent } from './google-consent.tsx';

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
  const query = new URLSearchParams(search);
  const [code, state] = [query.get('code'), query.get('state')];
  const finish = useFinishGoogleConnection();
  const failure = useFormRefusal(finish.error ? connectionOperation(finish.error) : undefined);
  const consent = useConsent(returnTo, openConsent);
  const begun = useRef<string>(undefined);
  useEffect(() => {
    // A state is good once, and React runs effects twice while developing.
    if (!code || !state || begun.current === state) return;
    begun.current = state;
    finish.mutate({ code, state }, { onSuccess: ({ return_to: place }) => onConnected(place) });
  });
  const isRefused = !code || !state;
  if (!isRefused && !finish.error)
    return (
      <Waiting role="status">
        <Spinner /> {t('integrations.connected.waiting')}
      </Waiting>
    );
  return (
    <EmptyState
      role="alert"
      icon={<WarningIcon size={24} />}
      title={t(isRefused ? 'integrations.connected.refused_title' : 'integrations.connected.failed_title')}
      actions={
        <>
          <ConnectButton consent={consent} label={t('integrations.connected.again')} />
          <Button onPress={onBack}>{t('integrations.connected.back')}</Button>
        </>
      }
    >
      {isRefused ? t('integrations.connected.refused_text') : failure.messageFor(finish.error)}
    </EmptyState>
  );
}

const Waiting = styled.p.withConfig(innerClass('GoogleConnection-waiting'))`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  margin: 0;
  padding: 72px 24px;
  color: var(--pf-ink-2);
`;
