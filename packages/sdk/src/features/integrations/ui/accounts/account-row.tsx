'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { integrationAccess } from '../../integration-access.ts';
import type { GoogleAccount } from '../../use-google-accounts.ts';
import type { Consent } from '../use-consent.ts';
import { Inset, Row, Spread } from '../../../../ui/layout/stack.tsx';

interface AccountRowProps {
  account: GoogleAccount;
  consent: Consent;
  onImport: (() => void) | undefined;
  onDisconnect: () => void;
}

/** One account: whose login it is, how many locations came from it, and whether we still have access. */
export function AccountRow({ account, consent, onImport, onDisconnect }: AccountRowProps): JSX.Element {
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
