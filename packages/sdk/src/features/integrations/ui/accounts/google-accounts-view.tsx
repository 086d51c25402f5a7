'use client';
import { useState, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass, partClass } from '../../../../theme/part-class.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { PlugIcon } from '../../../../ui/icons/place-icons.tsx';
import { loadLater } from '../../../../ui/load-later.tsx';
import { useGoogleAccounts, type GoogleAccount } from '../../use-google-accounts.ts';
import { ConnectButton } from '../connect-button.tsx';
import { useConsent, type ConsentOptions } from '../use-consent.ts';
import { AccountRow } from './account-row.tsx';

const DisconnectDialog = loadLater(async () => (await import('./disconnect-dialog.tsx')).DisconnectDialog);

interface GoogleAccountsViewProps extends ConsentOptions {
  onImport?: ((account: GoogleAccount) => void) | undefined;
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** The accounts with what can be done to them. */
export function GoogleAccountsView(props: GoogleAccountsViewProps): JSX.Element {
  const { onImport, returnTo = 'accounts', openConsent, headingLevel = 1 } = props;
  const t = useTranslate();
  const { data: accounts, error, isFetching, refetch } = useGoogleAccounts();
  const consent = useConsent(returnTo, openConsent);
  const [leaving, setLeaving] = useState<GoogleAccount>();
  const isEmpty = accounts?.length === 0;
  // The button would move away under the pointer if the list turned out to be empty.
  const isKnown = accounts !== undefined || error !== null;
  return (
    <Root>
      <Header>
        <Heading>
          <Title as={`h${headingLevel}`}>{t('integrations.title')}</Title>
          <Lead>{t('integrations.lead')}</Lead>
        </Heading>
        {isKnown && !isEmpty && <ConnectButton consent={consent} />}
      </Header>
      {error && !accounts && (
        <ErrorState
          title={t('integrations.error')}
          onRetry={() => void refetch()}
          retryLabel={t('common.retry')}
          isRetrying={isFetching}
        >
          {error.detail}
        </ErrorState>
      )}
      {!error && !accounts && <Skeleton label={t('common.loading')} blocks={2} lines={2} />}
      {isEmpty && (
        <EmptyState
          icon={<PlugIcon size={24} />}
          headingLevel={headingLevel === 1 ? 2 : headingLevel === 2 ? 3 : 4}
          title={t('integrations.empty.title')}
          actions={<ConnectButton consent={consent} />}
        >
          {t('integrations.empty.text')}
        </EmptyState>
      )}
      {accounts && !isEmpty && (
        <List aria-label={t('integrations.title')}>
          {accounts.map((account) => (
            <AccountRow
              key={account.id}
              account={account}
              consent={consent}
              onImport={onImport && (() => onImport(account))}
              onDisconnect={() => setLeaving(account)}
            />
          ))}
        </List>
      )}
      {leaving && <DisconnectDialog account={leaving} onClose={() => setLeaving(undefined)} />}
    </Root>
  );
}

const Root = styled.div.withConfig(partClass('GoogleAccounts'))`
  display: flex;
  flex-direction: column;
  gap: 18px;
  padding: clamp(14px, 3vw, 22px) clamp(16px, 4vw, 24px) 32px;
  container-type: inline-size;
  color: var(--pf-ink);
`;

const Header = styled.div.withConfig(partClass('GoogleAccounts-header'))`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 10px 20px;
`;

const Heading = styled.div.withConfig(innerClass('GoogleAccounts-heading'))`
  flex: 1 1 280px;
`;

const Title = styled.h1.withConfig(innerClass('GoogleAccounts-title'))`
  margin: 0;
  font-size: var(--pf-font-size-xl);
  font-weight: 680;
  line-height: 1.25;
  letter-spacing: -0.015em;
`;

const Lead = styled.p.withConfig(innerClass('GoogleAccounts-lead'))`
  max-inline-size: 68ch;
  margin: 4px 0 0;
  color: var(--pf-ink-2);
  text-wrap: pretty;
`;

const List = styled.ul.withConfig(innerClass('GoogleAccounts-list'))`
  margin: 0;
  padding: 0;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
  list-style: none;
`;
