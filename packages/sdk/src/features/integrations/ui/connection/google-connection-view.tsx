'use client';
import { useEffect, useRef, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Spinner } from '../../../../ui/feedback/spinner.tsx';
import { WarningIcon } from '../../../../ui/icons/state-icons.tsx';
import { useFinishGoogleConnection } from '../../use-finish-google-connection.ts';
import { ConnectButton } from '../connect-button.tsx';
import { useConsent } from '../use-consent.ts';
import type { GoogleConnectionProps } from './google-connection.tsx';

/** Waits for the accounts, or says why there are none. */
export function GoogleConnectionView(props: Omit<GoogleConnectionProps, 'appearance'>): JSX.Element {
  const { search, onConnected, onBack, returnTo = 'accounts', openConsent } = props;
  const t = useTranslate();
  const query = new URLSearchParams(search);
  const [code, state] = [query.get('code'), query.get('state')];
  const finish = useFinishGoogleConnection();
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
      {isRefused ? t('integrations.connected.refused_text') : (finish.error?.detail ?? t('error.generic'))}
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
