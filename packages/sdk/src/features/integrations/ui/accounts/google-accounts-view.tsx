'use client';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { PlugIcon } from '../../../../ui/icons/place-icons.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { useGoogleAccounts, type GoogleAccount } from '../../use-google-accounts.ts';
import { ConnectButton } from '../connect-button.tsx';
import { useConsent, type ConsentOptions } from '../use-consent.ts';
import { AccountRow } from './account-row.tsx';
import { Spread, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import { DataList } from '../../../../patterns/data-list.tsx';
import { Screen, useScreenLayout } from '../../../../patterns/screen.tsx';

const DisconnectDialog = lazyComponent(
  async () => (await import('./disconnect-dialog.tsx')).DisconnectDialog,
);

interface GoogleAccountsViewProps extends ConsentOptions {
  onImport?: ((account: GoogleAccount) => void) | undefined;
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** The accounts with what can be done to them. */
export function GoogleAccountsView(props: GoogleAccountsViewProps): JSX.Element {
  const { onImport, returnTo = 'accounts', openConsent, headingLevel = 1 } = props;
  const t = useTranslate();
  const { data: accounts, error, isFetching, refetch } = useGoogleAccounts();
  const layout = useScreenLayout();
  const consent = useConsent(returnTo, openConsent);
  const [leaving, setLeaving] = useState<GoogleAccount>();
  const isEmpty = accounts?.length === 0;
  // The button would move away under the pointer if the list turned out to be empty.
  const isKnown = accounts !== undefined || error !== null;
  return (
    <Screen part="GoogleAccounts" layout={layout} height="flow" inset="page">
      <Spread part="GoogleAccounts-header" align="start" gap={6} rowGap={3}>
        <Stack basis="280px" gap={2}>
          <Heading level={headingLevel} size="xl">
            {t('integrations.title')}
          </Heading>
          <Text as="p" tone="muted" wrap="pretty" maxInlineSize="68ch">
            {t('integrations.lead')}
          </Text>
        </Stack>
        {isKnown && !isEmpty && <ConnectButton consent={consent} />}
      </Spread>
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
        <DataList label={t('integrations.title')}>
          {accounts.map((account) => (
            <AccountRow
              key={account.id}
              account={account}
              consent={consent}
              onImport={onImport && (() => onImport(account))}
              onDisconnect={() => setLeaving(account)}
            />
          ))}
        </DataList>
      )}
      {leaving && <DisconnectDialog account={leaving} onClose={() => setLeaving(undefined)} />}
    </Screen>
  );
}
