'use client';
import { type JSX, useState } from 'react';
import { maxPasskeyNameLength } from '@pinfold/contract/features/session/passkey';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { FormDialog } from '../../../patterns/form-dialog.tsx';
import { refusedFields } from '../../../query/form-refusal.ts';
import { type Passkey, useRemovePasskey, useRenamePasskey } from '../passkeys.ts';
import { FactorRefusal } from './factor-refusal.tsx';

interface PasskeyDialogProps {
  passkey: Passkey;
  onClose: () => void;
}

/** Asks what a passkey is called. */
export function RenamePasskeyDialog({ passkey, onClose }: PasskeyDialogProps): JSX.Element {
  const t = useTranslate();
  const rename = useRenamePasskey();
  const [name, setName] = useState(passkey.name);
  const [wasTried, setTried] = useState(false);
  const isFilled = name.trim() !== '';
  const refused = refusedFields(rename.error).name;
  const send = () => {
    setTried(true);
    if (isFilled) rename.mutate({ id: passkey.id, name }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t('session.passkeys.rename')}
      size="s"
      gap={4}
      onClose={onClose}
      onSubmit={send}
      action={{ children: t('common.save'), isPending: rename.isPending, pendingLabel: t('common.loading') }}
    >
      {!refused && <FactorRefusal error={rename.error} />}
      <TextField
        autoFocus
        label={t('session.passkeys.name')}
        maxLength={maxPasskeyNameLength}
        value={name}
        onChange={setName}
        errorMessage={wasTried && !isFilled ? t('session.passkeys.name_missing') : refused}
      />
    </FormDialog>
  );
}

interface RemovePasskeyDialogProps extends PasskeyDialogProps {
  /** Nothing else is asked for beside the password. */
  isLast: boolean;
  /** A company of the user asks for a second factor. */
  isRequired: boolean;
}

/** Confirms that a passkey is to open the account no more. */
export function RemovePasskeyDialog(props: RemovePasskeyDialogProps): JSX.Element {
  const { passkey, isLast, isRequired, onClose } = props;
  const t = useTranslate();
  const remove = useRemovePasskey();
  return (
    <ConfirmDialog
      title={`${t('common.delete')}: ${passkey.name}`}
      confirmLabel={t('common.delete')}
      cancelLabel={t('common.cancel')}
      isDanger
      isOpen
      onOpenChange={onClose}
      onConfirm={() => remove.mutate(passkey.id, { onSuccess: onClose })}
      isPending={remove.isPending}
      pendingLabel={t('common.loading')}
    >
      <Text as="p">{t(isLast ? 'session.factor.off_text' : 'session.passkeys.remove_text')}</Text>
      {isLast && isRequired && <Text as="p">{t('session.factor.off_required')}</Text>}
      <FactorRefusal error={remove.error} />
    </ConfirmDialog>
  );
}
