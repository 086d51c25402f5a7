'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { DataList, DataRow } from '../../../../patterns/data-list.tsx';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
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
  if (!data?.results.length)
    return (
      <QueryState
        query={{ error, isFetching, refetch }}
        failed={t('team.keys.error.title')}
        empty={
          data && {
            icon: <PlugIcon size={24} />,
            title: t('team.keys.empty.title'),
            text: t('team.keys.empty.text'),
          }
        }
        loading={{ blocks: 2, lines: 2 }}
        headingLevel={headingLevel === 1 ? 2 : headingLevel === 2 ? 3 : 4}
      />
    );
  return (
    <DataList label={t('team.keys.title')}>
      {data.results.map((key) => (
        <DataRow
          key={key.id}
          part="ApiKeys-row"
          basis="260px"
          title={
            <>
              {key.name}{' '}
              <Text as="code" tone="subtle" size="s" weight="regular" isCode>
                {key.prefix}…
              </Text>
            </>
          }
          details={[
            t('team.keys.permissions', { count: key.permissions.length }),
            t('team.keys.created', { date: format.date(key.created_at), name: key.created_by }),
            key.last_used_at
              ? t('team.keys.last_used', { date: format.date(key.last_used_at, 'date_time') })
              : t('team.keys.never_used'),
          ].join(' · ')}
          actions={
            <Button
              size="s"
              variant="danger"
              aria-label={t('team.keys.revoke_named', { name: key.name })}
              disabledReason={refusal}
              onPress={() => onRevoke(key)}
            >
              {t('team.keys.revoke')}
            </Button>
          }
        />
      ))}
    </DataList>
  );
}
