'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { PageHeader } from '../../../../patterns/page-header.tsx';
import { QueryState } from '../../../../patterns/query-state.tsx';
import type { QueryResult } from '../../../../query/results.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { PlugIcon } from '../../../../ui/icons/place-icons.tsx';
import { Grid } from '../../../../ui/layout/stack.tsx';
import { levelBelow } from '../../../../ui/layout/text.tsx';
import { ConnectButton, type Consent } from '../connect-button.tsx';
import type { AccountTexts } from './directory-texts.ts';

interface AccountListProps<Account> {
  texts: AccountTexts;
  query: QueryResult<{ is_configured: boolean; results: Account[] }>;
  consent: Consent;
  /** Why nothing can be connected in this installation. */
  notConfigured: string | undefined;
  headingLevel: 1 | 2;
  /** Draws the card of one account. */
  children: (account: Account, headingLevel: 2 | 3) => JSX.Element;
}

/** The accounts of a company at a directory, and a button that connects more. */
export function AccountList<Account>(props: AccountListProps<Account>): JSX.Element {
  const { texts, query, consent, notConfigured, headingLevel } = props;
  const t = useTranslate();
  const accounts = query.data?.results;
  const isEmpty = accounts?.length === 0;
  const connect = (
    <ConnectButton consent={consent} label={t(`${texts}.connect`)} pendingLabel={t(`${texts}.connecting`)} />
  );
  return (
    <>
      <PageHeader
        title={t(`${texts}.title`)}
        lead={t(`${texts}.lead`)}
        headingLevel={headingLevel}
        actions={accounts && !isEmpty && connect}
      />
      {notConfigured && <Banner tone="warn">{notConfigured}</Banner>}
      {accounts && !isEmpty ? (
        <Grid gap={4} min="min(340px, 100%)" align="start">
          {accounts.map((account) => props.children(account, levelBelow[headingLevel]))}
        </Grid>
      ) : (
        <QueryState
          query={query}
          failed={t(`${texts}.error`)}
          forbidden={t(`${texts}.forbidden`)}
          loading={{ blocks: 2, lines: 3 }}
          headingLevel={levelBelow[headingLevel]}
          empty={
            isEmpty
              ? {
                  icon: <PlugIcon size={24} />,
                  title: t(`${texts}.empty.title`),
                  text: t(`${texts}.empty.text`),
                  actions: connect,
                }
              : undefined
          }
        />
      )}
    </>
  );
}
