'use client';
import type { JSX } from 'react';
import type { ReturnPlace } from '@pinfold/contract/features/integrations/google';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { integrationAccess } from '../integrations.queries.ts';
import { useConnectGoogle } from '../use-google-accounts.ts';
import { ConnectButton, type Consent } from './connect-button.tsx';
import { useAccountConsent } from './directories/use-account-consent.ts';

/** How a component leads to Google's consent page. */
export interface ConsentOptions {
  /** Where the user comes back to. @defaultValue 'accounts', of the import 'import' */
  returnTo?: ReturnPlace | undefined;
  /** Leads the browser to Google. @defaultValue `window.location.assign` */
  openConsent?: ((url: string) => void) | undefined;
}

/** The button that connects an account: what it does, whether it waits, and why it may be closed. */
export function useConsent(returnTo: ReturnPlace, openConsent: ((url: string) => void) | undefined): Consent {
  const connect = useConnectGoogle();
  return useAccountConsent({ connect, wish: returnTo, access: integrationAccess.connect, openConsent });
}

interface ConnectGoogleButtonProps {
  consent: Consent;
  variant?: 'default' | 'primary' | 'ghost';
  /** @defaultValue "Połącz konto Google" */
  label?: string;
}

/** Leads to Google's consent page. */
export function ConnectGoogleButton({ label, ...props }: ConnectGoogleButtonProps): JSX.Element {
  const t = useTranslate();
  return (
    <ConnectButton
      {...props}
      label={label ?? t('integrations.connect')}
      pendingLabel={t('integrations.connecting')}
    />
  );
}
