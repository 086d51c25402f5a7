'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { type StoppedAppleListings, useDisableAppleListings } from '../../apple/use-apple-listings.ts';
import { StopDirectoryDialog } from '../directories/stop-directory-dialog.tsx';

interface StopAppleDialogProps {
  accountId: number;
  /** With `isRemoved`, they were taken out of Apple as well. */
  onStopped: (stopped: StoppedAppleListings, isRemoved: boolean) => void;
  onClose: () => void;
}

/** Asks what becomes of what Apple shows when locations are sent to it no more. */
export function StopAppleDialog({ accountId, onStopped, onClose }: StopAppleDialogProps): JSX.Element {
  const t = useTranslate();
  const disable = useDisableAppleListings();
  return (
    <StopDirectoryDialog
      texts="apple_accounts"
      name={t('apple_accounts.maps')}
      onStop={(remove) =>
        disable.mutate({ accountId, remove }, { onSuccess: (stopped) => onStopped(stopped, remove) })
      }
      pending={disable.isPending ? (disable.variables.remove ? 'remove' : 'stop') : undefined}
      error={disable.error}
      onClose={onClose}
    />
  );
}
