'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { PlusIcon } from '../../../ui/icons/action-icons.tsx';
import type { Consent } from './use-consent.ts';

interface ConnectButtonProps {
  consent: Consent;
  variant?: 'default' | 'primary' | 'ghost';
  /** @defaultValue "Połącz konto Google" */
  label?: string;
}

/** Leads to Google's consent page. */
export function ConnectButton({ consent, variant = 'primary', label }: ConnectButtonProps): JSX.Element {
  const t = useTranslate();
  return (
    <Button
      variant={variant}
      icon={<PlusIcon size={16} />}
      onPress={consent.connect}
      isPending={consent.isConnecting}
      pendingLabel={t('integrations.connecting')}
      isDisabled={consent.isPending}
      disabledReason={consent.refusal}
    >
      {label ?? t('integrations.connect')}
    </Button>
  );
}
