'use client';
import type { JSX } from 'react';
import type { ReturnPlace } from '@pinfold/contract/features/integrations/google';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { integrationAccess } from '../integrations.queries.ts';
import { useConnectGoogle } from '../use-google-accounts.ts';
import { ConnectButton, type Consent } from './connect-button.tsx';

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
  const { reason, isPending } = usePermission(integrationAccess.connect);
  const open = openConsent ?? ((url: string) => window.location.assign(url));
  return {
    connect: () => connect.mutate(returnTo, { onSuccess: (url) => open(url) }),
    // The page that opens takes a moment to come, so the button stays as it is.
    isConnecting: connect.isPending || connect.isSuccess,
    isPending,
    refusal: reason?.text,
  };
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
