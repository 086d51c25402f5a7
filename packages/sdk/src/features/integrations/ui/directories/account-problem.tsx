'use client';
import type { JSX } from 'react';
import type { Schemas } from '../../../../client/schema.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import type { Consent } from '../connect-button.tsx';
import type { AccountTexts } from './directory-texts.ts';

export interface AccountProblemProps {
  texts: AccountTexts;
  account: Pick<Schemas['FacebookAccount'], 'name' | 'problem'>;
  consent: Consent;
}

/** Why an account has to be connected again, with the way to do so; nothing where all is well. */
export function AccountProblem({ texts, account, consent }: AccountProblemProps): JSX.Element | null {
  const t = useTranslate();
  const { name, problem } = account;
  if (!problem) return null;
  return (
    <Banner
      tone={problem === 'expired' ? 'warn' : 'bad'}
      actions={
        <Button
          size="s"
          aria-label={t(`${texts}.reconnect_named`, { name })}
          onPress={consent.connect}
          isPending={consent.isConnecting}
          pendingLabel={t(`${texts}.connecting`)}
          disabledReason={consent.refusal}
        >
          {t(`${texts}.reconnect`)}
        </Button>
      }
    >
      {t(`${texts}.account_problem.${problem}`, { name })}
    </Banner>
  );
}
