'use client';
import type { JSX } from 'react';
import { type AppleAccount, useDisconnectApple } from '../../apple/use-apple-accounts.ts';
import { DisconnectAccountDialog } from '../directories/disconnect-account-dialog.tsx';

interface DisconnectAppleDialogProps {
  account: AppleAccount;
  onClose: () => void;
}

/** Confirms disconnecting an organisation from its locations. */
export function DisconnectAppleDialog(props: DisconnectAppleDialogProps): JSX.Element {
  return <DisconnectAccountDialog {...props} texts="apple_accounts" disconnect={useDisconnectApple()} />;
}
