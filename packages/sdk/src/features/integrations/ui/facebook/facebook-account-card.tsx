'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { FacebookAccount } from '../../facebook/use-facebook-accounts.ts';
import type { Consent } from '../connect-button.tsx';
import { AccountCard } from '../directories/account-card.tsx';

interface FacebookAccountCardProps {
  account: FacebookAccount;
  consent: Consent;
  onOpen: () => void;
  onDisconnect: () => void;
  headingLevel: 2 | 3;
}

/** One account: who connected it, how far its pages are, and why it may have to be connected again. */
export function FacebookAccountCard(props: FacebookAccountCardProps): JSX.Element {
  const t = useTranslate();
  const counts = (['published', 'waiting', 'refused'] as const).map((count) => ({
    label: t(`facebook_accounts.count.${count}`),
    value: props.account[count],
  }));
  return <AccountCard {...props} part="FacebookAccounts-account" texts="facebook_accounts" counts={counts} />;
}
