'use client';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { PageHeader } from '../../../../patterns/page-header.tsx';
import { Screen } from '../../../../patterns/screen.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import type { ApiKey } from '../../api-keys/use-api-keys.ts';
import { useTeamActor } from '../../use-team-actor.ts';
import { ApiKeyList } from './api-key-list.tsx';

const NewApiKeyDialog = lazyComponent(async () => (await import('./new-api-key-dialog.tsx')).NewApiKeyDialog);
const RevokeApiKeyDialog = lazyComponent(
  async () => (await import('./revoke-api-key-dialog.tsx')).RevokeApiKeyDialog,
);

/** The keys with what can be done to them. */
export function ApiKeysView({ headingLevel }: { headingLevel: 1 | 2 | 3 }): JSX.Element {
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
