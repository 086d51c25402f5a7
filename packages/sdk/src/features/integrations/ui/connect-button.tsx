'use client';
import type { JSX } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { PlusIcon } from '../../../ui/icons/action-icons.tsx';

/** What connecting an account needs: what it does, whether it waits, and why it may be closed. */
export interface Consent {
  connect: () => void;
  isConnecting: boolean;
  isPending: boolean;
  refusal: string | undefined;
}

interface ConnectButtonProps {
  consent: Consent;
  variant?: 'default' | 'primary' | 'ghost' | undefined;
  label: string;
  /** Read while the page of the provider is on its way. */
  pendingLabel: string;
}

/** Leads to the consent page of a provider. */
export function ConnectButton({
  consent,
  variant = 'primary',
  label,
  pendingLabel,
}: ConnectButtonProps): JSX.Element {
  return (
    <Button
      variant={variant}
      icon={<PlusIcon size={16} />}
      onPress={consent.connect}
      isPending={consent.isConnecting}
      pendingLabel={pendingLabel}
      isDisabled={consent.isPending}
      disabledReason={consent.refusal}
    >
      {label}
    </Button>
  );
}
