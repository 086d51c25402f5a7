'use client';
import { type JSX, useState } from 'react';
import { teamMessages } from '../../../../i18n/feature-messages.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { DataList, DataRow } from '../../../../patterns/data-list.tsx';
import { PageHeader } from '../../../../patterns/page-header.tsx';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { Screen } from '../../../../patterns/screen.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { PlugIcon } from '../../../../ui/icons/place-icons.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import { type ApiKey, useApiKeys } from '../../api-keys/api-keys.ts';
import { useTeamActor } from '../../use-team.ts';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';

export interface ApiKeysProps {
  /** Level of the title in the page's outline. @defaultValue 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Appearance of the keys alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The keys with which the company's server requests embed tokens: create one, see when it was last used, revoke it.
 * Renders nothing for users who may not manage the company.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-ApiKeys
 * @example
 * ```tsx
 * <ApiKeys headingLevel={2} />
 * ```
 */
export function ApiKeys({ headingLevel = 2, appearance }: ApiKeysProps): JSX.Element | null {
  const reading = usePermission(readingAccess);
  const areWordsReady = useFeatureMessages(teamMessages);
  if (!reading.allowed || !areWordsReady) return null;
  return (
    <Surface component="ApiKeys" appearance={appearance}>
      <ApiKeysView headingLevel={headingLevel} />
    </Surface>
  );
}

// The demo may look at the keys, although it may not manage the company.
const readingAccess = { permission: 'manage_company_data', module: 'company', demo: 'allowed' } as const;

const NewApiKeyDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./new-api-key-dialog.tsx')).NewApiKeyDialog,
);

const RevokeApiKeyDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./revoke-api-key-dialog.tsx')).RevokeApiKeyDialog,
);

/** The keys with what can be done to them. */
function ApiKeysView({ headingLevel }: { headingLevel: 1 | 2 | 3 }): JSX.Element {
  const t = useTranslate();
  const managing = usePermission('manage_company_data');
  const actor = useTeamActor();
  const refusal = managing.reason?.text;
  const [isCreating, setCreating] = useState(false);
  const [revoked, setRevoked] = useState<ApiKey>();
  return (
    <Screen part="ApiKeys" height="flow" inset="page">
      <PageHeader
        title={t('team.keys.title')}
        headingLevel={headingLevel}
        size="l"
        lead={t('team.keys.text')}
        actions={
          <Button
            icon={<PlusIcon size={16} />}
            isDisabled={managing.isPending || !actor}
            disabledReason={refusal}
            onPress={() => setCreating(true)}
          >
            {t('team.keys.create')}
          </Button>
        }
      />
      <ApiKeyList headingLevel={headingLevel} refusal={refusal} onRevoke={setRevoked} />
      {isCreating && <NewApiKeyDialog onClose={() => setCreating(false)} />}
      {revoked && <RevokeApiKeyDialog apiKey={revoked} onClose={() => setRevoked(undefined)} />}
    </Screen>
  );
}

interface ApiKeyListProps {
  headingLevel: 1 | 2 | 3;
  /** Why the user may not revoke keys. */
  refusal: string | undefined;
  onRevoke: (key: ApiKey) => void;
}

/** Every key: whose it is, how much it can do, when it was last used. */
function ApiKeyList({ headingLevel, refusal, onRevoke }: ApiKeyListProps): JSX.Element {
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
