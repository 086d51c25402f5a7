'use client';
import { useState, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import { loadLater } from '../../../../ui/load-later.tsx';
import type { ApiKey } from '../../api-keys/use-api-keys.ts';
import { useTeamActor } from '../../use-team-actor.ts';
import { ApiKeyList } from './api-key-list.tsx';

const NewApiKeyDialog = loadLater(async () => (await import('./new-api-key-dialog.tsx')).NewApiKeyDialog);
const RevokeApiKeyDialog = loadLater(
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
    <Root>
      <Row part="ApiKeys-header" gap={5} rowGap={2} justify="between" wrap>
        <Heading level={headingLevel}>{t('team.keys.title')}</Heading>
        <Button
          icon={<PlusIcon size={16} />}
          isDisabled={managing.isPending || !actor}
          disabledReason={refusal}
          onPress={() => setCreating(true)}
        >
          {t('team.keys.create')}
        </Button>
      </Row>
      <Text as="p" tone="subtle" maxInlineSize="72ch">
        {t('team.keys.text')}
      </Text>
      <ApiKeyList headingLevel={headingLevel} refusal={refusal} onRevoke={setRevoked} />
      {isCreating && <NewApiKeyDialog onClose={() => setCreating(false)} />}
      {revoked && <RevokeApiKeyDialog apiKey={revoked} onClose={() => setRevoked(undefined)} />}
    </Root>
  );
}

const Root = styled.section.withConfig(partClass('ApiKeys'))`
  display: flex;
  flex-direction: column;
  gap: 10px;
  padding: clamp(14px, 3vw, 22px) clamp(16px, 4vw, 24px) 32px;
  container-type: inline-size;
  color: var(--pf-ink);
`;
