'use client';
import { type JSX, useState } from 'react';
import { integrationsMessages } from '../../../i18n/feature-messages.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { DataList } from '../../../patterns/data-list.tsx';
import { FeatureSurface } from '../../../patterns/feature-surface.tsx';
import { Screen, useScreenLayout } from '../../../patterns/screen.tsx';
import { usePermission } from '../../../permissions/use-permission.ts';
import type { Appearance } from '../../../theme/appearance.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PlugIcon } from '../../../ui/icons/place-icons.tsx';
import { Inset, Row, Spread, Stack } from '../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../ui/layout/text.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { integrationAccess } from '../integrations.queries.ts';
import { type GoogleAccount, useGoogleAccounts } from '../use-google-accounts.ts';
import type { Consent } from './connect-button.tsx';
import { ConnectGoogleButton, type ConsentOptions, useConsent } from './google-consent.tsx';

export interface GoogleAccountsProps extends ConsentOptions {
  /** Opens the import; without it no account offers one. */
  onImport?: ((account: GoogleAccount) => void) | undefined;
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Appearance of the accounts alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The Google accounts that the company is connected to: connect one, see what came from it, connect it again when Google has
 * withdrawn the access, disconnect it, and answer what it is invited to manage.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-GoogleAccounts
 * @example
 * ```tsx
 * <GoogleAccounts onImport={() => navigate('/business-addresses/add/new')} />
 * ```
 */
export function GoogleAccounts({ appearance, ...props }: GoogleAccountsProps): JSX.Element {
  return (
    <FeatureSurface
      component="GoogleAccounts"
      appearance={appearance}
      messages={[integrationsMessages]}
      permission={usePermission(integrationAccess.seeAccounts)}
      forbidden="integrations.forbidden"
      loading={null}
    >
      <GoogleAccountsView {...props} />
    </FeatureSurface>
  );
}

const DisconnectDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./disconnect-dialog.tsx')).DisconnectDialog,
);

const Invitations = /* @__PURE__ */ lazyComponent(
  async () => (await import('./google-invitations.tsx')).GoogleInvitations,
);

interface GoogleAccountsViewProps extends ConsentOptions {
  onImport?: ((account: GoogleAccount) => void) | undefined;
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** The accounts with what can be done to them. */
function GoogleAccountsView(props: GoogleAccountsViewProps): JSX.Element {
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
        {isKnown && !isEmpty && <ConnectGoogleButton consent={consent} />}
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
          actions={<ConnectGoogleButton consent={consent} />}
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
      {accounts?.some((account) => !account.is_disconnected) && (
        <Invitations headingLevel={headingLevel === 1 ? 2 : headingLevel === 2 ? 3 : 4} />
      )}
      {leaving && <DisconnectDialog account={leaving} onClose={() => setLeaving(undefined)} />}
    </Screen>
  );
}

interface AccountRowProps {
  account: GoogleAccount;
  consent: Consent;
  onImport: (() => void) | undefined;
  onDisconnect: () => void;
}

/** One account: whose login it is, how many locations came from it, and whether we still have access. */
function AccountRow({ account, consent, onImport, onDisconnect }: AccountRowProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const importing = usePermission(integrationAccess.import);
  const { title, login, facilities_count: count, connected_at: connectedAt } = account;
  const facts = [
    login,
    t('integrations.locations', { count }),
    connectedAt && t('integrations.connected_on', { date: format.date(connectedAt) }),
  ];
  return (
    <Spread as="li" part="GoogleAccounts-row" gap={6} rowGap={3} padding={[4, 5]}>
      <Inset basis="260px">
        <Text as="div" weight="semibold" wrap="anywhere">
          {title} {account.is_disconnected && <Tag tone="bad">{t('integrations.disconnected')}</Tag>}
        </Text>
        <Text as="div" tone="subtle" size="s" wrap="anywhere">
          {facts.filter(Boolean).join(' · ')}
        </Text>
        {account.is_disconnected && (
          <Text as="p" tone="bad" size="s" padding={[2, 0, 0]}>
            {t('integrations.disconnected_text')}
          </Text>
        )}
      </Inset>
      <Row gap={3} wrap>
        {account.is_disconnected ? (
          <Button
            size="s"
            variant="primary"
            aria-label={t('integrations.reconnect_named', { title })}
            onPress={consent.connect}
            isPending={consent.isConnecting}
            pendingLabel={t('integrations.connecting')}
            disabledReason={consent.refusal}
          >
            {t('integrations.reconnect')}
          </Button>
        ) : (
          onImport && (
            <Button
              size="s"
              aria-label={t('integrations.import_named', { title })}
              onPress={onImport}
              disabledReason={importing.reason?.text}
            >
              {t('integrations.import')}
            </Button>
          )
        )}
        <Button
          size="s"
          variant="danger"
          aria-label={t('integrations.disconnect_named', { title })}
          onPress={onDisconnect}
          disabledReason={consent.refusal}
        >
          {t('integrations.disconnect')}
        </Button>
      </Row>
    </Spread>
  );
}
