'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useDisableAppleListings } from '../../apple/use-apple-listings.ts';
import { StopDirectoryDialog } from '../directories/stop-directory-dialog.tsx';

/** Locations that are sent to Apple no more. */
export interface StoppedListings {
  locationIds: readonly number[];
  /** They were taken out of Apple as well. */
  isRemoved: boolean;
}

interface StopAppleDialogProps {
  accountId: number;
  onStopped: (listings: StoppedListings) => void;
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
        disable.mutate(
          { accountId, remove },
          { onSuccess: (locationIds) => onStopped({ locationIds, isRemoved: remove }) },
        )
      }
      pending={disable.isPending ? (disable.variables.remove ? 'remove' : 'stop') : undefined}
      error={disable.error}
      onClose={onClose}
    />
  );
}
