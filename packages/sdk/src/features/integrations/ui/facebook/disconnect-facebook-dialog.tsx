'use client';
import type { JSX } from 'react';
import { type FacebookAccount, useDisconnectFacebook } from '../../facebook/use-facebook-accounts.ts';
import { DisconnectAccountDialog } from '../directories/disconnect-account-dialog.tsx';

interface DisconnectFacebookDialogProps {
  account: FacebookAccount;
  onClose: () => void;
}

/** Confirms disconnecting an account from its pages. */
export function DisconnectFacebookDialog(props: DisconnectFacebookDialogProps): JSX.Element {
  return (
    <DisconnectAccountDialog {...props} texts="facebook_accounts" disconnect={useDisconnectFacebook()} />
  );
}
