'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { DataList } from '../../../patterns/data-list.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ChevronEndIcon } from '../../../ui/icons/arrow-icons.tsx';
import { PlugIcon } from '../../../ui/icons/place-icons.tsx';
import { Spread, Stack } from '../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../ui/layout/text.tsx';
import { ConnectGoogleButton } from './google-consent.tsx';
import type { ImportStepProps } from './location-import.tsx';

/** Which account to import from. */
export function AccountChoice({ state, consent, headingLevel }: ImportStepProps): JSX.Element {
  const t = useTranslate();
  const { data: accounts = [] } = state.accounts;
  if (accounts.length === 0)
    return (
      <EmptyState
        icon={<PlugIcon size={24} />}
        headingLevel={headingLevel === 1 ? 2 : headingLevel}
        title={t('integrations.empty.title')}
        actions={<ConnectGoogleButton consent={consent} />}
      >
        {t('integrations.empty.text')}
      </EmptyState>
    );
  return (
    <Stack as="section" gap={4} minInlineSize="0">
      <Spread as="header" part="LocationImport-header" gap={5} rowGap={2}>
        <Heading level={headingLevel}>{t('integrations.import.accounts')}</Heading>
        <ConnectGoogleButton consent={consent} variant="default" label={t('integrations.import.another')} />
      </Spread>
      <Text as="p" tone="muted" wrap="pretty" maxInlineSize="68ch">
        {t('integrations.import.accounts_text')}
      </Text>
      <DataList label={t('integrations.import.accounts')}>
        {accounts.map(({ id, title, login, facilities_count: count, is_disconnected: isLost }) => (
          <Spread key={id} as="li" gap={6} rowGap={3} padding={[4, 5]}>
            <Text as="div" basis="220px" wrap="anywhere">
              <Text as="strong" weight="semibold">
                {title}
              </Text>{' '}
              {isLost && <Tag tone="bad">{t('integrations.disconnected')}</Tag>}
              <Text as="div" size="s" tone="subtle">
                {[login, t('integrations.locations', { count })].filter(Boolean).join(' · ')}
              </Text>
            </Text>
            {isLost ? (
              <Button
                aria-label={t('integrations.reconnect_named', { title })}
                onPress={consent.connect}
                isPending={consent.isConnecting}
                pendingLabel={t('integrations.connecting')}
                disabledReason={consent.refusal}
              >
                {t('integrations.reconnect')}
              </Button>
            ) : (
              <Button
                aria-label={t('integrations.import.choose_named', { title })}
                icon={<ChevronEndIcon size={16} />}
                onPress={() => state.choose(id)}
              >
                {t('integrations.import.places')}
              </Button>
            )}
          </Spread>
        ))}
      </DataList>
    </Stack>
  );
}
