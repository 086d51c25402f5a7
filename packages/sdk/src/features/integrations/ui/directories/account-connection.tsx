'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import type { MutationResult } from '../../../../query/results.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ConnectButton, type Consent } from '../connect-button.tsx';
import { ConsentReturn } from '../consent-return.tsx';
import type { AccountTexts } from './directory-texts.ts';

interface AccountConnectionProps<Account> {
  texts: AccountTexts;
  /** The query that the directory sent the browser back with. */
  search: string;
  finish: MutationResult<Account, { code: string; state: string }>;
  consent: Consent;
  onConnected: (account: Account) => void;
  onBack: () => void;
}

/** Waits for the account, or shows why there is none; the API says best what to do at the directory. */
export function AccountConnection<Account>(props: AccountConnectionProps<Account>): JSX.Element {
  const { texts, search, finish, consent, onConnected, onBack } = props;
  const t = useTranslate();
  const { messageFor } = useFormRefusal();
  return (
    <ConsentReturn
      search={search}
      onConsent={(given) => finish.mutate(given, { onSuccess: onConnected })}
      failure={finish.error ? (messageFor(finish.error) ?? '') : undefined}
      waiting={t(`${texts}.connected.waiting`)}
      refused={{
        title: t(`${texts}.connected.refused_title`),
        text: t(`${texts}.connected.refused_text`),
      }}
      failedTitle={t(`${texts}.connected.failed_title`)}
      actions={
        <>
          <ConnectButton
            consent={consent}
            label={t(`${texts}.connected.again`)}
            pendingLabel={t(`${texts}.connecting`)}
          />
          <Button onPress={onBack}>{t(`${texts}.connected.back`)}</Button>
        </>
      }
    />
  );
}
