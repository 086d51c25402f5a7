'use client';
import { type JSX, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { Permission } from '@pinfold/contract/access/permissions';
import type { Schemas } from '../../../../client/schema.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { CheckIcon, CopyIcon } from '../../../../ui/icons/action-icons.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { FormDialog } from '../../../../patterns/form-dialog.tsx';
import { useCreateApiKey } from '../../api-keys/api-keys.ts';
import { choosePermissions, grantableWithNeeds } from '../../permissions/permission-choice.ts';
import { useTeamActor } from '../../use-team.ts';
import { PermissionTree } from '../permissions/permission-tree.tsx';
import { useCopy } from '../../../../ui/use-copy.ts';

/** Creates a key, then shows its secret once. */
export function NewApiKeyDialog({ onClose }: { onClose: () => void }): JSX.Element {
  const [made, setMade] = useState<Schemas['CreatedApiKey']>();
  return made ? (
    <ApiKeySecret made={made} onClose={onClose} />
  ) : (
    <ApiKeyForm onMade={setMade} onClose={onClose} />
  );
}

interface ApiKeyFormProps {
  onMade: (made: Schemas['CreatedApiKey']) => void;
  onClose: () => void;
}

const noPermissions: ReadonlySet<Permission> = new Set();

/** Form of a key's name and the permissions that its tokens can have at most. */
function ApiKeyForm({ onMade, onClose }: ApiKeyFormProps): JSX.Element {
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
    <FormDialog
      title={t('team.keys.new_title')}
      isDismissable={name === '' && chosen.length === 0}
      onClose={onClose}
      onSubmit={send}
      action={{
        children: t('team.keys.create'),
        isPending: create.isPending,
        pendingLabel: t('team.keys.creating'),
      }}
    >
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
    </FormDialog>
  );
}

interface ApiKeySecretProps {
  made: Schemas['CreatedApiKey'];
  onClose: () => void;
}

/** The secret, shown only once; closing without a copy asks first. */
function ApiKeySecret({ made, onClose }: ApiKeySecretProps): JSX.Element {
  const t = useTranslate();
  const { isCopied, copy } = useCopy(made.secret);
  const [isAsking, setAsking] = useState(false);
  const close = () => (isCopied ? onClose() : setAsking(true));
  return (
    <>
      <Dialog
        title={t('team.keys.secret_title', { name: made.name })}
        closeLabel={t('common.close')}
        isOpen
        isDismissable={false}
        onOpenChange={close}
        footer={
          <>
            <Button onPress={close}>{t('common.close')}</Button>
            <Button
              variant="primary"
              icon={isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
              onPress={copy}
            >
              {t(isCopied ? 'team.keys.copied' : 'team.keys.copy')}
            </Button>
          </>
        }
      >
        <Banner tone="warn">{t('team.keys.secret_text')}</Banner>
        <Secret tabIndex={0} role="group" aria-label={t('team.keys.secret_label')}>
          {made.secret}
        </Secret>
      </Dialog>
      <ConfirmDialog
        title={t('team.keys.close_title')}
        confirmLabel={t('team.keys.close')}
        cancelLabel={t('team.keys.close_keep')}
        isDanger
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={onClose}
      >
        {t('team.keys.close_text')}
      </ConfirmDialog>
    </>
  );
}

const Secret = styled.code.withConfig(innerClass('ApiKeys-secret'))`
  display: block;
  margin-block-start: 14px;
  padding: 12px 14px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-s);
  background: var(--pf-background);
  font-family: ui-monospace, monospace;
  font-size: var(--pf-font-size-s);
  overflow-wrap: anywhere;
  user-select: all;
`;
