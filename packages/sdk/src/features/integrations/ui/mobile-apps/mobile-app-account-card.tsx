'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { DataList, DataRow } from '../../../../patterns/data-list.tsx';
import { TitledCard } from '../../../../patterns/titled-card.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { isOldKey } from '../../mobile-apps/is-old-key.ts';
import type { MobileAppAccount } from '../../mobile-apps/use-mobile-app-accounts.ts';
import type { MobileApp } from '../../mobile-apps/use-mobile-apps.ts';

/** What can be done to an account. */
export type AccountStep = 'add_apps' | 'replace_key' | 'delete';

interface MobileAppAccountCardProps {
  account: MobileAppAccount;
  /** The account's own. */
  apps: readonly MobileApp[];
  headingLevel: 3 | 4;
  /** Why the reader may change nothing. */
  refusal: string | undefined;
  onStep: (step: AccountStep) => void;
  onRemove: (app: MobileApp) => void;
}

/** An account: its key, what is wrong with it, and its apps. */
export function MobileAppAccountCard(props: MobileAppAccountCardProps): JSX.Element {
  const { account, apps, headingLevel, refusal, onStep, onRemove } = props;
  const t = useTranslate();
  const { name, problem } = account;
  const replace = (
    <Button
      size="s"
      aria-label={t('mobile_apps.replace_named', { name })}
      disabledReason={refusal}
      onPress={() => onStep('replace_key')}
    >
      {t('mobile_apps.replace')}
    </Button>
  );
  return (
    <TitledCard
      part="MobileApps-account"
      headingLevel={headingLevel}
      label={name}
      title={
        <>
          {name} {problem && <Tag tone="bad">{t('mobile_apps.refused')}</Tag>}
        </>
      }
      tools={
        <Row gap={3} wrap>
          <Button
            size="s"
            aria-label={t('mobile_apps.add_apps_named', { name })}
            disabledReason={refusal}
            onPress={() => onStep('add_apps')}
          >
            {t('mobile_apps.add_apps')}
          </Button>
          {!problem && replace}
          <Button
            size="s"
            variant="danger"
            aria-label={t('mobile_apps.delete_named', { name })}
            disabledReason={refusal}
            onPress={() => onStep('delete')}
          >
            {t('mobile_apps.delete')}
          </Button>
        </Row>
      }
    >
      {problem && (
        <Banner tone="bad" title={t('mobile_apps.refused_title')} actions={replace}>
          {t(`mobile_apps.problem.${problem}`)}
        </Banner>
      )}
      <KeyFacts account={account} />
      {apps.length === 0 ? (
        <Text as="p" tone="muted" size="s">
          {t('mobile_apps.no_apps')}
        </Text>
      ) : (
        <DataList label={t('mobile_apps.apps_of', { name })}>
          {apps.map((app) => (
            <DataRow
              key={app.id}
              part="MobileApps-app"
              title={
                <Link href={app.store_url} target="_blank" rel="noreferrer">
                  {app.name}
                </Link>
              }
              details={app.bundle_id !== app.name && app.bundle_id}
              actions={
                <IconButton
                  size="s"
                  icon={<TrashIcon size={16} />}
                  label={refusal ?? t('mobile_apps.remove_named', { name: app.name })}
                  isDisabled={refusal !== undefined}
                  onPress={() => onRemove(app)}
                />
              }
            />
          ))}
        </DataList>
      )}
    </TitledCard>
  );
}

/** What tells the key apart from others, and how old it is; the key itself is never shown. */
function KeyFacts({ account }: { account: MobileAppAccount }) {
  const t = useTranslate();
  const format = useFormat();
  const { key_id: keyId, issuer_id: issuerId, client_email: email, fingerprint, key_set_at: setAt } = account;
  const values = { date: format.date(setAt), age: format.age(setAt), name: account.key_set_by ?? '' };
  const facts = [
    t('mobile_apps.key_id', { id: keyId }),
    issuerId && t('mobile_apps.issuer_id', { id: issuerId }),
    email,
    t(account.key_set_by === null ? 'mobile_apps.key_stored' : 'mobile_apps.key_stored_by', values),
  ];
  return (
    <Stack gap={2}>
      <Text as="p" size="s" tone="muted" wrap="anywhere">
        {facts.filter(Boolean).join(' · ')}
      </Text>
      <Text as="p" size="xs" tone="subtle" wrap="anywhere">
        {t('mobile_apps.fingerprint')} <Text isCode>{fingerprint}</Text>
      </Text>
      {isOldKey(account) && (
        <Text as="p" size="s" tone="warn">
          {t('mobile_apps.key_old', values)}
        </Text>
      )}
    </Stack>
  );
}
