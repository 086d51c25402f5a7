'use client';
import type { Permission } from '@pinfold/contract/access/permissions';
import { useMemo, useState, type JSX } from 'react';
import type { Schemas } from '../../../../client/schema.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useCreateApiKey } from '../../api-keys/use-create-api-key.ts';
import { choosePermissions } from '../../permissions/permission-choice.ts';
import { grantableWithNeeds } from '../../permissions/grantable.ts';
import { useTeamActor } from '../../use-team-actor.ts';
import { PermissionTree } from '../permissions/permission-tree.tsx';

interface ApiKeyFormProps {
  onMade: (made: Schemas['CreatedApiKey']) => void;
  onClose: () => void;
}

const noPermissions: ReadonlySet<Permission> = new Set();

/** Names a key and says the most that its tokens can do. */
export function ApiKeyForm({ onMade, onClose }: ApiKeyFormProps): JSX.Element {
  const t = useTranslate();
  const actor = useTeamActor();
  const grantable = useMemo(() => (actor ? grantableWithNeeds(actor) : noPermissions), [actor]);
  const create = useCreateApiKey();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly Permission[]>([]);
  const [wasTried, setTried] = useState(false);
  const isNameMissing = wasTried && name.trim() === '';
  const arePermissionsMissing = wasTried && chosen.length === 0;
  const send = () => {
    setTried(true);
    if (name.trim() === '' || chosen.length === 0) return;
    create.mutate({ name: name.trim(), permissions: [...chosen] }, { onSuccess: onMade });
  };
  return (
    <Dialog
      title={t('team.keys.new_title')}
      closeLabel={t('common.close')}
      isOpen
      isDismissable={name === '' && chosen.length === 0}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            onPress={send}
            isPending={create.isPending}
            pendingLabel={t('team.keys.creating')}
          >
            {t('team.keys.create')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <TextField
          autoFocus
          isRequired
          label={t('team.keys.name')}
          description={t('team.keys.name_hint')}
          value={name}
          onChange={setName}
          maxLength={100}
          errorMessage={isNameMissing ? t('team.keys.name_missing') : undefined}
        />
        <Stack gap={3}>
          <Text tone="muted" size="s" weight="medium">
            {t('team.keys.permissions_label')}
          </Text>
          {arePermissionsMissing && (
            <Banner tone="bad" role="alert">
              {t('team.keys.permissions_missing')}
            </Banner>
          )}
          <PermissionTree
            q=""
            chosen={chosen}
            grantable={grantable}
            onChange={(wanted, isOn) =>
              setChosen(choosePermissions(chosen, wanted, isOn, grantable).permissions)
            }
          />
        </Stack>
        {create.error && (
          <Banner tone="bad" role="alert">
            {create.error.detail ?? t('error.generic')}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
