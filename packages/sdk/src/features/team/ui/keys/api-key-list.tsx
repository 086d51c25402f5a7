'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass, partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { PlugIcon } from '../../../../ui/icons/place-icons.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useApiKeys, type ApiKey } from '../../api-keys/use-api-keys.ts';

interface ApiKeyListProps {
  headingLevel: 1 | 2 | 3;
  /** Why the reader may not revoke keys. */
  refusal: string | undefined;
  onRevoke: (key: ApiKey) => void;
}

/** Every key: whose it is, how much it can do, when it was last used. */
export function ApiKeyList({ headingLevel, refusal, onRevoke }: ApiKeyListProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { data, error, isFetching, refetch } = useApiKeys();
  if (error)
    return (
      <ErrorState
        title={t('team.keys.error.title')}
        onRetry={() => void refetch()}
        retryLabel={t('common.retry')}
        isRetrying={isFetching}
      >
        {error.detail}
      </ErrorState>
    );
  if (!data) return <Skeleton label={t('common.loading')} blocks={2} lines={2} />;
  if (data.results.length === 0)
    return (
      <EmptyState
        icon={<PlugIcon size={24} />}
        title={t('team.keys.empty.title')}
        headingLevel={headingLevel === 1 ? 2 : headingLevel === 2 ? 3 : 4}
      >
        {t('team.keys.empty.text')}
      </EmptyState>
    );
  return (
    <List aria-label={t('team.keys.title')}>
      {data.results.map((key) => (
        <Row key={key.id}>
          <div>
            <Text as="div" weight="semibold" wrap="anywhere">
              {key.name} <Prefix>{key.prefix}…</Prefix>
            </Text>
            <Text as="div" tone="subtle" size="s">
              {[
                t('team.keys.permissions', { count: key.permissions.length }),
                t('team.keys.created', { date: format.date(key.created_at), name: key.created_by }),
                key.last_used_at
                  ? t('team.keys.last_used', { date: format.date(key.last_used_at, 'date_time') })
                  : t('team.keys.never_used'),
              ].join(' · ')}
            </Text>
          </div>
          <Button
            size="s"
            variant="danger"
            aria-label={t('team.keys.revoke_named', { name: key.name })}
            disabledReason={refusal}
            onPress={() => onRevoke(key)}
          >
            {t('team.keys.revoke')}
          </Button>
        </Row>
      ))}
    </List>
  );
}

const List = styled.ul.withConfig(innerClass('ApiKeys-list'))`
  margin: 0;
  padding: 0;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
  list-style: none;
`;

const Row = styled.li.withConfig(partClass('ApiKeys-row'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 20px;
  padding: 12px 16px;
  & + & {
    border-block-start: 1px solid var(--pf-line-2);
  }
  & > div {
    flex: 1 1 260px;
    min-inline-size: 0;
  }
`;

const Prefix = styled.code.withConfig(innerClass('ApiKeys-prefix'))`
  color: var(--pf-ink-3);
  font-family: ui-monospace, monospace;
  font-size: var(--pf-font-size-s);
  font-weight: 400;
`;
